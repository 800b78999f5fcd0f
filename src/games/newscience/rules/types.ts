/**
 * The words of The New Science: Table (what State and View share), State, View, Pending, Move, Event.
 *
 * Things of the box are numbers, their places in the tables of data.ts, and sets of them are bit sets. Ids stand only in
 * the data files and in notation.
 */
import type { BaseEvent, BaseState, BaseTable, BaseView, Seat } from '../../../core/game.ts';
import { type Emit as EmitOf, type Index, indices } from '../../../core/grammar.ts';

export type CardIndex = Index<'card'>;
export type DiscoveryIndex = Index<'discovery'>;
export type FieldIndex = Index<'field'>;
export type ScientistIndex = Index<'scientist'>;
/** Of a space that any of the boards has; a board has its own choice of them. */
export type SpaceIndex = Index<'space'>;
export type TrackIndex = Index<'track'>;

/** The place of nothing. */
export const NONE = -1;
export type None = typeof NONE;

export const TRACK_IDS = ['government', 'religion', 'enterprise', 'science'] as const;
export type TrackId = (typeof TRACK_IDS)[number];
export const TRACKS: readonly TrackIndex[] = indices(TRACK_IDS);

/** The three actions that carry a discovery on, in the order of the zones. */
export const DISCOVERY_ACTIONS = ['research', 'experiment', 'publish'] as const;
export type DiscoveryAction = (typeof DISCOVERY_ACTIONS)[number];

/** All actions, in the order of resolution. [newscience.resolution] */
export const ACTIONS = ['rest', 'event', 'influence', ...DISCOVERY_ACTIONS] as const;
export type Action = (typeof ACTIONS)[number];

/** Of event cards. */
export const EVENT_LEVELS = [1, 2, 3] as const;

/** Bit `n` stands for the discovery, space or seat with number `n`. Discoveries and spaces are 30 at the most. */
export type DiscoverySet = number;
export type SpaceSet = number;
/** Spaces by their place in the order of a board. */
export type PlaceSet = number;
type SeatSet = number;

/** A player's part of the table: all of it is open. */
export interface SeatTable {
  /** NONE until chosen. */
  scientist: ScientistIndex | None;
  /** Own discovery markers in the research zones. */
  researched: DiscoverySet;
  /** Own discovery markers in the experiment zones: what this player knows and nobody has published. */
  experimented: DiscoverySet;
  /** Published by this player, known to all. */
  published: DiscoverySet;
  /** By track. */
  influence: number[];
  rest: number;
  prestige: number;
  /** The KEEP card in the laboratory. */
  laboratory: CardIndex | None;
  /** PLAY cards carried out in this round; what they give lasts until its end. */
  played: CardIndex[];
  /** Cards whose limited effect this player has used up in this round. */
  spent: CardIndex[];
}

/** The PLAY card that is being carried out, entry by entry. */
export interface Playing {
  /** Its event space. */
  space: SpaceIndex | None;
  /** Next entry of its effect. */
  entry: number;
  /** Entries whose condition did not hold before the card, as bits. */
  skip: number;
  /** Track raised by the entry before. */
  track: TrackIndex | None;
}

/** The publish action that is being carried out. */
interface Along {
  /** Its owner. */
  seat: Seat | None;
  /** What it has published so far: their prerequisites are published along. */
  published: DiscoverySet;
}

export type Phase = 'scientists' | 'placement' | 'resolution' | 'over';

/** What State and View share. A round is what the rules call a turn: placing, resolving, end. */
export interface Table extends BaseTable {
  phase: Phase;
  /** Counts the choices of a scientist, the placements and the markers that were resolved by their owners. */
  turn: number;
  /** Turn order; while scientists are chosen, the order of choosing. After the rest step, that of the next round. */
  order: Seat[];
  /** Energy markers placed in this round, or scientists chosen. */
  placed: number;
  /** Next step of the resolution. */
  cursor: number;
  /** Seat whose energy marker lies on each space. */
  spaces: (Seat | None)[];
  /** Card on each event space. */
  events: (CardIndex | None)[];
  /** Cards out of the game that everybody has seen. */
  discard: CardIndex[];
  seats: SeatTable[];
  playing: Playing;
  along: Along;
  /** The open decision. */
  pending: Pending | null;
}

export interface State extends Table, BaseState {
  /** Event stack, the next card last. */
  deck: CardIndex[];
  /** For each card of the stack, who has looked at it. */
  seen: SeatSet[];
}

/** Everything is public, except the cards of the stack and those left out of the game. */
export interface View extends Table, BaseView {
  /** The next card first. */
  readonly stack: readonly StackCard[];
}

export interface StackCard {
  readonly level: number;
  /** Who has looked at it. */
  readonly seen: SeatSet;
  /** NONE where the viewer has not. */
  readonly card: CardIndex | None;
}

export type Pending =
  | { readonly kind: 'scientist'; readonly seat: Seat }
  | { readonly kind: 'place'; readonly seat: Seat }
  | InfluencePending
  | { readonly kind: 'convert'; readonly seat: Seat; readonly left: number }
  | MarkerPending
  | { readonly kind: 'peek'; readonly seat: Seat; readonly count: number }
  | DiscoveryPending<'research'>
  | DiscoveryPending<'experiment'>
  | DiscoveryPending<'publish'>
  | RerollPending
  | { readonly kind: 'along'; readonly seat: Seat; readonly choices: DiscoverySet };

export interface InfluencePending {
  readonly kind: 'influence';
  readonly seat: Seat;
  readonly tracks: readonly TrackIndex[];
  readonly by: number;
}

/** An energy marker is moved: first it is lifted, then put down. */
export interface MarkerPending {
  readonly kind: 'move';
  readonly seat: Seat;
  readonly card: CardIndex;
  /** Where the marker lies that was chosen. */
  readonly from: SpaceIndex | None;
}

