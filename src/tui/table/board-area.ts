/** The boards on the table: which stand where, what each is given to draw, and what is seen of it. */
import type { BaseView } from '../../core/game.ts';
import type {
  AnyBoards,
  BoardPanel,
  DrawInput,
  Drawing,
  Placement,
  Rect,
  Sheet,
  Size,
  TargetRect,
} from '../boards/contract.ts';
import { plain } from '../draw/cells.ts';
import { scrolled } from '../draw/shapes.ts';
import { type TableLayout, tableLayout } from '../layout.ts';
import type { TableModel } from './model.ts';
import {
  chosenPanel,
  focusedItem,
  legalTargets,
  markedTarget,
  namedSubject,
  subjectOf,
  type TableContext,
  type TableUi,
} from './ui.ts';

export function layoutOf(ui: TableUi, { model, size, boardsAlone }: TableContext): TableLayout {
  const { boards } = model;
  const chosen = chosenPanel(ui, model);
  return tableLayout(size, {
    boards: boards.panels.length,
    chosen,
    layout: area => (boardsAlone && withoutColumn(boards, area)) || boards.layout(area, chosen),
  });
}

function withoutColumn(boards: AnyBoards, area: Size): Sheet | undefined {
  const panels = boards.alone?.(area);
  return panels && { panels, column: { row: 0, col: area.width, width: 0, height: area.height } };
}

/** The result takes all below the header. */
export function endArea({ width, height }: Size): Rect {
  return { row: 1, col: 0, width, height: height - 1 };
}

/** A board as it stands on the screen. */
export interface BoardView {
  readonly id: string;
  readonly placement: Placement;
  readonly title: string;
  readonly legend: string;
  /** What the question or the cursor is about. */
  readonly chosen: boolean;
  /** Where its content begins on the screen. */
  readonly origin: { readonly row: number; readonly col: number };
  readonly lines: readonly string[];
  /** Those in sight, with their places on the screen. */
  readonly targets: readonly TargetRect[];
}

export function boardViews(ui: TableUi, context: TableContext): BoardView[] {
  const chosen = chosenPanel(ui, context.model);
  return layoutOf(ui, context).panels.flatMap(placement => {
    const panel = context.model.boards.panels.find(each => each.id === placement.panel);
    if (panel === undefined) return [];
    const input = inputFor(ui, context, innerSize(placement));
    const { lines, targets, top } = panelWindow(panel, input, ui.scroll[panel.id]);
    const origin = originOf(placement);
    return [
      {
        id: panel.id,
        placement,
        title: panelTitle(panel, ui, context.model),
        legend: panel.legend?.(input) ?? '',
        chosen: panel.id === chosen,
        origin,
        lines,
        targets: targets.flatMap(target => inSight(target, top, input.height, origin)),
      },
    ];
  });
}

/** What the signs on the chosen board mean, in so many cells, where it has no frame to say it in. */
export function unframedLegend(ui: TableUi, context: TableContext, room: number): string {
  const chosen = chosenPanel(ui, context.model);
  const placement = layoutOf(ui, context).panels.find(({ panel }) => panel === chosen);
  const panel = context.model.boards.panels.find(({ id }) => id === chosen);
  if (placement?.frame !== 'none' || panel?.legend === undefined) return '';
  // As on a frame of this width, which would hold the title, too.
  const width = room + panel.title.length + LEGEND_ENDS;
  const input = inputFor(ui, context, innerSize(placement));
  const legend = panel.legend({ ...input, width });
  return isSaid(legend, drawPanel(panel, input).lines) ? '' : legend;
}

/** Does the board say all this itself? */
function isSaid(legend: string, lines: readonly string[]): boolean {
  const text = lines.map(plain).join('\n');
  return plain(legend)
    .split(/ {2,}/u)
    .every(part => text.includes(part));
}

/** Cells of a frame around its title and legend. */
const LEGEND_ENDS = 6;

/** The boards that can be seen to their last line. */
export function panelsInSight(ui: TableUi, context: TableContext): ReadonlySet<string> {
  const whole = layoutOf(ui, context).panels.filter(placement => {
    const panel = context.model.boards.panels.find(each => each.id === placement.panel);
    const input = inputFor(ui, context, innerSize(placement));
    return panel === undefined || drawPanel(panel, input).lines.length <= input.height;
  });
  return new Set(whole.map(({ panel }) => panel));
}

/** What the frame of a panel leaves for it. */
function innerSize({ rect: { width, height }, frame }: Placement): Size {
  switch (frame) {
    case 'box':
      return { width: width - 2, height: height - 2 };
    case 'title':
      return { width, height: height - 1 };
    case 'none':
      return { width, height };
  }
}

function originOf({ rect: { row, col }, frame }: Placement): { row: number; col: number } {
  return { row: frame === 'none' ? row : row + 1, col: frame === 'box' ? col + 1 : col };
}

