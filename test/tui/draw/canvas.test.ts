import { describe, expect, it } from 'vitest';
import { Canvas } from '../../../src/tui/draw/canvas.ts';
import { ascii, colour, drawing, expectSize, mono } from '../support.ts';

describe('canvas', () => {
  it('joins lines where they meet', () => {
    const canvas = new Canvas({ width: 9, height: 5 }, mono);
    canvas.frame({ row: 0, col: 0, width: 9, height: 5 });
    canvas.line([
      { row: 0, col: 4 },
      { row: 4, col: 4 },
    ]);
    canvas.line([
      { row: 2, col: 0 },
      { row: 2, col: 8 },
    ]);
    expect(drawing(canvas.lines())).toBe('┌───┬───┐\n│   │   │\n├───┼───┤\n│   │   │\n└───┴───┘');
  });

  it('has an ASCII form', () => {
    const canvas = new Canvas({ width: 5, height: 3 }, ascii);
    canvas.frame({ row: 0, col: 0, width: 5, height: 3 });
    expect(drawing(canvas.lines())).toBe('+---+\n|   |\n+---+');
  });

  it('goes at an angle, then straight', () => {
    const canvas = new Canvas({ width: 8, height: 4 }, mono);
    canvas.line([
      { row: 0, col: 0 },
      { row: 3, col: 7 },
    ]);
    canvas.text(0, 0, 'A').text(3, 7, 'B');
    expect(drawing(canvas.lines())).toBe('A\n ╲\n  ╲\n   ╶───B');
  });

  it('cuts at the edge with a mark and ignores what lies outside', () => {
    const canvas = new Canvas({ width: 6, height: 2 }, mono);
    canvas.text(0, 2, 'abcdef').text(5, 0, 'x').text(1, -2, 'abcd').text(-1, 0, 'x');
    expect(drawing(canvas.lines())).toBe('  abc…\ncd');
    expectSize(canvas.lines(), 6, 2);
  });

  it('keeps its width when wide characters are half covered', () => {
    const canvas = new Canvas({ width: 6, height: 1 }, mono);
    canvas.text(0, 0, '日本語').text(0, 1, 'x').text(0, 4, 'yz');
    expectSize(canvas.lines(), 6, 1);
    expect(canvas.lines()[0]).toBe(' x本yz');
  });

  it('keeps styles apart', () => {
    const canvas = new Canvas({ width: 4, height: 1 }, colour);
    canvas.text(0, 0, colour.hue.red('abcd')).text(0, 1, 'x');
    expectSize(canvas.lines(), 4, 1);
    expect(canvas.lines()[0]).toContain('\u001B[0mx');
  });
});
