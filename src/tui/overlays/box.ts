import type { Rect, Size } from '../boards/contract.ts';
import { wrap } from '../draw/text.ts';

function widthOf(size: Size): number {
  return Math.min(size.width, 72);
}

/** The lines of a text in a box. */
export function boxLines(text: readonly string[], size: Size): string[] {
  return text.flatMap(line => wrap(line, widthOf(size) - 4));
}

/** Where a dialog stands: in the middle of the screen, or low, just above its last line. */
export type DialogPlace = 'middle' | 'low';

/** The room for so many lines of a dialog, with its frame. */
export function dialogRect(lines: number, size: Size, place: DialogPlace = 'middle'): Rect {
  const width = widthOf(size);
  const height = Math.min(size.height, lines + 2);
  const above = size.height - height;
  const row = place === 'low' ? Math.max(0, above - 1) : Math.floor(above / 2);
  return { row, col: Math.floor((size.width - width) / 2), width, height };
}

/** What the frame of a dialog leaves for its text. */
export function insideDialog({ row, col, width, height }: Rect): Rect {
  return { row: row + 1, col: col + 2, width: width - 4, height: height - 2 };
}
