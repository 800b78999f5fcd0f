import { describe, expect, it } from 'vitest';
import { playGame, type SimGame, type SimPlan } from '../../src/app/sim/game.ts';
import { Tally } from '../../src/app/sim/tally.ts';
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
};
const games = Array.from({ length: plan.games }, (_, index) => playGame(bazaar, plan, index));

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

  it('has a deal of its own, or shares it with the other rotations', () => {
    const seeds = (swap: boolean) => [0, 1, 2, 3].map(i => playGame(bazaar, { ...plan, swap }, i).seed);
    expect(seeds(false)).toEqual(['tally-1', 'tally-2', 'tally-3', 'tally-4']);
    expect(seeds(true)).toEqual(['tally-1', 'tally-1', 'tally-1', 'tally-2']);
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
