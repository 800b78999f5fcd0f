/**
 * The words of The New Science: State, Move, Event, View.
 *
 * A State is small on purpose, because bots copy it: discoveries, cards, spaces and scientists are indices into the
 * tables of data.ts, and sets of discoveries are bit masks. Everything that leaves the rules (moves, events, views,
 * the pending decision) speaks in ids.
 */
import type { BaseEvent, BaseState, BaseView, Seat } from '../../core/game.ts';

export const TRACKS = ['government', 'religion', 'enterprise', 'science'] as const;
export type Track = (typeof TRACKS)[number];

/** The three steps of the work on a discovery. Their order is the index used in tables. */
export const STEPS = ['research', 'experiment', 'publish'] as const;
export type StepName = (typeof STEPS)[number];

export type ActionName = 'rest' | 'event' | 'influence' | StepName;

/** A set of discoveries: bit `n` stands for the discovery with index `n`. */
export type Mask = number;

/** Index of none. */
export const NONE = -1;

export interface SeatState {
  /** NONE until chosen. */
  scientist: number;
  /** Own discovery markers in the research zones. */
  researched: Mask;
  /** Own discovery markers in the experiment zones: known to this player alone. */
  experimented: Mask;
  /** Published by this player, known to all. */
  published: Mask;
  /** By track, 0 to 5. */
  influence: number[];
  rest: number;
  prestige: number;
  /** The KEEP card in the laboratory, or NONE. */
  laboratory: number;
  /** PLAY cards resolved this turn; their lasting effects hold until its end. */
  played: number[];
  /** Cards whose limited effect this player has used up this turn. */
  spent: number[];
}

/** The PLAY card that is being carried out, effect by effect. */
export interface Playing {
  /** Its event space, or NONE. */
  space: number;
  /** Next entry of its effect. */
  entry: number;
  /** Entries whose condition did not hold before the card, as bits. */
  skip: number;
  /** Track raised by the entry before, or NONE. */
  track: number;
}

/** The publish action that is being carried out. */
export interface Along {
  /** Its owner, or NONE. */
  seat: Seat;
  /** What it has published so far: their prerequisites are published along. */
  published: Mask;
}

export type Phase = 'scientists' | 'placement' | 'resolution' | 'over';

export interface State extends BaseState {
  phase: Phase;
  turn: number;
  /** Turn order; while scientists are chosen, the order of choosing. After the rest step, that of the next turn. */
  order: Seat[];
  /** Energy markers placed this turn, or scientists chosen. */
  placed: number;
  /** Next step of the resolution. */
  cursor: number;
  /** Seat whose energy marker lies on each space of the board, or NONE. */
  spaces: number[];
  /** Card on each event space, or NONE. */
  events: number[];
  /** Event stack, the next card last. */
  deck: number[];
  /** For each card of the stack, the seats that have looked at it, as bits. */
  seen: number[];
  /** Cards out of the game that everybody has seen. */
  discard: number[];
  seats: SeatState[];
  playing: Playing;
  along: Along;
  pending: Pending | null;
}

/** The open decision. `space` is where the energy marker lies that is being resolved. */
export type Pending =
  | { readonly kind: 'scientist'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly seat: Seat }
  | {
      readonly kind: 'influence';
      readonly seat: Seat;
      readonly tracks: readonly Track[];
      readonly by: number;
    }
  | { readonly kind: 'convert'; readonly seat: Seat; readonly left: number }
  | { readonly kind: 'move'; readonly seat: Seat; readonly card: string; readonly from: string | null }
  | { readonly kind: 'peek'; readonly seat: Seat; readonly count: number }
  | WorkPending
  | {
      readonly kind: 'reroll';
      readonly seat: Seat;
      readonly discovery: string;
      /** What the die showed, and what it has to show at least to succeed. */
      readonly die: number;
      readonly needs: number;
      /** Automatic second throws of a natural 1 that are left in this experiment. */
      readonly retries: number;
    }
  | { readonly kind: 'along'; readonly seat: Seat; readonly choices: readonly string[] };

/** A research, experiment or publish action. */
export interface WorkPending {
  readonly kind: StepName;
  readonly seat: Seat;
  readonly space: string;
  /** Bonus of the space. */
  readonly modifier: number;
}

export type Move =
  | { readonly type: 'scientist'; readonly scientist: string }
  | { readonly type: 'place'; readonly space: string }
  | { readonly type: 'influence'; readonly track: Track }
  | { readonly type: 'convert'; readonly from: Track; readonly to: Track }
  | { readonly type: 'lift'; readonly space: string }
  | { readonly type: 'drop'; readonly space: string }
  /** 1 is the next card of the stack. */
  | { readonly type: 'bury'; readonly position: number }
  | WorkMove
  | { readonly type: 'reroll' }
  | { readonly type: 'along'; readonly discovery: string }
  | { readonly type: 'decline' };

