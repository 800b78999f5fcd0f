/** The keys of the table, as data. */
import type { KeySpec } from '../bindings.ts';
import { focusedItem, type TableContext, type TableUi } from './ui.ts';

export type TableAction =
  | 'go'
  | 'choose'
  | 'digit'
  | 'scroll'
  | 'ends'
  | 'board'
  | 'boards'
  | 'next-panel'
  | 'previous-panel'
  | 'subject'
  | 'examine'
  | 'ahead'
  | 'explain'
  | 'find'
  | 'type'
  | 'hint'
  | 'undo'
  | 'redo'
  | 'undo-turn'
  | 'log'
  | 'scores'
  | 'rules'
  | 'lesson'
  | 'note'
  | 'save'
  | 'pace'
  | 'skip'
  | 'end'
  | 'again'
  | 'menu'
  | 'watch'
  | 'back'
  | 'help'
  | 'quit';

export interface KeyContext extends TableContext {
  readonly ui: TableUi;
}

function notChoosing({ model }: KeyContext): string | null {
  if (model.phase.kind === 'choose') return null;
  if (model.phase.kind === 'over') return 'the game is over';
  return `it is the turn of ${model.names[model.phase.seat]}`;
}

function notWaiting({ model }: KeyContext): string | null {
  return model.phase.kind === 'wait' ? null : 'no bot is thinking';
}

function notOver({ model }: KeyContext): string | null {
  return model.phase.kind === 'over' ? null : 'the game is not over yet';
}

