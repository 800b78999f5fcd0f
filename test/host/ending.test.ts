/** A table that is closed while a bot thinks, or while its move is looked at, leaves nothing behind that runs. */
import { describe, expect, it } from 'vitest';
import { createBotPlayer } from '../../src/app/bots/player.ts';
import { seedRng } from '../../src/core/rng.ts';
import { atRandom, LinePlayer } from './player.ts';
import { pause, TestHost } from './support.ts';

/** Timers and threads that keep a process from ending. */
function running(): number {
  const kinds = process.getActiveResourcesInfo();
  return kinds.filter(kind => /^(?:Timeout|Worker|MessagePort)/u.test(kind)).length;
}

describe('closing a table in mid-thought', () => {
  it.each([
    ['while a bot thinks', 0, 'hard'],
    ['while its move is looked at', 3_600_000, 'random'],
  ] as const)('ends every timer and every worker %s', async (_, botPaceMs, level) => {
    const before = running();
    const host = await TestHost.open({
      ...{ game: 'newton', players: `Ann,Tycho=bot:${level}`, botPaceMs },
      createBots: async options => createBotPlayer(options),
    });
    const ann = new LinePlayer(await host.guest('ann'), atRandom(seedRng('ann')));
    const watcher = await host.guest('watch', { pty: { cols: 100, rows: 30 } });
    await watcher.until('NEWTON');
    while (host.match.decision!.seat === 0) {
      ann.answer();
      await pause(5);
    }
    await pause(300);
    expect(host.match.decision!.seat).toBe(1);
    await host.close();
    // While the farewells went out, the bot may have come to its end.
    const played = host.match.entries.length;
    await ann.guest.gone();
    await watcher.gone();
    for (let i = 0; i < 400 && running() > before; i++) await pause(5);
    expect(running()).toBeLessThanOrEqual(before);
    await pause(1500);
    expect(host.match.entries.length).toBe(played);
    expect(host.defects).toEqual([]);
  });
});
