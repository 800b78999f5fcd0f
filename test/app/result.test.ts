import { describe, expect, it } from 'vitest';
import { pointsByRound } from '../../src/app/points.ts';
import { ladderOf, placesOf, pointsByCategory } from '../../src/app/result.ts';
import { resultSentence, scoreLines } from '../../src/app/scores.ts';
import type { Score } from '../../src/core/game.ts';
import { parseMoveFile, replay } from '../../src/core/movefile.ts';
import { loadLawGame } from '../laws/games.ts';
import { fixturesOf, games } from '../support/games.ts';
import { auctionMatch } from '../toys/match.ts';

const score = (seat: number, total: number, tieBreak = 0): Score => ({
  seat,
  total,
  tieBreaks: [{ label: 'Lots', points: tieBreak }],
  lines: [],
});

describe('places', () => {
  it('go by points, then tie-breaks, and are shared by who is level', () => {
    const places = placesOf([score(0, 5), score(1, 9), score(2, 5), score(3, 5, 1)]);
    expect(places.map(({ place, score: { seat } }) => [place, seat])).toEqual([
      [1, 1],
      [2, 3],
      [3, 0],
      [3, 2],
    ]);
  });
});

describe('a result in words', () => {
  const prestige = { points: (amount: number) => `${amount} prestige` };
  const names = ['Ann', 'Bob'];

  it('counts points, or what the game calls them', () => {
    expect(resultSentence([score(0, 1), score(1, 39)], names, {})).toBe('Bob wins with 39 points.');
    expect(resultSentence([score(0, 1), score(1, 39)], names, prestige)).toBe('Bob wins with 39 prestige.');
    expect(resultSentence([score(0, 7), score(1, 7)], names, prestige)).toBe(
      'Ann and Bob share the victory with 7 prestige each.',
    );
    expect(scoreLines([score(0, 1)], names, prestige)).toEqual(['Ann: 1 prestige']);
  });
});

describe('points by category', () => {
  const lines = (...labels: readonly string[]) =>
    labels.map((label, i) => ({ label, points: label === 'Hidden' ? null : i + 1 }));

  it('stand in the order of the game, whoever has which', () => {
    const scores = [
      { seat: 0, total: 1, tieBreaks: [], lines: lines('Tokens', 'Masters') },
      { seat: 1, total: 1, tieBreaks: [], lines: lines('Tokens', 'Cubes', 'Masters', 'Hidden') },
      { seat: 2, total: 1, tieBreaks: [], lines: lines('Piles', 'Cubes') },
    ];
    expect(pointsByCategory(scores)).toEqual([
      { label: 'Piles', points: [0, 0, 1] },
      { label: 'Tokens', points: [1, 1, 0] },
      { label: 'Cubes', points: [0, 2, 2] },
      { label: 'Masters', points: [2, 3, 0] },
      { label: 'Hidden', points: [0, null, 0] },
    ]);
  });
});

describe('the ladder of ranks', () => {
  const ranks = [
    { title: 'Novice', from: 0 },
    { title: 'Master', from: 41 },
    { title: 'Legend', from: 121 },
  ];
  const where = (points: number) => ladderOf(ranks, points).map(rung => rung.where);

  it('marks the rank that was reached, the lowest for whoever has less than nothing', () => {
    expect(where(-3)).toEqual(['here', 'above', 'above']);
    expect(where(40)).toEqual(['here', 'above', 'above']);
    expect(where(41)).toEqual(['below', 'here', 'above']);
    expect(where(500)).toEqual(['below', 'below', 'here']);
  });

  it('says up to where a rank goes', () => {
    expect(ladderOf(ranks, 7).map(rung => rung.to)).toEqual([40, 120, null]);
    expect(ladderOf([], 7)).toEqual([]);
  });
});

describe('points by round', () => {
  it('show an onlooker what that one knew at the time, and the final points at the end', () => {
    const match = auctionMatch(['Ann', 'Bob']);
    expect(pointsByRound(match, 0)).toEqual([]);
    while (match.round < 3) match.play(match.choices.at(-1)!.notation);
    const rounds = pointsByRound(match, 0);
    expect(rounds.map(({ round, name }) => [round, name])).toEqual([
      [1, 'Round 1'],
      [2, 'Round 2'],
    ]);
    expect(rounds.at(-1)?.points).toEqual(match.scores(0).map(known => known.total));
    expect(pointsByRound(match, null).at(-1)?.points).toEqual(match.scores(null).map(known => known.total));
    match.play(match.choices[0]!.notation);
    expect(pointsByRound(match, 0)).toHaveLength(3);
    while (!match.over) match.play(match.choices[0]!.notation);
    const whole = pointsByRound(match, 'all');
    expect(whole.flatMap(({ points }) => points)).not.toContain(null);
    expect(pointsByRound(match, null).at(-1)?.points).toEqual(whole.at(-1)?.points);
    expect(whole.at(-1)?.points).toEqual(match.finalScores().map(({ total }) => total));
  });

  it.each(games.map(entry => [entry.meta.title, entry] as const))(
    'of a recorded game of %s end with its result',
    async (_, entry) => {
      const { game } = await loadLawGame(entry);
      const [text] = fixturesOf(entry.meta.id).values();
      const match = replay(game, parseMoveFile(text!)).match!;
      const rounds = pointsByRound(match, 0);
      expect(rounds.map(({ round }) => round)).toEqual([...rounds.keys()].map(i => rounds[0]!.round + i));
      expect(rounds.at(-1)?.points).toEqual(match.finalScores().map(({ total }) => total));
      const sums = pointsByCategory(match.finalScores()).reduce(
        (sum, { points }) => sum.map((one, seat) => one + (points[seat] ?? 0)),
        match.names.map(() => 0),
      );
      expect(sums).toEqual(rounds.at(-1)?.points);
    },
  );
});
