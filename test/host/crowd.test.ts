/**
 * A game goes on while many others are connected: half of them watch, some of those on lines that take nothing or with questions
 * without end; the rest is silent, talks garbage or takes for ever. `npm run host-soak` is the long form.
 */
import { randomBytes } from 'node:crypto';
import { createConnection } from 'node:net';
import { describe, expect, it, onTestFinished } from 'vitest';
import { seedRng } from '../../src/core/rng.ts';
import { atRandom, LinePlayer } from './player.ts';
import { Guest, pause, TestHost } from './support.ts';

const GUESTS = Number(process.env['BOARDGAMES_HOST_GUESTS'] ?? 12);

/** So many screens in one process take their time where the machine is busy. */
const PATIENCE_MS = 180_000;

type Nuisance = (port: number) => void;

const NUISANCES: readonly Nuisance[] = [
  port => plug(port),
  port => {
    const socket = plug(port);
    socket.write(randomBytes(4096));
  },
  port => {
    const socket = plug(port);
    const greeting = 'SSH-2.0-slow\r\n';
    let at = 0;
    const timer = setInterval(() => {
      if (socket.writable) socket.write(greeting[at++ % greeting.length]!);
    }, 30);
    onTestFinished(() => clearInterval(timer));
  },
  port => {
    const socket = plug(port);
    socket.write('SSH-2.0-OpenSSH_9.9\r\n');
    socket.write(randomBytes(200_000));
  },
  port => {
    const socket = plug(port);
    socket.write('GET / HTTP/1.1\r\nHost: x\r\n\r\n');
  },
];

function plug(port: number) {
  const socket = createConnection(port, '127.0.0.1');
  socket.on('error', () => {});
  onTestFinished(() => void socket.destroy());
  return socket;
}

describe('a crowd at the door', () => {
  it('does not hold up the game', { timeout: 600_000 }, async () => {
    const host = await TestHost.open({ players: 'Ann,Ben' });
    const players = [
      new LinePlayer(await host.guest('ann'), atRandom(seedRng('ann'))),
      new LinePlayer(await host.guest('ben'), atRandom(seedRng('ben'))),
    ];
    const half = Math.floor(GUESTS / 2);
    for (let i = 0; i < half; i++) NUISANCES[i % NUISANCES.length]!(host.port);
    const watchers: Guest[] = [];
    // One by one: they all come from one address, of which so many strangers at once would be too many.
    for (let i = 0; i < GUESTS - half; i++) {
      const pty = i % 2 === 0 ? { pty: { cols: 120, rows: 40 } } : {};
      watchers.push(await Guest.come(host.port, 'watch', { answers: [host.code('watch')], ...pty }));
    }
    // Every third takes nothing more from its line, and two type without end, one on a screen and one in lines.
    for (const [i, watcher] of watchers.entries()) if (i % 3 === 0) watcher.channel.pause();
    const typing = [
      watchers.findLast(({ terminal }) => terminal !== null)!,
      watchers.findLast(({ terminal }) => terminal === null)!,
    ];
    typing[0]!.send('jk'.repeat(5000));
    typing[1]!.send('rules\n'.repeat(2000));
    while (!host.match.over) {
      for (const player of players) player.answer();
      await pause(2);
    }
    for (const { guest } of players) await guest.until('The game is over', PATIENCE_MS);
    for (const [i, watcher] of watchers.entries()) {
      if (i % 3 !== 0 && !typing.includes(watcher)) await watcher.until('The game is over', PATIENCE_MS);
    }
    expect(host.defects).toEqual([]);
  });
});
