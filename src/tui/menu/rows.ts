/** The rows of the menu, list by list. */
import type { GameEntry } from '../../app/load-game.ts';
import type { KeptRow } from '../../app/menu-lists.ts';
import { type Preference, preferencesOf } from '../../app/preferences.ts';
import type { KeptGame } from '../../app/services.ts';
import { type Draft, liveOptions } from './draft.ts';
import type { MenuContext, MenuList, MenuUi } from './state.ts';

export type ListRow =
  | { readonly kind: 'game' | 'learn' | 'daily' | 'puzzle'; readonly entry: GameEntry }
  | { readonly kind: 'kept'; readonly row: KeptRow }
  /** A kept file that cannot be used. */
  | { readonly kind: 'unusable'; readonly game: KeptGame }
  | { readonly kind: 'list'; readonly list: Exclude<MenuList, 'home'> }
  | { readonly kind: 'history' }
  | { readonly kind: 'setting'; readonly preference: Preference };

export type SetupRow =
  | { readonly kind: 'start' }
  | { readonly kind: 'player'; readonly seat: number }
  | { readonly kind: 'add' }
  | { readonly kind: 'option'; readonly key: string }
  | { readonly kind: 'first' }
  | { readonly kind: 'seed' };

export type MenuRow = ListRow | SetupRow;

export interface MenuSection {
  /** Empty where the header of the screen says it all. */
  readonly title: string;
  readonly rows: readonly MenuRow[];
}

/** Kept games on the first list; the others are one row further. */
const LATEST = 3;

/** What is in front: the list, or the table being set up. */
export function menuSections(ui: MenuUi, context: MenuContext): MenuSection[] {
  const sections = ui.draft === null ? listSections(ui.list, context) : setupSections(ui.draft);
  return sections.filter(({ rows }) => rows.length > 0);
}

export function menuRows(ui: MenuUi, context: MenuContext): MenuRow[] {
  return menuSections(ui, context).flatMap(({ rows }) => rows);
}

export function focusedRow(ui: MenuUi, context: MenuContext): MenuRow | undefined {
  return menuRows(ui, context)[ui.index];
}

function listSections(list: MenuList, context: MenuContext): MenuSection[] {
  const { unfinished, finished, unusable } = context.shelf.kept;
  const lessons = context.lessons.map((entry): ListRow => ({ kind: 'learn', entry }));
  switch (list) {
    case 'home':
      return homeSections(context);
    case 'learn':
      return [{ title: '', rows: lessons }];
    case 'daily':
      return [{ title: '', rows: dailyRows(context) }];
    case 'puzzles':
      return [{ title: '', rows: puzzleRows(context) }];
    case 'kept':
      return [
        { title: 'Go on with', rows: unfinished.map(keptRow) },
        { title: 'Cannot be used', rows: unusable.map(game => ({ kind: 'unusable', game })) },
      ];
    case 'finished':
      return [{ title: '', rows: finished.map(keptRow) }];
    case 'settings':
      return [
        {
          title: '',
          rows: preferencesOf(context.settings).map(preference => ({ kind: 'setting', preference })),
        },
      ];
  }
}

/** Who has never played finds the lessons first; everybody else the games to go on with. */
function homeSections(context: MenuContext): MenuSection[] {
  const { kept, known } = context.shelf;
  const newcomer = [...known.values()].every(({ played }) => played === 0);
  const learn: MenuSection = {
    title: 'Learn by playing',
    rows: context.lessons.map(entry => ({ kind: 'learn', entry })),
  };
  const more: ListRow[] = [
    ...(dailyRows(context).length > 0 ? [leadsTo('daily')] : []),
    ...(puzzleRows(context).length > 0 ? [leadsTo('puzzles')] : []),
    ...(!newcomer && learn.rows.length > 0 ? [leadsTo('learn')] : []),
    ...(kept.finished.length > 0 ? [leadsTo('finished'), { kind: 'history' } as const] : []),
    leadsTo('settings'),
  ];
  const hidden = kept.unfinished.length > LATEST || kept.unusable.length > 0;
  return [
    ...(newcomer ? [learn] : []),
    {
      title: 'Go on with',
      rows: [...kept.unfinished.slice(0, LATEST).map(keptRow), ...(hidden ? [leadsTo('kept')] : [])],
    },
    { title: 'New game', rows: context.games.map(entry => ({ kind: 'game', entry })) },
    { title: 'More', rows: more },
  ];
}

function keptRow(row: KeptRow): ListRow {
  return { kind: 'kept', row };
}

function leadsTo(list: Exclude<MenuList, 'home'>): ListRow {
  return { kind: 'list', list };
}

function dailyRows({ games, shelf }: MenuContext): ListRow[] {
  return games.filter(({ meta }) => shelf.daily.has(meta.id)).map(entry => ({ kind: 'daily', entry }));
}

function puzzleRows({ games, shelf }: MenuContext): ListRow[] {
  return games.filter(({ meta }) => shelf.puzzles.has(meta.id)).map(entry => ({ kind: 'puzzle', entry }));
}

function setupSections(draft: Draft): MenuSection[] {
  const { max } = draft.game.meta.players;
  const options = liveOptions(draft).map((option): SetupRow => ({ kind: 'option', key: option.key }));
  return [
    { title: '', rows: [{ kind: 'start' }] },
    {
      title: 'Seats',
      rows: [
        ...draft.players.map((_, seat): SetupRow => ({ kind: 'player', seat })),
        ...(draft.players.length < max ? [{ kind: 'add' } as const] : []),
      ],
    },
    {
      title: 'Game',
      rows: [...options, ...(draft.players.length > 1 ? [{ kind: 'first' } as const] : []), { kind: 'seed' }],
    },
  ];
}
