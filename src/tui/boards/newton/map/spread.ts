/**
 * A map that was laid out for one size on a larger one: rows and columns move apart, and none comes nearer to another.
 * Texts stay at their marks, so that between some rows or columns there is no room for texts and routes both: these stay
 * together.
 */
import type { Size } from '../../contract.ts';
import type { Cell } from './chart.ts';

export type Spread = (cell: Cell) => Cell;

/** The rows and columns that the next one stays at. */
export interface Stiff {
  readonly rows: readonly number[];
  readonly cols: readonly number[];
}

export function spread(from: Size, to: Size, stiff: Stiff): Spread {
  const rows = movedApart(from.height, to.height, stiff.rows);
  const cols = movedApart(from.width, to.width, stiff.cols);
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
