/** Going to the boards, from one to the next, and over the things on them. */
import type { Target, TargetRect } from '../boards/contract.ts';
import { layoutOf, panelsInSight, scrolledPanel, targetRects } from './board-area.ts';
import { type Direction, firstTarget, step } from './cursor.ts';
import { chosenPanel, legalTargets, type TableContext, type TableUi } from './ui.ts';

export function toggleBoard(ui: TableUi, { model }: TableContext): TableUi {
  if (ui.onBoard) return { ...ui, onBoard: false, cursor: null, tab: 'moves' };
  const target = firstTarget(ui, model);
  const panel = target === null ? ui.panel : target.panel;
  return { ...ui, onBoard: true, cursor: target?.id ?? null, panel, tab: 'board', ahead: false, scroll: {} };
}

export function goOnBoard(ui: TableUi, direction: Direction, context: TableContext): TableUi {
  const { boards, view } = context.model;
  const targets = boards.targets(view);
  const here = targets.find(target => target.id === ui.cursor);
  if (here === undefined) {
    const first = firstTarget(ui, context.model);
    if (first === null) return scrollBoard(ui, lineTowards(direction), context);
    return { ...ui, cursor: first.id, panel: first.panel };
  }
  const next = neighbour(
    targets,
    here,
    direction,
    targetRects(ui, context, here.panel),
    legalTargets(context.model),
  );
  return next === null ? ui : { ...ui, cursor: next, panel: here.panel, scroll: {} };
}

/**
 * The next target of the same board in a direction. Things that moves are about and that the board does not show, for
 * lack of room or on another player's side of it, are reached in reading order, from where nothing else lies that way.
 */
function neighbour(
  targets: readonly Target[],
  here: Target,
  direction: Direction,
  rects: readonly TargetRect[],
  legal: ReadonlySet<string>,
): string | null {
  const ids = targets.filter(target => target.panel === here.panel).map(target => target.id);
  const drawn = rects.filter(rect => ids.includes(rect.id));
  const from = drawn.find(rect => rect.id === here.id);
  const next = from === undefined ? null : step(drawn, from, direction);
  if (next !== null) return next.id;
  const at = ids.indexOf(here.id);
  const onwards = direction === 'down' || direction === 'right';
  const rest = onwards ? ids.slice(at + 1) : ids.slice(0, at).reverse();
  const isDrawn = (id: string): boolean => drawn.some(rect => rect.id === id);
  return rest.find(id => (isDrawn(id) ? from === undefined : legal.has(id))) ?? null;
}

/**
 * The next board that is not in sight yet, or, with the cursor on the boards, just the next one. On a screen with one
 * panel the list, the log and the scores take their turn among them.
 */
export function goToPanel(ui: TableUi, by: 1 | -1, context: TableContext): TableUi {
  const { model } = context;
  const panels = model.boards.panels.map(panel => panel.id);
  const chosen = chosenPanel(ui, model);
  if (layoutOf(ui, context).kind !== 'one') {
    const at = panels.indexOf(chosen);
    const others = panels.slice(1).map((_, i) => panels.at((at + by * (i + 1)) % panels.length)!);
    const inSight = ui.onBoard ? new Set() : panelsInSight(ui, context);
    const next = others.find(id => !inSight.has(id)) ?? others[0];
    return next === undefined ? ui : showPanel(ui, next, context);
  }
  const stops = ['moves', ...panels.map(id => `board ${id}`), 'log', 'scores'];
  const at = stops.indexOf(ui.tab === 'board' ? `board ${chosen}` : ui.tab);
  const next = stops[(at + by + stops.length) % stops.length]!;
  if (next.startsWith('board '))
    return showPanel({ ...ui, tab: 'board' }, next.slice('board '.length), context);
  return { ...ui, tab: next as TableUi['tab'], onBoard: false, cursor: null };
}

/** Brings a board to the front; the cursor, where it is on the boards, goes along. */
export function showPanel(ui: TableUi, panel: string, { model }: TableContext): TableUi {
  const cursor = ui.onBoard
    ? (model.boards.targets(model.view).find(target => target.panel === panel)?.id ?? null)
    : ui.cursor;
  return { ...ui, panel, cursor };
}

/** The board in front, scrolled by lines. */
export function scrollBoard(
  ui: TableUi,
  by: Parameters<typeof scrolledPanel>[3],
  context: TableContext,
): TableUi {
  return scrollPanel(ui, chosenPanel(ui, context.model), by, context);
}

export function scrollPanel(
  ui: TableUi,
  panel: string,
  by: Parameters<typeof scrolledPanel>[3],
  context: TableContext,
): TableUi {
  return { ...ui, scroll: { ...ui.scroll, [panel]: scrolledPanel(ui, context, panel, by) } };
}

/** Where there is nothing to go to, a direction scrolls. */
export function lineTowards(direction: Direction): 1 | -1 {
  return direction === 'up' || direction === 'left' ? -1 : 1;
}
