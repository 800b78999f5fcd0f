/** Frames, headings, columns, tables and bars: the parts panels are made of. */
import { columnWidths } from '../../app/text-table.ts';
import type { Size } from '../boards/contract.ts';
import type { Style, Theme } from '../theme.ts';
import { widthOfText } from './cells.ts';
import { type Align, cut, fill, pad } from './text.ts';

/** What a frame says in its upper edge, and how it is drawn. */
export interface FrameStyle {
  readonly title?: string;
  /** Short, at the right end of the edge; left out where there is no room for it. */
  readonly right?: string;
  readonly edge?: Style;
  /** Blank cells between the edge and the text on each side. */
  readonly padding?: 0 | 1;
}

/** Lines in a frame with a title, a blank cell inside on each side. Exactly the given size. */
export function box(lines: readonly string[], size: Size, theme: Theme, title = '', edge?: Style): string[] {
  return framed(lines, size, theme, edge === undefined ? { title } : { title, edge });
}

/** Lines in a frame of exactly the given size. */
export function framed(lines: readonly string[], size: Size, theme: Theme, frame: FrameStyle): string[] {
  const { glyph } = theme;
  const { edge = theme.style.rule, padding = 1 } = frame;
  const inner = size.width - 2;
  const side = edge(glyph.vertical);
  const blank = ' '.repeat(padding);
  const body = fill(lines, Math.max(0, inner - 2 * padding), Math.max(0, size.height - 2), theme);
  return [
    upperEdge(inner, theme, { ...frame, edge }),
    ...body.map(line => `${side}${blank}${line}${blank}${side}`),
    edge(glyph.bottomLeft + glyph.horizontal.repeat(Math.max(0, inner)) + glyph.bottomRight),
  ];
}

function upperEdge(inner: number, theme: Theme, { title = '', right = '', edge }: FrameStyle): string {
  const { glyph, style } = theme;
  const draw = edge ?? style.rule;
  const name = title === '' ? '' : ` ${cut(title, Math.max(0, inner - 4), theme)} `;
  const rest = inner - 1 - widthOfText(name);
  const fits = right !== '' && rest - widthOfText(right) >= 4;
  const end = fits ? ` ${right} ${draw(glyph.horizontal)}` : '';
  const line = draw(glyph.horizontal.repeat(Math.max(0, rest - widthOfText(end))));
  return `${draw(glyph.topLeft + glyph.horizontal)}${style.title(name)}${line}${end}${draw(glyph.topRight)}`;
}

/** The heading line of a panel: its title on a rule, with something short at the right end. */
export function heading(title: string, width: number, theme: Theme, right = '', style?: Style): string {
  const { glyph } = theme;
  const end = right === '' ? '' : ` ${right} `;
  const name = ` ${cut(title, Math.max(0, width - widthOfText(end) - 5), theme)} `;
  const free = width - 1 - widthOfText(name) - widthOfText(end) - (end === '' ? 0 : 1);
  const shown = (style ?? theme.style.title)(name);
  const { rule } = theme.style;
  const tail = end === '' ? '' : end + rule(glyph.horizontal);
  return pad(
    rule(glyph.horizontal) + shown + rule(glyph.horizontal.repeat(Math.max(0, free))) + tail,
    width,
    theme,
  );
}

export interface Block {
  readonly lines: readonly string[];
  readonly width: number;
}

/** Blocks side by side, as tall as the tallest. */
export function beside(blocks: readonly Block[], gap: string, theme: Theme): string[] {
  const height = Math.max(0, ...blocks.map(block => block.lines.length));
  return Array.from({ length: height }, (_, row) =>
    blocks.map(block => pad(block.lines[row] ?? '', block.width, theme)).join(gap),
  );
}

export interface Column {
  readonly title: string;
  readonly align?: Align;
  /** Takes what width is left; at most one column of a table. */
  readonly grow?: boolean;
}

/** Rows under column titles, each column as wide as its widest cell; the growing one is cut where there is no room. */
export function table(
  columns: readonly Column[],
  rows: readonly (readonly string[])[],
  width: number,
  theme: Theme,
): string[] {
  const gap = 2;
  const widths = columnWidths([columns.map(column => column.title), ...rows]);
  const free = width - widths.reduce((sum, each) => sum + each, 0) - gap * (columns.length - 1);
  const grows = columns.findIndex(column => column.grow === true);
  if (grows >= 0) widths[grows] = Math.max(3, widths[grows]! + free);
  const line = (cells: readonly string[]): string =>
    columns
      .map((column, i) => pad(cells[i] ?? '', widths[i]!, theme, column.align ?? 'left'))
      .join(' '.repeat(gap));
  const hasTitles = columns.some(column => column.title !== '');
  const head = hasTitles ? [theme.style.dim(line(columns.map(column => column.title)))] : [];
  return [...head, ...rows.map(line)].map(text => pad(text, width, theme));
}

/** How much of something there is, as a bar of exactly `width` cells. */
export function bar(value: number, most: number, width: number, theme: Theme, style?: Style): string {
  const share = most <= 0 ? 0 : Math.min(1, Math.max(0, value / most));
  const full = Math.round(share * width);
  const { barFull, barEmpty } = theme.glyph;
  return (
    (style ?? theme.style.accent)(barFull.repeat(full)) + theme.style.rule(barEmpty.repeat(width - full))
  );
}

/**
 * A window on more lines than there is room for, with marks at the edges where something is out of sight. What is below,
 * from the line of that number on, can be told in a word before the mark, where the last line leaves room for it.
 */
export function scrolled(
  lines: readonly string[],
  top: number,
  size: Size,
  theme: Theme,
  tellBelow: (line: number) => string = () => '',
): { readonly lines: string[]; readonly top: number; readonly last: number } {
  const last = Math.max(0, lines.length - size.height);
  const start = Math.min(Math.max(0, top), last);
  const shown = fill(lines.slice(start, start + size.height), size.width, size.height, theme);
  const mark = (line: string, glyph: string, told: string): string => {
    const text = line.trimEnd();
    const word = told !== '' && widthOfText(text) + widthOfText(told) + 3 <= size.width ? `${told} ` : '';
    const room = size.width - 2 - widthOfText(word);
    return `${pad(cut(text, room, theme), room, theme)} ${theme.style.dim(word + glyph)}`;
  };
  if (size.height > 0 && size.width > 2) {
    if (start > 0) shown[0] = mark(shown[0]!, theme.glyph.up, '');
    if (start < last) {
      shown[size.height - 1] = mark(shown.at(-1)!, theme.glyph.down, tellBelow(start + size.height));
    }
  }
  return { lines: shown, top: start, last };
}
