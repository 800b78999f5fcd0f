import { describe, expect, it } from 'vitest';
import { cellsOf, plain, textOf, widthOfText } from '../../../src/tui/draw/cells.ts';
import { cut, fill, pad, wrap, wrapIndented } from '../../../src/tui/draw/text.ts';
import { ascii, colour, expectSize, mono } from '../support.ts';

const red = colour.hue.red;

describe('cells', () => {
  it('read text and styles and give them back', () => {
    const text = `a${red('b')}${colour.style.strong('c')} d`;
    expect(plain(textOf(cellsOf(text)))).toBe('abc d');
    expect(cellsOf(text).map(cell => cell.sgr !== '')).toEqual([false, true, true, false, false]);
  });

  it('keep bold when dim ends and end both at 22', () => {
    const [bold, both, none] = cellsOf('\u001B[1ma\u001B[2mb\u001B[22mc');
    expect([bold?.sgr, both?.sgr, none?.sgr]).toEqual(['1', '1;2', '']);
  });

  it('understand colours of 256, true colours and resets', () => {
    const cells = cellsOf('\u001B[38;5;12;1ma\u001B[48;2;1;2;3mb\u001B[0mc');
    expect(cells.map(cell => cell.sgr)).toEqual(['1;38;5;12', '1;38;5;12;48;2;1;2;3', '']);
  });

  it('count wide characters twice and combining marks not at all', () => {
    expect(widthOfText('日本')).toBe(4);
    expect(widthOfText('e\u0301a')).toBe(2);
    expect(widthOfText(red('ab'))).toBe(2);
  });
});

describe('cut and pad', () => {
  it('give exactly the width asked for', () => {
    for (const text of ['', 'short', red('a longer text'), '日本語日本語', 'exactly ten']) {
      for (const width of [0, 1, 5, 10, 11, 20]) expect(widthOfText(pad(text, width, mono))).toBe(width);
    }
  });

  it('mark what is missing', () => {
    expect(cut('abcdef', 4, mono)).toBe('abc…');
    expect(cut('abcdef', 4, ascii)).toBe('abc~');
    expect(cut('abcd', 4, mono)).toBe('abcd');
  });

  it('never split a wide character', () => {
    expect(cut('日本語', 4, mono)).toBe('日… ');
  });

  it('align', () => {
    expect(pad('ab', 5, mono, 'right')).toBe('   ab');
    expect(pad('ab', 5, mono, 'center')).toBe(' ab  ');
  });
});

describe('wrap', () => {
  it('breaks at spaces and splits words that are too long', () => {
    expect(wrap('take the potion token', 10)).toEqual(['take the', 'potion', 'token']);
    expect(wrap('abcdefgh ij', 3)).toEqual(['abc', 'def', 'gh', 'ij']);
    expect(wrap('', 5)).toEqual(['']);
  });

  it('carries a style over the break', () => {
    const [first, second] = wrap(red('one two'), 4);
    expect(cellsOf(first!)[0]?.sgr).not.toBe('');
    expect(cellsOf(second!)[0]?.sgr).toBe(cellsOf(first!)[0]?.sgr);
  });

  it('moves later lines in', () => {
    expect(wrapIndented('1. take the potion', 11, 3)).toEqual(['1. take the', '   potion']);
    expect(wrapIndented('short', 11, 3)).toEqual(['short']);
  });
});

describe('fill', () => {
  it('fills and counts what is missing', () => {
    expectSize(fill(['a'], 4, 3, mono), 4, 3);
    const lines = fill(['a', 'b', 'c', 'd'], 20, 2, mono);
    expect(lines[1]).toContain('3 more lines');
    expectSize(lines, 20, 2);
  });
});
