/** What actions take from a player: points and rest, and the chance that an experiment succeeds. */
import type { Card, Tables } from '../rules/data.ts';
import { chanceOf, lowestSuccess } from '../rules/die.ts';
import { ofAction, plainPoints } from '../rules/points.ts';
import {
  type DiscoveryAction,
  type DiscoveryIndex,
  type DiscoverySet,
  NONE,
  type SeatTable,
} from '../rules/types.ts';
import { PLAN, USUAL_MODIFIER } from './weights.ts';

/** What cards do for a player's actions. */
export interface CardHelp {
  readonly cards: readonly Card[];
  /** Discoveries with the second target. */
  readonly easy: DiscoverySet;
  readonly lowestSuccess: number;
}

/** Markers that actions take in later rounds, rest included, by discovery. */
export interface UsualPrices {
  readonly toResearch: Float64Array;
  /** With the first and with the second target. */
  readonly toExperiment: Float64Array;
  readonly toExperimentNext: Float64Array;
  readonly toPublish: Float64Array;
}

/** By scientist, then by the card in the laboratory: each is worked out once. */
const usualPricesOf = new WeakMap<Tables, UsualPrices[][]>();

export function usualPrices(t: Tables, me: Readonly<SeatTable>, cards: readonly Card[]): UsualPrices {
  let known = usualPricesOf.get(t);
  if (known === undefined) {
    known = [NONE, ...t.scientists].map(() => []);
    usualPricesOf.set(t, known);
  }
  const byCard = known[me.scientist + 1]!;
  const card = cards.length === 0 ? 0 : cards[0]!.index + 1;
  byCard[card] ??= findUsualPrices(t, me, cards);
  return byCard[card];
}

function findUsualPrices(t: Tables, me: Readonly<SeatTable>, cards: readonly Card[]): UsualPrices {
  const help = { cards, lowestSuccess: lowestSuccess(t, cards) };
  const restPrice = (needed: number, action: 'research' | 'publish', index: DiscoveryIndex): number => {
    const points = plainPoints(t, me, 0, action) + USUAL_MODIFIER[action] + pointsOf(cards, action, index);
    return 1 + PLAN.restPrice * Math.max(0, needed - points);
  };
  const points = plainPoints(t, me, 0, 'experiment') + USUAL_MODIFIER.experiment;
  const price = (target: number, index: DiscoveryIndex): number =>
    1 / chanceToSucceed(t, help, target, index, points);
  const { discoveries } = t;
  return {
    toResearch: Float64Array.from(discoveries, ({ index, research }) =>
      restPrice(research, 'research', index),
    ),
    toExperiment: Float64Array.from(discoveries, ({ index, first }) => price(first, index)),
    toExperimentNext: Float64Array.from(discoveries, ({ index, next }) => price(next, index)),
    toPublish: Float64Array.from(discoveries, ({ index, publish }) => restPrice(publish, 'publish', index)),
  };
}

export function pointsOf(cards: readonly Card[], action: DiscoveryAction, index: DiscoveryIndex): number {
  let points = 0;
  for (const card of cards) points += ofAction(card.points, action)[index]!;
  return points;
}

/** What cards with one use add to the action that they are used for. */
export function boostOf(
  { spent }: Readonly<SeatTable>,
  cards: readonly Card[],
  action: DiscoveryAction,
): number {
  let boost = 0;
  for (const card of cards) if (!spent.includes(card.index)) boost += ofAction(card.boost, action);
  return boost;
}

/** With these points before cards, second throws included. */
export function chanceToSucceed(
  t: Tables,
  { cards, lowestSuccess }: Pick<CardHelp, 'cards' | 'lowestSuccess'>,
  target: number,
  index: DiscoveryIndex,
  points: number,
): number {
  const atLeast = target - points - pointsOf(cards, 'experiment', index);
  const first = chanceOf(t, Math.max(lowestSuccess, atLeast));
  let chance = first;
  for (const { retry, reroll, rerollBonus } of cards) {
    if (retry) chance += first / t.rules.dieSides;
    else if (reroll) chance += (1 - chance) * chanceOf(t, Math.max(lowestSuccess, atLeast - rerollBonus));
  }
  return Math.max(PLAN.poorChance, Math.min(1, chance));
}
