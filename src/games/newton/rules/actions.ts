/** How a basic action begins: the record of it while it is pending, and what may be tied to it. */
import type { Action, ActionPending, Offer, PendingOf } from './types.ts';

/** What a card, a tile or a master adds to a basic action. Each matters to some of the actions only. */
export interface ActionExtras {
  /** The value may be shared out over several students, cards or tiles. */
  readonly split: boolean;
  readonly secondTile: boolean;
  readonly ignoreRequirement: Offer;
  readonly ignorePrerequisite: boolean;
  readonly noCoins: boolean;
  readonly freeRoutes: boolean;
  readonly cubesOnTheWay: Offer;
  readonly doubleTokens: boolean;
}

export const NO_EXTRAS: ActionExtras = {
  split: false,
  secondTile: false,
  ignoreRequirement: 'no',
  ignorePrerequisite: false,
  noCoins: false,
  freeRoutes: false,
  cubesOnTheWay: 'no',
  doubleTokens: false,
};

/**
 * Without an extra an action leads one student, takes one card, places one tile. [newton.technology.one-student]
 * [newton.study.one-tile]
 */
const BEGINNINGS: {
  readonly [A in Action]: (value: number, own: boolean, extras: ActionExtras) => PendingOf<A>;
} = {
  work: (value, own, { noCoins, ignorePrerequisite }) => ({
    kind: 'work',
    value,
    own,
    paid: !noCoins,
    ignorePrerequisite,
  }),
  technology: (value, own, { split, ignorePrerequisite, doubleTokens }) => ({
    kind: 'technology',
    value,
    own,
    student: -1,
    moved: 0,
    split,
    ignorePrerequisite,
    doubleTokens,
  }),
  travel: (value, own, { freeRoutes, cubesOnTheWay }) => ({
    kind: 'travel',
    value,
    own,
    steps: 0,
    freeRoutes,
    cubesOnTheWay,
  }),
  lessons: (value, own, { split }) => ({ kind: 'lessons', value, own, split, thenAct: 0 }),
  study: (value, own, { split, secondTile, ignoreRequirement }) => ({
    kind: 'study',
    value,
    own,
    placed: 0,
    more: split ? 'yes' : secondTile ? 'for-coins' : 'no',
    ignoreRequirement,
  }),
};

/** Has a first step been taken? */
export function isUnderWay(pending: ActionPending): boolean {
  switch (pending.kind) {
    case 'technology':
      return pending.moved !== 0;
    case 'travel':
      return pending.steps > 0;
    case 'study':
      return pending.placed > 0;
    case 'work':
    case 'lessons':
      return false;
  }
}

/** The basic action of the card in play, which quick actions may raise. */
export function ownAction(action: Action, value: number, extras: ActionExtras): ActionPending {
  return BEGINNINGS[action](value, true, extras);
}

/** A basic action of a tile or a master: visible symbols do not count, +1 cannot be bought. [newton.fixed-actions] */
export function fixedAction(action: Action, value: number, extras: ActionExtras): ActionPending {
  return BEGINNINGS[action](value, false, extras);
}
