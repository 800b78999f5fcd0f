/** Three seats on three lines play a whole game with sealed bids: two in lines, one on a full screen. */
import { describe, expect, it } from 'vitest';
import { seedRng } from '../../src/core/rng.ts';
import { LinePlayer, ScreenPlayer } from './player.ts';
import { pause, TestHost } from './support.ts';

/** Nobody thinks so long. */
const STANDSTILL_MS = 20_000;

describe('a whole game of Leonardo da Vinci', () => {
  it('is played over SSH to its end, and its file is sound', { timeout: 300_000 }, async () => {
    const host = await TestHost.open({
      ...{ game: 'leonardo', players: 'Ann,Ben,Cyd', seed: 'three-lines' },
      options: { setup: 'beginner' },
    });
    const ann = new LinePlayer(await host.guest('ann'), seedRng('ann'));
    const ben = new LinePlayer(await host.guest('ben'), seedRng('ben'));
    const cyd = new ScreenPlayer(await host.guest('cyd', { pty: { cols: 80, rows: 24 } }));
    let moved = { entries: 0, at: Date.now() };
    while (!host.match.over) {
      const entries = host.match.entries.length;
      if (entries !== moved.entries) moved = { entries, at: Date.now() };
      if (Date.now() > moved.at + STANDSTILL_MS) {
        const lines = [ann, ben].map(({ guest }) => guest.text.slice(-800));
        throw new Error(
          ['the game stands still', JSON.stringify(host.match.decision), ...lines, cyd.guest.screen].join(
            '\n',
          ),
        );
      }
      ann.answer();
      ben.answer();
      cyd.answer();
      await pause(5);
    }
    for (const guest of [ann.guest, ben.guest]) await guest.until('The game is over');
    await cyd.guest.until(text => {
      cyd.answer();
      return text.includes('The game is over');
    });
    expect(ann.guest.text).toMatch(/bids?\b/u);
    expect(host.defects).toEqual([]);
    await host.close();
    const path = `home/games/${host.table.name}.moves`;
    const { run } = await import('../../src/cli/run.ts');
    const { registry } = await import('../../src/registry.ts');
    const io = host.world.io({ games: registry });
    expect(await run(['verify', host.world.path(path)], io), io.output().err).toBe(0);
  });
});
