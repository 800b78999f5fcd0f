/** What a bot player and its worker thread say to each other. */
import type { BotAnswer, BotRequest } from './types.ts';

/** Which game the thread is to load; its entry knows how. */
export interface WorkerSetup {
  readonly gameId: string;
  readonly dataDir: string | null;
  /** One 32-bit number: requests up to this one are to be answered at once. */
  readonly hurry: SharedArrayBuffer;
}

export interface ToWorker {
  /** Counts from 1. */
  readonly id: number;
  readonly request: BotRequest;
}

export interface FromWorker {
  readonly id: number;
  readonly answer: BotAnswer;
}
