import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/app/load-game.ts';
import { playGame, type SimGame } from '../../src/app/sim/game.ts';
import { type SimPlan, shardRange, tableOf } from '../../src/app/sim/plan.ts';
import { Tally } from '../../src/app/sim/tally.ts';
import { Match } from '../../src/core/match.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { bazaar } from '../bots/bazaar.ts';

const bot = (level: 'random' | 'easy') => ({ name: `bot:${level}`, bot: { level, iterations: null } });
const plan: SimPlan = {
  gameId: 'bazaar',
  dataDir: null,
  players: [bot('easy'), bot('random'), { ...bot('random'), name: 'Vera' }],
  options: {},
  seed: 'tally',
  games: 9,
  swap: false,
  ladder: false,
};
const loaded = { game: bazaar, fingerprint: '' };
const games: SimGame[] = [];
for (let index = 0; index < plan.games; index++) games.push(await playGame(loaded, plan, index, null));

function tallied(order: readonly SimGame[]): Tally {
  const tally = new Tally(plan);
  for (const game of order) tally.add(game);
  return tally;
}

describe('a simulated game', () => {
  it('seats every player on every chair in turn', () => {
    expect(games.slice(0, 4).map(game => game.seating)).toEqual([
      [0, 1, 2],
      [1, 2, 0],
      [2, 0, 1],
      [0, 1, 2],
    ]);
  });

  it('counts the decisions for a program as its seat sees them, as a table does', async () => {
    const players = ['Ann', 'Bob', 'Cid'].map(name => ({ name, bot: { level: 'program' } as const }));
    const { game, fingerprint } = await loadGame('leonardo', null);
    const options = defaultOptions(game.meta);
    const sealed: SimPlan = { ...plan, gameId: 'leonardo', options, players };
    const asked: { readonly seat: number; readonly number: number }[] = [];
    const played = await playGame({ game, fingerprint }, sealed, 0, {
      begin: () => {},
      over: () => {},
      async choose(player, { number, moves }) {
        asked.push({ seat: player, number });
        return moves[number % moves.length]!.move;
      },
    });
    const match = new Match({ game, players, seed: played.seed, options, first: null });
    const wanted = played.moves.map(move => {
      const { seat } = match.decision!;
      const number = match.seenBy(seat).length + 1;
      match.play(move);
      return { seat, number };
    });
    expect(asked).toEqual(wanted);
    expect(asked.some(({ number }, i) => number !== i + 1)).toBe(true);
  });

  it('has a deal of its own, or shares it with the other rotations', () => {
    const seeds = (swap: boolean) => [0, 1, 2, 3].map(i => tableOf({ ...plan, swap }, i).seed);
    expect(seeds(false)).toEqual(['tally-1', 'tally-2', 'tally-3', 'tally-4']);
    expect(seeds(true)).toEqual(['tally-1', 'tally-1', 'tally-1', 'tally-2']);
  });
});

describe('a ladder', () => {
  it('seats everybody against everybody else, every deal from both seats', () => {
    const tables = Array.from({ length: 7 }, (_, i) => tableOf({ ...plan, ladder: true }, i));
    expect(tables.map(({ seating }) => seating.join(''))).toEqual(['01', '02', '12', '10', '20', '21', '01']);
    expect(tables.map(({ seed }) => seed.slice(-1)).join('')).toBe('1111112');
  });
});

describe('shards', () => {
  it.each([
    [9, 4],
    [100, 7],
    [3, 5],
  ])('of %i games in %i parts hold each game once', (count, parts) => {
    const ranges = Array.from({ length: parts }, (_, i) => shardRange(count, i + 1, parts));
    expect(ranges[0]!.from).toBe(0);
    expect(ranges.at(-1)!.to).toBe(count);
    for (const [i, range] of ranges.slice(1).entries()) expect(range.from).toBe(ranges[i]!.to);
  });
});

describe('a tally', () => {
  it('comes to the same in whatever order games end', () => {
    expect(tallied(games.toReversed()).summary()).toEqual(tallied(games).summary());
  });

  it('shares out each game once', () => {
    const { players, games: count } = tallied(games).summary();
    expect(count).toBe(9);
    expect(players.reduce((sum, player) => sum + player.wins, 0)).toBeCloseTo(9);
    for (const player of players) {
      expect(player.categories.reduce((sum, { mean }) => sum + mean, 0)).toBeCloseTo(player.meanScore);
    }
  });

  it('counts what a run cut short has left behind', () => {
    const tally = tallied(games.slice(3, 6));
    expect(tally.summary().games).toBe(0);
    tally.close();
    expect(tally.summary().games).toBe(3);
  });
});
