/** The boards on the table: which stand where, and what each is given to draw. */
import type { BaseView } from '../../core/game.ts';
import type {
  BoardPanel,
  DrawInput,
  Drawing,
  Placement,
  Rect,
  Size,
  TargetRect,
} from '../boards/contract.ts';
import { Canvas } from '../draw/canvas.ts';
import { box, heading, scrolled } from '../draw/shapes.ts';
import { type TableLayout, tableLayout } from '../layout.ts';
import {
  chosenPanel,
  focusedItem,
  focusedTarget,
  legalTargets,
  ownSeat,
  type TableContext,
  type TableUi,
} from './ui.ts';

export function layoutOf(ui: TableUi, context: TableContext): TableLayout {
  return tableLayout(context.size, size => context.model.boards.layout(size, chosenPanel(ui, context.model)));
}

/** The page of the result: all below the header, the keys of the table in its last line. */
export function endSize(ui: TableUi, context: TableContext): Size {
  const { width, height } = context.size;
  return { width, height: height - layoutOf(ui, context).header.height };
}

function placements(ui: TableUi, context: TableContext): readonly Placement[] {
  const { kind, board, panels } = layoutOf(ui, context);
  if (kind !== 'one') return panels;
  return [{ panel: chosenPanel(ui, context.model), rect: { ...board, row: 0 }, frame: 'title' }];
}

/** The boards that can be seen to their last line. */
export function panelsInSight(ui: TableUi, context: TableContext): ReadonlySet<string> {
  const whole = placements(ui, context).filter(({ panel: id, ...place }) => {
    const panel = context.model.boards.panels.find(each => each.id === id);
    const input = inputFor(ui, context, inner(place));
    return (panel?.contentHeight?.(input) ?? input.height) <= input.height;
  });
  return new Set(whole.map(({ panel }) => panel));
}

/** What the frame of a panel leaves for it. */
function inner({ rect: { width, height }, frame }: Pick<Placement, 'rect' | 'frame'>): Size {
  switch (frame) {
    case 'box':
      return { width: width - 4, height: height - 2 };
    case 'title':
      return { width, height: height - 1 };
    case 'none':
      return { width, height };
  }
}

function inputFor(ui: TableUi, context: TableContext, size: Size): DrawInput<BaseView> {
  const { model, theme } = context;
  const item = focusedItem(ui, model);
  const notation = item?.kind === 'move' ? item.notation : null;
  const foreseen = notation === null ? null : (model.preview(notation)?.view ?? null);
  const after = ui.ahead ? foreseen : null;
  return {
    ...size,
    view: after ?? model.view,
    previous: after === null ? model.previous : model.view,
    names: model.names,
    marks: theme.marks(model.names),
    theme,
    subject: ui.subject ?? ownSeat(model) ?? model.decision?.seat ?? 0,
    active: model.decision?.seat ?? null,
    focus: after === null ? focusedTarget(ui, model) : null,
    targets: after === null ? legalTargets(model) : new Set(),
    choices: after === null ? model.choosable : [],
    focused: model.choices.find(choice => choice.notation === notation)?.move ?? null,
    after: after === null ? foreseen : null,
  };
}

/** The whole panel, taller than its place where it needs more lines. */
function drawPanel(panel: BoardPanel<BaseView>, input: DrawInput<BaseView>): Drawing {
  const height = Math.max(input.height, panel.contentHeight?.(input) ?? 0);
  return panel.draw({ ...input, height });
}

/** Where the things on a panel stand, those that are scrolled out of sight too. */
export function targetRects(ui: TableUi, context: TableContext, id: string): readonly TargetRect[] {
  const placed = placements(ui, context).find(each => each.panel === id);
  const panel = context.model.boards.panels.find(each => each.id === id);
  if (placed === undefined || panel === undefined) return [];
  return drawPanel(panel, inputFor(ui, context, inner(placed))).targets;
}

interface Window {
  readonly lines: readonly string[];
  readonly top: number;
  readonly last: number;
}

/** What is seen of a panel: all of it, or the part it is scrolled to, or the part with the cursor. */
function panelWindow(
  panel: BoardPanel<BaseView>,
  input: DrawInput<BaseView>,
  scroll: number | undefined,
): Window {
  const { width, height, theme, focus } = input;
  const { lines, targets } = drawPanel(panel, input);
  if (lines.length <= height) return { lines, top: 0, last: 0 };
  const focused = targets.find(target => target.id === focus);
  const top = scroll ?? (focused === undefined ? 0 : topWith(focused, height));
  return scrolled(lines, top, { width, height }, theme);
}

/** The first line of a window of this height with the target in its middle, or with the top of a taller one. */
function topWith(target: Rect, height: number): number {
  return target.row - Math.max(0, Math.floor((height - target.height + 1) / 2));
}

/** The scroll of a panel after moving it by lines. */
export function scrolledPanel(ui: TableUi, context: TableContext, lines: number | 'page' | '-page'): number {
  const id = chosenPanel(ui, context.model);
  const placed = placements(ui, context).find(each => each.panel === id);
  const panel = context.model.boards.panels.find(each => each.id === id);
  if (placed === undefined || panel === undefined) return 0;
  const size = inner(placed);
  const window = panelWindow(panel, inputFor(ui, context, size), ui.scroll[id]);
  const page = Math.max(1, size.height - 1);
  const by = lines === 'page' ? page : lines === '-page' ? -page : lines;
  return Math.min(Math.max(0, window.top + by), window.last);
}

export function drawBoards(ui: TableUi, context: TableContext, size: Size): string[] {
  const { model, theme } = context;
  const canvas = new Canvas(size, theme);
  const chosen = chosenPanel(ui, model);
  for (const { panel: id, ...place } of placements(ui, context)) {
    const panel = model.boards.panels.find(each => each.id === id);
    if (panel === undefined) continue;
    const { rect, frame } = place;
    const input = inputFor(ui, context, inner(place));
    const active = id === chosen && (ui.onBoard || ui.panel !== null);
    const style = active ? theme.style.accent : theme.style.title;
    const { lines } = panelWindow(panel, input, ui.scroll[id]);
    const title = panelTitle(panel, input, ui);
    const legend = panel.legend?.(input) ?? '';
    const framed =
      frame === 'none'
        ? lines
        : frame === 'title'
          ? [heading(title, rect.width, theme, legend, style), ...lines]
          : box(lines, rect, theme, title, active ? style : undefined);
    canvas.block(rect.row, rect.col, framed);
  }
  return canvas.lines();
}

function panelTitle(panel: BoardPanel<BaseView>, input: DrawInput<BaseView>, ui: TableUi): string {
  const whose = ui.subject === null ? '' : ` (looking at ${input.names[ui.subject]})`;
  return `${panel.title}${whose}${ui.ahead ? ', after this move' : ''}`;
}
