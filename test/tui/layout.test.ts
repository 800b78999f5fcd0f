import { describe, expect, it } from 'vitest';
import { arrangedSheet } from '../../src/tui/boards/arrange.ts';
import type { Rect, Sheet, Size } from '../../src/tui/boards/contract.ts';
import { type TableLayout, tableLayout } from '../../src/tui/layout.ts';

const PARTS = ['header', 'prompt', 'log', 'board', 'footer'] as const;

/** One letter for each eight columns and two rows: h header, b board, p prompt, s scores, l log, f footer. */
function drawn(layout: TableLayout, width: number, height: number): string {
  const letterAt = (row: number, col: number): string => {
    const part = PARTS.find(name => {
      const rect = layout[name];
      return rect !== null && contains(rect, row, col);
    });
    return part === undefined ? '.' : part.charAt(0);
  };
  const rows: string[] = [];
  for (let row = 0; row < height; row++) {
    let line = '';
    for (let col = 0; col < width; col += 8) line += letterAt(row, col);
    const last = rows.at(-1);
    if (last?.split(' ')[0] === line) rows[rows.length - 1] = `${line} ${Number(last.split(' ')[1]) + 1}`;
    else rows.push(`${line} 1`);
  }
  return rows.join('\n');
}

function contains(rect: Rect, row: number, col: number): boolean {
  return row >= rect.row && row < rect.row + rect.height && col >= rect.col && col < rect.col + rect.width;
}

describe('the layout of the table, a letter for eight columns, the number of rows behind', () => {
  const sheet = (size: Size): Sheet =>
    arrangedSheet([{ id: 'map', minimum: { width: 60, height: 10 } }], size, 'map');

  it('never overlaps and never leaves the screen, whatever the size', () => {
    for (let width = 30; width <= 200; width += 5) {
      for (let height = 8; height <= 70; height++) {
        const layout = tableLayout({ width, height }, sheet);
        const parts = PARTS.flatMap(name => (layout[name] === null ? [] : [layout[name]]));
        const outside = parts.filter(
          rect => rect.col + rect.width > width || rect.row + rect.height > height || rect.height < 1,
        );
        expect(outside).toEqual([]);
      }
    }
  });

  it('has the question beside the boards where there is room, else below', () => {
    expect(drawn(tableLayout({ width: 80, height: 24 }, sheet), 80, 24)).toContain('pppppppppp');
    expect(drawn(tableLayout({ width: 120, height: 40 }, sheet), 120, 40)).toContain('p');
  });
});
