import { describe, expect, it } from 'vitest';
import { logLines, newsStart } from '../../src/app/log.ts';
import { auctionMatch } from '../toys/match.ts';

describe('the log', () => {
  it('leaves out what is private to others and marks what is new', () => {
    const match = auctionMatch(['Ann', 'Bob']);
    match.play(match.choices[0]!.notation);
    match.play(match.choices[0]!.notation);
    const anns = logLines(match, 0).map(line => line.text);
    const bobs = logLines(match, 1).map(line => line.text);
    const publics = logLines(match, null).map(line => line.text);
    expect(anns.filter(text => text.startsWith('You bid'))).toHaveLength(1);
    expect(bobs.filter(text => text.startsWith('You bid'))).toHaveLength(1);
    expect(anns).not.toEqual(bobs);
    expect(publics.filter(text => text.startsWith('You'))).toEqual([]);
    const lines = logLines(match, 0);
    expect(lines.slice(newsStart(match, lines, 0)).every(line => line.number > 1)).toBe(true);
    expect(lines[0]?.seat).toBe(0);
  });
});
