/**
 * The contract between a game's rules and everything around them: match, move files, bots, screens, laws.
 *
 * A game is a set of pure functions over plain JSON. Every decision is a pick from a finite list of legal moves;
 * pending decisions are data in the state; chance comes from the generator inside the state. Only `apply` changes
 * anything, and it changes the state it is given, in place: callers clone. `test/laws.test.ts` states what every
 * implementation must keep.
 *
 * Members are methods, so that a game with its own State and Move is usable as an `AnyGame`.
 */
import type { RngState } from './rng.ts';

/** Index of a player at the table, from 0, clockwise. */
export type Seat = number;

/** Players' display names by seat. Never part of a State: the rules do not know who plays. */
export type Names = readonly string[];

/** The least a State holds. Plain JSON: no undefined, NaN, class, Map, Date or shared reference. */
export interface BaseState {
  rng: RngState;
}

export interface BaseMove {
  readonly type: string;
}

export interface BaseView {
  /** Whose knowledge this is; null is a spectator. */
  readonly viewer: Seat | null;
}

export interface BaseEvent {
  readonly type: string;
  /** Known to this seat alone. */
  readonly only?: Seat;
  /** Brought new information (a die, a card, a simultaneous reveal): undo stops here. */
  readonly reveals?: boolean;
}

/** Who decides now, and about what. */
export interface Decision {
  readonly seat: Seat;
  /** Kind of the pending decision, a stable id. */
  readonly kind: string;
  /** The question in words, for the deciding player. */
  readonly prompt: string;
  /** The choice is hidden from the other players until the rules reveal it. */
  readonly secret: boolean;
  /** Anchor of the rule behind the question, without `#`. */
  readonly rule: string;
}

/** Something the deciding player might expect to be able to do now, but cannot. */
export interface Reason {
  readonly what: string;
  readonly why: string;
  readonly rule?: string;
}

export interface ScoreLine {
  readonly label: string;
  readonly points: number;
}

export interface Score {
  readonly seat: Seat;
  readonly total: number;
  /** Compared in order where totals are equal, higher is better. */
  readonly tieBreaks: readonly ScoreLine[];
  /** Where the total comes from; the points add up to it. */
  readonly lines: readonly ScoreLine[];
  /** A word on the result of its own, such as a solo rank. */
  readonly verdict?: string;
}

/** A variant of the rules that is chosen before the game. Two-valued ones use `no` and `yes`. */
export interface OptionSpec {
  readonly key: string;
  /** The first value is the default. */
  readonly values: readonly [string, string, ...string[]];
  readonly about: string;
  /** Where set: the option only matters with this many players. */
  readonly players?: { readonly min: number; readonly max: number };
}

export type Options = Readonly<Record<string, string>>;

/** What is known of a game without loading its rules. */
export interface GameMeta {
  readonly id: string;
  readonly title: string;
  readonly players: { readonly min: number; readonly max: number };
  /** Bumped when a recorded game could replay differently. */
  readonly rulesVersion: number;
  readonly options: readonly OptionSpec[];
}

export interface Setup {
  readonly players: number;
  readonly seed: string;
  /** Complete and valid: one value for each option of the game. */
  readonly options: Options;
  /** Who starts; null leaves it to the seed. */
  readonly first: Seat | null;
}

export interface Game<S extends BaseState, M extends BaseMove, V extends BaseView, E extends BaseEvent> {
  readonly meta: GameMeta;

  setup(config: Setup): S;
  /** Null once the game is over. */
  decision(state: Readonly<S>): Decision | null;
  /** Finite, in a stable order, without duplicates; empty exactly when there is no decision. */
  legalMoves(state: Readonly<S>): M[];
  /** Advances the state in place up to the next decision. Trusts the move: it came from `legalMoves`. */
  apply(state: S, move: M, emit?: (event: E) => void): void;

  /** All that this seat may know, and nothing else. Shares no reference with the state. */
  view(state: Readonly<S>, viewer: Seat | null): V;
  /** A full state that the view allows, with hidden parts and generator drawn from the seed: what bots search. */
  sample(view: V, seed: string): S;
  /** Does this seat now know something that another player at the table may not see? */
  hasSecrets(state: Readonly<S>, seat: Seat): boolean;
  /** Scores as they stand; final once `decision` is null. By seat. */
  scores(state: Readonly<S>): Score[];

  /** File text: ASCII, one line, no `#`, independent of the state, unique in a list, frozen once released. */
  notate(move: M): string;
  /** Menu text, for people. */
  describe(move: M, view: V, names: Names): string;
  /** Heading under which a prompt lists this move. */
  group(move: M): string;
  /** Log text, for people: a whole sentence. */
  narrate(event: E, names: Names): string;
  /** The table as lines of text, for plain mode and screen readers: no boxes, no colour. */
  outline(view: V, names: Names): string[];
  unavailable(state: Readonly<S>): Reason[];

  /** Counts from 1 and never falls; checkpoints in files, bounds in tests. */
  round(state: Readonly<S>): number;
  /** What the rules call that round, where it is not "Round 1" for 1. */
  roundName?(round: number, options: Options): string;
  /** Upper bound on the number of decisions of a game with this many players. */
  maxDecisions(players: number): number;

  /** Estimate of this seat's final score, for bots and hints. */
  evaluate(state: Readonly<S>, seat: Seat): number;
  /** How promising each move looks at a glance: weights above 0, in the order of the moves, for bots. */
  priors(state: Readonly<S>, moves: readonly M[]): number[];
}

/** A game seen from outside, where the shapes of its parts do not matter. */
export type AnyGame = Game<BaseState, BaseMove, BaseView, BaseEvent>;

/** Component data as read from `rules-data/<game>/*.json`, by file name without ending. */
export type RawData = Readonly<Record<string, unknown>>;

/** Winners by total, then tie-breaks; several where the victory is shared. */
export function winners(scores: readonly Score[]): Seat[] {
  let best: Score[] = [];
  for (const score of scores) {
    const order = best[0] === undefined ? 1 : compareScores(score, best[0]);
    if (order > 0) best = [score];
    else if (order === 0) best.push(score);
  }
  return best.map(score => score.seat);
}

/** Positive where `a` is ahead of `b`. */
export function compareScores(a: Score, b: Score): number {
  if (a.total !== b.total) return a.total - b.total;
  for (const [i, line] of a.tieBreaks.entries()) {
    const other = b.tieBreaks[i]?.points ?? 0;
    if (line.points !== other) return line.points - other;
  }
  return 0;
}
