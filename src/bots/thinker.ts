/** Where a bot's thinking takes place: in a worker thread of the built program, or in small steps on this thread. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyGame } from '../core/game.ts';
import { clockOf, think } from './choose.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './link.ts';
import type { BotAnswer, BotRequest } from './types.ts';

export interface Thinker {
  /** Rejects where the thinking fails; ids count from 1. */
  think(id: number, request: BotRequest): Promise<BotAnswer>;
  /** Requests up to this one are to be answered at once. */
  hurry(id: number): void;
  stop(): Promise<void>;
}

/** Thinks on this thread and lets it breathe: for development and tests, where no worker has been built. */
export function localThinker(load: () => Promise<AnyGame>, breathMs = 8): Thinker {
  let game: Promise<AnyGame> | null = null;
  let hurried = 0;
  return {
    async think(id, request) {
      game ??= load();
      const thinking = think(await game, request);
      const clock = clockOf(request);
      let step = thinking.next(false);
      let breath = performance.now();
      while (step.done !== true) {
        if (performance.now() - breath > breathMs) {
          await nextTurn();
          breath = performance.now();
        }
        step = thinking.next(hurried >= id || clock.stopped());
      }
      return step.value;
    },
    hurry(id) {
      hurried = id;
    },
    async stop() {
      hurried = Number.POSITIVE_INFINITY;
    },
  };
}

interface Waiting {
  resolve(answer: BotAnswer): void;
  reject(error: Error): void;
}

/** Thinks in a worker thread, which keeps the process alive only while it is asked something. */
export function workerThinker(script: URL, gameId: string, dataDir: string | null): Thinker {
  const hurry = new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT);
  const flag = new Int32Array(hurry);
  const setup: WorkerSetup = { gameId, dataDir, hurry };
  const worker = new Worker(script, { workerData: setup, stdout: true, stderr: true });
  const waiting = new Map<number, Waiting>();
  let failure: Error | null = null;
  const fail = (error: Error): void => {
    failure ??= error;
    for (const { reject } of waiting.values()) reject(error);
    waiting.clear();
  };
  worker.on('error', fail);
  worker.on('exit', code => fail(new Error(`the thinking thread ended with code ${code}`)));
  worker.on('message', ({ id, answer }: FromWorker) => {
    waiting.get(id)?.resolve(answer);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.unref();
  return {
    think(id, request) {
      return new Promise((resolve, reject) => {
        if (failure !== null) return reject(failure);
        waiting.set(id, { resolve, reject });
        worker.ref();
        const message: ToWorker = { id, request };
        worker.postMessage(message);
      });
    },
    hurry(id) {
      Atomics.store(flag, 0, id);
    },
    async stop() {
      await worker.terminate();
    },
  };
}
