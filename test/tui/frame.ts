/**
 * A screen as lines, without Ink: it takes ten times as long, and tests look at thousands of frames. The tree of
 * components is walked down to rectangles and lines, which `frame.test.ts` compares with what Ink makes of them.
 */

import type { ReactNode } from 'react';
import * as React from 'react';
import type { Rect, Size } from '../../src/tui/boards/contract.ts';
import { At, Lines, Screen } from '../../src/tui/components/lines.tsx';
import { asciiLine } from '../../src/tui/draw/ascii.ts';
import { Canvas } from '../../src/tui/draw/canvas.ts';
import type { Theme } from '../../src/tui/theme.ts';

interface Place {
  readonly row: number;
  readonly col: number;
}

export function frameOf(screen: ReactNode, size: Size, theme: Theme): string[] {
  const canvas = new Canvas(size, theme);
  const restore = provide(theme);
  try {
    draw(screen, { row: 0, col: 0 }, canvas);
  } finally {
    restore();
  }
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
  if (!React.isValidElement<Readonly<Record<string, unknown>>>(node)) return 0;
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

/** The one thing that components take from around them is the theme. React has no other way to hand it in from outside. */
function provide(theme: Theme): () => void {
  const { __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: internals } = React as unknown as {
    readonly __CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE: { H: unknown };
  };
  const before = internals.H;
  internals.H = { useContext: () => theme };
  return () => {
    internals.H = before;
  };
}
