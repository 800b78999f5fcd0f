/** The keys of the table while a game is played, and those that it shares with every screen that shows boards. */
import type { ActionsOf, KeyList } from '../input/key-list.ts';
import { keyNamer } from '../input/key-names.ts';
import { othersTurn } from './model.ts';
import { focusedItem, type TableContext, type TableUi } from './ui.ts';

export interface TableMoment extends TableContext {
  readonly ui: TableUi;
}

export const LOOKING_KEYS = {
  where: 'wherever boards are shown',
  rows: [
    {
      actions: ['board'],
      short: 'board',
      about: 'put the cursor on the boards, or take it off them',
      rank: 30,
    },
    { actions: ['boards'], short: 'boards', about: 'list of the boards' },
    { actions: ['next-panel'], short: 'next board', about: 'next board', rank: 60 },
    { actions: ['previous-panel'], short: 'previous board', about: 'previous board' },
    { actions: ['page-up', 'page-down'], short: 'scroll', about: 'scroll what is in front' },
    {
      actions: ['subject'],
      short: 'player',
      about: "change to the next player's own boards",
      blocked: ({ model }) => (model.names.length > 1 ? null : 'there is only one player'),
    },
    {
      actions: ['explain'],
      short: 'its rule',
      about: 'read the rule of what the cursor is on',
      rank: 50,
    },
    { actions: ['log'], short: 'log', about: 'what happened so far', rank: 90 },
    { actions: ['scores'], short: 'scores', about: 'scores by category', rank: 100 },
    { actions: ['rules'], short: 'rules', about: 'the rules of the game' },
    { actions: ['help'], short: 'keys', about: 'this list', rank: 120 },
  ],
} as const satisfies KeyList<TableMoment>;

export type LookingAction = ActionsOf<typeof LOOKING_KEYS>;

export const ON_BOARDS_KEYS = {
  where: 'with the cursor on the boards',
  rows: [
    {
      actions: ['up', 'down', 'left', 'right'],
      short: 'look around',
      about: 'from one thing to the next',
      rank: 10,
    },
  ],
} as const satisfies KeyList<unknown>;

function notChoosing({ model }: TableMoment): string | null {
  if (model.puzzleOver) return 'the puzzle is over';
  return model.phase.kind === 'wait' ? othersTurn(model) : null;
}

function notWaiting({ model }: TableMoment): string | null {
  if (model.shared !== null) return 'the table goes at its own pace';
  return model.phase.kind === 'wait' ? null : 'no bot is thinking';
}

function noPreview({ ui, model }: TableMoment): string | null {
  const item = focusedItem(ui, model);
  if (item?.kind !== 'move') return 'there is no move under the cursor';
  const preview = model.preview(item.notation);
  return preview?.view == null ? 'chance or hidden things decide what comes of this move' : null;
}

function notUndoable({ model }: TableMoment): string | null {
  return model.undo.allowed ? null : model.undo.reason;
}

function noHints({ model }: TableMoment): string | null {
  return model.shared?.hints === false ? 'hints are off at this table' : null;
}

/** The disk is the host's. */
export function notYours({ model: { shared } }: TableMoment): string | null {
  if (shared === null) return null;
  return shared.guest ? NO_GUEST : 'not at a table that is open to others';
}

/** A guest's screen is at another machine than the host's disk. */
export function notForGuests({ model }: TableMoment): string | null {
  return model.shared?.guest === true ? NO_GUEST : null;
}

const NO_GUEST = 'that is for the host of the table';

function nobodyElse({ model }: TableMoment): string | null {
  return model.shared === null ? 'nobody sits at this table from another terminal' : null;
}

/** Advice goes by all that its player knows. */
function faceDown({ model, keymap }: TableMoment): string | null {
  if (model.secrets?.faceDown !== true) return null;
  return `a hint would tell what lies face down (${keyNamer(keymap)('peek')} turns it up)`;
}

/** The same while a game goes on and after its end. */
export const CHAT_KEY = {
  short: 'say',
  about: 'say a line to the others at a hosted table',
  rank: 85,
  blocked: nobodyElse,
} as const;

