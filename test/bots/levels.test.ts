import { describe, expect, it } from 'vitest';
import { playGame } from '../../src/app/sim/game.ts';
import type { SimPlan } from '../../src/app/sim/plan.ts';
import { Tally } from '../../src/app/sim/tally.ts';
import { unwrap } from '../../src/core/result.ts';
import { parsePlayers } from '../../src/core/seats.ts';
import { bazaar } from './bazaar.ts';

async function summary(players: string, games: number) {
  const parsed = unwrap(parsePlayers(players));
  const plan: SimPlan = {
    gameId: 'bazaar',
    dataDir: null,
    players: parsed.map(({ name, bot }) => ({ name, bot: bot! })),
    options: {},
    seed: 'levels',
    games,
    swap: true,
    ladder: false,
  };
  const tally = new Tally(plan);
  const loaded = { game: bazaar, fingerprint: '' };
  for (let index = 0; index < games; index++) tally.add(await playGame(loaded, plan, index, null));
  return tally.summary();
}

describe('levels', () => {
  it.each([
    ['easy', 'random', 0.7],
    ['medium', 'easy', 0.5],
    ['hard@60', 'medium', 0.55],
  ])('%s beats %s', async (better, worse, share) => {
    const { players } = await summary(`bot:${better},bot:${worse}`, 100);
    expect(players[0]!.winShare).toBeGreaterThan(share);
  });

  it('order the means of a game alone', async () => {
    const summaries = await Promise.all(['random', 'hard@60'].map(level => summary(`bot:${level}`, 40)));
    const means = summaries.map(({ players }) => players[0]!.meanScore);
    expect(means).toEqual(means.toSorted((a, b) => a - b));
  });
});
