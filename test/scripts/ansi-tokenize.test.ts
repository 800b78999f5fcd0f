/** The stand-in through which Ink takes styled lines apart and puts them together again. */
import { describe, expect, it } from 'vitest';
import { styledCharsFromTokens, styledCharsToString, tokenize } from '../../scripts/ansi-tokenize.ts';
import { cellsOf } from '../../src/tui/draw/cells.ts';

const LINES = [
  'plain',
  '\u001B[1mbold \u001B[38;5;208mand orange\u001B[39m\u001B[22m again',
  '\u001B[48;2;20;30;40m on a ground \u001B[7mreversed\u001B[27m\u001B[0m.',
  'wide \u001B[31m広い\u001B[39m, combined é',
];

describe('styled lines on their way through Ink', () => {
  it.each(LINES)('come out as they went in: %j', line => {
    const characters = styledCharsFromTokens(tokenize(line));
    expect(cellsOf(styledCharsToString(characters))).toEqual(cellsOf(line));
    expect(characters.map(({ value }) => value).join('')).toBe(
      cellsOf(line)
        .map(({ text }) => text)
        .join(''),
    );
  });

  it('mix with the blanks and the gaps behind wide characters that Ink puts there', () => {
    const [wide] = styledCharsFromTokens(tokenize('\u001B[1m広\u001B[22m'));
    const blank = { type: 'char', value: ' ', fullWidth: false, styles: [] } as const;
    const gap = { ...blank, value: '', styles: wide!.styles };
    expect(styledCharsToString([blank, wide!, gap, blank])).toBe(' \u001B[1m広\u001B[0m ');
  });
});
