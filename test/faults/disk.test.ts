/** A disk that refuses anything at any time: the player is told at once, plays on, and saves elsewhere. */
import { dirname, join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createServices } from '../../src/app/services.ts';
import type { Session } from '../../src/app/session.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { unwrap } from '../../src/core/result.ts';
import { auctionEntry, diskError, World } from '../cli/support/world.ts';
import { MemoryDisk, type Operation } from './memory-disk.ts';

const CODES = ['ENOSPC', 'EIO', 'EROFS', 'EACCES', 'EDQUOT', 'ENOENT', 'EMFILE', 'EWEIRD'] as const;
const OPERATIONS: readonly Operation[] = [
  'read',
  'info',
  'list',
  'makeDirectory',
  'create',
  'openAppend',
  'rename',
  'remove',
  'append',
  'truncate',
  'isIntact',
  'close',
];

interface Failure {
  readonly operation: Operation;
  readonly code: (typeof CODES)[number];
  /** Fails from this call on, so many times. */
  readonly from: number;
  readonly times: number;
}

const failure: fc.Arbitrary<Failure> = fc.record({
  operation: fc.constantFrom(...OPERATIONS),
  code: fc.constantFrom(...CODES),
  from: fc.nat(12),
  times: fc.integer({ min: 1, max: 6 }),
});

function failing(failures: readonly Failure[]): MemoryDisk['fault'] {
  const calls = new Map<Operation, number>();
  return operation => {
    const count = calls.get(operation) ?? 0;
    calls.set(operation, count + 1);
    const hit = failures.find(
      ({ operation: wanted, from, times }) => wanted === operation && count >= from && count < from + times,
    );
    if (hit !== undefined) throw diskError(hit.code);
  };
}

async function start(world: World, disk: MemoryDisk): Promise<Session> {
  const services = unwrap(createServices(world.io({ files: disk.files })));
  const players = ['Ann', 'Bob'].map(name => ({ name, bot: null }));
  const options = defaultOptions(auctionEntry.meta);
  const plan = { game: auctionEntry, players, seed: 'owl', options, first: 0, dataDir: null };
  return unwrap(await services.start(plan));
}

const play = (session: Session): void => void session.play(session.match.choices[0]!.notation);
const moves = (text: string): number => text.match(/^(?:Ann|Bob): /gmu)?.length ?? 0;

describe('a disk that refuses', () => {
  it('never stops the game, and never lets a decision pass for saved that is not', async () => {
    const world = new World();
    await fc.assert(
      fc.asyncProperty(fc.array(failure, { minLength: 1, maxLength: 4 }), fc.nat(400), async (plan, room) => {
        const disk = new MemoryDisk();
        disk.fault = failing(plan);
        disk.room = room + 100;
        const session = await start(world, disk);
        for (let i = 0; i < 10; i++) {
          play(session);
          const path = session.path;
          if (session.saveProblem !== null) expect(session.saveProblem).toMatch(/^The game cannot be .*\.$/u);
          else expect(moves(disk.text(path!))).toBe(session.match.entries.length);
        }
        disk.fault = () => {};
        disk.room = Number.POSITIVE_INFINITY;
        disk.makeDirectory(world.folder);
        const elsewhere = join(world.folder, 'elsewhere.moves');
        unwrap(session.saveAs(elsewhere));
        expect(moves(disk.text(elsewhere))).toBe(10);
        play(session);
        expect(session.saveProblem).toBeNull();
        expect(moves(disk.text(session.path!))).toBe(11);
        session.close();
      }),
      { numRuns: 400, seed: 9 },
    );
  });

  it('gets a sentence and an exit code from every command', async () => {
    const world = new World();
    const commands = [
      ['games'],
      ['games', '--json'],
      ['games', 'delete', 'auction-old'],
      ['games', 'rename', 'auction-old', 'auction-new'],
      ['resume', '--plain'],
      ['resume', 'auction-old', '--plain'],
      ['auction', '--plain', '--seed', 'new'],
      ['verify', join(world.home, 'games/auction-old.moves')],
      ['replay', join(world.home, 'games/auction-old.moves'), '--print'],
      ['paths'],
      ['history'],
      ['history', '--json'],
      ['daily', 'auction', '--plain'],
    ];
    const whole = new MemoryDisk();
    await world.run(['auction', '--plain', '--seed', 'old'], { input: '1\n1\n', files: whole.files });
    const old = whole.text(join(world.home, 'games/auction-old.moves'));
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...commands),
        fc.array(failure, { minLength: 1, maxLength: 3 }),
        async (argv, plan) => {
          const disk = new MemoryDisk();
          disk.put(join(world.home, 'games/auction-old.moves'), old);
          disk.fault = failing(plan);
          const { code, err } = await world.run(argv, { input: '1\n1\n', files: disk.files });
          expect(code).toBeLessThanOrEqual(3);
          expect(err).not.toContain('Something went wrong');
          expect(err).not.toMatch(/^\s+at /mu);
          if (code !== 0) expect(err).toMatch(/\.\n$/u);
        },
      ),
      { numRuns: 600, seed: 9 },
    );
  });
});

