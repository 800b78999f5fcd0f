/**
 * The routes as they are drawn, cell by cell, with their prices. They are laid out together with the places; on a larger
 * map each step gets longer, which keeps all routes in their places between texts and each other.
 */
import type { Size } from '../../contract.ts';
import type { Cell, Link, Spot } from './chart.ts';
import { routesThrough } from './legs.ts';
import type { Spread } from './spread.ts';

/** A route as drawn: its cells from mark to mark, both included, and where its price stands. */
export interface Path {
  readonly cells: readonly Cell[];
  readonly badge: Cell | null;
}

/** Where a route begins, and its steps: `e3 ne2`, three to the east, two to the north-east. */
export interface LaidRoute {
  readonly start: Cell;
  readonly steps: string;
}

export const COMPASS = {
  n: { rows: -1, cols: 0 },
  ne: { rows: -1, cols: 1 },
  e: { rows: 0, cols: 1 },
  se: { rows: 1, cols: 1 },
  s: { rows: 1, cols: 0 },
  sw: { rows: 1, cols: -1 },
  w: { rows: 0, cols: -1 },
  nw: { rows: -1, cols: -1 },
} as const;

export function pathsOf(
  links: readonly Link[],
  routes: readonly LaidRoute[],
  spots: readonly Spot[],
  size: Size,
  at: Spread,
): Path[] {
  const numberOf = ({ row, col }: Cell): number => row * size.width + col;
  const texts = new Set<number>();
  for (const { text, ...mark } of spots) {
    texts.add(numberOf(mark));
    for (let i = 0; i < text.width; i++) texts.add(numberOf(text) + i);
  }
  const isText = (cell: Cell): boolean => texts.has(numberOf(cell));
  const ways = routesThrough(
    routes.map(route => laidCells(route).map(at)),
    numberOf,
    isText,
  );
  const users = countedBy(ways, numberOf);
  const badges = new Set<number>();
  return ways.map((cells, i) => {
    if (links[i]!.cost === 0) return { cells, badge: null };
    const badge = badgeOn(cells, {
      isTaken: cell => isText(cell) || users.get(numberOf(cell))! > 1,
      isText,
      isBadge: cell => badges.has(numberOf(cell)),
    });
    if (badge !== null) badges.add(numberOf(badge));
    return { cells, badge };
  });
}

/** How many routes have each cell. */
function countedBy(
  routes: readonly (readonly Cell[])[],
  numberOf: (cell: Cell) => number,
): Map<number, number> {
  const counts = new Map<number, number>();
  for (const cells of routes)
    for (const cell of cells) counts.set(numberOf(cell), (counts.get(numberOf(cell)) ?? 0) + 1);
  return counts;
}

function laidCells({ start, steps }: LaidRoute): Cell[] {
  const cells = [start];
  for (const [, direction, count] of steps.matchAll(/([nesw]+)(\d+)/gu)) {
    // The steps are written by a script from the same compass.
    const { rows, cols } = COMPASS[direction as keyof typeof COMPASS];
    for (let i = 0; i < Number(count); i++) {
      const { row, col } = cells.at(-1)!;
      cells.push({ row: row + rows, col: col + cols });
    }
  }
  return cells;
}

interface Surroundings {
  isTaken(cell: Cell): boolean;
  isText(cell: Cell): boolean;
  isBadge(cell: Cell): boolean;
}

/** The cell nearest to the middle of a route that is its own, with no other price and if possible no text beside it. */
function badgeOn(cells: readonly Cell[], { isTaken, isText, isBadge }: Surroundings): Cell | null {
  const beside = ({ row, col }: Cell): Cell[] => [
    { row, col: col - 1 },
    { row, col: col + 1 },
  ];
  const away = (cell: Cell): number =>
    Math.abs(cells.indexOf(cell) - (cells.length - 1) / 2) + (beside(cell).some(isText) ? BESIDE_TEXT : 0);
  const [best] = cells
    .slice(1, -1)
    .filter(cell => !isTaken(cell) && !beside(cell).some(isBadge))
    .sort((a, b) => away(a) - away(b));
  return best ?? null;
}

/** How many cells from the middle a price goes to stand free of texts. */
const BESIDE_TEXT = 4;
