/** Plays the games of a plan: on worker threads in the built program, on this thread when run from source. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { LoadedGame } from '../load-game.ts';
import { simGameFile } from './file.ts';
import { playGame, type SimGame } from './game.ts';
import type { FromLane, ToLane } from './link.ts';
import type { Range, SimPlan } from './plan.ts';
import type { Lane, LanePrograms } from './programs.ts';

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
  readonly range: Range;
  readonly workers: number;
  /** Programs for games that are played one after the other. */
  openLane(): Lane;
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

export async function playOne(
  loaded: LoadedGame,
  { plan, keepFiles }: SimJob,
  index: number,
  programs: LanePrograms,
): Promise<SimResult> {
  const played = await playGame(loaded, plan, index, programs);
  return { played, file: keepFiles ? simGameFile(loaded.game, loaded.fingerprint, plan, played) : null };
}

async function runHere(run: Run): Promise<void> {
  const lane = run.openLane();
  try {
    for (let index = run.range.from; index < run.range.to && !run.signal.aborted; index++) {
      run.onResult(await playOne(run.loaded, run, index, lane));
      await nextTurn();
    }
  } finally {
    await lane.close();
  }
}

async function runOnWorkers(run: Run, script: URL): Promise<void> {
  const { plan, keepFiles, signal, range } = run;
  const job: SimJob = { plan, keepFiles };
  const workers: Worker[] = [];
  const lanes: Lane[] = [];
  try {
    await new Promise<void>((resolve, reject) => {
      let next = range.from;
      let left = range.to - range.from;
      if (left === 0) resolve();
      signal.addEventListener('abort', () => resolve(), { once: true });
      for (let i = 0; i < Math.min(run.workers, left); i++) {
        const worker = new Worker(script, { workerData: job, resourceLimits: ROOMY });
        const lane = run.openLane();
        workers.push(worker);
        lanes.push(lane);
        const send = (message: ToLane): void => worker.postMessage(message);
        const give = (): void => {
          if (next < range.to && !signal.aborted) send({ type: 'play', index: next++ });
        };
        worker.on('error', reject);
        worker.on('exit', code => reject(new Error(`a simulation thread ended early, with code ${code}`)));
        worker.on('message', async (message: FromLane) => {
          if (signal.aborted) return;
          switch (message.type) {
            case 'begin':
              lane.begin(message.player, message.game);
              return;
            case 'choose':
              send({ type: 'chosen', notation: await lane.choose(message.player, message.question) });
              return;
            case 'over':
              lane.over(message.player, message.ending);
              return;
            case 'played':
              run.onResult(message.result);
              left--;
              if (left === 0) resolve();
              else give();
          }
        });
        for (let ahead = 0; ahead < AHEAD; ahead++) give();
      }
    });
  } finally {
    await Promise.all([...workers.map(worker => worker.terminate()), ...lanes.map(lane => lane.close())]);
  }
}
