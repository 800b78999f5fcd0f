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

/** What every State and every View have in common. */
export interface BaseTable {
  /** How many play. */
  players: number;
  /** Counts from 1 and never falls; checkpoints in files, bounds in tests. */
  round: number;
}

/** The least a State holds. Plain JSON: no undefined, NaN, class, Map, Date or shared reference. */
export interface BaseState extends BaseTable {
  rng: RngState;
}

export interface BaseMove {
  readonly type: string;
}

export interface BaseView extends BaseTable {
  /** Whose knowledge this is; null is a spectator. */
  readonly viewer: Seat | null;
}

export interface BaseEvent {
  readonly type: string;
  /** Whom it is about; null where it is about the table as a whole. Its sentence names this player. */
  readonly seat: Seat | null;
  /** Known to this seat alone. */
  readonly only?: Seat;
  /** Brought new information (a die, a card, a simultaneous reveal): undo stops here. */
  readonly reveals?: boolean;
}

/** Who decides now: what of a decision takes no words. */
export interface Mover {
  readonly seat: Seat;
  /**
   * The turn it belongs to: counts from 1 over the whole game and never falls. The decisions of a turn are consecutive,
   * of one seat and in one round. Somebody who plays alone takes one turn after another, too.
   */
  readonly turn: number;
  /** The choice is hidden from the other players until the rules reveal it. */
  readonly secret: boolean;
}

/** Who decides now, and about what. */
export interface Decision extends Mover {
  /** Kind of the pending decision, a stable id. */
  readonly kind: string;
  /** The question in words, for the deciding player. */
  readonly prompt: string;
  /**
   * The question, its moves and the reasons against others follow from what everybody may know, and so does how the moves
   * are described to a spectator: it can be decided with everything secret face down. Never of a secret choice.
   */
  readonly open: boolean;
  /** Anchor of the rule behind the question, without `#`. */
  readonly rule: string;
}

/** Something that a move would throw away for nothing. */
export interface Waste {
  /** A stable id: players are told once of each kind. */
  readonly kind: string;
  /** A whole sentence. */
  readonly text: string;
}

/** What a player has so many of that are no points yet, such as coins. */
export interface Stock {
  readonly one: string;
  readonly many: string;
  readonly count: number;
}

/** Something the deciding player might expect to be able to do now, but cannot. */
export interface Reason {
  readonly what: string;
  readonly why: string;
  readonly rule?: string;
}

export interface ScoreLine<P extends number | null = number> {
  readonly label: string;
  readonly points: P;
}

/** A score of which everything is known, such as that of a finished game. */
export interface Score<P extends number | null = number> {
  readonly seat: Seat;
  readonly total: P;
  /** Compared in order where totals are equal, higher is better. */
  readonly tieBreaks: readonly ScoreLine<P>[];
  /** Where the total comes from; the points add up to it. */
  readonly lines: readonly ScoreLine<P>[];
  /** A remark on the result, such as a solo rank. */
  readonly verdict?: string;
}

/** A title that a total earns, from so many points up to the next title. */
export interface Rank {
  readonly title: string;
  readonly from: number;
}

/** A score as far as a viewer knows it: null for what depends on something hidden, and for a total with such a line. */
export type KnownScore = Score<number | null>;

/** A part of the table in words. */
export interface Section {
  /** What a player asks for it by, the same in every position: `map`. Parts of several players may share one. */
  readonly id: string;
  /** Whose part it is, whom the title then names; left out where it is nobody's. */
  readonly seat?: Seat;
  readonly title: string;
  /** Whole lines without boxes or colour. */
  readonly lines: readonly string[];
}

/** Something on the table that has a name of its own: a place, a card, a tile. */
export interface Thing {
  readonly name: string;
  /** What it is and how it stands, in a line. */
  readonly text: string;
  /** Anchor of its rule, without `#`. */
  readonly rule: string;
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
  /** What it is about, in a line of a menu. */
  readonly about: string;
  /** What the players are after and how they get there, in three sentences for somebody who has never played it. */
  readonly aim: readonly [string, string, string];
  /** What a game takes: the least alone or against bots, the most at a full table of people. */
  readonly minutes: { readonly min: number; readonly max: number };
  readonly players: { readonly min: number; readonly max: number };
  /** Bumped when a recorded game could replay differently, or to other checkpoints. */
  readonly rulesVersion: number;
  /** The oldest rules version whose games still replay to the same moves and scores, even if to other checkpoints. */
  readonly replaysFrom: number;
  /** Fingerprints that older files give for the component data, each with today's of the same rule facts. */
  readonly formerData?: Readonly<Record<string, string>>;
  readonly options: readonly OptionSpec[];
  /** What the rules call a round, where that is not "Round 3". */
  roundName?(round: number, options: Options): string;
  /** So many points as the rules call them, where that is not "3 points". */
  points?(amount: number): string;
}

export interface Setup {
  readonly players: number;
  readonly seed: string;
  /** Complete and valid: one value for each option of the game. */
  readonly options: Options;
  /** Who starts; null leaves it to the seed. */
  readonly first: Seat | null;
}

