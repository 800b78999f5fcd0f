/** What the mouse does at the table. Pure, as with keys: a click selects, a click on what is selected plays. */
import type { Hit } from '../input/regions.ts';
import { scrollPanel, showPanel } from './boards.ts';
import type { TableHit } from './hits.ts';
import type { MoveItem } from './model.ts';
import { type Outcome, stay } from './outcome.ts';
import { choose } from './reduce.ts';
import { focusedTarget, type TableContext, type TableUi, visibleItems } from './ui.ts';

/** The hit is anything but a key, which is pressed instead. */
export function click(ui: TableUi, hit: TableHit, context: TableContext): Outcome {
  switch (hit.type) {
    case 'item':
      return hit.index === ui.focus && !ui.onBoard
        ? choose(ui, context)
        : stay({ ...offBoards(ui), focus: hit.index, panel: null, ahead: false });
    case 'target':
      return clickTarget(ui, hit.id, hit.panel, context);
    case 'panel':
      return stay(showPanel({ ...ui, tab: 'board' }, hit.panel, context));
    case 'player': {
      const { viewer } = context.model;
      return stay({ ...ui, subject: hit.seat === (viewer ?? 0) ? null : hit.seat });
    }
    case 'list':
      return stay(ui);
  }
}

function offBoards(ui: TableUi): TableUi {
  return { ...ui, onBoard: false, cursor: null, tab: 'moves', digits: '' };
}

/** The only move about a thing gets the cursor; several become the list; a thing without any is explained. */
function clickTarget(ui: TableUi, id: string, panel: string, context: TableContext): Outcome {
  const { model } = context;
  const about = model.items.filter((item): item is MoveItem => item.kind === 'move' && item.target === id);
  const [only] = about;
  if (only === undefined)
    return stay({ ...ui, onBoard: true, cursor: id, panel, tab: 'board', ahead: false });
  const listed: TableUi = { ...offBoards(ui), filter: '', panel, ahead: false };
  if (about.length === 1) {
    const all: TableUi = { ...listed, about: null };
    const focus = visibleItems(all, model).indexOf(only);
    const again = !ui.onBoard && ui.focus === focus && focusedTarget(ui, model) === id;
    return again ? choose(ui, context) : stay({ ...all, focus });
  }
  if (ui.about === id) return choose(ui, context);
  return stay({ ...listed, about: id, focus: 0 });
}

/** The wheel scrolls a board, and goes through the list elsewhere. */
export function turnWheel(
  ui: TableUi,
  hit: Hit<TableHit> | null,
  by: 1 | -1,
  context: TableContext,
): TableUi {
  if (hit?.type === 'panel' || hit?.type === 'target') return scrollPanel(ui, hit.panel, 3 * by, context);
  const items = visibleItems(ui, context.model).length;
  const focus = Math.min(Math.max(0, ui.focus + by), Math.max(0, items - 1));
  return { ...offBoards(ui), focus, panel: null, ahead: false };
}
