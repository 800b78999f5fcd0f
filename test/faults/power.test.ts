/**
 * Every system call of a game from its start to its end: failing once, and being the last one before the power is gone.
 * `BOARDGAMES_POWER=400 npx vitest run test/faults/power.test.ts` looks at so many states of the disk after every call.
 */
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { createServices } from '../../src/app/services.ts';
import type { Session } from '../../src/app/session.ts';
import { verify } from '../../src/core/movefile.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { type Result, unwrap } from '../../src/core/result.ts';
import { nextBelow, type RngState, seedRng } from '../../src/core/rng.ts';
import { createFiles, type FileSystem } from '../../src/storage/file-system.ts';
import { auctionEntry, toyFiles, World } from '../cli/support/world.ts';
import { people } from '../support/games.ts';
import { isProgram } from './memory-disk.ts';
import { PowerCut, PowerDisk, systemError } from './power-disk.ts';

const STATES = Number(process.env['BOARDGAMES_POWER'] ?? 6);
const CODES = ['ENOSPC', 'EIO', 'EINTR', 'EACCES', 'EXDEV'] as const;
const NAME = 'auction-power';

function filesOn(disk: PowerDisk): FileSystem {
  const files = createFiles(disk);
  return {
    ...files,
    read: (path, most) => (isProgram(path) ? toyFiles : files).read(path, most),
    info: path => (isProgram(path) ? toyFiles : files).info(path),
    list: path => (isProgram(path) ? toyFiles : files).list(path),
  };
}

function services(world: World, disk: PowerDisk) {
  return unwrap(createServices(world.io({ files: filesOn(disk), games: [auctionEntry] })));
}

function start(world: World, disk: PowerDisk): Promise<Result<Session>> {
  return services(world, disk).start({
    game: auctionEntry,
    players: people(['Ann', 'Çid']),
    seed: 'power',
    options: defaultOptions(auctionEntry.meta),
    first: 0,
    dataDir: null,
  });
}

interface Player {
  readonly acknowledged: string[];
  /** The decision under way. */
  pending: string | null;
  /** A decision that was taken back: the undo is under way. */
  undoing: boolean;
}

/** Plays, takes back, leaves, comes back and plays on. */
async function playWholeGame(world: World, disk: PowerDisk, player: Player): Promise<void> {
  const { acknowledged } = player;
  const play = (session: Session): void => {
    const { choices } = session.match;
    player.pending = choices[acknowledged.length % choices.length]!.notation;
    session.play(player.pending);
    if (session.saveProblem === null) acknowledged.push(player.pending);
    player.pending = null;
  };
  const first = unwrap(await start(world, disk));
  for (let i = 0; i < 5; i++) play(first);
  if (first.match.undoState().allowed) {
    player.undoing = true;
    first.undo();
    acknowledged.pop();
    player.undoing = false;
  }
  play(first);
  first.close();
  const second = unwrap(await services(world, disk).resume(NAME));
  while (!second.match.over) play(second);
  second.close();
}

/** A call that cleans up may fail unheard. */
async function playUntilDark(world: World, disk: PowerDisk, player: Player): Promise<void> {
  try {
    await playWholeGame(world, disk, player);
  } catch (error) {
    if (!(error instanceof PowerCut)) throw error;
  }
}

/** No process has so high a number. */
const DEAD = JSON.stringify({ pid: 2 ** 30, started: null, host: hostname() });

function buryLocks(world: World, disk: PowerDisk): void {
  const lock = join(world.home, 'games', `${NAME}.lock`);
  if (disk.text(lock)?.startsWith('{') === true) disk.put(lock, DEAD);
}

