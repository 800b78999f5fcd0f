/** What a plan of the map must not do. */
import type { Data } from '../../../../src/games/newton/schema.ts';
import { type Cell, collide, isWithin, type Spot } from '../../../../src/tui/boards/newton/map/chart.ts';
import type { Path } from '../../../../src/tui/boards/newton/map/paths.ts';
import type { Plan } from '../../../../src/tui/boards/newton/map/plan.ts';

const at = ({ row, col }: Cell): number => row * 1000 + col;

/** The cells of a mark and its text, and the one after it that keeps texts apart. */
function cellsOfSpot({ row, col, text }: Spot): number[] {
  return [
    at({ row, col }),
    ...Array.from({ length: text.width }, (_, i) => at({ row: text.row, col: text.col + i })),
  ];
}

/** Is the text directly left or right of its mark, or directly above or below it? */
function touches({ row, col, text }: Spot): boolean {
  const [first, last] = [text.col, text.col + text.width - 1];
  if (text.row === row) return col === first - 1 || col === last + 1;
  return Math.abs(text.row - row) === 1 && col >= first && col <= last;
}

/** How a path goes through each of its cells: straight in one of four lines, or turning. */
function linesThrough({ cells }: Path): Map<number, string> {
  const step = (from: Cell, to: Cell): string => `${to.row - from.row} ${to.col - from.col}`;
  return new Map(
    cells.slice(1, -1).map((cell, i) => {
      const [into, out] = [step(cells[i]!, cell), step(cell, cells[i + 2]!)];
      const [rows, cols] = into.split(' ').map(Number) as [number, number];
      const line = rows < 0 || (rows === 0 && cols < 0) ? `${-rows} ${-cols}` : into;
      return [at(cell), into === out ? line.replaceAll('-0', '0') : 'turning'];
    }),
  );
}

const CROSSINGS = [
  ['1 0', '0 1'],
  ['1 1', '1 -1'],
].map(lines => lines.toSorted().join(' and '));

/** What is wrong with a plan: everything that the map promises not to do. */
export function faultsOf({ spots, paths, links, size }: Plan, map: Data['map']): string[] {
  const faults: string[] = [];
  const name = (place: number): string => map.places[place]!.name;
  const taken = new Map<number, number>();
  for (const [i, spot] of spots.entries()) {
    if (!isWithin(spot, size)) faults.push(`${name(i)} leaves the map`);
    if (!touches(spot)) faults.push(`the text of ${name(i)} is away from its mark`);
    for (const [j, other] of spots.entries())
      if (j > i && collide(spot, other)) faults.push(`${name(i)} on ${name(j)}`);
    for (const cell of cellsOfSpot(spot)) taken.set(cell, i);
  }
  const through = paths.map(linesThrough);
  const users = new Map<number, number[]>();
  through.forEach((cells, i) => {
    for (const cell of cells.keys()) users.set(cell, [...(users.get(cell) ?? []), i]);
  });
  for (const [i, { cells, badge }] of paths.entries()) {
    const { from, to, cost } = links[i]!;
    const route = `${name(from)} to ${name(to)}`;
    const ends = [cells[0]!, cells.at(-1)!].map(at);
    if (ends.join() !== [spots[from]!, spots[to]!].map(at).join()) faults.push(`${route} misses its ends`);
    cells.forEach((cell, n) => {
      const before = cells[n - 1];
      if (before === undefined) return;
      if (Math.max(Math.abs(before.row - cell.row), Math.abs(before.col - cell.col)) !== 1)
        faults.push(`${route} has a gap`);
      if (n < cells.length - 1 && taken.has(at(cell)))
        faults.push(`${route} over ${name(taken.get(at(cell))!)}`);
    });
    if (cost > 0 !== (badge !== null)) faults.push(`${route} has no price`);
    if (badge !== null && (taken.has(at(badge)) || users.get(at(badge))!.length > 1))
      faults.push(`the price of ${route} is hidden`);
  }
  for (const [cell, all] of users) {
    const lines = all.map(i => through[i]!.get(cell)!);
    if (all.length > 1 && !CROSSINGS.includes(lines.toSorted().join(' and ')))
      faults.push(`unclear crossing at ${cell}: ${lines.join(' and ')}`);
  }
  const steps = paths.flatMap(({ cells }) =>
    cells.slice(1).map((cell, i) => [at(cells[i]!), at(cell)].toSorted().join()),
  );
  if (new Set(steps).size < steps.length) faults.push('two routes run along in the same cells');
  const badges = paths.flatMap(({ badge }) => (badge === null ? [] : [at(badge)]));
  if (new Set(badges).size < badges.length) faults.push('two prices in a cell');
  return faults;
}
