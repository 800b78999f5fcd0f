/**
 * The steps of a route on a larger map than it was laid out for. Straight ones get longer; a slanting one may have to go
 * further along than down or the other way round, and then goes straight for a while, first or last, so that no two
 * routes come into the same cells.
 */
import type { Cell } from './chart.ts';

/** The ways of a step: each the cells between its ends. */
interface Leg {
  readonly ways: readonly (readonly Cell[])[];
  chosen: readonly Cell[];
}

/** The cells of all routes through their stops. `isTaken` is true for texts and marks. */
export function routesThrough(
  routes: readonly (readonly Cell[])[],
  numberOf: (cell: Cell) => number,
  isTaken: (cell: Cell) => boolean,
): Cell[][] {
  const used = new Map<number, number>();
  const count = (cells: readonly Cell[], by: 1 | -1): void => {
    for (const cell of cells) used.set(numberOf(cell), (used.get(numberOf(cell)) ?? 0) + by);
  };
  const isFree = (cell: Cell): boolean => !isTaken(cell) && (used.get(numberOf(cell)) ?? 0) === 0;
  const legs = routes.map(stops => stops.slice(1).map((to, i) => legOf(stops[i]!, to)));
  for (const [i, stops] of routes.entries()) {
    count(stops, 1);
    for (const { chosen } of legs[i]!) count(chosen, 1);
  }
  for (let round = 0; round < ROUNDS; round++) {
    for (const leg of legs.flat()) {
      if (leg.ways.length === 1) continue;
      count(leg.chosen, -1);
      // Where none is free, one that another leg may still give way to.
      const open = leg.ways.filter(way => !way.some(isTaken));
      leg.chosen = leg.ways.find(way => way.every(isFree)) ?? open[round % open.length] ?? leg.chosen;
      count(leg.chosen, 1);
    }
  }
  return routes.map((stops, i) =>
    stops.flatMap((stop, n) => (n === 0 ? [stop] : [...legs[i]![n - 1]!.chosen, stop])),
  );
}

const ROUNDS = 6;

function legOf(from: Cell, to: Cell): Leg {
  const [rows, cols] = [Math.abs(to.row - from.row), Math.abs(to.col - from.col)];
  const slanting = Math.min(rows, cols);
  const straight = Math.max(rows, cols) - slanting;
  const befores = slanting === 0 ? [0] : Array.from({ length: straight + 1 }, (_, before) => before);
  const ways = befores.map(before => wayOf(from, to, before));
  if (straight > 0 && slanting > 0)
    ways.push(
      aroundOf(from, to, { row: from.row, col: to.col }),
      aroundOf(from, to, { row: to.row, col: from.col }),
    );
  return { ways, chosen: ways[0]! };
}

/** Round a corner, without the ends. */
function aroundOf(from: Cell, to: Cell, corner: Cell): Cell[] {
  return [...wayOf(from, corner, 0), corner, ...wayOf(corner, to, 0)];
}

/** So many straight steps first, then all that slant, then the rest; without the ends. */
function wayOf(from: Cell, to: Cell, before: number): Cell[] {
  const [rows, cols] = [to.row - from.row, to.col - from.col];
  const slanting = Math.min(Math.abs(rows), Math.abs(cols));
  const length = Math.max(Math.abs(rows), Math.abs(cols));
  const cells: Cell[] = [];
  let { row, col } = from;
  for (let i = 0; i < length - 1; i++) {
    const isSlanting = i >= before && i < before + slanting;
    if (isSlanting || Math.abs(rows) > slanting) row += Math.sign(rows);
    if (isSlanting || Math.abs(cols) > slanting) col += Math.sign(cols);
    cells.push({ row, col });
  }
  return cells;
}
