/** The keys of the table once the game is over. */
import type { ActionsOf, KeyList } from '../input/key-list.ts';
import { CHAT_KEY, LOOKING_KEYS, notForGuests, notYours, ON_BOARDS_KEYS, type TableMoment } from './keys.ts';

const FINISHED_KEYS = {
  where: 'after the end of a game',
  rows: [
    {
      actions: ['watch'],
      short: 'watch',
      about: 'watch the game again, step by step',
      rank: 1,
      blocked: moment => notYours(moment) ?? (moment.saving.path === null ? 'the game is not on disk' : null),
    },
    {
      actions: ['review'],
      short: 'review',
      about: 'what each of your decisions cost, by what you knew',
      rank: 2,
      blocked: moment => notYours(moment) ?? (moment.saving.path === null ? 'the game is not on disk' : null),
    },
    {
      actions: ['again'],
      short: 'again',
      about: 'play again with the same seed and seats',
      rank: 3,
      blocked: notYours,
    },
    {
      actions: ['menu'],
      short: 'menu',
      about: 'to the menu, for another game',
      rank: 4,
      blocked: notYours,
    },
    { actions: ['quit'], short: 'quit', about: 'leave; the game is kept', rank: 5 },
    { actions: ['result'], short: 'result', about: 'show the result or the table', rank: 6 },
    // Pressed by habit: they get the reason.
    {
      actions: ['choose', 'digit', 'undo'],
      short: 'play',
      about: 'play a move, or take one back',
      blocked: () => 'the game is over',
    },
    { actions: ['find'], short: 'find', about: 'search the rules', rank: 70 },
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
    { actions: ['back'], short: 'back', about: 'back out of whatever is open; never leaves the game' },
  ],
} as const satisfies KeyList<TableMoment>;

export type FinishedAction = ActionsOf<typeof FINISHED_KEYS>;

export const RESULT_KEYS = {
  where: 'on the result',
  rows: [
    {
      actions: ['up', 'down', 'left', 'right'],
      short: 'scroll',
      about: 'scroll the result, or the board in front',
      rank: 10,
    },
  ],
  includes: [FINISHED_KEYS, LOOKING_KEYS],
} as const satisfies KeyList<TableMoment>;

export type ResultAction = ActionsOf<typeof RESULT_KEYS>;

export const RESULT_BOARDS_KEYS = {
  where: 'on the boards after the end of a game',
  rows: [],
  includes: [ON_BOARDS_KEYS, FINISHED_KEYS, LOOKING_KEYS],
} as const satisfies KeyList<TableMoment>;

export type ResultBoardsAction = ActionsOf<typeof RESULT_BOARDS_KEYS>;
