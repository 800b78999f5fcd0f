/** Where on a tree that fills its page there is room to say what its lines mean. */
import type { Rect } from '../contract.ts';
import type { TreePlan } from './tree-plan.ts';

/** Shapes that the words can take, those for many of them first, then the flattest: rows, and cells of each. */
const SHAPES = [
  { height: 2, width: 74 },
  { height: 3, width: 46 },
  { height: 4, width: 36 },
  { height: 1, width: 62 },
  { height: 2, width: 34 },
  { height: 3, width: 24 },
  { height: 4, width: 18 },
  { height: 5, width: 14 },
] as const;

const found = new WeakMap<TreePlan, Rect | null>();

/** The lowest place where nothing else stands, a blank cell around it; null in a tree of several pages, or without one. */
export function keyOf(plan: TreePlan): Rect | null {
  let key = found.get(plan);
  if (key === undefined) {
    key = plan.pages.length > 1 ? null : search(plan);
    found.set(plan, key);
  }
  return key;
}

function search(plan: TreePlan): Rect | null {
  const taken = takenCells(plan);
  for (const { height, width } of SHAPES)
    for (let row = plan.height - height; row > 0; row--) {
      const run = longestRun(plan, taken, row, height);
      if (run.width >= width) return { row, col: run.col, width: run.width, height };
    }
  return null;
}

function takenCells(plan: TreePlan): boolean[][] {
  const taken = Array.from({ length: plan.height }, () => new Array<boolean>(plan.width).fill(false));
  const put = ({ row, col, width, height }: Rect): void => {
    for (const line of taken.slice(row, row + height)) line.fill(true, col, col + width);
  };
  for (const { rect } of [...plan.boxes, ...plan.fields]) put(rect);
  for (const { strokes } of plan.wires)
    for (const { row, col } of strokes) put({ row, col, width: 1, height: 1 });
  return taken;
}

/** Cells that are free in all of these rows, without those that touch something. */
function longestRun(
  { width }: TreePlan,
  taken: readonly (readonly boolean[])[],
  row: number,
  height: number,
): { readonly col: number; readonly width: number } {
  const rows = taken.slice(row, row + height);
  let best = { col: 0, width: 0 };
  let start = 0;
  for (let col = 0; col <= width; col++) {
    if (col < width && rows.every(line => !line[col])) continue;
    const from = start === 0 ? 0 : start + 1;
    const to = col === width ? col : col - 1;
    if (to - from > best.width) best = { col: from, width: to - from };
    start = col + 1;
  }
  return best;
}
