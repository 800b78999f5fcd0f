/**
 * A screen as lines, without Ink and without a terminal: for pictures, and ten times as fast. The tree of components is
 * walked down to rectangles and lines; a test compares what comes out with what Ink makes of the same tree.
 */

import { isValidElement, type ReactNode } from 'react';
import type { Rect, Size } from '../boards/contract.ts';
import { At, drawnIn, Lines, Screen } from '../components/lines.tsx';
import { asciiLine } from '../draw/ascii.ts';
import { Canvas } from '../draw/canvas.ts';
import type { Theme } from '../theme.ts';

interface Place {
  readonly row: number;
  readonly col: number;
}

export function frameOf(screen: ReactNode, size: Size, theme: Theme): string[] {
  const canvas = new Canvas(size, theme);
  drawnIn(theme, () => draw(screen, { row: 0, col: 0 }, canvas));
  const lines = canvas.lines();
  return theme.unicode ? lines : lines.map(asciiLine);
}

/** Returns the lines drawn, which move what comes next in a column further down. */
function draw(node: ReactNode, at: Place, canvas: Canvas): number {
  if (Array.isArray(node)) {
    let row = at.row;
    for (const child of node) row += draw(child, { row, col: at.col }, canvas);
    return row - at.row;
  }
  if (!isValidElement<Readonly<Record<string, unknown>>>(node)) return 0;
  const { type, props } = node;
  const children = props['children'] as ReactNode;
  if (type === Lines) {
    const lines = props['lines'] as readonly string[];
    canvas.block(at.row, at.col, lines);
    return lines.length;
  }
  if (type === At) {
    const rect = props['rect'] as Rect;
    draw(children, { row: at.row + rect.row, col: at.col + rect.col }, canvas);
    return 0;
  }
  if (type === Screen || typeof type !== 'function') return draw(children, at, canvas);
  return draw((type as (props: unknown) => ReactNode)(props), at, canvas);
}
