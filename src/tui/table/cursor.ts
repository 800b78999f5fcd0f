/** The cursor on the boards: from one target to the nearest in a direction. */
import type { Target } from '../boards/contract.ts';
import type { TableModel } from './model.ts';
import { chosenPanel, focusedTarget, legalTargets, type TableUi } from './ui.ts';

export type Direction = 'up' | 'down' | 'left' | 'right';

/** What the cursor can stand on: things that moves are about, or everything where there are none or it was asked for. */
export function reachable(ui: TableUi, model: TableModel): readonly Target[] {
  const all = model.boards.targets(model.view);
  const legal = legalTargets(model);
  const wanted = ui.examine ? all : all.filter(target => legal.has(target.id));
  return wanted.length > 0 ? wanted : all;
}

/** The target to start from: the highlighted one, or the first on the board in sight. */
export function firstTarget(ui: TableUi, model: TableModel): Target | null {
  const targets = reachable(ui, model);
  const focused = focusedTarget(ui, model);
  const panel = chosenPanel(ui, model);
  return (
    targets.find(target => target.id === focused) ??
    targets.find(target => target.panel === panel) ??
    targets[0] ??
    null
  );
}

/** A line is about as high as two cells are wide. */
const ROW_WEIGHT = 2;

/** The nearest target in a direction on the same board, things ahead before things aside. */
export function step(targets: readonly Target[], from: Target, direction: Direction): Target | null {
  let best: Target | null = null;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (const target of targets) {
    if (target.panel !== from.panel || target.id === from.id) continue;
    const rows = (target.row - from.row) * ROW_WEIGHT;
    const cols = target.col - from.col;
    const vertical = direction === 'up' || direction === 'down';
    const sign = direction === 'up' || direction === 'left' ? -1 : 1;
    const ahead = sign * (vertical ? rows : cols);
    const aside = Math.abs(vertical ? cols : rows);
    if (ahead <= 0) continue;
    const distance = ahead + 2 * aside;
    if (distance < bestDistance) {
      best = target;
      bestDistance = distance;
    }
  }
  return best;
}
