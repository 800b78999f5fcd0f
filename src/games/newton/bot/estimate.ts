/**
 * An estimate of the final score: points so far, objectives and masters as they stand, what the bookshelf and the tiles
 * will pay, what the cards will still do, and what the action in progress is about to bring.
 */
import type { Seat } from '../../../core/game.ts';
import { sumInOrder } from '../../../core/statistics.ts';
import { objectiveAt, objectivePoints, pointsInPlay, reachedObjective } from '../rules/scoring.ts';
import type { Tables } from '../rules/tables.ts';
import type { Player, State } from '../rules/types.ts';
import { cardsToCome } from './cards.ts';
import { pendingWorth } from './pending.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { placesInReach } from './routes.ts';
import { shelfWorth } from './shelf.ts';
import { markerWorth, pointsOfObjective, purseWorth, slotWorth, studentWorth } from './values.ts';
import { MASTER_CHANCE, OBJECTIVE } from './weights.ts';
import { masterWorth, pileWorth } from './worth.ts';

/** What the estimate is the sum of. */
export const TERMS = [
  'points so far',
  'bookshelf',
  'piles',
  'purse',
  'income tiles',
  'students',
  'marker',
  'places in reach',
  'objectives ahead',
  'masters in hand',
  'cards to come',
  'action in progress',
] as const;

/** Written anew by every estimate: what it holds must not outlive the next one. */
const terms = new Float64Array(TERMS.length);

export function evaluate(t: Tables, state: Readonly<State>, seat: Seat): number {
  return sumInOrder(termsOf(t, state, seat));
}

export function termsOf(t: Tables, state: Readonly<State>, seat: Seat): Float64Array {
  const player = state.seats[seat]!;
  terms.fill(0);
  terms[0] = pointsSoFar(t, state, player);
  if (state.phase === 'over') return terms;
  const prospects = prospectsOf(t, state, player);
  terms[1] = shelfWorth(prospects);
  terms[2] = pileWorth(prospects, player.tiles);
  terms[3] = purseWorth(prospects);
  for (const slot of player.incomes) terms[4]! += slotWorth(prospects, slot);
  for (const space of player.students) terms[5]! += studentWorth(prospects, space);
  terms[6] = markerWorth(prospects, player.work);
  terms[7] = placesInReach(prospects, player.scientist);
  terms[8] = objectivesAhead(prospects);
  terms[9] = mastersInHand(prospects);
  terms[10] = cardsToCome(prospects);
  if (seat === state.active)
    for (const pending of state.pending) terms[11]! += pendingWorth(prospects, pending);
  return terms;
}

/** With what objectives and masters bring as they stand. */
function pointsSoFar(t: Tables, state: Readonly<State>, player: Readonly<Player>): number {
  let total = pointsInPlay(player);
  for (const master of player.played) total += t.masters[master]!.points;
  for (const spot of t.objectiveSpots)
    if (reachedObjective(t, player, spot))
      total += objectivePoints(t, state, player, objectiveAt(t, state, spot));
  return total;
}

/** What has been gathered for objectives that are not yet reached. */
function objectivesAhead(prospects: Prospects): number {
  const { t, player } = prospects;
  let sum = 0;
  for (const spot of t.objectiveSpots)
    if (!reachedObjective(t, player, spot))
      sum += pointsOfObjective(prospects, spot) * OBJECTIVE.unreached * prospects.future;
  return sum;
}

function mastersInHand(prospects: Prospects): number {
  const values = prospects.player.masters.map(master => masterWorth(prospects, master)).sort((a, b) => b - a);
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]! * (MASTER_CHANCE[i] ?? 0) * prospects.future;
  return sum;
}
