import { describe, expect, it } from 'vitest';
import { logLines, newsStart } from '../../src/app/log.ts';
import { Match } from '../../src/core/match.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { loadLawGame } from '../laws/games.ts';
import { games, namesFor, people, playersNear } from '../support/games.ts';
import { auctionMatch } from '../toys/match.ts';

describe('the log', () => {
  it('leaves out what is private to others and marks what is new', () => {
    const match = auctionMatch(['Ann', 'Bob']);
    match.play(match.choices[0]!.notation);
    match.play(match.choices[0]!.notation);
    const anns = logLines(match, 0).map(line => line.text);
    const bobs = logLines(match, 1).map(line => line.text);
    const publics = logLines(match, null).map(line => line.text);
    const told = (lines: readonly string[]) => lines.filter(text => text.includes(' bids card '));
    expect(told(anns)).toEqual([expect.stringMatching(/^Ann bids/u)]);
    expect(told(bobs)).toEqual([expect.stringMatching(/^Bob bids/u)]);
    expect(told(publics)).toEqual([]);
    const lines = logLines(match, 0);
    expect(lines.slice(newsStart(match, lines, 0)).every(line => line.turn > 1)).toBe(true);
    expect(lines[0]?.seat).toBe(0);
  });

  it('knows whom a sentence is about, whatever the players are called', () => {
    const match = auctionMatch(['The', 'A']);
    for (let i = 0; i < 4; i++) match.play(match.choices[0]!.notation);
    const lines = logLines(match, 0);
    const seatOf = (text: RegExp) => lines.filter(line => text.test(line.text)).map(line => line.seat);
    expect(seatOf(/^The seals/u)).toEqual([0]);
    expect(seatOf(/^A seals/u)).toEqual([1]);
    expect(seatOf(/^The bids are/u)).toEqual([null]);
    expect(seatOf(/^A lot/u)).toEqual([null]);
  });

  it.each(games.map(entry => [entry.meta.title, entry] as const))(
    'of %s is about the same players when they bear the first words of sentences as names',
    async (_, entry) => {
      const { game } = await loadLawGame(entry);
      const options = defaultOptions(entry.meta);
      const seatsOf = (names: readonly string[]) => {
        const match = new Match({ game, players: people(names), seed: 'names', options, first: 0 });
        const rng = seedRng('names');
        while (!match.over) match.play(match.choices[nextBelow(rng, match.choices.length)]!.notation);
        return logLines(match, 0).map(line => line.seat);
      };
      const names = namesFor(playersNear(entry.meta, 2));
      const seats = seatsOf(names);
      expect(seats).toEqual(expect.arrayContaining([...names.keys()]));
      expect(seatsOf(names.map((name, seat) => ['The', 'Turn', 'A', 'Nobody'][seat] ?? name))).toEqual(seats);
    },
  );
});
