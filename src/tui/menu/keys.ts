/** The keys of the menu, as data. */
import { bindingsOf, type KeySpec } from '../bindings.ts';
import { helpLines } from '../overlays/help.ts';
import type { Writing } from '../overlays/page.ts';
import { homeRows, type MenuContext, type MenuUi, setupRows } from './state.ts';

export type MenuAction =
  | 'go'
  | 'turn'
  | 'choose'
  | 'remove'
  | 'rename'
  | 'watch'
  | 'reseed'
  | 'back'
  | 'help'
  | 'quit';

type KeyContext = MenuContext & { readonly ui: MenuUi };

function rowKind(context: KeyContext): string {
  const { ui } = context;
  return ui.draft === null
    ? (homeRows(context)[ui.index]?.kind ?? '')
    : (setupRows(ui.draft)[ui.index]?.kind ?? '');
}

function unless(kinds: readonly string[], reason: string): (context: KeyContext) => string | null {
  return context => (kinds.includes(rowKind(context)) ? null : reason);
}

const onKept = unless(['kept'], 'that is for kept games');

export const MENU_KEYS: readonly KeySpec<KeyContext, MenuAction>[] = [
  {
    keys: ['up', 'down', 'j', 'k'],
    shown: 'arrows',
    action: 'go',
    short: 'choose',
    about: 'up and down (also j, k)',
    rank: 1,
  },
  {
    keys: ['enter'],
    shown: 'Enter',
    action: 'choose',
    short: 'open',
    about: 'open, start, or type the value under the cursor',
    rank: 2,
  },
  {
    keys: ['left', 'right', ' '],
    shown: 'Left Right',
    action: 'turn',
    short: 'change',
    about: 'change the value under the cursor',
    rank: 3,
    blocked: unless(['player', 'option', 'first', 'seed'], 'there is nothing to change here'),
  },
  {
    keys: ['d', 'delete', 'backspace'],
    shown: 'd',
    action: 'remove',
    short: 'remove',
    about: 'remove the player, or delete the kept game',
    rank: 5,
    blocked: unless(['player', 'kept'], 'there is nothing to remove here'),
  },
  {
    keys: ['r'],
    shown: 'r',
    action: 'rename',
    short: 'rename',
    about: 'rename the kept game',
    rank: 6,
    blocked: onKept,
  },
  {
    keys: ['w'],
    shown: 'w',
    action: 'watch',
    short: 'watch',
    about: 'watch the kept game from its start',
    rank: 4,
    blocked: onKept,
  },
  {
    keys: ['n'],
    shown: 'n',
    action: 'reseed',
    short: 'new seed',
    about: 'another seed',
    blocked: ({ ui }) => (ui.draft === null ? 'choose a game first' : null),
  },
  {
    keys: ['esc'],
    shown: 'Esc',
    action: 'back',
    short: 'back',
    about: 'back to the list of games',
    blocked: ({ ui }) => (ui.draft === null ? 'q leaves the program' : null),
    rank: 7,
  },
  { keys: ['?'], shown: '?', action: 'help', short: 'keys', about: 'this list' },
  { keys: ['q'], shown: 'q', action: 'quit', short: 'quit', about: 'leave', rank: 8 },
];

/** All of them, as a page. */
export function keysPage(ui: MenuUi, context: MenuContext): Writing {
  return width => helpLines(bindingsOf(MENU_KEYS, { ...context, ui }), width, context.theme);
}