/** What is researched, tried or published, the rest spent on it and the cards used up for it. */
export type WorkMove = {
  readonly type: StepName;
  readonly discovery: string;
  readonly rest: number;
  readonly cards: readonly string[];
  /** The least the die must show in an experiment; 0 elsewhere. Follows from the rest and the cards. */
  readonly needs: number;
};

export type Event = BaseEvent &
  (
    | { readonly type: 'scientist-chosen'; readonly seat: Seat; readonly scientist: string }
    | { readonly type: 'turn-started'; readonly turn: number; readonly order: readonly Seat[] }
    | { readonly type: 'event-revealed'; readonly card: string; readonly reveals: true }
    | { readonly type: 'event-left'; readonly card: string }
    | { readonly type: 'placed'; readonly seat: Seat; readonly space: string }
    | { readonly type: 'not-placed'; readonly seat: Seat }
    | { readonly type: 'rested'; readonly seat: Seat; readonly gained: number; readonly rest: number }
    | { readonly type: 'order-set'; readonly order: readonly Seat[] }
    | { readonly type: 'played'; readonly seat: Seat; readonly card: string }
    | { readonly type: 'kept'; readonly seat: Seat; readonly card: string; readonly replaced: string | null }
    | { readonly type: 'card-used'; readonly seat: Seat; readonly card: string; readonly discarded: boolean }
    | { readonly type: 'rest-lost'; readonly seat: Seat; readonly lost: number }
    | {
        readonly type: 'influence-changed';
        readonly seat: Seat;
        readonly track: Track;
        readonly by: number;
        readonly level: number;
      }
    | { readonly type: 'looked'; readonly seat: Seat; readonly count: number }
    | { readonly type: 'saw'; readonly only: Seat; readonly reveals: true; readonly cards: readonly string[] }
    | { readonly type: 'buried'; readonly seat: Seat; readonly position: number; readonly level: number }
    | {
        readonly type: 'marker-moved';
        readonly seat: Seat;
        readonly owner: Seat;
        readonly from: string;
        readonly to: string;
      }
    | {
        readonly type: 'researched';
        readonly seat: Seat;
        readonly discovery: string;
        readonly points: number;
        readonly rest: number;
        /** Discoveries of others that were counted as known. */
        readonly borrowed: readonly string[];
      }
    | {
        readonly type: 'rolled';
        readonly reveals: true;
        readonly seat: Seat;
        readonly discovery: string;
        readonly rest: number;
        readonly die: number;
        readonly needs: number;
        readonly success: boolean;
        readonly again: boolean;
      }
    | { readonly type: 'experimented'; readonly seat: Seat; readonly discovery: string }
    | {
        readonly type: 'published';
        readonly seat: Seat;
        readonly discovery: string;
        readonly rest: number;
        readonly prestige: number;
        readonly total: number;
      }
    | { readonly type: 'published-along'; readonly seat: Seat; readonly discovery: string }
    | { readonly type: 'marker-returned'; readonly seat: Seat; readonly discovery: string }
    | { readonly type: 'declined'; readonly seat: Seat; readonly what: Pending['kind'] }
    | { readonly type: 'lost'; readonly seat: Seat; readonly action: ActionName }
    | { readonly type: 'ended'; readonly by: 'discoveries' | 'events' }
  );

export type Emit = ((event: Event) => void) | undefined;

export interface SeatView {
  readonly scientist: string | null;
  readonly researched: readonly string[];
  readonly experimented: readonly string[];
  readonly published: readonly string[];
  readonly influence: readonly number[];
  readonly rest: number;
  readonly prestige: number;
  readonly laboratory: string | null;
  readonly played: readonly string[];
  readonly spent: readonly string[];
}

export interface SpaceView {
  readonly id: string;
  readonly action: ActionName;
  /** Points the space adds; 0 where it adds none. */
  readonly modifier: number;
  readonly seat: Seat | null;
  /** False where no energy marker may be placed this turn, whoever places it. */
  readonly open: boolean;
}

export interface StackCardView {
  readonly level: number;
  /** Who has looked at it. */
  readonly seen: readonly Seat[];
  /** Its id where the viewer has. */
  readonly card: string | null;
}

/** Everything is public, except the cards of the stack and those left out of the game. */
export interface View extends BaseView {
  readonly phase: Phase;
  readonly turn: number;
  readonly turns: number;
  readonly order: readonly Seat[];
  readonly placed: number;
  readonly cursor: number;
  readonly spaces: readonly SpaceView[];
  readonly events: readonly (string | null)[];
  /** The next card first. */
  readonly stack: readonly StackCardView[];
  readonly discard: readonly string[];
  readonly seats: readonly SeatView[];
  readonly playing: Playing;
  readonly along: { readonly seat: Seat; readonly published: readonly string[] };
  readonly pending: Pending | null;
}
