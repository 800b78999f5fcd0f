import { describe, expect, it } from 'vitest';
import { arrangedSheet } from '../../src/tui/boards/arrange.ts';
import type { Rect, Size } from '../../src/tui/boards/contract.ts';
import { type BoardPlan, type TableLayout, tableLayout } from '../../src/tui/layout.ts';

const PANELS = [
  { id: 'map', minimum: { width: 60, height: 12 } },
  { id: 'tree', minimum: { width: 60, height: 10 } },
];

/** A game with so many boards, the first of them in front. */
function plan(boards: number): BoardPlan {
  const panels = PANELS.slice(0, boards);
  return { boards, chosen: 'map', layout: (size: Size) => arrangedSheet(panels, size, 'map') };
}

function rectsOf({ header, tabs, panels, column, footer }: TableLayout): Record<string, Rect> {
  return {
    header,
    ...(tabs === null ? {} : { tabs }),
    ...Object.fromEntries(panels.map(({ panel, rect }) => [panel, rect])),
    column,
    footer,
  };
}

/** A letter for each eight columns, the number of rows behind. */
function drawn(layout: TableLayout, { width, height }: Size): string[] {
  const rects = Object.entries(rectsOf(layout));
  const rows: string[] = [];
  for (let row = 0; row < height; row++) {
    let line = '';
    for (let col = 0; col < width; col += 8) {
      line += rects.find(([, rect]) => contains(rect, row, col))?.[0].charAt(0) ?? '.';
    }
    const last = rows.at(-1)?.split(' ');
    if (last?.[0] === line) rows[rows.length - 1] = `${line} ${Number(last[1]) + 1}`;
    else rows.push(`${line} 1`);
  }
  return rows;
}

function contains(rect: Rect, row: number, col: number): boolean {
  return row >= rect.row && row < rect.row + rect.height && col >= rect.col && col < rect.col + rect.width;
}

describe('the layout of the table', () => {
  it('has the column below the board in front, with tabs, where it is narrow', () => {
    const size = { width: 80, height: 24 };
    expect(drawn(tableLayout(size, plan(2)), size)).toEqual([
      'hhhhhhhhhh 1',
      'tttttttttt 1',
      'mmmmmmmmmm 14',
      'cccccccccc 7',
      'ffffffffff 1',
    ]);
  });

  it('has it beside the boards where it is wide, and no tabs where all boards are in sight', () => {
    const size = { width: 120, height: 40 };
    expect(drawn(tableLayout(size, plan(2)), size)).toEqual([
      'hhhhhhhhhhhhhhh 1',
      'mmmmmmmmmmmcccc 20',
      'tttttttttttcccc 18',
      'fffffffffffffff 1',
    ]);
  });

  it('shows one thing at a time where there is room for one', () => {
    const layout = tableLayout({ width: 40, height: 12 }, plan(2));
    expect(layout.kind).toBe('one');
    expect(layout.column).toEqual(layout.panels[0]?.rect);
  });

  it('never overlaps and never leaves the screen, whatever the size', () => {
    for (let width = 30; width <= 200; width += 5) {
      for (let height = 8; height <= 70; height++) {
        for (const boards of [1, 2]) {
          const layout = tableLayout({ width, height }, plan(boards));
          const rects = Object.values(rectsOf(layout));
          const outside = rects.filter(
            rect => rect.col + rect.width > width || rect.row + rect.height > height || rect.height < 1,
          );
          expect(outside).toEqual([]);
          if (layout.kind === 'one') continue;
          const cells = rects.reduce((sum, rect) => sum + rect.width * rect.height, 0);
          expect(cells).toBeLessThanOrEqual(width * height);
        }
      }
    }
  });
});
