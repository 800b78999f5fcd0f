/** The keys of the review screen. */
import { mistakesOf } from '../../app/review/review.ts';
import type { ActionsOf, KeyList } from '../input/key-list.ts';
import { SCROLLING_KEYS, type ScrollMoment } from '../overlays/keys.ts';
import { LOOKING_KEYS, ON_BOARDS_KEYS, type TableMoment } from '../table/keys.ts';
import type { ReviewContext, ReviewUi } from './ui.ts';

export interface ReviewMoment extends ReviewContext, TableMoment {
  readonly looking: ReviewUi;
}

function atEnd({ looking, review }: ReviewMoment): string | null {
  return looking.at < review.decisions.length - 1 ? null : 'this is the last decision';
}

function atStart({ looking }: ReviewMoment): string | null {
  return looking.at > 0 ? null : 'this is the first decision';
}

function noMistake({ review }: ReviewMoment): string | null {
  if (mistakesOf(review).length > 0) return null;
  return review.decisions.length < review.wanted ? 'no mistake was found yet' : 'no mistake was found';
}

const REVIEWING_KEYS = {
  where: 'while a game is looked back on',
  rows: [
    {
      actions: ['next-mistake'],
      short: 'mistake',
      about: 'to the next mistake or blunder',
      rank: 13,
      blocked: noMistake,
    },
    {
      actions: ['previous-mistake'],
      short: 'mistake before',
      about: 'to the mistake before',
      rank: 18,
      blocked: noMistake,
    },
    { actions: ['next-round'], short: 'round', about: 'to the next round', blocked: atEnd },
    { actions: ['previous-round'], short: 'round back', about: 'to the round before', blocked: atStart },
    { actions: ['first'], short: 'start', about: 'to the first decision' },
    { actions: ['last'], short: 'end', about: 'to the last decision' },
    {
      actions: ['try'],
      short: 'try',
      about: "pick another move, and be told whether it is as good as the bot's choice",
      rank: 15,
      blocked: ({ shown }) => (shown === null ? 'no decision was looked at' : null),
    },
    {
      actions: ['looking'],
      short: 'stop or go on',
      about: 'have the bot stop looking at the game, or go on; what was looked at is kept',
      rank: 9,
      blocked: ({ making, review }) =>
        making === null && review.decisions.length === review.wanted ? 'every decision was looked at' : null,
    },
    { actions: ['summary'], short: 'summary', about: 'accuracy, and what was lost where', rank: 16 },
    { actions: ['watch'], short: 'watch', about: 'the record of the game, step by step', rank: 17 },
    { actions: ['find'], short: 'find', about: 'search the rules' },
    { actions: ['picture'], short: 'picture', about: 'save this screen as a picture' },
    { actions: ['back'], short: 'back', about: 'back out of whatever is open, or stop the bot' },
    { actions: ['quit'], short: 'quit', about: 'leave', rank: 110 },
  ],
} as const satisfies KeyList<ReviewMoment>;

export const REVIEW_KEYS = {
  where: 'in a review',
  rows: [
    {
      actions: ['right'],
      also: ['down', 'step'],
      short: 'next',
      about: 'to the next decision',
      rank: 11,
      blocked: atEnd,
    },
    {
      actions: ['left'],
      also: ['up', 'step-back'],
      short: 'back',
      about: 'to the decision before',
      rank: 12,
      blocked: atStart,
    },
    {
      actions: ['choose'],
      short: 'more',
      about:
        'what the bot would have played in place of a mistake; then all that is said, where it does not fit',
      rank: 14,
    },
  ],
  includes: [REVIEWING_KEYS, LOOKING_KEYS],
} as const satisfies KeyList<ReviewMoment>;

export type ReviewAction = ActionsOf<typeof REVIEW_KEYS>;

export const REVIEW_BOARDS_KEYS = {
  where: 'on the boards of a review',
  rows: [
    { actions: ['step'], short: 'next', about: 'to the next decision', rank: 11, blocked: atEnd },
    { actions: ['step-back'], short: 'back', about: 'to the decision before', rank: 12, blocked: atStart },
  ],
  includes: [ON_BOARDS_KEYS, REVIEWING_KEYS, LOOKING_KEYS],
} as const satisfies KeyList<ReviewMoment>;

export type ReviewBoardsAction = ActionsOf<typeof REVIEW_BOARDS_KEYS>;

/** While another move is picked. */
export const TRYING_KEYS = {
  where: 'while another move is tried in a review',
  rows: [
    { actions: ['up', 'down'], short: 'choose', about: 'through the moves', rank: 10 },
    { actions: ['choose'], short: 'try it', about: 'have the move under the cursor valued', rank: 11 },
    { actions: ['back'], also: ['quit'], short: 'back', about: 'back to the review', rank: 12 },
  ],
} as const satisfies KeyList<unknown>;

export type TryingAction = ActionsOf<typeof TRYING_KEYS>;

export const REVIEW_PAGE_KEYS = {
  where: 'on the summary or the whole text of a review',
  rows: [
    {
      actions: ['back'],
      also: ['choose', 'summary', 'quit'],
      short: 'back',
      about: 'back to the review',
      rank: 10,
    },
  ],
  includes: [SCROLLING_KEYS],
} as const satisfies KeyList<ScrollMoment>;

export type ReviewPageAction = ActionsOf<typeof REVIEW_PAGE_KEYS>;
