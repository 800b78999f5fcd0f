/** A defect that one visitor comes upon ends that visit: the host, its table and everybody else go on. */
import { Socket } from 'node:net';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import type { RawData } from '../../src/core/game.ts';
import { seedRng } from '../../src/core/rng.ts';
import { registry } from '../../src/registry.ts';
import { atRandom, LinePlayer } from './player.ts';
import { pause, TestHost } from './support.ts';

const PTY = { cols: 100, rows: 30 };
const newton = registry.find(({ meta }) => meta.id === 'newton')!;

/** Newton, with boards that fail where the switch is on. */
function withBoards(isBroken: () => boolean) {
  return {
    ...newton,
    boards: async () => {
      const { createBoards } = await newton.boards!();
      return {
        createBoards: (data: RawData) => {
          const boards = createBoards(data);
          const panels = boards.panels.map(panel => ({
            ...panel,
            draw(input: Parameters<typeof panel.draw>[0]) {
              if (isBroken()) throw new Error('a board that cannot be drawn');
              return panel.draw(input);
            },
          }));
          return { ...boards, panels };
        },
      };
    },
  };
}

async function decide(
  player: LinePlayer<Awaited<ReturnType<TestHost['guest']>>>,
  host: TestHost,
): Promise<void> {
  const { length } = host.match.entries;
  while (host.match.entries.length === length) {
    player.answer();
    await pause(5);
  }
}

describe('a defect', () => {
  it('on the screen of a guest ends that screen with a sentence, and nothing else', async () => {
    let broken = false;
    const host = await TestHost.open({ game: 'newton', games: [withBoards(() => broken)] });
    const ann = new LinePlayer(await host.guest('ann'), atRandom(seedRng('ann')));
    const watcher = await host.guest('watch', { pty: PTY });
    await watcher.until('NEWTON');
    broken = true;
    await decide(ann, host);
    await watcher.gone();
    expect(watcher.screen).toContain('Something went wrong that should not have');
    expect(host.defects).toEqual([expect.objectContaining({ message: 'a board that cannot be drawn' })]);
    broken = false;
    const another = await host.guest('watch', { pty: PTY });
    await another.until('NEWTON');
    ann.guest.send('say still here\n');
    await another.until('Ann: still here');
    // By now Ink is loaded, and draws in another way.
    await import('ink');
    await pause(200);
    broken = true;
    ann.guest.send('say and again\n');
    await another.gone();
    expect(another.screen).toContain('Something went wrong that should not have');
    expect(host.defects).toHaveLength(2);
  });

  it('in what a visitor hears is not that of whoever decides', async () => {
    const host = await TestHost.open();
    const sentAway: string[] = [];
    const ben = host.table.shared.sit(1, why => void sentAway.push(why));
    ben.shared.onNews(() => {
      throw new Error('deaf');
    });
    const ann = await host.guest('ann');
    ann.send('1\n');
    await ann.until('The others choose in secret.');
    expect(host.defects).not.toEqual([]);
    expect(sentAway[0]).toContain('Something went wrong');
  });

  it.each(['data', 'end', 'close'])('at the event %s of a socket ends that line alone', async event => {
    const host = await TestHost.open();
    const fail = fragileSockets();
    const ann = await host.guest('ann');
    await ann.until('Which card');
    const ben = await host.guest('ben');
    await ben.until('The others choose in secret.');
    fail(event);
    if (event === 'data') ben.send('help\n');
    else ben.client.end();
    while (host.defects.length === 0 || host.table.shared.isHere(1)) await pause(5);
    ann.send('1\n');
    await ann.until('The others choose in secret.');
    expect(host.defects[0]).toMatchObject({ message: `a defect at ${event}` });
  });

  it('between a password and the seat ends that line alone', async () => {
    const host = await TestHost.open();
    vi.spyOn(host.table, 'bind').mockImplementationOnce(() => {
      throw new Error('a defect while the seat is taken');
    });
    await expect(host.guest('ann')).rejects.toThrow();
    expect(host.defects).toMatchObject([{ message: 'a defect while the seat is taken' }]);
    await (await host.guest('ann')).until('Which card');
  });
});

/** Of the host's sockets, the second one can be made to fail at its next event of a name. */
function fragileSockets(): (event: string) => void {
  const emit: (this: Socket, ...all: [string, ...unknown[]]) => boolean = Socket.prototype.emit;
  const sockets = new Set<Socket>();
  let fatal = '';
  Object.defineProperty(Socket.prototype, 'emit', {
    configurable: true,
    writable: true,
    value(this: Socket & { readonly server?: unknown }, ...all: [string, ...unknown[]]): boolean {
      if (this.server) sockets.add(this);
      const heard = emit.apply(this, all);
      if (all[0] !== fatal || this !== [...sockets][1]) return heard;
      fatal = '';
      throw new Error(`a defect at ${all[0]}`);
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(Socket.prototype, 'emit'));
  return event => {
    fatal = event;
  };
}
