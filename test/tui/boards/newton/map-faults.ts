/** What a plan of the map must not do. */
import type { Data } from '../../../../src/games/newton/schema.ts';
import { type Cell, collide, isWithin, type Spot } from '../../../../src/tui/boards/newton/map/chart.ts';
import type { Path, PathBadge } from '../../../../src/tui/boards/newton/map/paths.ts';
import type { Plan } from '../../../../src/tui/boards/newton/map/plan.ts';

const at = ({ row, col }: Cell): number => row * 1000 + col;

function isIn({ row, col, width }: Spot, cell: Cell): boolean {
  return cell.row === row && cell.col >= col && cell.col < col + width;
}

/** The cells of a route between the rooms of its two places. */
export function outside({ cells }: Path, from: Spot, to: Spot): readonly Cell[] {
  return cells.filter(cell => !isIn(from, cell) && !isIn(to, cell));
}

/** Does a route end at the sign of a place, behind its text, or above or below its sign or name? */
function endsAt(spot: Spot, ends: readonly Cell[]): boolean {
  const first = ends.find(cell => !isIn(spot, cell))!;
  const last = ends[ends.indexOf(first) - 1];
  if (last === undefined) return false;
  if (first.col === last.col) return last.col < spot.col + spot.grip;
  return last.col === (first.col < last.col ? spot.col : spot.col + spot.width - 1);
}

/** In halves of a row: a cell is twice as high as wide. */
function lengthOf(cells: readonly Cell[]): number {
  return cells.slice(1).reduce((sum, { row }, i) => sum + (row === cells[i]!.row ? 1 : 2), 0);
}

/** The shortest way between two places if nothing lay between them. */
function shortest(a: Spot, b: Spot): number {
  const cols = Math.max(0, b.col - (a.col + a.width - 1), a.col - (b.col + b.width - 1));
  return Math.abs(a.row - b.row) * 2 + cols;
}

const FURTHEST = 1.6;
/** What may be added to that by going around a name, however near the places. */
const AROUND = 14;

/** Routes that go much further than they would have to; names do not grow, so that this is for sizes that were laid out. */
export function detoursOf({ spots, paths, links }: Plan, map: Data['map']): string[] {
  return paths.flatMap((path, i) => {
    const { from, to } = links[i]!;
    const [a, b] = [spots[from]!, spots[to]!];
    const least = shortest(a, b);
    const further = lengthOf(outside(path, a, b)) - Math.max(least * FURTHEST, least + AROUND);
    return further > 0 ? [`${map.places[from]!.name} to ${map.places[to]!.name}: ${further}`] : [];
  });
}

/** What is wrong with a plan: everything that the map promises not to do. */
export function faultsOf({ spots, paths, links, size }: Plan, map: Data['map']): string[] {
  const faults: string[] = [];
  const name = (place: number): string => map.places[place]!.name;
  const owner = new Map<number, number>();
  for (const [i, spot] of spots.entries()) {
    if (!isWithin(spot, size)) faults.push(`${name(i)} leaves the map`);
    for (const [j, other] of spots.entries())
      if (j > i && collide(spot, other)) faults.push(`${name(i)} too near to ${name(j)}`);
    for (let n = 0; n < spot.width; n++) owner.set(at(spot) + n, i);
  }
  const users = new Map<number, number>();
  const badges: { readonly badge: PathBadge; readonly route: string }[] = [];
  for (const [i, path] of paths.entries()) {
    const { from, to } = links[i]!;
    const route = `${name(from)} to ${name(to)}`;
    const { cells } = path;
    if (!endsAt(spots[from]!, cells) || !endsAt(spots[to]!, cells.toReversed()))
      faults.push(`${route} misses its ends`);
    for (const [n, cell] of cells.entries()) {
      const before = cells[n - 1];
      if (before !== undefined && Math.abs(before.row - cell.row) + Math.abs(before.col - cell.col) !== 1)
        faults.push(`${route} has a gap`);
    }
    const open = outside(path, spots[from]!, spots[to]!);
    if (open.length === 0) faults.push(`${route} is not to be seen`);
    for (const cell of open) {
      const place = owner.get(at(cell));
      if (place !== undefined) faults.push(`${route} over ${name(place)}`);
      if (users.has(at(cell))) faults.push(`${route} in a cell of another route`);
      users.set(at(cell), i);
      for (const beside of [at(cell) - 1, at(cell) + 1]) {
        const next = owner.get(beside);
        if (next !== undefined && next !== from && next !== to) faults.push(`${route} touches ${name(next)}`);
      }
    }
    const { badge } = path;
    if (badge === null) {
      faults.push(`${route} has no room for a price`);
      continue;
    }
    badges.push({ badge, route });
    if (!open.some(cell => at(cell) === at(badge))) faults.push(`the price of ${route} is off its line`);
    for (let n = -badge.arm - 1; n <= badge.arm + 1; n++) {
      const place = owner.get(at(badge) + n);
      if (
        place !== undefined &&
        (Math.abs(n) <= badge.arm || badge.arm === 0 || (place !== from && place !== to))
      )
        faults.push(`the price of ${route} at ${name(place)}`);
    }
  }
  for (const { badge, route } of badges) {
    for (let n = -badge.arm; n <= badge.arm; n++) {
      const user = users.get(at(badge) + n);
      const { from, to } = links[user ?? 0]!;
      if (user !== undefined && `${name(from)} to ${name(to)}` !== route)
        faults.push(`the price of ${route} hides ${name(from)} to ${name(to)}`);
    }
    for (const other of badges)
      if (
        other.route > route &&
        Math.abs(other.badge.row - badge.row) <= 1 &&
        Math.abs(other.badge.col - badge.col) <= badge.arm + other.badge.arm + 1
      )
        faults.push(`the prices of ${route} and ${other.route} together`);
  }
  return faults;
}
