/** The cursor on the boards: from one target to the nearest in a direction. */
import type { Rect, Target, TargetRect } from '../boards/contract.ts';
import type { TableModel } from './model.ts';
import { chosenPanel, focusedTarget, legalTargets, type TableUi } from './ui.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** The target to start from: the highlighted one, else one that a move is about, else the first on the board in sight. */
export function firstTarget(ui: TableUi, model: TableModel): Target | null {
  const targets = model.boards.targets(model.view);
  const focused = focusedTarget(ui, model);
  const panel = chosenPanel(ui, model);
  const legal = legalTargets(model);
  const here = targets.filter(target => target.panel === panel);
  return (
    targets.find(target => target.id === focused) ??
    here.find(target => legal.has(target.id)) ??
    here[0] ??
    targets[0] ??
    null
  );
}

/** A line is about as high as two cells are wide. */
const ROW_WEIGHT = 2;

/** The cells of a rectangle along one axis, up to but without `end`. */
interface Span {
  readonly start: number;
  readonly end: number;
}

const rowsOf = ({ row, height }: Rect): Span => ({ start: row, end: row + height });
const colsOf = ({ col, width }: Rect): Span => ({ start: col, end: col + width });
const gap = (a: Span, b: Span): number => Math.max(0, a.start - b.end, b.start - a.end);
const centre = ({ start, end }: Span): number => (start + end) / 2;

/**
 * The nearest target in a direction, things straight ahead before things aside. Where nothing lies wholly ahead, what
 * reaches further in that direction will do, such as the frame around the cursor.
 */
export function step(
  targets: readonly TargetRect[],
  from: TargetRect,
  direction: Direction,
): TargetRect | null {
  const vertical = direction === 'up' || direction === 'down';
  const sign = direction === 'up' || direction === 'left' ? -1 : 1;
  const [along, across] = vertical ? [rowsOf, colsOf] : [colsOf, rowsOf];
  const [alongWeight, acrossWeight] = vertical ? [ROW_WEIGHT, 1] : [1, ROW_WEIGHT];
  const others = targets.filter(target => target.id !== from.id);
  const beyond = others.filter(target => sign * (centre(along(target)) - centre(along(from))) > 0);
  const ahead = beyond.filter(target =>
    sign > 0 ? along(target).start >= along(from).end : along(target).end <= along(from).start,
  );
  const distance = (target: TargetRect): number =>
    alongWeight * Math.abs(centre(along(target)) - centre(along(from))) +
    2 * acrossWeight * gap(across(target), across(from)) +
    // Of two straight ahead, the one in line.
    Math.abs(centre(across(target)) - centre(across(from))) / 100;
  const [nearest] = (ahead.length > 0 ? ahead : beyond).sort((a, b) => distance(a) - distance(b));
  return nearest ?? null;
}
