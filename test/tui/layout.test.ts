import { describe, expect, it } from 'vitest';
import type { Rect } from '../../src/tui/boards/contract.ts';
import { type TableLayout, tableLayout } from '../../src/tui/layout.ts';

const PARTS = ['header', 'board', 'prompt', 'scores', 'log', 'footer'] as const;

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

const wishes = { boardFirst: false, scoreLines: 8 };

describe('the layout of the table, a letter for eight columns, the number of rows behind', () => {
  it.each([
    [40, 12, 'hhhhh 1\nbbbbb 10\nfffff 1'],
    [60, 20, 'hhhhhhhh 2\nbbbbbbbb 9\npppppppp 8\nffffffff 1'],
    [80, 24, 'hhhhhhhhhh 2\nbbbbbbbbbb 12\npppppppppp 9\nffffffffff 1'],
    [100, 30, 'hhhhhhhhhhhhh 2\nbbbbbbbbbbbbb 16\npppppppplllll 11\nfffffffffffff 1'],
    [
      120,
      40,
      [
        'hhhhhhhhhhhhhhh 2',
        'bbbbbbbbbbbssss 9',
        'bbbbbbbbbbbllll 15',
        'pppppppppppllll 13',
        'fffffffffffffff 1',
      ].join('\n'),
    ],
    [
      160,
      50,
      [
        'hhhhhhhhhhhhhhhhhhhh 2',
        'bbbbbbbbbbbbbbssssss 9',
        'bbbbbbbbbbbbbbllllll 23',
        'ppppppppppppppllllll 15',
        'ffffffffffffffffffff 1',
      ].join('\n'),
    ],
  ])('is right at %ix%i', (width, height, expected) => {
    expect(drawn(tableLayout({ width, height }, wishes), width, height)).toBe(expected);
  });

  it('gives the board what it can while the cursor is on it', () => {
    const layout = tableLayout({ width: 80, height: 24 }, { ...wishes, boardFirst: true });
    expect(layout.board.height).toBe(16);
  });

  it.each([
    ['a short board gives its spare lines to a long list', { board: 9, prompt: 20 }, 12],
    ['a tall board takes what a short list leaves', { board: 16, prompt: 4 }, 6],
    ['where both want more, the list gives way a little', { board: 16, prompt: 20 }, 8],
    ['what is enough for both stays as usual', { board: 10, prompt: 8 }, 9],
  ])('%s', (_, needs, prompt) => {
    const layout = tableLayout({ width: 80, height: 24 }, { ...wishes, needs });
    expect(layout.prompt.height).toBe(prompt);
    expect(layout.board.height + layout.prompt.height).toBe(21);
  });

  it('never overlaps and never leaves the screen, whatever the size', () => {
    for (let width = 30; width <= 200; width += 5) {
      for (let height = 8; height <= 70; height++) {
        for (const boardFirst of [true, false]) {
          const layout = tableLayout({ width, height }, { boardFirst, scoreLines: 12 });
          const parts = PARTS.flatMap(name => (layout[name] === null ? [] : [layout[name]]));
          const cells =
            layout.kind === 'one' ? 0 : parts.reduce((sum, rect) => sum + rect.width * rect.height, 0);
          const outside = parts.filter(
            rect => rect.col + rect.width > width || rect.row + rect.height > height || rect.height < 1,
          );
          expect(outside).toEqual([]);
          expect(cells).toBeLessThanOrEqual(width * height);
        }
      }
    }
  });
});
