import { createElement } from 'react';
import { expect } from 'vitest';
import { plain, widthOfText } from '../../src/tui/draw/cells.ts';
import { frameOf } from '../../src/tui/picture/frame.ts';
import { Table } from '../../src/tui/table/table.tsx';
import type { TableContext, TableUi } from '../../src/tui/table/ui.ts';
import { createTheme } from '../../src/tui/theme.ts';

export const colour = createTheme({ ascii: false, colorLevel: 3 });
export const mono = createTheme({ ascii: false, colorLevel: 0 });
export const ascii = createTheme({ ascii: true, colorLevel: 0 });

/** The table as lines. */
export function tableLines(ui: TableUi, context: TableContext): string[] {
  return frameOf(createElement(Table, { ui, context }), context.size, context.theme);
}

/** Every line has exactly this width, and there are exactly this many. */
export function expectSize(lines: readonly string[], width: number, height: number): void {
  expect(lines.map(widthOfText)).toEqual(new Array(height).fill(width));
}

/** As on paper: no styles, nothing at the ends of lines. */
export function drawing(lines: readonly string[]): string {
  return lines.map(line => plain(line).trimEnd()).join('\n');
}
