/** What a topic of Newton has beyond the grammar: it may be left, and some end by themselves. */
import type { MoveWords, Topic } from '../../../../core/grammar.ts';
import type { Tables } from '../tables.ts';
import type { Emit, Event, Move, Pending, PendingKind, PendingOf, State, Table, View } from '../types.ts';

export interface NewtonTopic<P extends Pending> extends Topic<Tables, State, P, Move, Event> {
  /** Where nothing is left to decide, the decision is left by itself. */
  readonly idle: Idle<P> | null;
  /** Ends it; what was begun takes effect. */
  leave(t: Tables, state: State, pending: P, emit: Emit): void;
  /** The move `stop` in words, where it may be left. */
  readonly stopText: ((t: Tables, table: Table, pending: P) => string) | null;
}

type Beyond = 'idle' | 'leave' | 'stopText';

/** Most decisions have to be taken. All topics get one shape, since they are looked up with every move. */
export function topic<P extends Pending>(
  parts: Omit<NewtonTopic<P>, Beyond> & Partial<Pick<NewtonTopic<P>, Beyond>>,
): NewtonTopic<P> {
  return {
    rule: parts.rule,
    secret: parts.secret,
    open: parts.open,
    legal: parts.legal,
    apply: parts.apply,
    prompt: parts.prompt,
    unavailable: parts.unavailable,
    idle: parts.idle ?? null,
    leave: parts.leave ?? takeOff,
    stopText: parts.stopText ?? null,
  };
}

function takeOff(_t: Tables, state: State): void {
  state.pending.pop();
}

interface Idle<P extends Pending> {
  test(t: Tables, state: Readonly<State>, pending: P): boolean;
  /** Has something been done before? Then the log need not say that nothing can be. */
  touched?(pending: P): boolean;
  /** What the player does according to the log: 'cannot travel'. */
  readonly phrase: string;
}

export type Words = MoveWords<Tables, View, Move>;

export function nothingUnavailable(): [] {
  return [];
}

/** The decision to take now. */
export function topPending(table: Readonly<Table>): Pending | undefined {
  const { pending } = table;
  // An index below 0 is no index to the engine but the name of a property, and slow to look for.
  return pending.length === 0 ? undefined : pending[pending.length - 1];
}

/** The decision to take now, which a move of its topic is about. */
export function pendingOf<K extends PendingKind>(table: Readonly<Table>, kind: K): PendingOf<K> {
  const pending = topPending(table);
  if (pending?.kind !== kind) throw new Error(`there is no decision of kind ${kind} to take`);
  // TypeScript does not narrow a union by a kind that is itself a parameter.
  return pending as PendingOf<K>;
}

/** Puts another decision in place of the one just taken. */
export function replacePending(state: State, pending: Pending): void {
  state.pending[state.pending.length - 1] = pending;
}
