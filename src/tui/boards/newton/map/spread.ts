/**
 * A map that was laid out for one size on a larger one: rows and columns move apart, and none comes nearer to another.
 * Level and upright lines stay what they are. Names do not grow, so that two columns with routes to one name may not get
 * too far from each other: these stay together.
 */
import type { Size } from '../../contract.ts';
import type { Cell } from './chart.ts';

export type Spread = (cell: Cell) => Cell;

/** `stiff` are the columns that the next one stays at. */
export function spread(from: Size, to: Size, stiff: readonly number[]): Spread {
  const rows = movedApart(from.height, to.height, []);
  const cols = movedApart(from.width, to.width, stiff);
  return ({ row, col }) => ({ row: rows[row]!, col: cols[col]! });
}

function movedApart(before: number, after: number, stiff: readonly number[]): number[] {
  const gaps = Array.from({ length: before - 1 }, (_, i) => (stiff.includes(i) ? 0 : 1));
  const soft = gaps.reduce<number>((sum, gap) => sum + gap, 0);
  let softBefore = 0;
  return [0, ...gaps].map((gap, i) => {
    softBefore += gap;
    return i + Math.round(((after - before) * softBefore) / Math.max(1, soft));
  });
}