/** A state in numbers, as a seat's own: the estimate first, then what it may have missed. */
export interface Features<S> {
  readonly names: readonly string[];
  /** In the order of the names, into a list of their length. */
  write(state: Readonly<S>, seat: Seat, into: Float64Array): void;
}

export interface Game<S extends BaseState, M extends BaseMove, V extends BaseView, E extends BaseEvent> {
  readonly meta: GameMeta;

  setup(config: Setup): S;
  /** Null once the game is over. */
  decision(state: Readonly<S>): Decision | null;
  /** Of the same decision, what search asks at every step. */
  mover(state: Readonly<S>): Mover | null;
  /** What `clone` makes of a state, written for its shape: search and undo copy more often than they decide. */
  copy(state: Readonly<S>): S;
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
  /** Scores as they stand, by seat, as far as the viewer knows them. Once the game is over nothing is hidden. */
  scores(view: V): KnownScore[];
  /**
   * The titles that so many players can earn, the lowest first: it goes to whoever has less than the second takes.
   * Left out, or empty, where the rules give none.
   */
  ranks?(players: number): readonly Rank[];

  /** File text: ASCII, one line, no `#`, independent of the state, unique in a list, frozen once released. */
  notate(move: M): string;
  /** Menu text, for people. What comes into reach behind the move may stand at its end in square brackets. */
  describe(move: M, view: V, names: Names): string;
  /** Heading under which a prompt lists this move. */
  group(move: M): string;
  /** The number that players would type for a move, such as a bid; null for moves that are no amounts. */
  amount(move: M): number | null;
  /** A move that spends or gives up something beside the question that is asked: a cursor does not begin on it. */
  isExtra(move: M, view: V): boolean;
  /**
   * What a move would throw away for nothing, by what its player knows; null for most moves. `moves` are all that are
   * legal. Left out where a game knows no waste.
   */
  waste?(move: M, moves: readonly M[], view: V): Waste | null;
  /** What a seat has at hand, each kind once and always in this order: what a review says a move brings besides points. */
  stock?(view: V, seat: Seat): Stock[];
  /** Log text, for people: a whole sentence, which names the seat that the event is about. */
  narrate(event: E, names: Names): string;
  /** The table in words, for plain mode and screen readers. Titles are unique, ids those of a player's parts, too. */
  outline(view: V, names: Names): Section[];
  /** What a player may ask for by its name; no two things share one. Nothing that the viewer does not know of. */
  things(view: V, names: Names): Thing[];
  /** Every component with a name and what is printed on it, whatever lies on a table; no two share a name. */
  box(): Thing[];
  unavailable(state: Readonly<S>, names: Names): Reason[];

  /** Upper bound on the number of decisions of a game with this many players. */
  maxDecisions(players: number): number;

  /** Decisions that a turn takes on average, for bots: they plan long turns, and search the replies to short ones. */
  readonly turnLength: number;
  /** Estimate of this seat's final score, for bots and hints. */
  evaluate(state: Readonly<S>, seat: Seat): number;
  /**
   * What this seat's choices in its own turn depend on within one game, as whole numbers; returns how many there are, also
   * where the list is too short for them. Left out where turns are too short for it to save anything.
   */
  writeGrounds?(state: Readonly<S>, seat: Seat, into: Float64Array): number;
  /** What a learned correction of the estimate is told of a state. Left out where a game has none. */
  readonly features?: Features<S>;
  /** The estimate with what games of bots taught about its mistakes, for bots that take their time. Left out where nothing was learned. */
  learned?(state: Readonly<S>, seat: Seat): number;
  /** How promising each move looks at first sight: weights above 0, in the order of the moves, for bots. */
  priors(state: Readonly<S>, moves: readonly M[]): number[];
}

/** A game seen from outside, where the shapes of its parts do not matter. */
export type AnyGame = Game<BaseState, BaseMove, BaseView, BaseEvent>;

/** Component data as read from `rules-data/<game>/*.json`, by file name without ending, before anything checked it. */
export type RawData = Readonly<Record<string, unknown>>;

/** As the rules say it, for headings: "Round 3", "Turn 0". */
export function roundName(meta: GameMeta, round: number, options: Options): string {
  return meta.roundName?.(round, options) ?? `Round ${round}`;
}

/** The scores of a finished game. */
export function finalScores<S extends BaseState, V extends BaseView>(
  game: Pick<Game<S, BaseMove, V, BaseEvent>, 'scores' | 'view'>,
  state: Readonly<S>,
): Score[] {
  return game.scores(game.view(state, null)).map(score => {
    if (!isComplete(score)) throw new Error(`the score of seat ${score.seat} is not known at the end`);
    return score;
  });
}

/** Is nothing about this score hidden? */
export function isComplete(score: KnownScore): score is Score {
  return score.total !== null && [...score.lines, ...score.tieBreaks].every(line => line.points !== null);
}

/** May this viewer hear of the event? A spectator (null) hears what is told to all. */
export function isVisible(event: BaseEvent, viewer: Seat | null): boolean {
  return event.only === undefined || event.only === viewer;
}

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
