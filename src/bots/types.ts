/** What a bot is asked and what it answers: plain data, so that it can cross to a worker thread. */
import type { BaseView, Names, Seat } from '../core/game.ts';
import type { BotLevel } from '../core/seats.ts';
import type { Study } from './study.ts';

/** How long hard bots and hints think by default. */
export const DEFAULT_THINKING_MS = 1000;

export interface BotRequest {
  /** All that the bot knows: never a State. */
  readonly view: BaseView;
  /** The seat that decides. */
  readonly seat: Seat;
  readonly level: BotLevel;
  /** A fixed effort of the hard bot, for answers that come out the same again; null leaves it to the clock. */
  readonly iterations: number | null;
  /** The clock, where `iterations` is null. */
  readonly timeMs: number;
  /** The bot's own randomness. The same request gives the same answer wherever no clock is involved. */
  readonly seed: string;
}

export interface RatedMove {
  readonly notation: string;
  /** What bots compare moves by, in points: the expected final score, less a share of the best other's. */
  readonly value: number;
  /** How often it was looked at. */
  readonly visits: number;
}

export interface BotAnswer {
  readonly notation: string;
  readonly value: number;
  /** The other moves, most promising first. */
  readonly alternatives: readonly RatedMove[];
  readonly iterations: number;
}

/** Work that yields after every small step and is told whether it should come to an end now. */
export type Work<T> = Generator<undefined, T, boolean>;

/** A bot at work: told to come to an end, it answers with the best so far. */
export type Thinking = Work<BotAnswer>;

/** A choice, and what was found out about it for whoever asked. */
export interface Advice {
  readonly answer: BotAnswer;
  readonly study: Study;
}

export interface BotPlayer {
  /** Rejects only where the signal aborts or the player is closed. */
  choose(request: BotRequest, signal?: AbortSignal): Promise<BotAnswer>;
  /** The same choice, looked at more closely; `names` are those of the players, for what is said of them. */
  advise(request: BotRequest, names: Names, signal?: AbortSignal): Promise<Advice>;
  /** Answer now with the best so far. */
  hurry(): void;
  close(): Promise<void>;
}
