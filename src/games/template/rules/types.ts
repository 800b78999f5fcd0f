/** The glossary: what a game of Goofspiel consists of, and every move and event in it. Read this first. */
import type { BaseEvent, BaseState, BaseTable, BaseView, Seat } from '../../../core/game.ts';
import type { Emit as EmitOf, Index } from '../../../core/grammar.ts';

/** One of the cards that each player begins with; all hands are alike. */
export type CardIndex = Index<'card'>;
export type PrizeIndex = Index<'prize'>;

/** What everybody may know of a player. */
export interface SeatTable {
  /** In the order of the data. A sealed card is still among them: nobody else may know which one it is. */
  hand: CardIndex[];
  /** In the order in which they were opened. */
  spent: CardIndex[];
  prizes: PrizeIndex[];
}

/** What everybody may know: State and View share it, and what needs no more than this takes a Table. */
export interface Table extends BaseTable {
  /** Counts the turns from 1: a sealed card or one taken back is a turn each. */
  turn: number;
  /** Seals first in every round. */
  first: Seat;
  seats: SeatTable[];
  /** What is bid for; null between two rounds and once the game is over. */
  prize: PrizeIndex | null;
  /** Prizes that nobody won. */
  aside: PrizeIndex[];
  /** The open decision; null once the game is over. */
  pending: Pending | null;
}

export interface State extends Table, BaseState {
  /** Face down, the next one last. */
  pile: PrizeIndex[];
  /** By seat; null for who has not chosen yet. */
  sealed: (CardIndex | null)[];
}

export interface View extends Table, BaseView {
  readonly pileSize: number;
  /** By seat; `hidden` for a card that the viewer may not know. */
  readonly sealed: readonly (CardIndex | 'hidden' | null)[];
}

export type Pending =
  | { readonly kind: 'bid'; readonly seat: Seat }
  | { readonly kind: 'recall'; readonly seat: Seat };
export type PendingOf<K extends Pending['kind']> = Extract<Pending, { readonly kind: K }>;

export type Move =
  /** Seals a card. */
  | { readonly type: 'bid'; readonly card: CardIndex }
  /** Takes a spent card back. */
  | { readonly type: 'recall'; readonly card: CardIndex };
export type MoveOf<T extends Move['type']> = Extract<Move, { readonly type: T }>;

export type Event = BaseEvent & (TableEvent | (SeatEvent & { readonly seat: Seat }));

/** About the table as a whole. */
type TableEvent = { readonly seat: null } & (
  | { readonly type: 'turned-up'; readonly prize: PrizeIndex; readonly reveals: true }
  | { readonly type: 'opened'; readonly cards: readonly CardIndex[]; readonly reveals: true }
  | { readonly type: 'laid-aside'; readonly prize: PrizeIndex }
);

/** About one player. */
type SeatEvent =
  | { readonly type: 'sealed' }
  /** What the player alone may know of it. */
  | { readonly type: 'chose'; readonly card: CardIndex; readonly only: Seat }
  | { readonly type: 'won'; readonly prize: PrizeIndex }
  | { readonly type: 'recalled'; readonly card: CardIndex };

export type Emit = EmitOf<Event>;
