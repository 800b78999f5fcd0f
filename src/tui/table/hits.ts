import type { Seat } from '../../core/game.ts';

/** What the mouse can be on at the table, besides keys that are written there. */
export type TableHit =
  /** A line of the list of moves, by its index in the list as it is filtered. */
  | { readonly type: 'item'; readonly index: number }
  /** The list itself: the wheel goes through it. */
  | { readonly type: 'list' }
  | { readonly type: 'target'; readonly id: string; readonly panel: string }
  | { readonly type: 'panel'; readonly panel: string }
  | { readonly type: 'player'; readonly seat: Seat };
