/** Where a bot's thinking takes place: in a worker thread of the built program, or in small steps on this thread. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { AnyGame, Names } from '../core/game.ts';
import { clockOf, think } from './choose.ts';
import type { FromWorker, ToWorker, WorkerSetup } from './link.ts';
import { NOTHING_STUDIED, studyClock, studying } from './study.ts';
import type { Advice, BotAnswer, BotRequest } from './types.ts';

export interface Thinker {
  /** Rejects where the thinking fails; ids count from 1. */
  think(id: number, request: BotRequest): Promise<BotAnswer>;
  advise(id: number, request: BotRequest, names: Names): Promise<Advice>;
  /** Requests up to this one are to be answered at once. */
  hurry(id: number): void;
  stop(): Promise<void>;
}

/** Thinks on this thread and lets it breathe: for development and tests, where no worker has been built. */
export function localThinker(load: () => Promise<AnyGame>, breathMs = 8): Thinker {
  let game: Promise<AnyGame> | null = null;
  let hurried = 0;
  let breath = performance.now();
  const breathe = async (): Promise<void> => {
    if (performance.now() - breath <= breathMs) return;
    await nextTurn();
    breath = performance.now();
  };
  const choose = async (id: number, request: BotRequest): Promise<BotAnswer> => {
    game ??= load();
    const thinking = think(await game, request);
    const clock = clockOf(request);
    let step = thinking.next(false);
    while (step.done !== true) {
      await breathe();
      step = thinking.next(hurried >= id || clock.stopped());
    }
    return step.value;
  };
  return {
    think: choose,
    async advise(id, request, names) {
      game ??= load();
      const answer = await choose(id, request);
      const clock = studyClock(request);
      let study = NOTHING_STUDIED;
      for (const soFar of studying(await game, request, answer, names)) {
        study = soFar;
        if (hurried >= id || clock.stopped()) break;
        await breathe();
      }
      return { answer, study };
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
  resolve(advice: Advice): void;
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
  worker.on('message', ({ id, advice }: FromWorker) => {
    waiting.get(id)?.resolve(advice);
    waiting.delete(id);
    if (waiting.size === 0) worker.unref();
  });
  worker.unref();
  const ask = (message: ToWorker): Promise<Advice> =>
    new Promise((resolve, reject) => {
      if (failure !== null) return reject(failure);
      waiting.set(message.id, { resolve, reject });
      worker.ref();
      worker.postMessage(message);
    });
  return {
    think: async (id, request) => (await ask({ id, request, names: null })).answer,
    advise: (id, request, names) => ask({ id, request, names }),
    hurry(id) {
      Atomics.store(flag, 0, id);
    },
    async stop() {
      await worker.terminate();
    },
  };
}
