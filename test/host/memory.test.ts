/**
 * A table that is open for days: neither waiting nor visitors who come and go cost it memory.
 * `npm run host-idle` asks as many signs of life as a day has.
 */
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { beforeAll, describe, expect, it } from 'vitest';
import { build, Running } from '../cli/support/bin.ts';
import { World } from '../cli/support/world.ts';
import { Guest, invitation, listening, PASSWORD, pause, TestHost } from './support.ts';

const HOURS = Number(process.env['BOARDGAMES_HOST_HOURS'] ?? 1);
const VISITS = Number(process.env['BOARDGAMES_HOST_VISITS'] ?? 20);
const PTY = { cols: 120, rows: 40 };
/** A guest at rest is asked twice a minute. */
const SIGNS_PER_HOUR = 120;
const KB = 1024;
/** What caches and compiled code may still take once everything has been seen before. */
const SLACK = 1024 * KB;

/** A program that tells what its heap holds, as often as it is sent SIGUSR2. */
const TELLING = `
import { writeSync } from 'node:fs';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
setFlagsFromString('--expose-gc');
const collect = runInNewContext('gc');
process.on('SIGUSR2', () => {
  collect();
  setTimeout(() => {
    collect();
    writeSync(2, 'heap ' + process.memoryUsage().heapUsed + ';');
  }, 100);
});
`;

beforeAll(build, 120_000);

function report(what: string, bytes: number): void {
  if (HOURS > 1) process.stderr.write(`${what}: ${Math.round(bytes / KB)} KB more\n`);
}

describe('an open table', () => {
  it('does not grow while it waits', { timeout: 120_000 + HOURS * 20_000 }, async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const heapUsed = async (): Promise<number> => {
      collect();
      await pause(100);
      collect();
      return process.memoryUsage().heapUsed;
    };
    const host = await TestHost.open({ players: 'Ann,Ben', limits: { signOfLifeMs: 2 } });
    let signs = 0;
    const debug = (message: string): void => {
      if (message.includes('keepalive@openssh.com')) signs++;
    };
    const ann = await host.guest('ann', { pty: PTY, debug });
    await ann.until('Which card');
    await (await host.guest('ben')).until('choose in secret');
    await (await host.guest('watch', { pty: PTY })).until('choose in secret');
    const waitFor = async (more: number): Promise<void> => {
      for (const end = signs + more; signs < end; ) await pause(5);
    };
    await waitFor(SIGNS_PER_HOUR);
    const before = await heapUsed();
    await waitFor(HOURS * SIGNS_PER_HOUR);
    const grown = (await heapUsed()) - before;
    report(`${HOURS} hours with three visitors`, grown);
    expect(grown).toBeLessThan(SLACK);
    expect(host.defects).toEqual([]);
  });

  it('keeps nothing of visitors who have left', { timeout: 120_000 + VISITS * 3000 }, async () => {
    const world = new World();
    world.write('home/.keep', '');
    const argv = ['host', 'leonardo', '--players', 'Ann,Ben', '--first', 'Ann', '--listen', '127.0.0.1:0'];
    const NODE_OPTIONS = `--import "data:text/javascript,${encodeURIComponent(TELLING)}"`;
    const host = new Running(argv, world.home, { NODE_OPTIONS });
    await listening(() => host.err);
    const { port, login, code } = invitation(host.out, 'Ann');
    const visit = async (answer: string, i: number): Promise<void> => {
      const guest = await Guest.come(port, login, {
        ...{ answers: [answer], ...(i % 2 === 0 ? { pty: PTY } : {}) },
      });
      await guest.until('What do your laboratories build?');
      if (i % 3 === 0) guest.client.destroy();
      else guest.leave();
      while (host.err.split('Ann has left.').length < i + 2) await pause(2);
    };
    let told = 0;
    const heapUsed = async (): Promise<number> => {
      host.child.kill('SIGUSR2');
      told++;
      for (;;) {
        const heaps = [...host.err.matchAll(/heap (?<bytes>\d+);/gu)];
        if (heaps.length === told) return Number(heaps.at(-1)!.groups!['bytes']);
        await pause(5);
      }
    };
    const warmUp = 20;
    for (let i = 0; i < warmUp; i++) await visit(i === 0 ? code : PASSWORD, i);
    const before = await heapUsed();
    for (let i = 0; i < VISITS; i++) await visit(PASSWORD, warmUp + i);
    const grown = (await heapUsed()) - before;
    report(`${VISITS} visits`, grown);
    expect(grown).toBeLessThan(SLACK);
    host.child.kill('SIGTERM');
    expect(await host.ended()).toBe(143);
    expect(host.err).not.toMatch(/should not have|defect/u);
  });
});
