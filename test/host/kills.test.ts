/**
 * kill -9 of the host at random moments: while it starts, while guests come and take their seats, while they decide, every third
 * time on a slow disk. Whatever a guest was shown is there afterwards, once and in order, and everybody gets in again.
 * `npm run kills` is the long form.
 */
import { beforeAll, describe, expect, it } from 'vitest';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { build } from '../cli/support/bin.ts';
import { inLanes, KILL_SEED } from '../faults/lanes.ts';
import { KilledTable } from './killed-table.ts';

const KILLS = Number(process.env['BOARDGAMES_KILLS_HOST'] ?? 10);
/** A table is given up for a fresh one after so many kills on average. */
const KILLS_PER_TABLE = 5;

beforeAll(build, 120_000);

async function killHosts(kills: number, lane: string): Promise<number> {
  const rng = seedRng(`${KILL_SEED} ${lane}`);
  let table = new KilledTable(rng, 0);
  let acknowledged = 0;
  for (let kill = 0; kill < kills; kill++) {
    acknowledged += await table.playAndDie();
    if (!table.over && nextBelow(rng, KILLS_PER_TABLE) > 0) continue;
    await table.soundAfterwards();
    table = new KilledTable(rng, kill + 1);
  }
  await table.soundAfterwards();
  return acknowledged;
}

describe('kill -9 of the host', () => {
  it('loses and doubles nothing that a guest was shown', { timeout: 120_000 + KILLS * 20_000 }, async () => {
    const kept = await inLanes(KILLS, 'of the host of a table', killHosts);
    expect(kept).toBeGreaterThan(KILLS);
  });
});
