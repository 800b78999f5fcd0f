import type { Size } from '../boards/contract.ts';
import { Canvas } from '../draw/canvas.ts';
import type { Theme } from '../theme.ts';
import { dialog } from './dialog.ts';

/** A dialog laid over a frame of lines. */
export function boxed(
  frame: readonly string[],
  title: string,
  text: readonly string[],
  size: Size,
  theme: Theme,
): string[] {
  const { rect, lines } = dialog(title, text, size, theme);
  return new Canvas(size, theme).block(0, 0, frame).block(rect.row, rect.col, lines).lines();
}
