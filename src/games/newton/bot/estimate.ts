/**
 * An estimate of the final score: points so far, objectives and masters as they stand, what the bookshelf and the tiles
 * will pay, what the cards will still do, and what the action in progress is about to bring.
 */
import type { Seat } from '../../../core/game.ts';
import { objectiveAt, objectivePoints, pointsInPlay, reachedObjective } from '../rules/scoring.ts';
import type { Tables } from '../rules/tables.ts';
import type { State } from '../rules/types.ts';
import { cardsToCome } from './cards.ts';
import { pendingWorth } from './pending.ts';
import { type Prospects, prospectsOf } from './prospects.ts';
import { placesInReach } from './routes.ts';
import { shelfWorth } from './shelf.ts';
import { markerWorth, pointsOfObjective, purseWorth, slotWorth, studentWorth } from './values.ts';
import { MASTER_CHANCE, OBJECTIVE } from './weights.ts';
import { masterWorth, pileWorth } from './worth.ts';

export function evaluate(t: Tables, state: Readonly<State>, seat: Seat): number {
  const player = state.seats[seat]!;
  let total = pointsInPlay(player);
  for (const master of player.played) total += t.masters[master]!.points;
  for (const spot of t.objectiveSpots)
    if (reachedObjective(t, player, spot))
      total += objectivePoints(t, state, player, objectiveAt(t, state, spot));
  if (state.phase === 'over') return total;
  const prospects = prospectsOf(t, state, player);
  total += shelfWorth(prospects) + pileWorth(prospects, player.tiles) + purseWorth(prospects);
  for (const slot of player.incomes) total += slotWorth(prospects, slot);
  for (const space of player.students) total += studentWorth(prospects, space);
  total += markerWorth(prospects, player.work) + placesInReach(prospects, player.scientist);
  total += objectivesAhead(prospects) + mastersInHand(prospects) + cardsToCome(prospects);
  if (seat === state.active) for (const pending of state.pending) total += pendingWorth(prospects, pending);
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
