import type { Size } from '../boards/contract.ts';
import { Canvas } from '../draw/canvas.ts';
import { box } from '../draw/shapes.ts';
import { wrap } from '../draw/text.ts';
import type { Theme } from '../theme.ts';

function widthOf(size: Size): number {
  return Math.min(size.width, 72);
}

/** The lines of a text in a box. */
export function boxLines(text: readonly string[], size: Size): string[] {
  return text.flatMap(line => wrap(line, widthOf(size) - 4));
}

/** A box in the middle of the frame, or low, just above its last line. */
export function boxed(
  frame: readonly string[],
  title: string,
  text: readonly string[],
  size: Size,
  theme: Theme,
  place: 'middle' | 'low' = 'middle',
): string[] {
  const width = widthOf(size);
  const lines = boxLines(text, size);
  const height = Math.min(size.height, lines.length + 2);
  const drawn = box(lines, { width, height }, theme, title, theme.style.accent);
  const above = size.height - height;
  const row = place === 'low' ? Math.max(0, above - 1) : Math.floor(above / 2);
  const col = Math.floor((size.width - width) / 2);
  return new Canvas(size, theme).block(0, 0, frame).block(row, col, drawn).lines();
}
