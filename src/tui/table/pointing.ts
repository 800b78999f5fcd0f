/** What the mouse does at the table. Pure, as with keys: a click selects, a click on what is selected plays. */
import { curtainRegions } from '../components/curtain.tsx';
import { type Hit, hitAt } from '../input/regions.ts';
import type { Key } from '../keys.ts';
import { clickTopic } from '../overlays/rules.ts';
import type { MouseInput } from '../terminal/events.ts';
import { scrollPanel, showPanel } from './boards.ts';
import type { TableHit } from './hits.ts';
import type { MoveItem } from './model.ts';
import { type Outcome, stay } from './outcome.ts';
import { overlayRegions } from './overlay.tsx';
import { choose } from './reduce.ts';
import { nextMoment } from './reduce-overlay.ts';
import { tableRegions } from './regions.ts';
import {
  attentive,
  focusedTarget,
  type Overlay,
  ownSeat,
  type TableContext,
  type TableUi,
  visibleItems,
} from './ui.ts';

/** What the mouse asks for: a key that is written where it points, or something of the table; null for nothing. */
export type Pointed = Outcome | { readonly key: Key } | null;

export function pointAtTable(before: TableUi, event: MouseInput, context: TableContext): Pointed {
  const { row, col, action, button } = event;
  const ui = attentive(before);
  const { model, theme, size, keymap } = context;
  const wheel = action === 'wheel-up' ? -1 : action === 'wheel-down' ? 1 : null;
  const clicked = action === 'press' && button === 'left';
  if (model.phase.kind === 'curtain' && ui.overlay?.kind !== 'moments') {
    const { title, names } = model;
    const regions = curtainRegions({ title, names, seat: model.phase.seat, keymap, size }, theme);
    const hit = hitAt(regions, row, col);
    return clicked && hit !== null ? { key: hit.key } : null;
  }
  if (ui.overlay !== null) {
    // What lies over the table is scrolled by the wheel as by the arrows.
    if (wheel !== null) return { key: wheel < 0 ? 'up' : 'down' };
    return clicked ? onOverlay(ui, ui.overlay, row, col, context) : null;
  }
  const hit = hitAt(tableRegions(ui, context), row, col);
  if (wheel !== null) return stay(turnWheel(ui, hit, wheel, context));
  if (!clicked || hit === null) return null;
  return hit.type === 'key' ? { key: hit.key } : click(ui, hit, context);
}

function onOverlay(ui: TableUi, overlay: Overlay, row: number, col: number, context: TableContext): Pointed {
  const hit = hitAt(overlayRegions({ ui, overlay, context }), row, col);
  if (overlay.kind === 'moments') return stay(nextMoment(ui, overlay));
  if (hit === null) return overlay.kind === 'box' ? stay({ ...ui, overlay: null }) : null;
  if (hit.type === 'key') return { key: hit.key };
  if (overlay.kind !== 'rules') return null;
  return stay({
    ...ui,
    overlay: { ...overlay, rules: clickTopic(overlay.rules, hit.index, context.topics) },
  });
}

/** The hit is anything but a key, which is pressed instead. */
function click(ui: TableUi, hit: TableHit, context: TableContext): Outcome {
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
      const own = ownSeat(context.model) ?? 0;
      return stay({ ...ui, subject: hit.seat === own ? null : hit.seat });
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
function turnWheel(ui: TableUi, hit: Hit<TableHit> | null, by: 1 | -1, context: TableContext): TableUi {
  if (hit?.type === 'panel' || hit?.type === 'target') return scrollPanel(ui, hit.panel, 3 * by, context);
  const items = visibleItems(ui, context.model).length;
  const focus = Math.min(Math.max(0, ui.focus + by), Math.max(0, items - 1));
  return { ...offBoards(ui), focus, panel: null, ahead: false };
}
