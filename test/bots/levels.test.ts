import { describe, expect, it } from 'vitest';
import { playGame, type SimPlan } from '../../src/app/sim/game.ts';
import { Tally } from '../../src/app/sim/tally.ts';
import { unwrap } from '../../src/core/result.ts';
import { parsePlayers } from '../../src/core/seats.ts';
import { bazaar } from './bazaar.ts';

function summary(players: string, games: number) {
  const parsed = unwrap(parsePlayers(players));
  const plan: SimPlan = {
    gameId: 'bazaar',
    dataDir: null,
    players: parsed.map(({ name, bot }) => ({ name, bot: bot! })),
    options: {},
    seed: 'levels',
    games,
    swap: true,
  };
  const tally = new Tally(plan);
  for (let index = 0; index < games; index++) tally.add(playGame(bazaar, plan, index));
  return tally.summary();
}

describe('levels', () => {
  it.each([
    ['easy', 'random', 0.7],
    ['medium', 'easy', 0.5],
    ['hard@60', 'medium', 0.55],
  ])('%s beats %s', (better, worse, share) => {
    const { players } = summary(`bot:${better},bot:${worse}`, 100);
    expect(players[0]!.winShare).toBeGreaterThan(share);
  });

  it('order the means of a game alone', () => {
    const means = ['random', 'hard@60'].map(level => summary(`bot:${level}`, 40).players[0]!.meanScore);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
  });
});
