/** What the best use of a pending decision would add. */
import { fixedAction, NO_EXTRAS } from '../rules/actions.ts';
import { actionInPlay, cardInPlay, mayUseEffect } from '../rules/card-in-play.ts';
import { effectWorth } from '../rules/effects/index.ts';
import { isOffered } from '../rules/map.ts';
import { valueOfAnyAction } from '../rules/topics/any-action.ts';
import { ACTIONS, type Action, type Pending, type PendingKind, type PendingOf } from '../rules/types.ts';
import { bestLesson, bestStudy, bestTechnology, bestTravel, bestWork } from './actions.ts';
import type { Prospects } from './prospects.ts';
import { PENDING } from './weights.ts';
import { masterOccasion, placeWorth } from './worth.ts';

type Worth<P extends Pending> = (prospects: Prospects, pending: P) => number;

const nothing = (): number => 0;

const BEST_USE: { readonly [K in PendingKind]: Worth<PendingOf<K>> } = {
  keep: nothing,
  play: nothing,
  tuck: nothing,
  turn(prospects) {
    const { t, state } = prospects;
    const card = cardInPlay(t, state);
    let sum = 0;
    if (!state.cardInPlay.acted) {
      const actions: readonly Action[] = card.action === 'joker' ? ACTIONS : [card.action];
      for (const action of actions)
        sum = Math.max(sum, pendingWorth(prospects, actionInPlay(t, state, action)));
    }
    if (card.effect !== null && mayUseEffect(t, state)) sum += effectWorth(prospects, [card.effect]);
    return sum;
  },
  work: bestWork,
  technology: bestTechnology,
  travel: bestTravel,
  lessons: bestLesson,
  study: bestStudy,
  'any-action'(prospects, pending) {
    let best = 0;
    for (const action of ACTIONS) {
      const value = valueOfAnyAction(prospects.t, prospects.player, pending, action);
      best = Math.max(best, pendingWorth(prospects, fixedAction(action, value, NO_EXTRAS)));
    }
    return best;
  },
  master: masterOccasion,
  'place-cube'(prospects, { on, coins }) {
    let best = 0;
    if (prospects.player.coins >= coins)
      for (const place of prospects.t.cubePlaces)
        if (isOffered(prospects.t, on, place))
          best = Math.max(best, placeWorth(prospects, place) - coins * prospects.coin);
    return best;
  },
  'choose-tile': (prospects, { family }) =>
    effectWorth(prospects, [
      family === 'development' ? { op: 'take-development', type: 'any' } : { op: 'take-income', type: 'any' },
    ]),
  'replace-tile': () => PENDING.replaceTile,
  jump: () => PENDING.jump,
  repeat: () => PENDING.repeat,
  discard: () => PENDING.discard,
  reveal: prospects => PENDING.reveal * prospects.coin,
};

export function pendingWorth(prospects: Prospects, pending: Pending): number {
  // The function under the kind of a decision is the one that takes it, which TypeScript does not see.
  return (BEST_USE[pending.kind] as Worth<Pending>)(prospects, pending);
}