/** What only bots' turns and the end offer has rank 0: it comes before what is always there. */
export const TABLE_KEYS: readonly KeySpec<KeyContext, TableAction>[] = [
  {
    keys: ['up', 'down', 'left', 'right', 'j', 'k'],
    shown: 'arrows',
    action: 'go',
    short: 'choose',
    about: 'through the list of moves; on the boards, from one thing to the next (also j, k)',
    rank: 1,
  },
  {
    keys: ['enter'],
    shown: 'Enter',
    action: 'choose',
    short: 'play',
    about: 'play the move under the cursor',
    rank: 2,
    blocked: notChoosing,
  },
  {
    keys: ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9'],
    shown: '1 2 3 ...',
    action: 'digit',
    short: 'play by number',
    about: 'play the move with this number',
    blocked: notChoosing,
  },
  {
    keys: [' '],
    shown: 'Space',
    action: 'skip',
    short: 'skip to your turn',
    about: 'have the bots move at once, up to the next decision of a person',
    rank: 0,
    blocked: notWaiting,
  },
  {
    keys: ['f'],
    shown: 'f',
    action: 'pace',
    short: 'speed',
    about: 'watch the bots slowly or fast',
    rank: 0,
    blocked: notWaiting,
  },
  {
    keys: ['a'],
    shown: 'a',
    action: 'again',
    short: 'again',
    about: 'play again with the same seed and seats',
    rank: 0,
    blocked: notOver,
  },
  {
    keys: ['n'],
    shown: 'n',
    action: 'menu',
    short: 'new game',
    about: 'to the menu, for another game',
    rank: 0,
    blocked: notOver,
  },
  {
    keys: ['w'],
    shown: 'w',
    action: 'watch',
    short: 'replay',
    about: 'watch the game again, step by step',
    rank: 0,
    blocked: context => notOver(context) ?? (context.saving.path === null ? 'the game is not on disk' : null),
  },
  {
    keys: ['e'],
    shown: 'e',
    action: 'end',
    short: 'result',
    about: 'show the result or the table',
    rank: 0,
    blocked: notOver,
  },
  {
    keys: ['b'],
    shown: 'b',
    action: 'board',
    short: 'board',
    about: 'put the cursor on the boards, or back into the list',
    rank: 3,
  },
  {
    keys: ['B'],
    shown: 'B',
    action: 'boards',
    short: 'boards',
    about: 'list of the boards',
  },
  { keys: ['tab'], shown: 'Tab', action: 'next-panel', short: 'next board', about: 'next board', rank: 6 },
  {
    keys: ['shift-tab'],
    shown: 'Shift-Tab',
    action: 'previous-panel',
    short: 'previous board',
    about: 'previous board',
  },
  {
    keys: ['p'],
    shown: 'p',
    action: 'subject',
    short: 'player',
    about: "the next player's own boards",
    blocked: ({ model }) => (model.names.length > 1 ? null : 'there is only one player'),
  },
  {
    keys: ['pageup', 'pagedown'],
    shown: 'PgUp PgDn',
    action: 'scroll',
    short: 'scroll',
    about: 'scroll the board in front',
  },
  {
    keys: ['home', 'end'],
    shown: 'Home End',
    action: 'ends',
    short: 'first, last',
    about: 'first and last move of the list',
    blocked: notChoosing,
  },
  {
    keys: ['x'],
    shown: 'x',
    action: 'examine',
    short: 'examine',
    about: 'on the boards: visit everything, or only what moves are about',
    blocked: ({ ui }) => (ui.onBoard ? null : 'the cursor is not on the boards (b puts it there)'),
  },
  {
    keys: ['v'],
    shown: 'v',
    action: 'ahead',
    short: 'look ahead',
    about: 'show the boards as they would be after the move under the cursor',
    blocked: context => notChoosing(context) ?? noPreview(context),
  },
  {
    keys: ['i'],
    shown: 'i',
    action: 'explain',
    short: 'what is this',
    about: 'explain what the cursor is on, with its rule',
    rank: 5,
  },
  {
    keys: ['/'],
    shown: '/',
    action: 'find',
    short: 'find',
    about: 'find moves by a word; Tab then searches the rules',
    rank: 7,
  },
  { keys: ['R'], shown: 'R', action: 'rules', short: 'rules', about: 'the rules of the game' },
  {
    keys: ['t'],
    shown: 't',
    action: 'lesson',
    short: 'lesson',
    about: 'what the lesson says about this decision',
    blocked: ({ model }) => (model.advice?.text.length ? null : 'no lesson says anything here'),
  },
  {
    keys: [':'],
    shown: ':',
    action: 'type',
    short: 'type a move',
    about: 'type a move as in move files; Tab completes it',
    blocked: notChoosing,
  },
  {
    keys: ['h'],
    shown: 'h',
    action: 'hint',
    short: 'hint',
    about: 'ask the strongest bot for advice',
    rank: 8,
    blocked: context =>
      notChoosing(context) ?? (context.ui.busy === null ? null : 'it is being thought about'),
  },
  {
    keys: ['u'],
    shown: 'u',
    action: 'undo',
    short: 'undo',
    about: 'take the last decision back',
    rank: 4,
    blocked: ({ model }) => (model.undo.allowed ? null : model.undo.reason),
  },
  {
    keys: ['U'],
    shown: 'U',
    action: 'undo-turn',
    short: 'undo turn',
    about: 'take this turn back, or the one before where it has just begun',
    blocked: ({ model }) => (model.undo.allowed ? null : model.undo.reason),
  },
  {
    keys: ['r'],
    shown: 'r',
    action: 'redo',
    short: 'redo',
    about: 'take the undo back',
    blocked: context => notChoosing(context) ?? (context.model.canRedo ? null : 'there is nothing to redo'),
  },
  { keys: ['l'], shown: 'l', action: 'log', short: 'log', about: 'what happened so far', rank: 9 },
  { keys: ['s'], shown: 's', action: 'scores', short: 'scores', about: 'scores by category', rank: 10 },
  {
    keys: ['n'],
    shown: 'n',
    action: 'note',
    short: 'note',
    about: 'write a note into the move file',
    blocked: ({ model }) => (model.phase.kind === 'over' ? 'the game is over' : null),
  },
  {
    keys: ['S'],
    shown: 'S',
    action: 'save',
    short: 'save',
    about: 'write the game to a file of your choice',
  },
  {
    keys: ['esc'],
    shown: 'Esc',
    action: 'back',
    short: 'back',
    about: 'back out of whatever is open; never leaves the game',
  },
  { keys: ['?'], shown: '?', action: 'help', short: 'keys', about: 'this list' },
  { keys: ['q'], shown: 'q', action: 'quit', short: 'quit', about: 'leave; the game is kept', rank: 11 },
];

function noPreview({ ui, model }: KeyContext): string | null {
  const item = focusedItem(ui, model);
  if (item?.kind !== 'move') return 'there is no move under the cursor';
  const preview = model.preview(item.notation);
  return preview?.view == null ? 'chance or hidden things decide what comes of this move' : null;
}
