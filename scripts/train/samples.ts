/** Samples on disk, in chunks of games: a run that was interrupted goes on with the chunks that are missing. */
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { loadGame } from '../../src/app/load-game.ts';
import { samplesOf } from './games.ts';

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

/** All rows, in the order of the games; `progress` is called with the games that are there. */
export async function gather(wanted: Wanted, progress: (games: number) => void): Promise<Float64Array[]> {
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
  return Array.from({ length: chunks }, (_, chunk) => rowsOf(fileOf(wanted, chunk))).flat();
}

function fileOf({ folder, seed }: Wanted, chunk: number): string {
  return join(folder, `${seed}-${chunk}.f64`);
}

/** A file is the width of its rows and then the rows. */
function rowsOf(path: string): Float64Array[] {
  const bytes = readFileSync(path);
  const all = new Float64Array(bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.length));
  const width = all[0]!;
  return Array.from({ length: (all.length - 1) / width }, (_, row) =>
    all.subarray(1 + row * width, 1 + (row + 1) * width),
  );
}

/** The script is its own worker. */
async function work(job: Job): Promise<void> {
  const { game } = await loadGame(job.gameId, null);
  for (let chunk = job.first; chunk * CHUNK < job.games; chunk += job.workers) {
    const path = fileOf(job, chunk);
    if (existsSync(path)) continue;
    const rows: number[][] = [];
    for (let at = 0; at < CHUNK; at++) rows.push(...samplesOf(game, job.seed, chunk * CHUNK + at));
    const numbers = Float64Array.from([rows[0]!.length, ...rows.flat()]);
    // Whole or not at all: a chunk that was cut off would be taken for a finished one.
    writeFileSync(`${path}.part`, new Uint8Array(numbers.buffer));
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