/** A research, experiment or publish action. */
export interface DiscoveryPending<K extends DiscoveryAction = DiscoveryAction> {
  readonly kind: K;
  readonly seat: Seat;
  /** Where the energy marker lies that is being resolved. */
  readonly space: SpaceIndex;
  /** Bonus of the space, or of the card that is the space. */
  readonly modifier: number;
}

/** A failed experiment that a card can save. */
export interface RerollPending {
  readonly kind: 'reroll';
  readonly seat: Seat;
  readonly discovery: DiscoveryIndex;
  /** What the die showed, and what it has to show at least to succeed. */
  readonly die: number;
  readonly needs: number;
  /** Second throws of a natural 1 that are left in this experiment and happen by themselves. */
  readonly retries: number;
}

export type Move =
  | { readonly type: 'scientist'; readonly scientist: ScientistIndex }
  | { readonly type: 'place'; readonly space: SpaceIndex }
  | { readonly type: 'influence'; readonly track: TrackIndex }
  | { readonly type: 'convert'; readonly from: TrackIndex; readonly to: TrackIndex }
  | { readonly type: 'lift'; readonly space: SpaceIndex }
  | { readonly type: 'drop'; readonly space: SpaceIndex }
  /** 1 is the next card of the stack. */
  | { readonly type: 'bury'; readonly position: number }
  | DiscoveryMove<'research'>
  | DiscoveryMove<'experiment'>
  | DiscoveryMove<'publish'>
  | { readonly type: 'reroll' }
  | { readonly type: 'along'; readonly discovery: DiscoveryIndex }
  | { readonly type: 'decline' };

/** What is researched, tried or published, the rest spent on it and the cards used up for it. */
export interface DiscoveryMove<K extends DiscoveryAction = DiscoveryAction> {
  readonly type: K;
  readonly discovery: DiscoveryIndex;
  readonly rest: number;
  readonly cards: readonly CardIndex[];
  /** The least the die must show in an experiment; 0 elsewhere. Follows from the rest and the cards. */
  readonly needs: number;
}

export type Event = BaseEvent & (TableEvent | (SeatEvent & { readonly seat: Seat }));

/** About the table as a whole. */
type TableEvent = { readonly seat: null } & (
  | { readonly type: 'round-started'; readonly round: number; readonly order: readonly Seat[] }
  | { readonly type: 'event-revealed'; readonly card: CardIndex; readonly reveals: true }
  | { readonly type: 'event-left'; readonly card: CardIndex }
  | { readonly type: 'order-set'; readonly order: readonly Seat[] }
  | { readonly type: 'ended'; readonly by: 'discoveries' | 'events' }
);

/** About one player. */
type SeatEvent =
  | { readonly type: 'scientist-chosen'; readonly scientist: ScientistIndex }
  | { readonly type: 'placed'; readonly space: SpaceIndex }
  | { readonly type: 'not-placed' }
  | { readonly type: 'rested'; readonly gained: number; readonly rest: number }
  | { readonly type: 'played'; readonly card: CardIndex }
  | { readonly type: 'kept'; readonly card: CardIndex; readonly replaced: CardIndex | None }
  | { readonly type: 'card-used'; readonly card: CardIndex; readonly discarded: boolean }
  | { readonly type: 'rest-lost'; readonly lost: number }
  | {
      readonly type: 'influence-changed';
      readonly track: TrackIndex;
      /** 0 where the marker is at the end of the track already. */
      readonly by: number;
      readonly level: number;
    }
  | { readonly type: 'looked'; readonly count: number }
  | {
      readonly type: 'saw';
      readonly only: Seat;
      readonly reveals: true;
      readonly cards: readonly CardIndex[];
    }
  | { readonly type: 'buried'; readonly position: number; readonly level: number }
  | {
      readonly type: 'marker-moved';
      readonly owner: Seat;
      readonly from: SpaceIndex;
      readonly to: SpaceIndex;
    }
  | {
      readonly type: 'researched';
      readonly discovery: DiscoveryIndex;
      readonly points: number;
      readonly rest: number;
      /** Discoveries of others that were counted as known. */
      readonly borrowed: readonly DiscoveryIndex[];
    }
  | {
      readonly type: 'rolled';
      readonly reveals: true;
      readonly discovery: DiscoveryIndex;
      readonly rest: number;
      readonly die: number;
      readonly needs: number;
      readonly success: boolean;
      readonly again: boolean;
    }
  | { readonly type: 'experimented'; readonly discovery: DiscoveryIndex }
  | {
      readonly type: 'published';
      readonly discovery: DiscoveryIndex;
      readonly rest: number;
      readonly prestige: number;
      readonly total: number;
    }
  | { readonly type: 'published-along'; readonly discovery: DiscoveryIndex }
  | { readonly type: 'marker-returned'; readonly discovery: DiscoveryIndex }
  | { readonly type: 'declined'; readonly what: Pending['kind'] }
  | { readonly type: 'lost'; readonly action: DiscoveryAction; readonly cause: LostCause }
  | { readonly type: 'lost'; readonly action: 'influence' };

/** Why an action is lost: no discovery marker is free, no discovery is there to act on, or something is lacking. */
export type LostCause = { readonly kind: 'no-marker' } | { readonly kind: 'no-discovery' } | Shortfall;

/** What is lacking for the discovery that lacks least. */
export interface Shortfall {
  readonly kind: 'short';
  readonly discovery: DiscoveryIndex;
  /** Prerequisites, of each of which one member is needed. */
  readonly missing: readonly DiscoverySet[];
  readonly points: number;
  /** By track. */
  readonly influence: readonly number[];
}

export type Emit = EmitOf<Event>;