describe('a file that does not stay as it was', () => {
  const changes: readonly (readonly [string, (disk: MemoryDisk, path: string) => void])[] = [
    ['removed', (disk, path) => disk.remove(path)],
    ['moved', (disk, path) => disk.rename(path, `${path}.old`)],
    ['edited', (disk, path) => void Object.assign(disk.stored.get(path)!, { bytes: Buffer.from('other') })],
    ['replaced', (disk, path) => disk.put(path, disk.text(path))],
    [
      'lost with its directory',
      (disk, path) => {
        disk.remove(path);
        disk.directories.delete(dirname(path));
      },
    ],
  ];

  it.each(changes)(
    '%s: told at once, nothing of the other is touched, and saved elsewhere',
    async (_, act) => {
      const world = new World();
      const disk = new MemoryDisk();
      const session = await start(world, disk);
      play(session);
      const path = session.path!;
      act(disk, path);
      const foreign = disk.stored.get(path)?.bytes.toString('utf8');
      play(session);
      expect(session.saveProblem).toContain('the file was removed, moved or changed by another program');
      expect(disk.stored.get(path)?.bytes.toString('utf8')).toBe(foreign);
      disk.makeDirectory(world.folder);
      unwrap(session.saveAs(world.path('rescued.moves')));
      play(session);
      expect(session.saveProblem).toBeNull();
      expect(moves(disk.text(world.path('rescued.moves')))).toBe(3);
      session.close();
    },
  );

  it.each([9e18, -9e18, 253_402_300_800_000, -1])('of the time %d is listed like any other', async time => {
    const world = new World();
    const disk = new MemoryDisk();
    const session = await start(world, disk);
    while (!session.match.over) play(session);
    session.close();
    disk.stored.get(session.path!)!.modified = time;
    for (const argv of [['games'], ['history']]) {
      for (const flags of [[], ['--json']]) {
        const { code, out, err } = await world.run([...argv, ...flags], { files: disk.files });
        expect({ code, err }).toEqual({ code: 0, err: '' });
        expect(out).toMatch(/auction-owl/u);
      }
    }
  });

  it('a clock that jumps changes nothing', async () => {
    const world = new World();
    const texts = [0, 4e12, -4e12].map(async jump => {
      const disk = new MemoryDisk();
      const session = await start(world, disk);
      for (let i = 0; i < 8; i++) {
        disk.now += jump * (i % 2 === 0 ? 1 : -1);
        play(session);
        expect(session.saveProblem).toBeNull();
      }
      session.close();
      return disk.text(session.path!);
    });
    expect(new Set(await Promise.all(texts)).size).toBe(1);
  });
});
