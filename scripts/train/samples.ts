/** Games on disk, in chunks: a run that was interrupted goes on with the chunks that are missing. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { loadGame } from '../../src/app/load-game.ts';
import { gameOf, type PlayedGame } from './games.ts';

/** Games in a chunk. */
const CHUNK = 20;

export interface Wanted {
  readonly gameId: string;
  readonly folder: string;
  readonly seed: string;
  readonly games: number;
  readonly workers: number;
}

interface Job extends Wanted {
  /** This worker makes every so many of the chunks, from this one. */
  readonly first: number;
}

/** All games, in the order of their numbers; `progress` is called with the games that are there. */
export async function gather(wanted: Wanted, progress: (games: number) => void): Promise<PlayedGame[]> {
  mkdirSync(wanted.folder, { recursive: true });
  const chunks = Math.ceil(wanted.games / CHUNK);
  const missing = Array.from({ length: chunks }, (_, chunk) => chunk).filter(
    chunk => !existsSync(fileOf(wanted, chunk)),
  );
  let made = chunks - missing.length;
  progress(made * CHUNK);
  if (missing.length > 0) {
    const jobs = Array.from({ length: wanted.workers }, (_, first): Job => ({ ...wanted, first }));
    await Promise.all(
      jobs.map(job => {
        const worker = new Worker(new URL(import.meta.url), { workerData: job });
        worker.on('message', () => progress(++made * CHUNK));
        return new Promise<void>((resolve, reject) => {
          worker.on('error', reject);
          worker.on('exit', code => (code === 0 ? resolve() : reject(new Error(`worker: ${code}`))));
        });
      }),
    );
  }
  return Array.from(
    { length: chunks },
    (_, chunk) => JSON.parse(readFileSync(fileOf(wanted, chunk), 'utf8')) as PlayedGame[],
  ).flat();
}

function fileOf({ folder, seed }: Wanted, chunk: number): string {
  return join(folder, `${seed}-${chunk}.json`);
}

/** The script is its own worker. */
async function work(job: Job): Promise<void> {
  const { game } = await loadGame(job.gameId, null);
  for (let chunk = job.first; chunk * CHUNK < job.games; chunk += job.workers) {
    const path = fileOf(job, chunk);
    if (existsSync(path)) continue;
    const games = Array.from({ length: CHUNK }, (_, at) => gameOf(game, job.seed, chunk * CHUNK + at));
    // Whole or not at all: a chunk that was cut off would be taken for a finished one.
    writeFileSync(`${path}.part`, JSON.stringify(games));
    renameSync(`${path}.part`, path);
    parentPort!.postMessage(chunk);
  }
}

export function isSampler(): boolean {
  return !isMainThread;
}

export async function sampler(): Promise<void> {
  await work(workerData as Job);
}
