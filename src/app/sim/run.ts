/** Plays the games of a plan: on worker threads in the built program, on this thread when run from source. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { LoadedGame } from '../load-game.ts';
import { simGameFile } from './file.ts';
import { playGame, type SimGame, type SimPlan } from './game.ts';

export interface SimResult {
  readonly played: SimGame;
  /** The move file, where files are kept. */
  readonly file: string | null;
}

export interface SimJob {
  readonly plan: SimPlan;
  readonly keepFiles: boolean;
}

interface Run extends SimJob {
  readonly loaded: LoadedGame;
  readonly workers: number;
  /** Called as games end, in any order. */
  onResult(result: SimResult): void;
  readonly signal: AbortSignal;
}

/** Games given to a worker beforehand, so that it never waits for the next one. */
const AHEAD = 2;

/** Sampled states are short-lived: with more room they are collected less often. */
const ROOMY = { maxYoungGenerationSizeMb: 64 } as const;

const workerScript = import.meta.url.endsWith('.ts') ? null : new URL('./sim-worker.js', import.meta.url);

/** Resolves when all games are played or the signal aborts; rejects where a game fails. */
export function runGames(run: Run): Promise<void> {
  return workerScript === null ? runHere(run) : runOnWorkers(run, workerScript);
}

export function playOne(loaded: LoadedGame, { plan, keepFiles }: SimJob, index: number): SimResult {
  const played = playGame(loaded.game, plan, index);
  return { played, file: keepFiles ? simGameFile(loaded.game, loaded.fingerprint, plan, played) : null };
}

async function runHere(run: Run): Promise<void> {
  for (let index = 0; index < run.plan.games && !run.signal.aborted; index++) {
    run.onResult(playOne(run.loaded, run, index));
    await nextTurn();
  }
}

async function runOnWorkers(run: Run, script: URL): Promise<void> {
  const { plan, keepFiles, signal } = run;
  const job: SimJob = { plan, keepFiles };
  const workers: Worker[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      let next = 0;
      let done = 0;
      signal.addEventListener('abort', () => resolve(), { once: true });
      for (let i = 0; i < Math.min(run.workers, plan.games); i++) {
        const worker = new Worker(script, { workerData: job, resourceLimits: ROOMY });
        workers.push(worker);
        const give = (): void => {
          if (next < plan.games && !signal.aborted) worker.postMessage(next++);
        };
        worker.on('error', reject);
        worker.on('exit', code => reject(new Error(`a simulation thread ended early, with code ${code}`)));
        worker.on('message', (result: SimResult) => {
          if (signal.aborted) return;
          run.onResult(result);
          done++;
          if (done === plan.games) resolve();
          else give();
        });
        for (let ahead = 0; ahead < AHEAD; ahead++) give();
      }
    });
  } finally {
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}
