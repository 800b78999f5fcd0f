/** What a bot player and its worker thread say to each other. */
import type { Names } from '../core/game.ts';
import type { Advice, BotRequest } from './types.ts';

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
  /** Of the players, where the choice is to be looked at more closely; null where it is only to be made. */
  readonly names: Names | null;
}

export interface FromWorker {
  readonly id: number;
  readonly advice: Advice;
}