/** What the next start finds holds all that was acknowledged, nothing twice, and goes on. */
async function settle(world: World, disk: PowerDisk, player: Player, where: string): Promise<void> {
  buryLocks(world, disk);
  const names = unwrap(services(world, disk).keptGames.names());
  const { acknowledged, pending, undoing } = player;
  if (!names.includes(NAME)) {
    expect(acknowledged, where).toEqual([]);
    return;
  }
  const session = unwrap(await services(world, disk).resume(NAME));
  expect(session.saveProblem, where).toBeNull();
  const standing = session.match.entries.map(entry => entry.choice.notation);
  const allowed = [acknowledged];
  if (pending !== null) allowed.push([...acknowledged, pending]);
  if (undoing) allowed.push(acknowledged.slice(0, -1));
  expect(allowed, where).toContainEqual(standing);
  if (!session.match.over) session.play(session.match.choices[0]!.notation);
  expect(session.saveProblem, where).toBeNull();
  session.close();
  const { game, fingerprint } = session.loaded;
  const text = disk.text(join(world.home, 'games', `${NAME}.moves`))!;
  expect(verify(game, text, { dataFingerprint: fingerprint }).kind, where).toBe('sound');
}

/** The extremes first: nothing, or all of what was not safe; then half of it, drawn. */
function chanceOf(state: number, rng: RngState): () => boolean {
  if (state < 2) return () => state === 0;
  return () => nextBelow(rng, 2) === 0;
}

async function callsOfWholeGame(world: World): Promise<number> {
  const disk = new PowerDisk([world.folder]);
  await playWholeGame(world, disk, { acknowledged: [], pending: null, undoing: false });
  return disk.calls;
}

describe('the power', () => {
  it('may go after any system call, and take with it whatever was not synced', {
    timeout: 600_000 + STATES * 20_000,
  }, async () => {
    const world = new World();
    const calls = await callsOfWholeGame(world);
    const rng = seedRng('power');
    let states = 0;
    for (let last = 0; last < calls; last++) {
      const disk = new PowerDisk([world.folder]);
      disk.fault = call => {
        if (call === last) throw new PowerCut();
      };
      const player: Player = { acknowledged: [], pending: null, undoing: false };
      await playUntilDark(world, disk, player);
      // Where nothing is unsafe, all states are one.
      const count = disk.unsafe === 0 ? 1 : STATES;
      for (let state = 0; state < count; state++, states++) {
        const next = disk.afterPowerCut(chanceOf(state, rng));
        await settle(world, next, player, `after call ${last} of ${calls}, state ${state}`);
      }
    }
    process.stdout.write(`Power cuts: ${calls} system calls, ${states} states of the disk\n`);
  });
});

describe('every system call', () => {
  it.each(CODES)('may fail once with %s: nothing passes for saved that is not', async code => {
    const world = new World();
    const calls = await callsOfWholeGame(world);
    for (let failing = 0; failing < calls; failing++) {
      const disk = new PowerDisk([world.folder]);
      let failed = '';
      disk.fault = (call, name) => {
        if (call !== failing) return;
        failed = name;
        throw systemError(code);
      };
      const where = (): string => `${failed} fails as call ${failing} with ${code}`;
      const begun = await start(world, disk);
      // What cannot be read at all is told in a sentence.
      const session = begun.ok ? begun.value : unwrap(await start(world, disk));
      if (!begun.ok) expect(begun.problem.message, where()).toMatch(/\.$/u);
      let taken = 0;
      const check = (): void => {
        if (session.saveProblem !== null) {
          expect(session.saveProblem, where()).toMatch(/^The game cannot be .*\.$/u);
          return;
        }
        expect(decisionsAt(session.path!), where()).toBe(taken);
      };
      // A folder that may not be read cannot be synced, and no system promises anything of it.
      const decisionsAt = (path: string): number =>
        (code === 'EACCES' ? disk : disk.afterPowerCut(() => true)).text(path)?.match(/^(?:Ann|Çid): /gmu)
          ?.length ?? 0;
      for (; taken < 6; ) {
        session.play(session.match.choices[0]!.notation);
        taken++;
        check();
      }
      // One failure is over with the next decision, or the game was never kept and is saved by hand.
      if (session.path === null) unwrap(session.saveAs(world.path('rescued.moves')));
      while (!session.match.over) {
        session.play(session.match.choices[0]!.notation);
        taken++;
      }
      check();
      session.close();
      expect(decisionsAt(session.path!), where()).toBe(taken);
      expect(disk.text(join(world.home, 'games', `${NAME}.lock`)), where()).toBeNull();
    }
    process.stdout.write(`Failures: ${calls} system calls with ${code}\n`);
  });
});
