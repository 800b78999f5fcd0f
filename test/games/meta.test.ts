import { describe, expect, it } from 'vitest';
import { registry } from '../../src/registry.ts';
import { widthOfText } from '../../src/tui/draw/cells.ts';

describe.each(registry.map(({ meta }) => meta))('what newcomers are told of $title', meta => {
  it('says what it is about in a line that fits a menu of 80 columns', () => {
    expect(widthOfText(meta.about)).toBeLessThanOrEqual(56);
    expect(meta.about).toMatch(/^[A-Z].*[^.]$/u);
  });

  it('says the aim in three sentences that can be read at a glance', () => {
    expect(meta.aim).toHaveLength(3);
    for (const sentence of meta.aim) expect(sentence).toMatch(/^[A-Z][^.!?]*\.$/u);
    expect(meta.aim.join(' ').split(' ').length).toBeLessThanOrEqual(75);
  });

  it('says how long it takes', () => {
    expect(meta.minutes.min).toBeGreaterThan(0);
    expect(meta.minutes.max).toBeGreaterThanOrEqual(meta.minutes.min);
  });
});
