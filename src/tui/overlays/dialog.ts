/** A box of a few lines over a screen. */
import type { Rect, Size } from '../boards/contract.ts';
import { box } from '../draw/shapes.ts';
import { wrap } from '../draw/text.ts';
import type { Theme } from '../theme.ts';

/** Something that lies over a screen: its lines, and the rectangle that they fill. */
export interface Cover {
  readonly rect: Rect;
  readonly lines: readonly string[];
}

function widthOf({ width }: Size): number {
  return Math.min(width, 72);
}

/** The lines of a text in a dialog. */
export function dialogLines(text: readonly string[], size: Size): string[] {
  return text.flatMap(line => wrap(line, widthOf(size) - 4));
}

/** In the middle of the screen, or low, just above its last line. */
export function dialog(
  title: string,
  text: readonly string[],
  size: Size,
  theme: Theme,
  place: 'middle' | 'low' = 'middle',
): Cover {
  const width = widthOf(size);
  const lines = dialogLines(text, size);
  const height = Math.min(size.height, lines.length + 2);
  const above = size.height - height;
  const row = place === 'low' ? Math.max(0, above - 1) : Math.floor(above / 2);
  const rect: Rect = { row, col: Math.floor((size.width - width) / 2), width, height };
  return { rect, lines: box(lines, rect, theme, title, theme.style.accent) };
}

/** A text or list over the whole screen. */
export function wholeScreen(lines: readonly string[], { width, height }: Size): Cover {
  return { rect: { row: 0, col: 0, width, height }, lines };
}
