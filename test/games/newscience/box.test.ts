import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../src/app/load-game.ts';
import { parseRules } from '../../../src/app/rules-text.ts';
import { unwrap } from '../../../src/core/result.ts';
import { nodeFiles } from '../../../src/storage/file-system.ts';
import { readRules } from '../../../src/storage/rules-data.ts';

const topics = parseRules(unwrap(readRules('newscience', nodeFiles)));

describe('what a player looks up', () => {
  it('has an entry for every component, which points at a rule [newscience.components]', async () => {
    const { game } = await loadGame('newscience', null);
    const box = game.box();
    const names = box.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(["Spinoza's Lenses", 'Astrology', 'Galileo Galilei']));
    const anchors = new Set(topics.map(({ anchor }) => anchor));
    expect(box.filter(({ rule }) => !anchors.has(rule))).toEqual([]);
  });

  it('tells how many action spaces there are with so many players [newscience.energy.space]', async () => {
    const { game } = await loadGame('newscience', null);
    const spaces = game.box().filter(({ name }) => name.startsWith('Action spaces with '));
    expect(spaces.map(({ name }) => name.replace(/\D+/gu, ''))).toEqual(['2', '3', '4', '5']);
    expect(spaces[0]!.text).toBe(
      'In the order of resolution: rest 2; event 1; influence one for each track; research +1 and +0; experiment +1 and +0; publish +1.',
    );
    expect(spaces[3]!.text).toContain('one for each track and one for any;');
  });

  it('tells how to begin in five sentences [newscience.begin]', () => {
    const { body } = topics.find(({ anchor }) => anchor === 'newscience.begin')!;
    const [advice = ''] = body.join('\n').split('\n\nRuling: ');
    expect(advice.match(/\.(?=\s|$)/gu)).toHaveLength(5);
  });
});
