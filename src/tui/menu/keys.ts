/** The keys of the menu. */
import type { ActionsOf, KeyList } from '../input/key-list.ts';
import { keyNamer } from '../input/key-names.ts';
import { EDITING_KEYS } from '../text-field.ts';
import { focusedRow, type MenuRow } from './rows.ts';
import type { MenuContext, MenuUi } from './state.ts';

interface MenuMoment extends MenuContext {
  readonly ui: MenuUi;
}

function unless(kinds: readonly MenuRow['kind'][], reason: string): (moment: MenuMoment) => string | null {
  return moment => {
    const row = focusedRow(moment.ui, moment);
    return row !== undefined && kinds.includes(row.kind) ? null : reason;
  };
}

const KEPT = ['kept', 'unusable'] as const;
const onKept = unless(KEPT, 'that is for kept games');

export const MENU_KEYS = {
  where: 'in the menu',
  rows: [
    { actions: ['up', 'down'], short: 'choose', about: 'up and down', rank: 10 },
    { actions: ['first', 'last'], short: 'ends', about: 'to the first and to the last row' },
    {
      actions: ['choose'],
      short: 'open',
      about: 'open, start, or type the value under the cursor',
      rank: 20,
    },
    {
      actions: ['left', 'right'],
      also: ['change'],
      short: 'change',
      about: 'change the value under the cursor',
      rank: 30,
      blocked: unless(['player', 'option', 'first', 'seed', 'setting'], 'there is nothing to change here'),
    },
    {
      actions: ['remove'],
      short: ({ ui }) => (ui.draft === null ? 'delete' : 'remove'),
      about: 'remove the player, or delete the kept game',
      rank: 50,
      blocked: unless(['player', ...KEPT], 'there is nothing to remove here'),
    },
    { actions: ['rename'], short: 'rename', about: 'rename the kept game', rank: 60, blocked: onKept },
    {
      actions: ['watch'],
      short: 'watch',
      about: 'watch the kept game from its start',
      rank: 40,
      blocked: onKept,
    },
    {
      actions: ['review-kept'],
      short: 'review',
      about: 'what each of your decisions cost in the kept game, by what you knew',
      rank: 45,
      blocked: onKept,
    },
    {
      actions: ['reseed'],
      short: 'new seed',
      about: 'another seed',
      blocked: ({ ui }) => (ui.draft === null ? 'choose a game first' : null),
    },
    {
      actions: ['back'],
      short: 'back',
      about: 'back to the first list',
      rank: 70,
      blocked: ({ ui, keymap }) =>
        ui.draft === null && ui.list === 'home' ? `${keyNamer(keymap)('quit')} leaves the program` : null,
    },
    { actions: ['help'], short: 'keys', about: 'this list', rank: 120 },
    { actions: ['quit'], short: 'quit', about: 'leave', rank: 110 },
  ],
} as const satisfies KeyList<MenuMoment>;

export type MenuAction = ActionsOf<typeof MENU_KEYS>;

export const MENU_ENTRY_KEYS = {
  where: 'while a name or a seed is typed',
  rows: [
    { actions: ['choose'], short: 'take it', about: 'take what was typed', rank: 10 },
    { actions: ['back'], short: 'back', about: 'leave it as it was', rank: 20 },
  ],
  includes: [EDITING_KEYS],
} as const satisfies KeyList<unknown>;

export type MenuEntryAction = ActionsOf<typeof MENU_ENTRY_KEYS>;

export const DELETE_KEYS = {
  where: 'before a kept game is deleted',
  rows: [
    { actions: ['confirm'], short: 'delete', about: 'delete the game', rank: 10 },
    { actions: ['back'], otherwise: true, short: 'keep', about: 'keep it', rank: 20 },
  ],
} as const satisfies KeyList<unknown>;

export type DeleteAction = ActionsOf<typeof DELETE_KEYS>;
