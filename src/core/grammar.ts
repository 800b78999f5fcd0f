/**
 * The grammar in which every game's rules are written. A pending decision is one complete topic, a move and an event
 * one complete word each, all in records keyed by their union: what is missing does not compile.
 *
 * Parameters stand in one order everywhere: tables, state (or view), pending, move, names, emit.
 */
import type { BaseEvent, BaseMove, Names, Reason } from './game.ts';

/** The place of a thing in its table; indices into different tables do not mix. */
export type Index<Of extends string> = number & { readonly [indexOf]: Of };
declare const indexOf: unique symbol;

/** All places of a table, in order. */
export function indices<I extends Index<string>>(table: ArrayLike<unknown>): I[] {
  const all: I[] = [];
  for (let i = 0; i < table.length; i++) all.push(i as I);
  return all;
}

export type Emit<E> = ((event: E) => void) | undefined;

/** One kind of pending decision: what may be done, what it does, how it is asked, and what cannot be done and why. */
export interface Topic<T, S, P, M, E> {
  /** Anchor of the rule behind the question, fixed or depending on the position. */
  readonly rule: string | ((t: T, state: Readonly<S>, pending: P) => string);
  /** The choice is hidden from the other players until the rules reveal it. */
  readonly secret: boolean;
  /** It can be decided with everything secret face down: see `Decision.open`. */
  readonly open: boolean;
  /** Adds the legal moves to the list, in a stable order. */
  legal(t: T, state: Readonly<S>, pending: P, moves: M[]): void;
  /** Carries out one of the legal moves. */
  apply(t: T, state: S, pending: P, move: M, emit: Emit<E>): void;
  prompt(t: T, state: Readonly<S>, pending: P): string;
  unavailable(t: T, state: Readonly<S>, pending: P, names: Names): Reason[];
}

export type Topics<T, S, P extends { readonly kind: string }, M, E> = {
  readonly [K in P['kind']]: Topic<T, S, Extract<P, { readonly kind: K }>, M, E>;
};

/** One type of move in its three texts. */
export interface MoveWord<T, V, M> {
  /** File text: ASCII, independent of the state, frozen once released. */
  notate(t: T, move: M): string;
  /** Heading under which a prompt lists it. */
  readonly group: string | ((t: T, move: M) => string);
  describe(t: T, move: M, view: V, names: Names): string;
  /** The number that players would type for it: a bid, a count. */
  amount?(move: M): number;
  /** It spends or gives up something beside the question that is asked. */
  isExtra?(t: T, move: M, view: V): boolean;
}

export type MoveWords<T, V, M extends BaseMove> = {
  readonly [K in M['type']]: MoveWord<T, V, Extract<M, { readonly type: K }>>;
};

/** One type of event as a sentence. */
export type EventWord<T, E> = (t: T, event: E, names: Names) => string;

export type EventWords<T, E extends BaseEvent> = {
  readonly [K in E['type']]: EventWord<T, Extract<E, { readonly type: K }>>;
};

export function topicOf<T, S, P extends { readonly kind: string }, M, E>(
  topics: Topics<T, S, P, M, E>,
  pending: P,
): Topic<T, S, P, M, E> {
  return topics[pending.kind as P['kind']] as unknown as Topic<T, S, P, M, E>;
}

export function moveWordOf<T, V, M extends BaseMove>(words: MoveWords<T, V, M>, move: M): MoveWord<T, V, M> {
  return words[move.type as M['type']] as unknown as MoveWord<T, V, M>;
}

export function groupOf<T, V, M extends BaseMove>(words: MoveWords<T, V, M>, t: T, move: M): string {
  const { group } = moveWordOf(words, move);
  return typeof group === 'string' ? group : group(t, move);
}

export function amountOf<T, V, M extends BaseMove>(words: MoveWords<T, V, M>, move: M): number | null {
  return moveWordOf(words, move).amount?.(move) ?? null;
}

export function isExtraIn<T, V, M extends BaseMove>(
  words: MoveWords<T, V, M>,
  t: T,
  move: M,
  view: V,
): boolean {
  return moveWordOf(words, move).isExtra?.(t, move, view) ?? false;
}

export function narrateWith<T, E extends BaseEvent>(
  words: EventWords<T, E>,
  t: T,
  event: E,
  names: Names,
): string {
  return (words[event.type as E['type']] as unknown as EventWord<T, E>)(t, event, names);
}
