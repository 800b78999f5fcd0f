/** What single things are worth to a player now: resources, symbols, cubes, tokens, ways along the tracks. */
import { missingBooks } from '../rules/books.ts';
import { tokenAt } from '../rules/counting.ts';
import type { ObjectiveCounter } from '../rules/effects/operation.ts';
import { objectiveAt, objectivePoints } from '../rules/scoring.ts';
import type { Space } from '../rules/tables.ts';
import {
  ACTIONS,
  type Action,
  type Books,
  type Gain,
  type IncomeSlot,
  NONE,
  type None,
  type SpotIndex,
  type TechnologyIndex,
  type TokenSpotIndex,
} from '../rules/types.ts';
import { type Prospects, urgent } from './prospects.ts';
import {
  ACTION,
  CUBE,
  HOARD,
  NEW_STUDENT,
  OBJECTIVE,
  OBJECTIVE_BOOKS,
  PER_STEP,
  SYMBOL,
  TRACK,
} from './weights.ts';

export function actionWorth(action: Action, value: number): number {
  const table = ACTION[action];
  return table[Math.min(value, table.length - 1)]!;
}

export function gainWorth(prospects: Prospects, gain: Gain): number {
  const room = prospects.t.setup.students - prospects.player.students.length;
  return (
    gain.points +
    gain.coins * prospects.coin +
    gain.potions * prospects.potion +
    (gain.students > 0 ? Math.min(gain.students, room) * newStudentWorth(prospects) : 0)
  );
}

function newStudentWorth(prospects: Prospects): number {
  if (Number.isNaN(prospects.newStudent))
    prospects.newStudent = studentWorth(prospects, prospects.t.technologyStart);
  return prospects.newStudent;
}

/** A gain without the prospects of students, which would go round in circles. */
function plainGainWorth(prospects: Prospects, gain: Gain): number {
  return (
    gain.points +
    gain.coins * prospects.coin +
    gain.potions * prospects.potion +
    gain.students * NEW_STUDENT * prospects.future
  );
}

/** Coins and potions in the purse: the first ones are worth most. */
export function purseWorth(prospects: Prospects): number {
  const { coins, potions } = prospects.player;
  const spare = Math.max(0, coins - HOARD.coins);
  const sparePotions = Math.max(0, potions - HOARD.potions);
  return (
    (coins - spare * HOARD.coinLoss) * prospects.coin +
    (potions - sparePotions * HOARD.potionLoss) * prospects.potion
  );
}

/** Objectives on offer reward things before they are reached, too. */
export function objectiveHope(prospects: Prospects, per: ObjectiveCounter): number {
  return prospects.hopes[per];
}

/** Points of an objective as it stands, whether reached or not. */
export function pointsOfObjective(prospects: Prospects, spot: SpotIndex): number {
  const { t, state, player } = prospects;
  if (Number.isNaN(prospects.objectivePoints[spot]))
    prospects.objectivePoints[spot] = objectivePoints(t, state, player, objectiveAt(t, state, spot));
  return prospects.objectivePoints[spot]!;
}

/** Points of an objective for a player who gets there. */
export function objectiveWorth(prospects: Prospects, spot: SpotIndex): number {
  if (Number.isNaN(prospects.objectives[spot]))
    prospects.objectives[spot] = findObjectiveWorth(prospects, spot);
  return prospects.objectives[spot]!;
}

function findObjectiveWorth(prospects: Prospects, spot: SpotIndex): number {
  const now = pointsOfObjective(prospects, spot);
  return now + (OBJECTIVE.usual - Math.min(OBJECTIVE.usual, now)) * prospects.future * OBJECTIVE.growth;
}

/** Chance to have the books that an objective asks for. */
export function chanceOfBooks(prospects: Prospects, need: Books): number {
  const missing = missingBooks(prospects.books, need);
  if (missing <= prospects.player.potions) return 1 - OBJECTIVE_BOOKS.lossPerPotion * missing;
  const later = missingBooks(prospects.bookReach, need);
  return later <= prospects.player.potions + 1 ? OBJECTIVE_BOOKS.near : OBJECTIVE_BOOKS.far;
}

