/** The menu: what it shows and what the keys change. Plain data. */

import type { GameEntry } from '../../app/load-game.ts';
import type { KeptGame } from '../../app/services.ts';
import type { Settings } from '../../app/settings.ts';
import type { Size } from '../boards/contract.ts';
import type { Keymap } from '../input/actions.ts';
import type { TextField } from '../text-field.ts';
import type { Theme } from '../theme.ts';
import { type Draft, liveOptions } from './draft.ts';

export type HomeRow =
  | { readonly kind: 'game'; readonly entry: GameEntry }
  | { readonly kind: 'kept'; readonly game: KeptGame }
  | { readonly kind: 'learn'; readonly entry: GameEntry };

export type SetupRow =
  | { readonly kind: 'start' }
  | { readonly kind: 'player'; readonly seat: number }
  | { readonly kind: 'add' }
  | { readonly kind: 'option'; readonly key: string }
  | { readonly kind: 'first' }
  | { readonly kind: 'seed' };

export type MenuEntry =
  | { readonly purpose: 'name'; readonly seat: number }
  | { readonly purpose: 'seed' }
  | { readonly purpose: 'rename'; readonly name: string };

export interface MenuUi {
  readonly index: number;
  /** The game being set up; null on the first page. */
  readonly draft: Draft | null;
  readonly entry: (MenuEntry & { readonly field: TextField; readonly error: string }) | null;
  /** The kept game that is to be deleted, until that is confirmed. */
  readonly deleting: string | null;
  /** How far the list of keys is scrolled; null while it is not shown. */
  readonly help: number | null;
  readonly message: string | null;
}

export const INITIAL_MENU: MenuUi = {
  index: 0,
  draft: null,
  entry: null,
  deleting: null,
  help: null,
  message: null,
};

export interface MenuContext {
  readonly size: Size;
  readonly theme: Theme;
  readonly keymap: Keymap;
  readonly games: readonly GameEntry[];
  /** Those of them that have a lesson. */
  readonly lessons: readonly GameEntry[];
  readonly kept: readonly KeptGame[];
  /** Whom a new table seats; left out for the usual. */
  readonly seats?: Pick<Settings, 'name' | 'level'>;
  freshSeed(): string;
}

export function homeRows({
  games,
  kept,
  lessons,
}: Pick<MenuContext, 'games' | 'kept' | 'lessons'>): HomeRow[] {
  return [
    ...games.map(entry => ({ kind: 'game', entry }) as const),
    ...kept.map(game => ({ kind: 'kept', game }) as const),
    ...lessons.map(entry => ({ kind: 'learn', entry }) as const),
  ];
}

export function setupRows(draft: Draft): SetupRow[] {
  const { max } = draft.game.meta.players;
  return [
    { kind: 'start' },
    ...draft.players.map((_, seat) => ({ kind: 'player', seat }) as const),
    ...(draft.players.length < max ? [{ kind: 'add' } as const] : []),
    ...liveOptions(draft).map(option => ({ kind: 'option', key: option.key }) as const),
    ...(draft.players.length > 1 ? [{ kind: 'first' } as const] : []),
    { kind: 'seed' },
  ];
}
