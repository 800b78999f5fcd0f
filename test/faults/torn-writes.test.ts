/** A process that dies in the middle of a write, at any byte of it: nothing acknowledged is lost, nothing doubled. */
import { hostname } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadEntry } from '../../src/app/load-game.ts';
import { createServices } from '../../src/app/services.ts';
import type { Session } from '../../src/app/session.ts';
import { verify } from '../../src/core/movefile.ts';
import { defaultOptions } from '../../src/core/options.ts';
import { unwrap } from '../../src/core/result.ts';
import { nextBelow, type RngState, seedRng } from '../../src/core/rng.ts';
import type { GameEntry } from '../../src/registry.ts';
import { auctionEntry, World } from '../cli/support/world.ts';
import { games, namesFor, people, playersNear } from '../support/games.ts';
import { MemoryDisk, ProcessDeath } from './memory-disk.ts';

/** A name that takes more bytes than letters. */
const LONGER = 'Çid';
/** No process has so high a number. */
const DEAD = JSON.stringify({ pid: 2 ** 30, started: null, host: hostname() });

interface Life {
  readonly disk: MemoryDisk;
  readonly rng: RngState;
  readonly entry: GameEntry;
  readonly world: World;
  /** Decisions that the player saw taken. */
  readonly acknowledged: string[];
  /** The decision that was under way when the process died. */
  pending: string | null;
  deaths: number;
}

/** The world after a crash: the dead process's lock lies about, the disk works again. */
function revive(life: Life): void {
  const { disk } = life;
  disk.room = Number.POSITIVE_INFINITY;
  for (const [path, file] of disk.stored) {
    if (path.endsWith('.lock')) file.bytes = Buffer.from(DEAD);
  }
  life.deaths += 1;
}

async function open(life: Life): Promise<Session> {
  const { disk, entry, world } = life;
  const services = unwrap(createServices(world.io({ files: disk.files, games: [entry] })));
  const [name] = unwrap(services.keptGames.names());
  if (name !== undefined) return unwrap(await services.resume(name));
  const options = defaultOptions(entry.meta);
  const players = people(namesFor(playersNear(entry.meta, 2)).with(-1, LONGER));
  const plan = { game: entry, players, seed: 'torn', options, first: null, dataDir: null };
  return unwrap(await services.start(plan));
}

/** One process: takes up the game, plays until it dies or the game is over. */
async function live(life: Life, room: number): Promise<boolean> {
  const { disk, rng, acknowledged } = life;
  disk.full = () => new ProcessDeath();
  disk.room = room;
  try {
    const session = await open(life);
    expect(session.saveProblem).toBeNull();
    const standing = session.match.entries.map(entry => entry.choice.notation);
    const reached = [...acknowledged, ...(life.pending === null ? [] : [life.pending])];
    expect([acknowledged, reached]).toContainEqual(standing);
    acknowledged.splice(0, acknowledged.length, ...standing);
    life.pending = null;
    while (!session.match.over) {
      const { choices } = session.match;
      life.pending = choices[nextBelow(rng, choices.length)]!.notation;
      session.play(life.pending);
      acknowledged.push(life.pending);
      life.pending = null;
    }
    session.close();
    return true;
  } catch (error) {
    if (!(error instanceof ProcessDeath)) throw error;
    revive(life);
    return false;
  }
}

async function playThroughDeaths(entry: GameEntry, seed: string, room: (rng: RngState) => number) {
  const life: Life = {
    disk: new MemoryDisk(),
    rng: seedRng(seed),
    entry,
    world: new World(),
    acknowledged: [],
    pending: null,
    deaths: 0,
  };
  let over = false;
  while (!over) over = await live(life, room(life.rng));
  const { game, fingerprint } = unwrap(await loadEntry(entry, null, life.disk.files));
  const folder = join(life.world.home, 'games');
  const [file] = life.disk.list(folder).filter(name => name.endsWith('.moves'));
  const text = life.disk.text(join(folder, file!));
  const verdict = verify(game, text, { dataFingerprint: fingerprint });
  expect(verdict).toMatchObject({ kind: 'sound', finished: true, decisions: life.acknowledged.length });
  return life.deaths;
}

describe('a process that dies while it writes', () => {
  it('loses nothing and doubles nothing, at any byte of a short game', async () => {
    let deaths = 0;
    for (let seed = 0; seed < 30; seed++) {
      deaths += await playThroughDeaths(auctionEntry, `deaths ${seed}`, rng => 100 + nextBelow(rng, 160));
    }
    expect(deaths).toBeGreaterThan(60);
  });

  it.each(games)('of $meta.title neither, and the file ends sound', async entry => {
    let deaths = 0;
    for (let seed = 0; seed < 2 || deaths <= 12; seed++) {
      deaths += await playThroughDeaths(entry, `deaths ${seed}`, rng => 150 + nextBelow(rng, 400));
    }
  });

  it('completes what a decision writes besides its move', async () => {
    // Every byte of the file of one game once: the one before each checkpoint, result and end among them.
    const whole = new MemoryDisk();
    const life = { disk: whole, rng: seedRng('whole'), entry: auctionEntry, world: new World() };
    const once: Life = { ...life, acknowledged: [], pending: null, deaths: 0 };
    await live(once, Number.POSITIVE_INFINITY);
    const folder = join(life.world.home, 'games');
    const path = join(folder, whole.list(folder)[0]!);
    const full = whole.stored.get(path)!.bytes;
    const body = full.indexOf('\n\n') + 2;
    for (let size = body; size <= full.length; size++) {
      whole.stored.get(path)!.bytes = Buffer.from(full.subarray(0, size));
      const io = life.world.io({ files: whole.files, games: [auctionEntry] });
      const session = unwrap(await unwrap(createServices(io)).resume('auction-torn'));
      session.close();
      const { game } = session.loaded;
      const verdict = verify(game, whole.text(path), { dataFingerprint: session.loaded.fingerprint });
      expect(verdict.kind, `${size} bytes`).toBe('sound');
    }
  });
});
