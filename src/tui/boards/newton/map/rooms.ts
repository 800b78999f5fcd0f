/**
 * How far the text of each place may go: over what is kept for it up to the next place, price or foreign route. A route
 * that leaves behind the text may be covered as long as some of it is to be seen.
 */
import type { Size } from '../../contract.ts';
import { APART, type Cell, type Link, type Spot } from './chart.ts';
import type { Path } from './paths.ts';

const NOTHING = -1;
const BLOCKED = -2;

export function roomsOf(
  spots: readonly Spot[],
  links: readonly Link[],
  paths: readonly Path[],
  { width, height }: Size,
): number[] {
  const at = ({ row, col }: Cell): number => row * width + col;
  // Of a route: its index.
  const taken = new Int16Array(width * height).fill(NOTHING);
  for (const [i, { cells }] of paths.entries()) for (const cell of cells) taken[at(cell)] = i;
  for (const { badge } of paths)
    if (badge !== null) taken.fill(BLOCKED, at(badge) - badge.arm, at(badge) + badge.arm + 1);
  for (const spot of spots) taken.fill(BLOCKED, at(spot), at(spot) + spot.width);
  return spots.map((spot, place) => {
    const end = at(spot) + spot.width;
    const edge = (spot.row + 1) * width;
    const own = taken[end] ?? NOTHING;
    const isOwn = end < edge && own >= 0 && (links[own]!.from === place || links[own]!.to === place);
    const isFree = (cell: number): boolean => taken[cell] === NOTHING || (isOwn && taken[cell] === own);
    // The line itself goes on: not where it turns, as it would end in the text.
    const goesOn = (cell: number): boolean => !isOwn || (taken[cell] === own && taken[cell + 1] === own);
    let room = spot.width;
    for (let cell = end; cell < edge && isFree(cell) && goesOn(cell + 1); cell++, room++)
      for (let next = cell + 1; next <= cell + APART && next < edge; next++)
        if (next === cell + 1 ? !isFree(next) : taken[next] === BLOCKED) return room;
    return room;
  });
}
