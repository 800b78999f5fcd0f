import { describe, expect, it } from 'vitest';
import { cellsOf } from '../../../src/tui/draw/cells.ts';
import { lookOf } from '../../../src/tui/picture/look.ts';
import { CELL, shapesOf } from '../../../src/tui/picture/shapes.ts';
import { svgOf } from '../../../src/tui/picture/svg.ts';
import { glyphsOf } from '../../../src/tui/theme/glyphs.ts';

const inStyle = (sgr: string, text: string): string => `\u001B[${sgr}m${text}\u001B[0m`;

/** The attributes of every element of a kind. */
function elements(svg: string, name: string): { attributes: string; text: string }[] {
  const found = svg.matchAll(
    new RegExp(`<${name} (?<attributes>[^>]*?)/?>(?:(?<text>[^<]*)</${name}>)?`, 'gu'),
  );
  return [...found].map(({ groups }) => ({
    attributes: groups!['attributes']!,
    text: groups!['text'] ?? '',
  }));
}

describe('a look', () => {
  it.each([
    ['', '#d8dbe2', null],
    ['31', '#d7695f', null],
    ['97;44', '#ffffff', '#5f9fdf'],
    ['38;5;196', '#ff0000', null],
    ['38;5;232;48;5;255', '#080808', '#eeeeee'],
    ['38;2;1;2;3;48;2;255;16;0', '#010203', '#ff1000'],
    ['7', '#16181d', '#d8dbe2'],
    ['7;38;2;1;2;3', '#16181d', '#010203'],
  ])('of %j has its colours', (sgr, front, back) => {
    expect(lookOf(sgr, 'dark')).toEqual({ front, back, bold: false, dim: false });
  });

  it('knows weight, and the page it is on', () => {
    const [cell] = cellsOf(inStyle('1;2', 'x'));
    expect(lookOf(cell!.sgr, 'light')).toEqual({ front: '#1f2328', back: null, bold: true, dim: true });
  });
});

describe('a picture', () => {
  it('is as large as its cells', () => {
    const svg = svgOf(['ab', 'cd', 'ef'], 'dark');
    const [width, height] = [2 * CELL.width + 24, 3 * CELL.height + 24];
    expect(svg).toContain(`width="${width}" height="${height}" viewBox="0 0 ${width} ${height}"`);
  });

  it('places every stretch of text in exactly its cells', () => {
    const svg = svgOf([`one two   ${inStyle('1', 'three')} 漢x`], 'dark');
    const placed = elements(svg, 'text').map(({ attributes, text }) => {
      const number = (name: string): number =>
        Number(new RegExp(`${name}="(\\d+)"`, 'u').exec(attributes)![1]);
      return [text, number(' ?x') / CELL.width, number('textLength') / CELL.width];
    });
    expect(placed).toEqual([
      ['one two', 0, 7],
      ['three', 10, 5],
      ['漢', 16, 2],
      ['x', 18, 1],
    ]);
  });

  it('paints a background to the edges of its cells, neighbours in one piece', () => {
    const svg = svgOf([`a${inStyle('48;2;1;1;1', 'bc')}${inStyle('1;48;2;1;1;1', ' d')}`], 'dark');
    const [path] = elements(svg, 'path');
    expect(path!.attributes).toContain(
      `fill="#010101" d="M${CELL.width} 0h${4 * CELL.width}v${CELL.height}h`,
    );
  });

  it('joins lines across cells', () => {
    const [path, ...more] = elements(svgOf(['┌──┐'], 'dark'), 'path');
    expect(more).toEqual([]);
    expect(path!.attributes).toContain('M9 9.5L27 9.5M');
  });

  it('keeps signs that mean something to XML', () => {
    expect(svgOf(['<a & "b">'], 'dark')).toContain('>&lt;a &amp; &quot;b&quot;&gt;</text>');
  });
});

it('every line and block among the signs of the screen is drawn, not left to a font', () => {
  const drawn = Object.values(glyphsOf(false)).filter(sign => sign >= '─' && sign <= '▟');
  expect(drawn.length).toBeGreaterThan(15);
  for (const sign of [...drawn, ...'▀▄▁▂▃▅▆▇╭╮╯╰╱╲╳━┃┏┓┗┛┣┫┳┻╋╸╹╺╻╴╵╶╷═']) {
    expect(shapesOf(sign), sign).not.toEqual([]);
  }
});
