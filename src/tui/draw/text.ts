/** Styled text cut, padded and wrapped to columns. Nothing is cut without a mark. */
import type { Theme } from '../theme.ts';
import { type Cell, cellsOf, textOf, widthOfText } from './cells.ts';

export type Align = 'left' | 'right' | 'center';

/** The text in exactly `width` cells: padded, or cut with a mark. */
export function pad(text: string, width: number, theme: Theme, align: Align = 'left'): string {
  const free = width - widthOfText(text);
  if (free < 0) return cut(text, width, theme);
  if (align === 'right') return ' '.repeat(free) + text;
  if (align === 'center') {
    const before = Math.floor(free / 2);
    return ' '.repeat(before) + text + ' '.repeat(free - before);
  }
  return text + ' '.repeat(free);
}

/** At most `width` cells; the last is a mark where something is missing. */
export function cut(text: string, width: number, theme: Theme): string {
  if (widthOfText(text) <= width) return text;
  if (width <= 0) return '';
  const kept = takeWidth(cellsOf(text), width - 1);
  const filled = kept.reduce((sum, cell) => sum + cell.width, 0);
  const sgr = kept.at(-1)?.sgr ?? '';
  const mark: Cell = { text: theme.glyph.ellipsis, width: 1, sgr };
  return `${textOf([...kept, mark])}${' '.repeat(width - 1 - filled)}`;
}

function takeWidth(cells: readonly Cell[], width: number): Cell[] {
  const kept: Cell[] = [];
  let filled = 0;
  for (const cell of cells) {
    if (filled + cell.width > width) break;
    kept.push(cell);
    filled += cell.width;
  }
  return kept;
}

/** The text broken at spaces into lines of at most `width` cells; over-long words are split. Styles carry over. */
export function wrap(text: string, width: number): string[] {
  if (width <= 0) return [];
  if (widthOfText(text) <= width) return [text];
  const cells = cellsOf(text);
  const lines: string[] = [];
  let start = 0;
  while (start < cells.length) {
    const end = lineEnd(cells, start, width);
    let last = end;
    while (last > start && cells[last - 1]!.text === ' ') last--;
    lines.push(textOf(cells.slice(start, last)));
    start = end;
    while (cells[start]?.text === ' ') start++;
  }
  return lines;
}

/** Where a line from `start` has to end: after its last whole word, or inside a word that is too long for any line. */
function lineEnd(cells: readonly Cell[], start: number, width: number): number {
  let filled = 0;
  let afterWord = start;
  for (let at = start; at < cells.length; at++) {
    const cell = cells[at]!;
    if (cell.text === ' ' && at > start) afterWord = at;
    filled += cell.width;
    if (filled > width && cell.text !== ' ') return afterWord > start ? afterWord : Math.max(at, start + 1);
  }
  return cells.length;
}

/** Wrapped, with every line after the first moved in by `indent` cells. */
export function wrapIndented(text: string, width: number, indent: number): string[] {
  const first = wrap(text, width);
  if (first.length <= 1 || width <= indent) return first;
  const blank = ' '.repeat(indent);
  const [head, ...tail] = wrapFirst(text, width, width - indent);
  return [head!, ...tail.map(line => blank + line)];
}

function wrapFirst(text: string, firstWidth: number, restWidth: number): string[] {
  const head = wrap(text, firstWidth)[0]!;
  const rest = cellsOf(text).slice(cellsOf(head).length);
  while (rest[0]?.text === ' ') rest.shift();
  return rest.length === 0 ? [head] : [head, ...wrap(textOf(rest), restWidth)];
}

/** Exactly `height` lines of exactly `width` cells; where lines are missing, the last one shown says how many. */
export function fill(lines: readonly string[], width: number, height: number, theme: Theme): string[] {
  const shown = lines.slice(0, height);
  const missing = lines.length - height;
  if (missing > 0 && height > 0) {
    shown[height - 1] = theme.style.dim(`${theme.glyph.ellipsis} ${missing + 1} more lines`);
  }
  while (shown.length < height) shown.push('');
  return shown.map(line => pad(line, width, theme));
}

/** The parts of a legend, the weightiest first, as far as they have room. */
export function fitting(parts: readonly string[], room: number): string {
  return parts.reduce((line, part) => {
    const longer = line === '' ? part : `${line}  ${part}`;
    return widthOfText(longer) > room ? line : longer;
  }, '');
}
