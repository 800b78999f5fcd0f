/** Where things stand on a table of a given size: rectangles, nothing else. */
import type { Placement, Rect, Sheet, Size } from './boards/contract.ts';

export interface TableLayout {
  /** One: the boards or the column, in turn. Below: the column under the boards. Beside: at their right. */
  readonly kind: 'one' | 'below' | 'beside';
  readonly header: Rect;
  /** The names of the boards, where not all of them are in sight; null where there is no such line. */
  readonly tabs: Rect | null;
  /** With their places on the screen. */
  readonly panels: readonly Placement[];
  /** Question, moves, what they would do, what has happened. */
  readonly column: Rect;
  readonly footer: Rect;
}

/** Smaller than this, nothing can be shown. */
export const SMALLEST: Size = { width: 30, height: 8 };

/** Below this there is room for one thing only. */
const SMALL: Size = { width: 60, height: 18 };

/** What a part of the column loses to its frame and to a blank cell on each side within it. */
export const SECTION_FRAME = { rows: 2, cols: 4 } as const;

/** What a game has to say about its boards. */
export interface BoardPlan {
  readonly boards: number;
  readonly chosen: string;
  layout(size: Size): Sheet;
}

export function tableLayout({ width, height }: Size, plan: BoardPlan): TableLayout {
  const header: Rect = { row: 0, col: 0, width, height: 1 };
  const footer: Rect = { row: height - 1, col: 0, width, height: 1 };
  const body: Rect = { row: 1, col: 0, width, height: height - 2 };
  if (width < SMALL.width || height < SMALL.height) {
    const panels: Placement[] = [{ panel: plan.chosen, rect: body, frame: 'title' }];
    return { kind: 'one', header, tabs: null, panels, column: body, footer };
  }
  const whole = plan.layout(body);
  const tabbed = whole.panels.length < plan.boards || isBelow(whole);
  const tabs = tabbed ? { ...body, height: 1 } : null;
  const sheet = tabbed ? plan.layout({ width, height: body.height - 1 }) : whole;
  const top = tabbed ? body.row + 1 : body.row;
  return {
    kind: isBelow(sheet) ? 'below' : 'beside',
    header,
    tabs,
    panels: sheet.panels.map(({ rect, ...placement }) => ({ ...placement, rect: lowered(rect, top) })),
    column: lowered(sheet.column, top),
    footer,
  };
}

function isBelow({ column }: Sheet): boolean {
  return column.col === 0;
}

function lowered(rect: Rect, by: number): Rect {
  return { ...rect, row: rect.row + by };
}
