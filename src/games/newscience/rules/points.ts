/** Points for research, experiments and publications, and the cards that help with one of them. */
import type { Card, Tables } from './data.ts';
import { type CardIndex, type DiscoveryAction, type DiscoveryIndex, NONE, type SeatTable } from './types.ts';

/** What stands in a table under this action: by a written name, as computed ones are slow where several meet. */
export function ofAction<T>(by: Readonly<Record<DiscoveryAction, T>>, action: DiscoveryAction): T {
  switch (action) {
    case 'research':
      return by.research;
    case 'experiment':
      return by.experiment;
    case 'publish':
      return by.publish;
  }
}

/**
 * Points before cards and rest: the marker, the space, the scientist. The bonus of a scientist counts anew for every
 * action. [newscience.scientists]
 */
export function plainPoints(
  t: Tables,
  me: Readonly<SeatTable>,
  modifier: number,
  action: DiscoveryAction,
): number {
  return 1 + modifier + (me.scientist === NONE ? 0 : ofAction(t.scientists[me.scientist]!.bonus, action));
}

/**
 * Points before rest and limited cards. [newscience.research.points] [newscience.experiment.points]
 * [newscience.publish.points] [newscience.cards.mod]
 */
export function pointsFor(
  t: Tables,
  me: Readonly<SeatTable>,
  active: readonly Card[],
  modifier: number,
  action: DiscoveryAction,
  discovery: DiscoveryIndex,
): number {
  let points = plainPoints(t, me, modifier, action);
  for (const card of active) points += ofAction(card.points, action)[discovery]!;
  return points;
}

/** Active cards that can help one action of this kind and are then used up. [newscience.cards.boost] */
export function helperCards(
  me: Readonly<SeatTable>,
  active: readonly Card[],
  action: DiscoveryAction,
): readonly Card[] {
  let helpers = NO_HELPERS;
  for (const card of active) {
    const helps =
      ofAction(card.boost, action) !== 0 || (action === 'research' && (card.borrow || card.waive));
    if (helps && !me.spent.includes(card.index)) helpers = [...helpers, card];
  }
  return helpers;
}

const NO_HELPERS: readonly Card[] = [];
export const NO_CARDS: readonly CardIndex[] = [];
const NO_BOOST = { sum: 0, least: 0 };

/** The helpers whose bits are set. */
export function pickedCards(helpers: readonly Card[], pick: number): readonly CardIndex[] {
  return pick === 0 ? NO_CARDS : helpers.filter((_, i) => (pick & (1 << i)) !== 0).map(card => card.index);
}

/** Bonus of the picked helpers, and the least single bonus among them: without it the pick would be wasteful. */
export function boostOf(
  helpers: readonly Card[],
  pick: number,
  action: DiscoveryAction,
): { readonly sum: number; readonly least: number } {
  if (pick === 0) return NO_BOOST;
  let sum = 0;
  let least = 0;
  for (let i = 0; i < helpers.length; i++) {
    const by = ofAction(helpers[i]!.boost, action);
    if ((pick & (1 << i)) === 0 || by === 0) continue;
    sum += by;
    if (least === 0 || by < least) least = by;
  }
  return { sum, least };
}

/**
 * Rest that makes up for points lacking, with these helpers: exactly what is lacking. Infinite where a helper would
 * make no difference. [newscience.rest.spend] [newscience.events.once]
 */
export function restNeeded(
  helpers: readonly Card[],
  pick: number,
  action: DiscoveryAction,
  lacking: number,
): number {
  const { sum, least } = boostOf(helpers, pick, action);
  const rest = Math.max(0, lacking - sum);
  return least > 0 && rest === Math.max(0, lacking - sum + least) ? Number.POSITIVE_INFINITY : rest;
}
