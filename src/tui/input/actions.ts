/**
 * What keys ask for. An action has the same keys wherever it exists: which actions those are, and what they do there, is
 * said by the lists of keys. Everything behind the lists speaks of actions alone.
 */
import type { Key } from '../keys.ts';

/** The usual keys of every action, the one that is named to the player first. */
export const USUAL_KEYS = {
  // Going, taking, leaving.
  up: ['up', 'k'],
  down: ['down', 'j'],
  left: ['left'],
  right: ['right'],
  choose: ['enter'],
  back: ['esc'],
  quit: ['q'],
  confirm: ['y'],
  help: ['?'],
  // Long texts and lists.
  'page-up': ['pageup'],
  'page-down': ['pagedown'],
  'next-page': [' '],
  first: ['home', 'g'],
  last: ['end', 'G'],
  // Moves.
  digit: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
  ahead: ['v'],
  type: [':'],
  find: ['/'],
  hint: ['h'],
  lesson: ['t'],
  learn: ['L'],
  undo: ['u'],
  'undo-turn': ['U'],
  redo: ['r'],
  note: ['n'],
  save: ['S'],
  chat: ['"'],
  skip: [' '],
  pace: ['f'],
  lift: [' '],
  peek: ['p'],
  // Boards and pages.
  board: ['b'],
  boards: ['B'],
  letter: [],
  'next-panel': ['tab'],
  'previous-panel': ['shift-tab'],
  subject: ['c'],
  explain: ['i'],
  more: ['x'],
  log: ['l'],
  scores: ['s'],
  rules: ['R'],
  picture: ['P'],
  'next-rule': ['n'],
  'previous-rule': ['p'],
  // After the end.
  result: ['e'],
  again: ['a'],
  menu: ['n'],
  watch: ['w'],
  // A recorded game.
  step: [' '],
  'step-back': ['backspace'],
  'next-turn': ['n'],
  'previous-turn': ['p'],
  'next-round': [']'],
  'previous-round': ['['],
  autoplay: ['a'],
  faster: ['+', '='],
  slower: ['-'],
  jump: [':'],
  onlooker: ['o'],
  fork: ['f'],
  // A game that is looked back on.
  review: ['r'],
  'next-mistake': ['n'],
  'previous-mistake': ['p'],
  try: ['t'],
  summary: ['m'],
  looking: ['o'],
  // The menu.
  change: [' '],
  remove: ['d', 'delete', 'backspace'],
  rename: ['r'],
  'review-kept': ['v'],
  reseed: ['n'],
  // Typing.
  text: [],
  'line-start': ['home', 'ctrl-a'],
  'line-end': ['end', 'ctrl-e'],
  erase: ['backspace'],
  'erase-next': ['delete'],
  clear: ['ctrl-u'],
  complete: ['tab'],
  'search-rules': ['tab'],
  // The terminal.
  repaint: ['ctrl-l'],
  suspend: ['ctrl-z'],
  abort: ['ctrl-c'],
} as const satisfies Readonly<Record<string, readonly Key[]>>;

export type ActionName = keyof typeof USUAL_KEYS;

/** The keys of every action, as the player has them. */
export type Keymap = Readonly<Record<ActionName, readonly Key[]>>;

/** Actions that are told which character was typed. */
const TYPED_ACTIONS = ['digit', 'letter', 'text'] as const;
export type TypedActionName = (typeof TYPED_ACTIONS)[number];

export type Action<Name extends ActionName = ActionName> = Name extends TypedActionName
  ? { readonly name: Name; readonly character: string }
  : { readonly name: Name };

export function isTyped(name: ActionName): name is TypedActionName {
  return TYPED_ACTIONS.some(typed => typed === name);
}

/** Keys that mean the same in every program, so that nobody is ever shut in: they cannot be given to another action. */
export const FIXED_KEYS: Readonly<Record<Key, ActionName>> = {
  up: 'up',
  down: 'down',
  left: 'left',
  right: 'right',
  enter: 'choose',
  esc: 'back',
  'ctrl-c': 'abort',
};
