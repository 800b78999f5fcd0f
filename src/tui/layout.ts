/** Where things stand on a table of a given size: rectangles, nothing else. Tested as drawings. */
import type { Placement, Rect, Sheet, Size } from './boards/contract.ts';

export interface TableLayout {
  /** One: a single panel at a time. Below: the column under the boards. Beside: the column at their right. */
  readonly kind: 'one' | 'below' | 'beside';
  readonly header: Rect;
  readonly board: Rect;
  readonly panels: readonly Placement[];
  readonly prompt: Rect;
  /** Null where there is no room for it beside the rest. */
  readonly log: Rect | null;
  readonly scores: Rect | null;
  readonly footer: Rect;
}

/** Smaller than this, nothing can be shown. */
export const SMALLEST: Size = { width: 30, height: 8 };

export function tableLayout(size: Size, sheet: (size: Size) => Sheet): TableLayout {
  const { width, height } = size;
  const footer: Rect = { row: height - 1, col: 0, width, height: 1 };
  if (width < 60 || height < 18) {
    const header: Rect = { row: 0, col: 0, width, height: height < 14 ? 1 : 2 };
    const body: Rect = { row: header.height, col: 0, width, height: height - header.height - 1 };
    return { kind: 'one', header, board: body, panels: [], prompt: body, log: body, scores: body, footer };
  }
  const header: Rect = { row: 0, col: 0, width, height: 2 };
  const top = header.height;
  const board: Rect = { row: top, col: 0, width, height: height - top - 1 };
  const { panels, column } = sheet(board);
  const beside = column.height > 20;
  const room = beside ? Math.floor(column.height * 0.65) : column.height;
  return {
    kind: beside ? 'beside' : 'below',
    header,
    board,
    panels,
    prompt: { ...column, row: top + column.row, height: room },
    log: beside ? { ...column, row: top + column.row + room, height: column.height - room } : null,
    scores: null,
    footer,
  };
}
