/** Looks at the decisions of a review: on worker threads in the built program, on this thread when run from source. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { analyse, compareMoves, sureGap } from '../../bots/analyse.ts';
import { compareCauses } from '../../bots/reason.ts';
import type { AnyGame } from '../../core/game.ts';
import type { LoadedGame } from '../load-game.ts';
import type { Looked, ReviewTask } from './tasks.ts';

export interface ReviewRun {
  readonly loaded: LoadedGame;
  readonly tasks: readonly ReviewTask[];
  readonly workers: number;
  /** Called as decisions are done, in any order. */
  onLooked(looked: Looked): void;
  readonly signal: AbortSignal;
}

/** What a thread is started with. */
export interface ReviewThread {
  readonly gameId: string;
  readonly dataDir: string | null;
}

const workerScript = import.meta.url.endsWith('.ts') ? null : new URL('./review-worker.js', import.meta.url);

export function look(game: AnyGame, { number, request, asked, choice }: ReviewTask): Looked {
  const analysis =
    choice === null ? analyse(game, request, asked) : compareMoves(game, request, choice, asked);
  const worse = analysis?.outlooks.find(outlook => sureGap(outlook) < 0);
  const comparison =
    analysis === null || worse === undefined
      ? null
      : compareCauses(game, request, analysis.choice, worse.notation);
  return { number, analysis, comparison };
}

/** Resolves when all is looked at or the signal aborts. */
export function runReview(run: ReviewRun): Promise<void> {
  return workerScript === null ? runHere(run) : runOnWorkers(run, workerScript);
}

async function runHere({ loaded, tasks, onLooked, signal }: ReviewRun): Promise<void> {
  for (const task of tasks) {
    if (signal.aborted) return;
    onLooked(look(loaded.game, task));
    await nextTurn();
  }
}

async function runOnWorkers(run: ReviewRun, script: URL): Promise<void> {
  const { loaded, tasks, signal, onLooked } = run;
  const thread: ReviewThread = { gameId: loaded.entry.meta.id, dataDir: loaded.dataDir };
  const workers: Worker[] = [];
  let onAbort = (): void => {};
  try {
    await new Promise<void>((resolve, reject) => {
      let next = 0;
      let left = tasks.length;
      onAbort = resolve;
      if (left === 0 || signal.aborted) return resolve();
      signal.addEventListener('abort', onAbort, { once: true });
      for (let i = 0; i < Math.min(run.workers, tasks.length); i++) {
        const worker = new Worker(script, { workerData: thread });
        workers.push(worker);
        const give = (): void => {
          const task = tasks[next++];
          if (task !== undefined) worker.postMessage(task);
        };
        worker.on('error', reject);
        worker.on('exit', code => reject(new Error(`a review thread ended early, with code ${code}`)));
        worker.on('message', (looked: Looked) => {
          if (signal.aborted) return;
          onLooked(looked);
          if (--left === 0) resolve();
          else give();
        });
        give();
      }
    });
  } finally {
    signal.removeEventListener('abort', onAbort);
    await Promise.all(workers.map(worker => worker.terminate()));
  }
}
