/** What measurements of balance share: bots that play each other, counted shares and means, and the file of results. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chooseMove, decisionSeed } from '../../src/bots/index.ts';
import {
  type AnyGame,
  type BaseEvent,
  type BaseMove,
  type BaseState,
  type BaseView,
  finalScores,
  type Game,
  type Options,
  type Score,
  type Seat,
  winners,
} from '../../src/core/game.ts';
import type { HouseBot } from '../../src/core/seats.ts';
import { Series, wilson } from '../../src/core/statistics.ts';

/** How a measurement is to be taken. */
export interface Run {
  /** Games are dealt from `${seed}-...`: those that numbers are tuned on are never those that they are judged by. */
  readonly seed: string;
  /** Factor on the number of games of every part. */
  readonly scale: number;
  /** Only parts with this in their names; null: all. */
  readonly only: string | null;
}

/** Plain data, written as JSON. */
export interface Measured {
  /** Fingerprint of the component data that was played with. */
  readonly data: string;
  readonly bars: unknown;
  /** By name. */
  readonly parts: Readonly<Record<string, object>>;
}

/** What `scripts/balance/GAME.ts` exports as `measure`. It prints its own tables. */
export type Measure = (run: Run) => Promise<Measured>;

/** Takes the parts that are wanted, one after the other. */
export function takeParts(run: Run, parts: Readonly<Record<string, () => object>>): Record<string, object> {
  const wanted = Object.entries(parts).filter(([name]) => run.only === null || name.includes(run.only));
  return Object.fromEntries(wanted.map(([name, take]) => [name, take()]));
}

export const MEDIUM: HouseBot = { level: 'medium', iterations: null };
/** The hard bot with so many iterations for each decision. */
export const hard = (iterations: number): HouseBot => ({ level: 'hard', iterations });

/** At least one. */
export function gamesOf(run: Run, games: number): number {
  return Math.max(1, Math.round(games * run.scale));
}

/** A share of trials with its 95 % interval. Shared victories count in parts, so hits need not be whole. */
export interface Share {
  readonly hits: number;
  readonly of: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
}

export function shareOf(hits: number, of: number): Share {
  const [low, high] = wilson(hits, of);
  return {
    hits: rounded(hits),
    of,
    share: of === 0 ? 0 : rounded(hits / of),
    low: rounded(low),
    high: rounded(high),
  };
}

/** Counts hits among trials by name. */
export class Counter {
  readonly #counts = new Map<string, { hits: number; of: number }>();

  add(name: string, hit: number | boolean): void {
    const count = this.#counts.get(name) ?? { hits: 0, of: 0 };
    count.hits += Number(hit);
    count.of++;
    this.#counts.set(name, count);
  }

  shares(): Record<string, Share> {
    return Object.fromEntries([...this.#counts].map(([name, { hits, of }]) => [name, shareOf(hits, of)]));
  }
}

export interface Mean {
  readonly mean: number;
  /** Standard error of the mean. */
  readonly error: number;
  readonly of: number;
}

export function meanOf(values: readonly number[]): Mean {
  const series = new Series();
  for (const value of values) series.add(value);
  const error = series.count === 0 ? 0 : series.deviation / Math.sqrt(series.count);
  return { mean: rounded(series.mean), error: rounded(error), of: series.count };
}

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

/** 0.314 as "31.4 %". */
export function percent(share: number): string {
  return `${(100 * share).toFixed(1)} %`;
}

/** "31.4 % (28.0-35.1, 700)" */
export function shareText({ share, low, high, of }: Share): string {
  return `${percent(share)} (${(100 * low).toFixed(1)}-${(100 * high).toFixed(1)}, ${of})`;
}

/** "84.2 +-1.3 (200)" */
export function meanText({ mean, error, of }: Mean): string {
  return `${mean.toFixed(1)} +-${error.toFixed(1)} (${of})`;
}

/** The game without the moves that are forbidden, as long as others are left. */
export function forbidding<S extends BaseState, M extends BaseMove, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  isForbidden: (state: Readonly<S>, move: M) => boolean,
): Game<S, M, V, E> {
  return {
    ...game,
    legalMoves(state) {
      const moves = game.legalMoves(state);
      const allowed = moves.filter(move => !isForbidden(state, move));
      return allowed.length === 0 ? moves : allowed;
    },
  };
}

interface TableOfBots<S, M> {
  /** By seat: who plays, and by which game where moves are forbidden to this player. */
  readonly seats: readonly { readonly bot: HouseBot; readonly game?: AnyGame }[];
  readonly seed: string;
  readonly options: Options;
  /** Told before every move. */
  onMove?(state: Readonly<S>, seat: Seat, move: M): void;
}

interface PlayedGame<S> {
  readonly state: S;
  readonly scores: readonly Score[];
  /** Of the victory, by seat: they sum to 1. */
  readonly wins: readonly number[];
}

/** Bots play one game to its end; the same table gives the same game again. */
export function playGame<S extends BaseState, M extends BaseMove, V extends BaseView, E extends BaseEvent>(
  game: Game<S, M, V, E>,
  { seats, seed, options, onMove }: TableOfBots<S, M>,
): PlayedGame<S> {
  const state = game.setup({ players: seats.length, seed, options, first: null });
  for (let taken = 0, mover = game.mover(state); mover !== null; taken++, mover = game.mover(state)) {
    const { seat } = mover;
    const { bot, game: own = game } = seats[seat]!;
    const request = {
      view: game.view(state, seat),
      seat,
      ...bot,
      timeMs: 0,
      seed: decisionSeed(seed, taken),
    };
    const { notation } = chooseMove(own, request);
    const move = game.legalMoves(state).find(legal => game.notate(legal) === notation);
    if (move === undefined) throw new Error(`game ${seed}: a bot chose "${notation}", which is not legal`);
    onMove?.(state, seat, move);
    game.apply(state, move);
  }
  const scores = finalScores(game, state);
  const best = winners(scores);
  return { state, scores, wins: seats.map((_, seat) => (best.includes(seat) ? 1 / best.length : 0)) };
}

/**
 * Writes what was measured to bench/results; returns the path. Parts measured before, by themselves, stay beside it where
 * data, seed and scale were the same.
 */
export function writeResults(
  gameId: string,
  label: 'before' | 'after',
  { seed, scale }: Run,
  { data, bars, parts }: Measured,
): string {
  const path = join(import.meta.dirname, `../../bench/results/balance-${gameId}-${label}.json`);
  const head = { game: gameId, label, data, seed, scale };
  const old = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const isSame = Object.entries(head).every(([member, value]) => old[member] === value);
  const results = { ...head, bars, parts: { ...(isSame ? old.parts : {}), ...parts } };
  writeFileSync(path, `${JSON.stringify(results, null, 2)}\n`);
  return path;
}