/** What only bots' turns offer comes first in the footer. */
const PLAYING_KEYS = {
  where: 'while a game is played',
  rows: [
    {
      actions: ['digit'],
      short: 'by number',
      about: 'put the cursor on the move with this number, or on this amount',
      blocked: notChoosing,
    },
    {
      actions: ['skip'],
      short: 'skip to your turn',
      about: 'have the bots move at once, up to the next decision of a person',
      rank: 1,
      blocked: notWaiting,
    },
    {
      actions: ['pace'],
      short: 'speed',
      about: 'watch the bots slowly or fast',
      rank: 2,
      blocked: notWaiting,
    },
    {
      actions: ['ahead'],
      short: 'look ahead',
      about: 'show the boards as they would be after the move under the cursor',
      blocked: moment => notChoosing(moment) ?? noPreview(moment),
    },
    {
      actions: ['more'],
      short: 'all of it',
      about: 'all that is said of what the cursor is on, where it has no room beside the moves',
      blocked: notChoosing,
    },
    {
      actions: ['find'],
      short: 'find',
      about: key => `find moves by a word; ${key('search-rules')} then searches the rules`,
      rank: 70,
    },
    {
      actions: ['type'],
      short: 'type a move',
      about: key => `type a move as in move files; ${key('complete')} completes it`,
      blocked: notChoosing,
    },
    {
      actions: ['hint'],
      short: 'hint',
      about: 'ask the strongest bot for advice',
      rank: 80,
      blocked: moment =>
        noHints(moment) ??
        notChoosing(moment) ??
        faceDown(moment) ??
        (moment.ui.busy === null ? null : 'it is being thought about'),
    },
    {
      actions: ['peek'],
      short: 'peek',
      about:
        'turn up what only you may see, or turn it face down again; so does any move, or a while without a key',
      rank: 45,
      blocked: moment =>
        notChoosing(moment) ?? (moment.model.secrets === null ? 'nothing lies face down' : null),
    },
    {
      actions: ['lesson'],
      short: 'lesson',
      about: 'what the lesson says about this decision',
      rank: 25,
      blocked: ({ model }) => (model.advice?.text.length ? null : 'no lesson says anything here'),
    },
    {
      actions: ['learn'],
      short: 'learn',
      about: 'have the game taught: its lesson is a guided first part; this game is kept',
      blocked: moment => notYours(moment) ?? (moment.taught ? null : 'there is no other lesson of this game'),
    },
    {
      actions: ['undo'],
      short: 'undo',
      about: 'take the last decision back',
      rank: 40,
      blocked: notUndoable,
    },
    {
      actions: ['undo-turn'],
      short: 'undo turn',
      about: 'take this turn back, or the one before where it has just begun',
      blocked: notUndoable,
    },
    {
      actions: ['redo'],
      short: 'redo',
      about: 'take the undo back',
      blocked: moment => notChoosing(moment) ?? (moment.model.canRedo ? null : 'there is nothing to redo'),
    },
    { actions: ['note'], short: 'note', about: 'write a note into the move file', blocked: notYours },
    {
      actions: ['save'],
      short: 'save',
      about: 'write the game to a file of your choice',
      blocked: notYours,
    },
    { actions: ['chat'], ...CHAT_KEY },
    {
      actions: ['picture'],
      short: 'picture',
      about: 'save this screen as a picture',
      blocked: notForGuests,
    },
    {
      actions: ['back'],
      short: 'back',
      about: 'back out of whatever is open, and of a choice that has only begun; never leaves the game',
    },
    { actions: ['quit'], short: 'quit', about: 'leave; the game is kept', rank: 110 },
  ],
} as const satisfies KeyList<TableMoment>;

export type PlayingAction = ActionsOf<typeof PLAYING_KEYS>;

export const TABLE_KEYS = {
  where: 'at the table',
  rows: [
    {
      actions: ['up', 'down', 'left', 'right'],
      short: 'choose',
      about: 'up and down through the list of moves; left and right scroll the board in front',
      rank: 10,
    },
    {
      actions: ['choose'],
      short: 'play',
      about: 'play the move under the cursor',
      rank: 20,
      blocked: notChoosing,
    },
    {
      actions: ['first', 'last'],
      short: 'first, last',
      about: 'first and last move of the list',
      blocked: notChoosing,
    },
  ],
  includes: [PLAYING_KEYS, LOOKING_KEYS],
} as const satisfies KeyList<TableMoment>;

export type TableAction = ActionsOf<typeof TABLE_KEYS>;

export const TABLE_BOARDS_KEYS = {
  where: 'on the boards of the table',
  rows: [
    {
      actions: ['choose'],
      short: 'play',
      about: 'play the move about the thing under the cursor, list its moves, or explain it',
      rank: 20,
      blocked: notChoosing,
    },
  ],
  includes: [ON_BOARDS_KEYS, PLAYING_KEYS, LOOKING_KEYS],
} as const satisfies KeyList<TableMoment>;

export type TableBoardsAction = ActionsOf<typeof TABLE_BOARDS_KEYS>;
