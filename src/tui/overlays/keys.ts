/** The keys of what can lie over any screen: pages, boxes, the rules. */
import type { ActionsOf, KeyList, KeyRow } from '../input/key-list.ts';
import { EDITING_KEYS } from '../text-field.ts';

export interface ScrollMoment {
  /** The text is longer than what is in sight. */
  readonly scrolls: boolean;
}

function inSight({ scrolls }: ScrollMoment): string | null {
  return scrolls ? null : 'all of it is in sight';
}

export const SCROLLING_KEYS = {
  where: 'in a long text',
  rows: [
    { actions: ['up', 'down'], short: 'scroll', about: 'a line up or down', rank: 10, blocked: inSight },
    { actions: ['page-up', 'page-down'], short: 'page', about: 'a page up or down', blocked: inSight },
    { actions: ['next-page'], short: 'next page', about: 'a page down', blocked: inSight },
    { actions: ['first', 'last'], short: 'ends', about: 'to the start and to the end', blocked: inSight },
  ],
} as const satisfies KeyList<ScrollMoment>;

export type ScrollingAction = ActionsOf<typeof SCROLLING_KEYS>;

export type PageName = 'help' | 'log' | 'scores';

interface PageMoment extends ScrollMoment {
  /** Some pages close by the key that opens them, too. */
  readonly page: string;
}

function unlessOpen(page: PageName): (moment: PageMoment) => string | null {
  return moment => (moment.page === page ? null : 'another page is open');
}

export const PAGE_KEYS = {
  where: 'on a page',
  rows: [
    { actions: ['back'], also: ['choose', 'quit'], short: 'back', about: 'close the page', rank: 20 },
    { actions: ['help'], short: 'close', about: 'close the page of keys', blocked: unlessOpen('help') },
    { actions: ['log'], short: 'close', about: 'close the log', blocked: unlessOpen('log') },
    { actions: ['scores'], short: 'close', about: 'close the scores', blocked: unlessOpen('scores') },
  ],
  includes: [SCROLLING_KEYS],
} as const satisfies KeyList<PageMoment>;

export type PageAction = ActionsOf<typeof PAGE_KEYS>;

export const BOX_KEYS = {
  where: 'in a box',
  rows: [{ actions: ['back'], otherwise: true, short: 'back', about: 'close the box', rank: 20 }],
  includes: [SCROLLING_KEYS],
} as const satisfies KeyList<ScrollMoment>;

export type BoxAction = ActionsOf<typeof BOX_KEYS>;

const SEARCH = {
  actions: ['find'],
  short: 'search',
  about: 'search the rules',
  rank: 30,
} as const satisfies KeyRow<unknown>;

export const RULES_LIST_KEYS = {
  where: 'in the list of rules',
  rows: [
    { actions: ['up', 'down'], short: 'choose', about: 'from one rule to the next' },
    { actions: ['page-up', 'page-down'], short: 'page', about: 'a page up or down' },
    { actions: ['choose'], also: ['right'], short: 'read', about: 'read the rule', rank: 10 },
    SEARCH,
    {
      actions: ['back'],
      also: ['quit'],
      short: 'back',
      about: 'list all rules again, or close them',
      rank: 40,
    },
    { actions: ['rules'], short: 'close', about: 'close the rules' },
  ],
} as const satisfies KeyList<unknown>;

export type RulesListAction = ActionsOf<typeof RULES_LIST_KEYS>;

export const RULES_TOPIC_KEYS = {
  where: 'while a rule is read',
  rows: [
    { actions: ['left'], short: 'list', about: 'back to the list', rank: 11 },
    { actions: ['next-rule'], also: ['right'], short: 'next rule', about: 'the next rule', rank: 21 },
    { actions: ['previous-rule'], short: 'previous', about: 'the rule before', rank: 22 },
    SEARCH,
    { actions: ['back'], also: ['quit'], short: 'back', about: 'back to where you came from', rank: 12 },
    { actions: ['rules'], short: 'close', about: 'close the rules' },
  ],
  includes: [SCROLLING_KEYS],
} as const satisfies KeyList<ScrollMoment>;

export type RulesTopicAction = ActionsOf<typeof RULES_TOPIC_KEYS>;

export const RULES_SEARCH_KEYS = {
  where: 'while the rules are searched',
  rows: [
    { actions: ['choose'], also: ['back', 'down'], short: 'list', about: 'to the rules found', rank: 10 },
  ],
  includes: [EDITING_KEYS],
} as const satisfies KeyList<unknown>;

export type RulesSearchAction = ActionsOf<typeof RULES_SEARCH_KEYS>;
