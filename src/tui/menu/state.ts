/** The menu: what it shows and what the keys change. Plain data. */
import type { DailyState } from '../../app/daily/today.ts';
import type { HistoryGroup } from '../../app/history/groups.ts';
import type { GameEntry } from '../../app/load-game.ts';
import type { Acquaintance, KeptLists } from '../../app/menu-lists.ts';
import type { ShelvedPuzzle } from '../../app/puzzles/shelf.ts';
import type { Settings } from '../../app/settings.ts';
import type { Size } from '../boards/contract.ts';
import type { Keymap } from '../input/actions.ts';
import type { TextField } from '../text-field.ts';
import type { Theme } from '../theme.ts';
import type { Draft } from './draft.ts';

/** The first list, and those that its rows lead to. */
export type MenuList = 'home' | 'learn' | 'daily' | 'puzzles' | 'kept' | 'finished' | 'settings';

/** Texts that lie over the menu. */
export type MenuText = 'help' | 'history';

export type MenuEntry =
  | { readonly purpose: 'name'; readonly seat: number }
  | { readonly purpose: 'seed' }
  | { readonly purpose: 'own-name' }
  | { readonly purpose: 'rename'; readonly name: string };

export interface MenuUi {
  readonly list: MenuList;
  /** Index of the row with the cursor. */
  readonly index: number;
  /** The game being set up; null while lists are shown. */
  readonly draft: Draft | null;
  readonly entry: (MenuEntry & { readonly field: TextField; readonly error: string }) | null;
  /** The kept game that is to be deleted, until that is confirmed. */
  readonly deleting: string | null;
  readonly text: { readonly name: MenuText; readonly scroll: number } | null;
  readonly message: string | null;
}

export const INITIAL_MENU: MenuUi = {
  list: 'home',
  index: 0,
  draft: null,
  entry: null,
  deleting: null,
  text: null,
  message: null,
};

/** What the player has played so far. */
export interface Shelf {
  readonly kept: KeptLists;
  /** How well the player knows each game, by its id. */
  readonly known: ReadonlyMap<string, Acquaintance>;
  /** Today's game of each that is played alone, by its id. */
  readonly daily: ReadonlyMap<string, DailyState>;
  /** The puzzles of each game that has some, by its id. */
  readonly puzzles: ReadonlyMap<string, readonly ShelvedPuzzle[]>;
}

export const EMPTY_SHELF: Shelf = {
  kept: { unfinished: [], finished: [], unusable: [] },
  known: new Map(),
  daily: new Map(),
  puzzles: new Map(),
};

export interface MenuContext {
  readonly size: Size;
  readonly theme: Theme;
  readonly keymap: Keymap;
  readonly games: readonly GameEntry[];
  /** Those of them that have a lesson. */
  readonly lessons: readonly GameEntry[];
  readonly shelf: Shelf;
  /** Finished games by kind, once they were asked for. */
  readonly groups: readonly HistoryGroup[];
  readonly settings: Settings;
  freshSeed(): string;
}

/** Nothing was ever played here. */
export function isFirstStart({ shelf }: Pick<MenuContext, 'shelf'>): boolean {
  const { unfinished, finished, unusable } = shelf.kept;
  return unfinished.length + finished.length + unusable.length === 0;
}
