/** Programs in seats of a hosted table: they play, fail before everybody's eyes, and end with the table. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { seedRng } from '../../src/core/rng.ts';
import { allGone, hostile, running } from '../programs/support.ts';
import { atRandom, LinePlayer } from './player.ts';
import { pause, TestHost } from './support.ts';

async function tableWith(manner: string, game: string) {
  const mark = randomUUID();
  const players = `Ann,exec:Pip=${hostile(manner, '/dev/null', `--mark=${mark}`)}`;
  const host = await TestHost.open({ game, players, seed: 'visitors' });
  const ann = new LinePlayer(await host.guest('ann'), atRandom(seedRng('ann')));
  const playUntil = async (reached: () => boolean): Promise<void> => {
    while (!reached()) {
      ann.answer();
      await pause(5);
    }
  };
  return { host, mark, guest: ann.guest, playUntil };
}

describe('a program at a hosted table', () => {
  it('plays, gives its reasons to the guests, and is gone with the table', async () => {
    const { host, mark, guest, playUntil } = await tableWith('good', 'newscience');
    await playUntil(() => guest.text.includes('Pip: it is the first'));
    expect(running(mark)).not.toEqual([]);
    expect(guest.text).not.toContain(mark);
    await host.close();
    expect(await allGone(mark)).toEqual([]);
    expect(host.defects).toEqual([]);
  });

  it.each(['dies-asked', 'flood'])('that %s is replaced, and the guests are told', async manner => {
    const { host, mark, guest, playUntil } = await tableWith(manner, 'newscience');
    await playUntil(() => guest.text.includes('Pip failed'));
    await guest.until('a quick bot moves in its place.');
    // Where the log is kept is told to the host alone.
    expect(guest.text).not.toContain('pip.log');
    expect(host.told.join('\n')).toContain('pip.log');
    const before = host.match.entries.length;
    await playUntil(() => host.match.entries.length > before + 10);
    expect(await allGone(mark)).toEqual([]);
    expect(host.defects).toEqual([]);
  });

  it('keeps the reasons of secret choices to its log', async () => {
    const { host, guest, playUntil } = await tableWith('says-what-for', 'auction');
    await playUntil(() => host.match.over);
    await guest.until('The game is over');
    for (const text of [guest.text, host.told.join('\n')]) {
      expect(text).toContain('Pip: for the invest');
      expect(text).not.toContain('for the bid');
    }
    expect(host.world.read('home/programs/pip.log')).toMatch(/^reason for bid \d+: for the bid$/mu);
    expect(host.defects).toEqual([]);
  });
});
