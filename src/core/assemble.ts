/**
 * Makes the game of the contract from what a game writes in the grammar. The functions of a game take its tables first; who asks
 * through the contract does not know them. What follows from topics, words of moves and words of events alone is written here, once.
 */
import type {
  BaseEvent,
  BaseMove,
  BaseState,
  BaseView,
  Decision,
  Features,
  Game,
  GameMeta,
  KnownScore,
  Mover,
  Names,
  Rank,
  Reason,
  Seat,
  Section,
  Setup,
  Stock,
  Thing,
  Waste,
} from './game.ts';
import {
  amountOf,
  type Emit,
  type EventWords,
  groupOf,
  isExtraIn,
  type MoveWords,
  moveWordOf,
  narrateWith,
  type Topics,
  topicOf,
} from './grammar.ts';
import { type LearnedValue, learnedEstimate } from './learned-value.ts';

interface Turns extends BaseState {
  turn: number;
}

interface OwnFeatures<T, S> {
  readonly names: readonly string[];
  /** What was learned from them. */
  readonly value?: LearnedValue;
  write(t: T, state: Readonly<S>, seat: Seat, into: Float64Array): void;
}

/** What a game writes itself. Where a member is named like one of the contract, that says what it does. */
export interface Parts<
  T,
  S extends Turns,
  P extends { readonly kind: string },
  M extends BaseMove,
  V extends BaseView,
  E extends BaseEvent,
> {
  readonly topics: Topics<T, S, P, M, E>;
  readonly moves: MoveWords<T, V, M>;
  readonly events: EventWords<T, E>;
  /** The decision to take now; null once the game is over. */
  pending(state: Readonly<S>): P | null;
  /** Who takes it. */
  decider(state: Readonly<S>, pending: P): Seat;

  setup(t: T, config: Setup): S;
  copy(state: Readonly<S>): S;
  apply(t: T, state: S, move: M, emit: Emit<E>): void;
  view(t: T, state: Readonly<S>, viewer: Seat | null): V;
  sample(t: T, view: V, seed: string): S;
  hasSecrets(t: T, state: Readonly<S>, seat: Seat): boolean;
  scores(t: T, view: V): KnownScore[];
  ranks?(t: T, players: number): readonly Rank[];

  waste?(t: T, move: M, moves: readonly M[], view: V): Waste | null;
  stock?(t: T, view: V, seat: Seat): Stock[];
  outline(t: T, view: V, names: Names): Section[];
  things(t: T, view: V, names: Names): Thing[];
  box(t: T): Thing[];

  maxDecisions(t: T, players: number): number;
  readonly turnLength: number;
  evaluate(t: T, state: Readonly<S>, seat: Seat): number;
  readonly features?: OwnFeatures<T, S>;
  writeGrounds?(state: Readonly<S>, seat: Seat, into: Float64Array): number;
  priors(t: T, state: Readonly<S>, moves: readonly M[]): number[];
}

export function assemble<
  T,
  S extends Turns,
  P extends { readonly kind: string },
  M extends BaseMove,
  V extends BaseView,
  E extends BaseEvent,
>(meta: GameMeta, t: T, parts: Parts<T, S, P, M, V, E>): Game<S, M, V, E> {
  const { topics, moves: words, events, ranks, waste, stock, features, writeGrounds } = parts;

  /** Who plays alone has nobody to hide a choice from. */
  function moverOf(state: Readonly<S>, pending: P): Mover {
    const secret = state.players > 1 && topicOf(topics, pending).secret;
    return { seat: parts.decider(state, pending), turn: state.turn, secret };
  }

  function mover(state: Readonly<S>): Mover | null {
    const pending = parts.pending(state);
    return pending === null ? null : moverOf(state, pending);
  }

  function decision(state: Readonly<S>): Decision | null {
    const pending = parts.pending(state);
    if (pending === null) return null;
    const { rule, open, prompt } = topicOf(topics, pending);
    return {
      ...moverOf(state, pending),
      kind: pending.kind,
      prompt: prompt(t, state, pending),
      open,
      rule: typeof rule === 'string' ? rule : rule(t, state, pending),
    };
  }

  function legalMoves(state: Readonly<S>): M[] {
    const moves: M[] = [];
    const pending = parts.pending(state);
    if (pending !== null) topicOf(topics, pending).legal(t, state, pending, moves);
    return moves;
  }

  function unavailable(state: Readonly<S>, names: Names): Reason[] {
    const pending = parts.pending(state);
    return pending === null ? [] : topicOf(topics, pending).unavailable(t, state, pending, names);
  }

  return {
    meta,
    setup: config => parts.setup(t, config),
    decision,
    mover,
    copy: state => parts.copy(state),
    legalMoves,
    apply: (state, move, emit) => parts.apply(t, state, move, emit),

    view: (state, viewer) => parts.view(t, state, viewer),
    sample: (view, seed) => parts.sample(t, view, seed),
    hasSecrets: (state, seat) => parts.hasSecrets(t, state, seat),
    scores: view => parts.scores(t, view),
    ...(ranks && { ranks: (players: number) => ranks(t, players) }),

    notate: move => moveWordOf(words, move).notate(t, move),
    describe: (move, view, names) => moveWordOf(words, move).describe(t, move, view, names),
    group: move => groupOf(words, t, move),
    amount: move => amountOf(words, move),
    isExtra: (move, view) => isExtraIn(words, t, move, view),
    ...(waste && { waste: (move: M, moves: readonly M[], view: V) => waste(t, move, moves, view) }),
    ...(stock && { stock: (view: V, seat: Seat) => stock(t, view, seat) }),
    narrate: (event, names) => narrateWith(events, t, event, names),
    outline: (view, names) => parts.outline(t, view, names),
    things: (view, names) => parts.things(t, view, names),
    box: () => parts.box(t),
    unavailable,

    maxDecisions: players => parts.maxDecisions(t, players),
    turnLength: parts.turnLength,
    evaluate: (state, seat) => parts.evaluate(t, state, seat),
    ...(features && learning(t, features)),
    ...(writeGrounds && { writeGrounds }),
    priors: (state, moves) => parts.priors(t, state, moves),
  };
}

function learning<T, S extends BaseState>(
  t: T,
  { names, write, value }: OwnFeatures<T, S>,
): Pick<Game<S, BaseMove, BaseView, BaseEvent>, 'features' | 'learned'> {
  const features: Features<S> = { names, write: (state, seat, into) => write(t, state, seat, into) };
  return { features, ...(value && { learned: learnedEstimate(features, value) }) };
}
