import { describe, expect, it } from 'vitest';
import { textTable } from '../../src/app/text-table.ts';
import { widthOfText } from '../../src/app/text-width.ts';

/** Where a text begins in a line, as a terminal shows it. */
const columnOf = (line: string, text: string): number => widthOfText(line.slice(0, line.indexOf(text)));

describe('the width of a text', () => {
  it.each([
    ['Ann', 3],
    ['李雷', 4],
    ['Zoë', 3],
    ['Zoe\u0308', 3],
    ['カタカナ x', 10],
    ['\u001B[1mAnn\u001B[0m', 3],
    ['', 0],
  ])('of %j is %d', (text, width) => expect(widthOfText(text)).toBe(width));
});

describe('a table of text', () => {
  const rows = [
    ['player', 'wins', 'score'],
    ['李雷 (bot:easy)', '50.0 %', '7.0'],
    ['Zoe\u0308', '100.0 %', '12.5'],
  ];

  it('has straight columns, also with wide names', () => {
    const lines = textTable(rows);
    expect(lines).toEqual([
      'player           wins     score',
      '李雷 (bot:easy)  50.0 %   7.0',
      'Zoe\u0308              100.0 %  12.5',
    ]);
    expect(new Set(lines.map((line, i) => columnOf(line, rows[i]![1]!)))).toEqual(new Set([17]));
  });

  it('has numbers to the right where that is asked for', () => {
    expect(textTable(rows, { numbers: true })).toEqual([
      'player              wins  score',
      '李雷 (bot:easy)   50.0 %    7.0',
      'Zoe\u0308              100.0 %   12.5',
    ]);
  });

  it('may have rows of different lengths, or none', () => {
    expect(textTable([['a'], ['bb', 'c']])).toEqual(['a', 'bb  c']);
    expect(textTable([])).toEqual([]);
  });
});
