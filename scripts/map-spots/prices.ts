/** What is good and bad about a route: its length, its turns, what it passes by and what it crosses. */
import type { Spot } from '../../src/tui/boards/newton/map/chart.ts';

/** Clockwise from north. A cell is twice as high as wide. */
export const NORTH = 0;
export const EAST = 1;
export const SOUTH = 2;
export const WEST = 3;
export const LENGTHS = [4, 2, 4, 2] as const;

export const PRICE = {
  turn: 7,
  /** Of a turn right beside an end: there would be no room for a price. */
  turnAtEnd: 12,
  crossing: 110,
  shared: 500,
  /** Right beside the end of another place. */
  beside: 200,
  /** For each cell beside that has another route. */
  near: 2,
  /** Away from the sign, for each cell of the name. */
  offSign: 0.6,
  detour: 10,
  lost: 3000,
  badge: 4,
  /** Of a place without room for more words, and for each cell that it lacks. */
  wordless: 50,
  lacking: 6,
} as const;

/** How much further than the shortest way between two places a route may go. */
export const FURTHEST = 1.6;
/** A few cells more are no detour, however near the places. */
export const SLACK = 24;

/** The shortest way between two places if nothing were in it, in half cells. */
export function directLength(a: Spot, b: Spot): number {
  const cols = Math.max(0, b.col - (a.col + a.width - 1), a.col - (b.col + b.width - 1)) * LENGTHS[EAST];
  return Math.abs(a.row - b.row) * LENGTHS[NORTH] + cols;
}
