/** The keys of the replay viewer. */
import type { ActionsOf, KeyList } from '../input/key-list.ts';
import { LOOKING_KEYS, ON_BOARDS_KEYS, type TableMoment } from '../table/keys.ts';
import { EDITING_KEYS } from '../text-field.ts';
import type { ReplayContext, ReplayUi } from './ui.ts';

export interface ReplayMoment extends ReplayContext, TableMoment {
  readonly replay: ReplayUi;
}

function atEnd({ replay, steps }: ReplayMoment): string | null {
  return replay.at < steps.length ? null : 'this is the end of the record';
}

function atStart({ replay }: ReplayMoment): string | null {
  return replay.at > 0 ? null : 'this is the start of the game';
}

const VIEWING_KEYS = {
  where: 'while a record is shown',
  rows: [
    { actions: ['next-turn'], short: 'turn', about: 'to the next turn', rank: 13, blocked: atEnd },
    { actions: ['previous-turn'], short: 'turn back', about: 'to the turn before', blocked: atStart },
    { actions: ['next-round'], short: 'round', about: 'to the next round', rank: 15, blocked: atEnd },
    { actions: ['previous-round'], short: 'round back', about: 'to the round before', blocked: atStart },
    { actions: ['first'], short: 'start', about: 'to the start' },
    { actions: ['last'], short: 'end', about: 'to the end' },
    { actions: ['autoplay'], short: 'play', about: 'play on by itself, or stop', rank: 14, blocked: atEnd },
    { actions: ['faster'], short: 'faster', about: 'faster' },
    { actions: ['slower'], short: 'slower', about: 'slower' },
    {
      actions: ['jump'],
      short: 'jump',
      about: 'jump to a line of the file, or the number of a step',
      rank: 18,
    },
    {
      actions: ['onlooker'],
      short: 'whose eyes',
      about: 'through whose eyes: who decides, each player, a spectator; before the end behind a curtain',
      rank: 16,
    },
    {
      actions: ['fork'],
      short: 'play from here',
      about: 'go on from here as a game of its own',
      rank: 17,
      blocked: ({ model }) => (model.decision === null ? 'the game is over here' : null),
    },
    {
      actions: ['review'],
      short: 'review',
      about: 'what each decision cost, by what its player knew',
      rank: 19,
    },
    { actions: ['find'], short: 'find', about: 'search the rules' },
    { actions: ['picture'], short: 'picture', about: 'save this screen as a picture' },
    { actions: ['back'], short: 'back', about: 'back out of whatever is open' },
    { actions: ['quit'], short: 'quit', about: 'leave', rank: 110 },
  ],
} as const satisfies KeyList<ReplayMoment>;

export type ViewingAction = ActionsOf<typeof VIEWING_KEYS>;

export const REPLAY_KEYS = {
  where: 'in the replay viewer',
  rows: [
    {
      actions: ['right'],
      also: ['down', 'step'],
      short: 'step',
      about: 'one step on',
      rank: 11,
      blocked: atEnd,
    },
    {
      actions: ['left'],
      also: ['up', 'step-back'],
      short: 'back',
      about: 'one step back',
      rank: 12,
      blocked: atStart,
    },
  ],
  includes: [VIEWING_KEYS, LOOKING_KEYS],
} as const satisfies KeyList<ReplayMoment>;

export type ReplayAction = ActionsOf<typeof REPLAY_KEYS>;

export const REPLAY_BOARDS_KEYS = {
  where: 'on the boards of the replay viewer',
  rows: [
    { actions: ['step'], short: 'step', about: 'one step on', rank: 11, blocked: atEnd },
    { actions: ['step-back'], short: 'back', about: 'one step back', rank: 12, blocked: atStart },
  ],
  includes: [ON_BOARDS_KEYS, VIEWING_KEYS, LOOKING_KEYS],
} as const satisfies KeyList<ReplayMoment>;

export type ReplayBoardsAction = ActionsOf<typeof REPLAY_BOARDS_KEYS>;

/** In front of one player's knowledge while the game is not over. */
export const REPLAY_CURTAIN_KEYS = {
  where: 'at the curtain of the replay viewer',
  rows: [
    { actions: ['lift'], short: 'look', about: 'show what this player knows', rank: 10 },
    { actions: ['onlooker'], short: 'next', about: 'ask for the next one instead', rank: 20 },
    { actions: ['back'], also: ['quit'], short: 'back', about: 'back to what everybody knows', rank: 30 },
  ],
} as const satisfies KeyList<unknown>;

export type ReplayCurtainAction = ActionsOf<typeof REPLAY_CURTAIN_KEYS>;

export const JUMP_KEYS = {
  where: 'while the line to jump to is typed',
  rows: [
    { actions: ['choose'], short: 'jump', about: 'jump to the line', rank: 10 },
    { actions: ['back'], short: 'back', about: 'stay where you are', rank: 20 },
  ],
  includes: [EDITING_KEYS],
} as const satisfies KeyList<unknown>;

export type JumpAction = ActionsOf<typeof JUMP_KEYS>;
