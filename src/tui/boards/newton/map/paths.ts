/**
 * The routes as they are drawn, cell by cell, with their prices. They are laid out together with the places; on a larger
 * map each stretch gets longer, which keeps all routes in their places between names and each other.
 */
import type { Size } from '../../contract.ts';
import { badgesOn } from './badges.ts';
import type { Cell, Link, Spot } from './chart.ts';
import type { Spread } from './spread.ts';

/** The cell of a number, and how many cells a coin has on both sides of it. */
export interface PathBadge extends Cell {
  readonly arm: number;
}

/** A route as drawn: its cells from place to place, the first and the last one in them, and where its price stands. */
export interface Path {
  readonly cells: readonly Cell[];
  readonly badge: PathBadge | null;
}

/** The cells where a route turns, both ends among them. */
export type Stops = readonly Cell[];

export const COMPASS = {
  n: { rows: -1, cols: 0 },
  e: { rows: 0, cols: 1 },
  s: { rows: 1, cols: 0 },
  w: { rows: 0, cols: -1 },
} as const;

/** From the cells after the sign of a place, and the stretches from there: `3 s2 e5`. */
export function stopsOf(sign: Cell, way: string): Stops {
  const stops = [{ row: sign.row, col: sign.col + Number.parseInt(way, 10) }];
  for (const [, direction, count] of way.matchAll(/([nesw])(\d+)/gu)) {
    // The stretches are written by a script from the same compass.
    const { rows, cols } = COMPASS[direction as keyof typeof COMPASS];
    const { row, col } = stops.at(-1)!;
    stops.push({ row: row + rows * Number(count), col: col + cols * Number(count) });
  }
  return stops;
}

/** Does a route come to its first stop from above or below? */
export function isUpright([first, second]: Stops): boolean {
  return first!.col === second!.col;
}

export function pathsOf(
  links: readonly Link[],
  routes: readonly Stops[],
  spots: readonly Spot[],
  size: Size,
  at: Spread,
): Path[] {
  const numberOf = ({ row, col }: Cell): number => row * size.width + col;
  const ways = routes.map((stops, i) => {
    const { from, to } = links[i]!;
    const back = stops.toReversed();
    const moved = stops.map(at);
    return [endOf(spots[from]!, stops, at), ...moved.slice(1, -1), endOf(spots[to]!, back, at)];
  });
  const cells = ways.map(cellsThrough);
  const taken = {
    ...size,
    places: new Int16Array(size.width * size.height),
    routes: new Uint8Array(size.width * size.height),
  };
  for (const [i, spot] of spots.entries())
    taken.places.fill(i + 1, numberOf(spot), numberOf(spot) + spot.width);
  const numbers = cells.map(each => each.map(numberOf));
  for (const each of numbers) for (const cell of each.slice(1, -1)) taken.routes[cell]!++;
  const { badges } = badgesOn(taken, numbers, links);
  return cells.map((each, i) => {
    const { from, to, cost } = links[i]!;
    const badge = badges[i]!;
    return {
      cells: [
        ...withinOf(spots[from]!, each),
        ...each,
        ...withinOf(spots[to]!, each.toReversed()).toReversed(),
      ],
      badge:
        cost === 0 || badge === null
          ? null
          : { row: Math.floor(badge.cell / size.width), col: badge.cell % size.width, arm: badge.arm },
    };
  });
}

/** The cell in a place that a route ends in, by its stops from there on. */
function endOf({ row, col, width }: Spot, stops: Stops, at: Spread): Cell {
  const [first, second] = [stops[0]!, stops[1]!];
  if (isUpright(stops)) return at(first);
  return { row, col: second.col > first.col ? col + width - 1 : col };
}

/** A text is often shorter than its room: a route that ends on its right goes on to the name under it. */
function withinOf({ row, col, width, grip }: Spot, cells: readonly Cell[]): Cell[] {
  const [end, next] = [cells[0]!, cells[1]!];
  if (end.row !== next.row || end.col !== col + width - 1 || next.col < end.col) return [];
  return Array.from({ length: width - grip }, (_, i) => ({ row, col: col + grip - 1 + i }));
}

function cellsThrough(stops: Stops): Cell[] {
  return stops.flatMap((stop, i) => {
    const before = stops[i - 1];
    if (before === undefined) return [stop];
    const [rows, cols] = [stop.row - before.row, stop.col - before.col];
    return Array.from({ length: Math.max(Math.abs(rows), Math.abs(cols)) }, (_, n) => ({
      row: before.row + Math.sign(rows) * (n + 1),
      col: before.col + Math.sign(cols) * (n + 1),
    }));
  });
}
