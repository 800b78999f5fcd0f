/** What things that set off effects are worth to a player now: masters, piles, places, special spaces. */

import { isFilled } from '../rules/counting.ts';
import { effectWorth } from '../rules/effects/index.ts';
import { ancientAt, cityAt, mayPlaceCube, universityAt } from '../rules/map.ts';
import type { Space } from '../rules/tables.ts';
import { type MasterIndex, NONE, type PlaceIndex, type SquareIndex } from '../rules/types.ts';
import { type Prospects, urgent } from './prospects.ts';
import { chanceOfBooks, cubeWorth, objectiveHope, objectiveWorth } from './values.ts';
import { PILE, VISIT } from './weights.ts';

export function masterWorth(prospects: Prospects, master: MasterIndex): number {
  const { effect, points } = prospects.t.masters[master]!;
  return points + effectWorth(prospects, effect);
}

/** Playing the best master in hand. */
export function masterOccasion(prospects: Prospects): number {
  if (Number.isNaN(prospects.master)) {
    let best = 0;
    for (const master of prospects.player.masters) best = Math.max(best, masterWorth(prospects, master));
    prospects.master = best === 0 ? 0 : best + objectiveHope(prospects, 'master-played');
  }
  return prospects.master;
}

/** Share of a pile's bonus by the tiles that are missing: more than all piles have together. */
const NEARNESS_OF_PILE = Array.from({ length: 64 }, (_, missing) => PILE.perMissingTile ** missing);

/** The bonuses below the piles, nearer with every tile taken. */
export function pileWorth(prospects: Prospects, tiles: number): number {
  let worth = 0;
  let last = 0;
  for (const pile of prospects.t.piles) {
    last += pile.tiles;
    const missing = last - tiles;
    if (missing > 0)
      worth +=
        effectWorth(prospects, pile.onLast) * NEARNESS_OF_PILE[missing]! * urgent(prospects, PILE.urgency);
  }
  return worth;
}

/** What taking one more tile brings, wherever it goes. */
export function tileWorth(prospects: Prospects): number {
  const { tiles } = prospects.player;
  const emptied = prospects.t.pileEmptiedBy[tiles + 1]!;
  const bonus = emptied === NONE ? 0 : effectWorth(prospects, prospects.t.piles[emptied]!.onLast);
  const nearer = pileWorth(prospects, tiles + 1) - pileWorth(prospects, tiles);
  return bonus + nearer + objectiveHope(prospects, 'tile-triple') / 3;
}

/** A cube on a place where none of this player's lies. */
export function placeWorth(prospects: Prospects, place: PlaceIndex): number {
  if (Number.isNaN(prospects.places[place])) prospects.places[place] = findPlaceWorth(prospects, place);
  return prospects.places[place]!;
}

function findPlaceWorth(prospects: Prospects, place: PlaceIndex): number {
  const { t, state, player } = prospects;
  const info = t.places[place]!;
  if (!mayPlaceCube(t, player, place)) return 0;
  const cube = cubeWorth(prospects);
  switch (info.kind) {
    case 'university': {
      const squares = t.squaresOfUniversity[universityAt(state, place)]!;
      return cube + visitWorth(prospects, squares) + objectiveHope(prospects, 'university-visited');
    }
    case 'ancient': {
      const squares = t.squaresOfAncient[ancientAt(state, place)]!;
      return cube + visitWorth(prospects, squares) + objectiveHope(prospects, 'ancient-visited');
    }
    case 'city':
      return cube + effectWorth(prospects, t.cities[cityAt(state, place)]!.effect);
    case 'master':
      return cube + masterOccasion(prospects);
    case 'objective':
      return cube + objectiveWorth(prospects, t.mapObjective) * chanceOfBooks(prospects, info.books!);
    case 'village':
    case 'start':
      return 0;
  }
}

/** A visit, and the squares that it opens. */
function visitWorth(prospects: Prospects, squares: readonly SquareIndex[]): number {
  const { t, player } = prospects;
  let worth = VISIT.itself * prospects.future;
  for (const square of squares) {
    if (isFilled(player.shelf, square)) continue;
    worth +=
      (VISIT.square + t.squares[square]!.linePoints * VISIT.linePoint * prospects.rounds) *
      urgent(prospects, VISIT.urgency);
  }
  return worth;
}

/** A special space where a marker or student stops. */
export function spaceWorth(prospects: Prospects, space: Space): number {
  const { t, state } = prospects;
  const end = space.end ? objectiveHope(prospects, 'student-at-end') : 0;
  if (space.kind === 'master') return end + masterOccasion(prospects);
  if (space.spot === NONE) return 0;
  switch (space.kind) {
    case 'specialization':
      return effectWorth(prospects, t.specializations[state.specializations[space.spot]!]!.effect);
    case 'invention':
      return end + effectWorth(prospects, t.inventions[state.inventions[space.spot]!]!.effect);
    default:
      return end + objectiveWorth(prospects, space.spot);
  }
}