function inputFor(ui: TableUi, context: TableContext, size: Size): DrawInput<BaseView> {
  const { model, theme } = context;
  const item = focusedItem(ui, model);
  const notation = item?.kind === 'move' ? item.notation : null;
  const foreseen = notation === null ? null : (model.preview(notation)?.view ?? null);
  const shared = {
    ...size,
    names: model.names,
    marks: theme.marks(model.names),
    theme,
    subject: subjectOf(ui, model),
    active: model.decision?.seat ?? null,
  };
  if (ui.ahead && foreseen !== null) {
    const still = { focus: null, targets: new Set<string>(), choices: [], focused: null, after: null };
    return { ...shared, ...still, view: foreseen, previous: model.view };
  }
  return {
    ...shared,
    view: model.view,
    previous: model.previous,
    focus: markedTarget(ui, model),
    targets: legalTargets(model),
    choices: model.choosable,
    focused: model.choices.find(choice => choice.notation === notation)?.move ?? null,
    after: foreseen,
  };
}

/** The whole panel, taller than its place where it needs more lines; its pages stand below each other. */
function drawPanel(panel: BoardPanel<BaseView>, input: DrawInput<BaseView>): Drawing {
  const pages = panel.pages?.(input);
  if (pages !== undefined)
    return {
      lines: pages.flatMap(({ lines }) => lines),
      targets: pages.flatMap(({ targets }, i) =>
        targets.map(target => ({ ...target, row: target.row + i * input.height })),
      ),
    };
  const height = Math.max(input.height, panel.contentHeight?.(input) ?? 0);
  return panel.draw({ ...input, height });
}

/** Where the things on a panel stand, those that are scrolled out of sight too. */
export function targetRects(ui: TableUi, context: TableContext, id: string): readonly TargetRect[] {
  const placement = layoutOf(ui, context).panels.find(each => each.panel === id);
  const panel = context.model.boards.panels.find(each => each.id === id);
  if (placement === undefined || panel === undefined) return [];
  return drawPanel(panel, inputFor(ui, context, innerSize(placement))).targets;
}

interface PanelWindow extends Drawing {
  readonly top: number;
  readonly last: number;
}

/** What is seen of a panel: all of it, or the part it is scrolled to, or the part with the cursor. */
function panelWindow(
  panel: BoardPanel<BaseView>,
  input: DrawInput<BaseView>,
  scroll: number | undefined,
): PanelWindow {
  const { width, height, theme, focus } = input;
  const { lines, targets } = drawPanel(panel, input);
  if (lines.length <= height) return { lines, targets, top: 0, last: 0 };
  const focused = targets.find(target => target.id === focus);
  if (panel.pages !== undefined) {
    const last = lines.length - height;
    const wanted = scroll ?? focused?.row ?? 0;
    const top = Math.min(last, Math.floor(wanted / height) * height);
    return { targets, lines: lines.slice(top, top + height), top, last };
  }
  const wanted = scroll ?? (focused === undefined ? 0 : topWith(focused, height));
  return { targets, ...scrolled(lines, wanted, { width, height }, theme) };
}

/** The first line of a window of this height with the target in its middle, or with the top of a taller one. */
function topWith(target: Rect, height: number): number {
  return target.row - Math.max(0, Math.floor((height - target.height + 1) / 2));
}

/** The part of a target that a window shows, on the screen. */
function inSight(
  target: TargetRect,
  top: number,
  height: number,
  origin: { readonly row: number; readonly col: number },
): TargetRect[] {
  const first = Math.max(target.row, top);
  const end = Math.min(target.row + target.height, top + height);
  if (end <= first) return [];
  return [{ ...target, row: first - top + origin.row, col: target.col + origin.col, height: end - first }];
}

/** The scroll of a panel after moving it by lines. */
export function scrolledPanel(
  ui: TableUi,
  context: TableContext,
  id: string,
  lines: number | 'page' | '-page',
): number {
  const placement = layoutOf(ui, context).panels.find(each => each.panel === id);
  const panel = context.model.boards.panels.find(each => each.id === id);
  if (placement === undefined || panel === undefined) return 0;
  const size = innerSize(placement);
  const window = panelWindow(panel, inputFor(ui, context, size), ui.scroll[id]);
  const page = panel.pages === undefined ? Math.max(1, size.height - 1) : size.height;
  const step = lines === 'page' ? page : lines === '-page' ? -page : lines;
  const by = panel.pages === undefined ? step : Math.sign(step) * page;
  return Math.min(Math.max(0, window.top + by), window.last);
}

function panelTitle(panel: BoardPanel<BaseView>, ui: TableUi, model: TableModel): string {
  const subject = namedSubject(ui, model);
  const whose = subject === null ? '' : ` (looking at ${model.names[subject]})`;
  return `${panel.title}${whose}${ui.ahead ? ' as it would be' : ''}`;
}
