/** The keys of the curtain and of what lies over the table: the list of boards, text entries, questions. */
import type { ActionsOf, KeyList } from '../input/key-list.ts';
import { EDITING_KEYS } from '../text-field.ts';
import type { EntryPurpose, TableContext } from './ui.ts';

/** Only a key that nobody presses by habit lifts it. */
export const CURTAIN_KEYS = {
  where: 'at the curtain',
  rows: [
    { actions: ['lift'], short: 'look', about: 'show the table' },
    { actions: ['quit'], short: 'quit', about: 'leave; the game is kept' },
  ],
} as const satisfies KeyList<unknown>;

export type CurtainAction = ActionsOf<typeof CURTAIN_KEYS>;

export const BOARD_LIST_KEYS = {
  where: 'in the list of boards',
  rows: [
    {
      actions: ['letter'],
      short: 'pick',
      about: 'the board with this letter',
      rank: 10,
      takes: (character, { model }) => model.boards.panels.some(({ key }) => key === character),
    },
    { actions: ['up', 'down'], short: 'choose', about: 'from one board to the next' },
    { actions: ['choose'], short: 'pick', about: 'the board under the cursor', rank: 20 },
    { actions: ['back'], also: ['boards'], short: 'back', about: 'close the list', rank: 30 },
  ],
} as const satisfies KeyList<TableContext>;

export type BoardListAction = ActionsOf<typeof BOARD_LIST_KEYS>;

const FIND_KEYS = {
  where: 'while moves are found by a word',
  rows: [
    { actions: ['choose'], short: 'keep the filter', about: 'keep the filter', rank: 10 },
    {
      actions: ['search-rules'],
      short: 'search the rules',
      about: 'look the word up in the rules',
      rank: 20,
    },
    { actions: ['back'], short: 'show all', about: 'show all moves again', rank: 30 },
  ],
  includes: [EDITING_KEYS],
} as const satisfies KeyList<unknown>;

const MOVE_KEYS = {
  where: 'while a move is typed',
  rows: [
    { actions: ['complete'], short: 'complete', about: 'complete it as far as it is clear', rank: 10 },
    { actions: ['choose'], short: 'play', about: 'play the move', rank: 20 },
    { actions: ['back'], short: 'back', about: 'back to the list of moves', rank: 30 },
  ],
  includes: [EDITING_KEYS],
} as const satisfies KeyList<unknown>;

const NOTE_KEYS = {
  where: 'while a note is typed',
  rows: [
    { actions: ['choose'], short: 'write it', about: 'write the note into the move file', rank: 10 },
    { actions: ['back'], short: 'back', about: 'back without a note', rank: 20 },
  ],
  includes: [EDITING_KEYS],
} as const satisfies KeyList<unknown>;

const SAVE_KEYS = {
  where: 'while the name of a file is typed',
  rows: [
    { actions: ['choose'], short: 'save', about: 'save the game to this file', rank: 10 },
    { actions: ['back'], short: 'back', about: 'back without saving', rank: 20 },
  ],
  includes: [EDITING_KEYS],
} as const satisfies KeyList<unknown>;

const CHAT_KEYS = {
  where: 'while a line for the others is typed',
  rows: [
    { actions: ['choose'], short: 'say it', about: 'say it to everybody at the table', rank: 10 },
    { actions: ['back'], short: 'back', about: 'back without a word', rank: 20 },
  ],
  includes: [EDITING_KEYS],
} as const satisfies KeyList<unknown>;

export const ENTRY_KEYS = {
  filter: FIND_KEYS,
  move: MOVE_KEYS,
  note: NOTE_KEYS,
  save: SAVE_KEYS,
  chat: CHAT_KEYS,
} as const satisfies Readonly<Record<EntryPurpose, KeyList<unknown>>>;

export type EntryAction = ActionsOf<(typeof ENTRY_KEYS)[EntryPurpose]>;

export const MOMENT_KEYS = {
  where: 'while something is shown that has just happened',
  rows: [{ actions: ['choose'], otherwise: true, short: 'go on', about: 'go on', rank: 10 }],
} as const satisfies KeyList<unknown>;

export const UNSAVED_KEYS = {
  where: 'when the game could not be saved',
  rows: [
    { actions: ['save'], short: 'save elsewhere', about: 'save the game to another file', rank: 10 },
    { actions: ['choose'], also: ['back'], short: 'play on unsaved', about: 'play on unsaved', rank: 20 },
  ],
} as const satisfies KeyList<unknown>;

export type UnsavedAction = ActionsOf<typeof UNSAVED_KEYS>;

export const LEAVE_KEYS = {
  where: 'before an unsaved game is left',
  rows: [
    { actions: ['save'], short: 'save elsewhere', about: 'save the game to another file', rank: 10 },
    { actions: ['quit'], short: 'leave', about: 'leave, and lose what was not saved', rank: 20 },
    { actions: ['back'], also: ['choose'], short: 'go on', about: 'go on playing', rank: 30 },
  ],
} as const satisfies KeyList<unknown>;

export type LeaveAction = ActionsOf<typeof LEAVE_KEYS>;
