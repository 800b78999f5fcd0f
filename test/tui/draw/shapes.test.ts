import { describe, expect, it } from 'vitest';
import { plain } from '../../../src/tui/draw/cells.ts';
import { bar, beside, box, heading, scrolled, table } from '../../../src/tui/draw/shapes.ts';
import { spot } from '../../../src/tui/draw/spot.ts';
import { ascii, colour, drawing, expectSize, mono } from '../support.ts';

describe('box', () => {
  it('frames its lines', () => {
    const lines = box(['one', 'two'], { width: 13, height: 4 }, mono, 'Desk');
    expectSize(lines, 13, 4);
    expect(drawing(lines)).toBe('┌─ Desk ────┐\n│ one       │\n│ two       │\n└───────────┘');
  });

  it('cuts titles and lines with a mark', () => {
    const lines = box(['a long line of text', 'b', 'c'], { width: 12, height: 4 }, ascii, 'A long title');
    expectSize(lines, 12, 4);
    expect(drawing(lines)).toBe('+- A lon~ -+\n| a long ~ |\n| ~ 2 mor~ |\n+----------+');
  });
});

describe('heading', () => {
  it.each([10, 20, 40])('fills %i cells', width => {
    expectSize([heading('The title', width, mono, 'b')], width, 1);
  });

  it('shows title and key', () => {
    expect(plain(heading('Map', 16, ascii, 'm'))).toBe('- Map ------ m -');
  });
});

describe('table', () => {
  it('aligns columns and lets one grow', () => {
    const lines = table(
      [
        { title: 'Name', grow: true },
        { title: 'Points', align: 'right' },
      ],
      [
        ['Ann', '7'],
        ['Bob', '12'],
      ],
      20,
      mono,
    );
    expect(drawing(lines)).toBe('Name          Points\nAnn                7\nBob               12');
  });

  it('cuts the growing column where there is no room', () => {
    const lines = table([{ title: '', grow: true }, { title: '' }], [['a very long name', '12']], 12, mono);
    expectSize(lines, 12, 1);
    expect(lines[0]).toBe('a very …  12');
  });
});

describe('bar', () => {
  it('is as long as asked for, whatever the value', () => {
    for (const [value, most] of [
      [0, 10],
      [5, 10],
      [15, 10],
      [-2, 10],
      [1, 0],
    ] as const) {
      expectSize([bar(value, most, 8, colour)], 8, 1);
    }
    expect(plain(bar(5, 10, 4, ascii))).toBe('##__');
  });
});

describe('beside', () => {
  it('joins blocks of different heights', () => {
    const lines = beside(
      [
        { lines: ['a', 'b'], width: 2 },
        { lines: ['c'], width: 1 },
      ],
      '|',
      mono,
    );
    expect(lines).toEqual(['a |c', 'b | ']);
  });
});

describe('scrolled', () => {
  const lines = ['one', 'two', 'three', 'four', 'five'];

  it('shows a window with marks', () => {
    const window = scrolled(lines, 1, { width: 8, height: 3 }, ascii);
    expect(window.lines.map(plain)).toEqual(['two    ^', 'three   ', 'four   v']);
    expect(window.last).toBe(2);
  });

  it('never runs past the ends', () => {
    expect(scrolled(lines, 99, { width: 8, height: 3 }, ascii).top).toBe(2);
    expect(scrolled(lines, -4, { width: 8, height: 3 }, ascii).top).toBe(0);
    expect(scrolled(['a'], 3, { width: 8, height: 3 }, ascii).lines).toEqual([
      'a       ',
      '        ',
      '        ',
    ]);
  });
});

describe('spot', () => {
  it('shows focus and targets without colour', () => {
    const input = { focus: 'a', targets: new Set(['a', 'b']), theme: ascii };
    expect(['a', 'b', 'c'].map(id => plain(spot(input, id, id)))).toEqual(['[a]', '{b}', ' c ']);
  });
});
