/** The map: what a route costs, where cubes may lie, which villages are free. */
import { missingBooks } from './books.ts';
import { activePlayer, tokenAt } from './counting.ts';
import type { Square, Tables } from './tables.ts';
import {
  type AncientIndex,
  type Books,
  type CityIndex,
  NONE,
  type PendingOf,
  type PlaceIndex,
  type SeatTable,
  type Table,
  type UniversityIndex,
} from './types.ts';

/** Coins for the route from a place to its nth neighbour. [newton.travel.cost] [newton.masters.pascal] */
export function routeCost(t: Tables, from: PlaceIndex, nth: number, freeRoutes: boolean): number {
  return freeRoutes ? 0 : t.places[from]!.costs[nth]!;
}

/**
 * Potions needed to enter a place with these books in sight: above 0 only for the objective place.
 * [newton.travel.objective]
 */
export function potionsToEnterPlace(t: Tables, place: PlaceIndex, books: Books): number {
  const need = t.places[place]!.books;
  return need === null ? 0 : missingBooks(books, need);
}

/** One cube of a colour on each place, as long as there are any. [newton.travel.cubes] */
export function mayPlaceCube(t: Tables, seat: SeatTable, place: PlaceIndex): boolean {
  return t.places[place]!.takesCubes && seat.cubes.length < t.cubes && !seat.cubes.includes(place);
}

/**
 * A cube without travelling: city tiles name a kind of place, Winkelmann excludes two. [newton.cubes.placed]
 * [newton.masters.winkelmann]
 */
export function isOffered(t: Tables, on: PendingOf<'place-cube'>['on'], place: PlaceIndex): boolean {
  const { kind } = t.places[place]!;
  return on === 'any' ? kind === 'city' || kind === 'university' || kind === 'ancient' : kind === on;
}

/** Villages without a bonus token, where the scientist may jump. [newton.effects.village-jump] */
export function isFreeVillage(t: Tables, table: Table, village: PlaceIndex): boolean {
  return tokenAt(table, t.places[village]!.tokenSpot) === NONE && activePlayer(table).scientist !== village;
}

/** The place that a square asks for, where it does not ask for books. */
export function placeNeeded(table: Table, square: Square): PlaceIndex {
  return square.university !== NONE
    ? table.universities[square.university]!
    : table.ancients[square.ancient]!;
}

// `indexOf` answers with a plain number; it is the place of the tile in its table.
export const cityAt = (table: Table, place: PlaceIndex): CityIndex =>
  table.cities.indexOf(place) as CityIndex;
export const universityAt = (table: Table, place: PlaceIndex): UniversityIndex =>
  table.universities.indexOf(place) as UniversityIndex;
export const ancientAt = (table: Table, place: PlaceIndex): AncientIndex =>
  table.ancients.indexOf(place) as AncientIndex;