/** The next cube brings the last four nearer. */
export function cubeWorth(prospects: Prospects): number {
  if (Number.isNaN(prospects.nextCube)) prospects.nextCube = findCubeWorth(prospects);
  return prospects.nextCube;
}

function findCubeWorth({ t, player, future }: Prospects): number {
  const { cubePoints } = t;
  const placed = player.cubes.length;
  if (placed >= t.cubes) return 0;
  const next = cubePoints[placed + 1]!;
  let worth = next;
  for (let n = placed + 2; n < cubePoints.length; n++) worth += cubePoints[n]! * CUBE.later * future;
  return worth * (next > 0 ? 1 : CUBE.unpaid);
}

/** Prospects of a student on this space: the best way ahead. */
export function studentWorth(prospects: Prospects, space: TechnologyIndex): number {
  return (
    wayAhead(prospects, prospects.t.technology, prospects.technologyWays, space) *
    urgent(prospects, TRACK.urgency)
  );
}

export function markerWorth(prospects: Prospects, space: number): number {
  return (
    wayAhead(prospects, prospects.t.work, prospects.workWays, space) *
    TRACK.marker *
    urgent(prospects, TRACK.urgency)
  );
}

function wayAhead(prospects: Prospects, track: readonly Space[], found: Float64Array, from: number): number {
  if (!Number.isNaN(found[from])) return found[from]!;
  let best = 0;
  for (const next of track[from]!.children) {
    const space = track[next]!;
    const token = tokenAt(prospects.state, space.tokenSpot);
    let worth = wayAhead(prospects, track, found, next);
    if (token !== NONE)
      worth +=
        plainGainWorth(prospects, prospects.t.tokens[token]!) + objectiveHope(prospects, 'bonus-token');
    else if (space.kind === 'master') worth += prospects.player.masters.length > 0 ? TRACK.master : 0;
    else if (space.spot !== NONE)
      worth +=
        space.kind === 'objective'
          ? objectiveWorth(prospects, space.spot) * chanceOfBooks(prospects, space.books!) * TRACK.objective
          : TRACK.otherTile;
    best = Math.max(best, worth * PER_STEP.track);
  }
  found[from] = best;
  return best;
}

export function tokenWorth(prospects: Prospects, spot: TokenSpotIndex | None): number {
  const token = tokenAt(prospects.state, spot);
  return token === NONE
    ? 0
    : gainWorth(prospects, prospects.t.tokens[token]!) + objectiveHope(prospects, 'bonus-token');
}

export function slotWorth(prospects: Prospects, slot: IncomeSlot): number {
  if (slot === 'medical') return prospects.t.medical[0] * prospects.rounds;
  if (slot === 'medical-turned') return prospects.t.medical[1] * prospects.rounds;
  return gainWorth(prospects, prospects.t.incomeGain[slot]) * prospects.rounds;
}

export function bestSymbol(prospects: Prospects): number {
  let best = Number.NEGATIVE_INFINITY;
  for (const action of ACTIONS) best = Math.max(best, symbolWorth(prospects, action));
  return best;
}

/** One more symbol for good: it raises all later actions of its kind. */
export function symbolWorth(prospects: Prospects, action: Action): number {
  const { player, t } = prospects;
  let plays = 0;
  for (const card of player.hand)
    if (t.cards[card]!.action === action) plays += prospects.rounds * SYMBOL.playsPerCard;
  for (const card of player.desk)
    if (t.cards[card]!.action === action) plays += (prospects.rounds - 1) * SYMBOL.playsPerCard;
  const value = prospects.symbols[ACTIONS.indexOf(action)]! + 1;
  return (
    (plays + SYMBOL.playsOtherwise * prospects.rounds) *
    Math.max(SYMBOL.least, actionWorth(action, value + 1) - actionWorth(action, value))
  );
}
