/**
 * The one text model of the screen: a string with SGR codes (what chalk writes), and its other form, a row of cells.
 * Everything that measures, cuts, wraps or overlays text works on cells, so that a style never leaks or tears.
 */
import stringWidth from 'string-width';

export interface Cell {
  /** One character, with the combining marks that follow it. */
  readonly text: string;
  /** Columns it fills: 1 or 2. */
  readonly width: number;
  /** The SGR parameters in force, in a fixed order; empty for plain text. */
  readonly sgr: string;
}

const TOKEN = /\u001B\[([\d;]*)m|\P{Mark}\p{Mark}*|\p{Mark}+/gu;
const PLAIN = /^[\x20-\x7E]*$/u;

const widths = new Map<string, number>();

function widthOf(character: string): number {
  let width = widths.get(character);
  if (width === undefined) {
    width = stringWidth(character);
    widths.set(character, width);
  }
  return width;
}

export function cellsOf(text: string): Cell[] {
  if (PLAIN.test(text)) return Array.from(text, character => ({ text: character, width: 1, sgr: '' }));
  const cells: Cell[] = [];
  let attributes: Attributes = new Map();
  let sgr = '';
  for (const token of text.matchAll(TOKEN)) {
    const parameters = token[1];
    if (parameters !== undefined) {
      attributes = applySgr(attributes, parameters);
      sgr = formatSgr(attributes);
      continue;
    }
    const width = widthOf(token[0]);
    if (width > 0) cells.push({ text: token[0], width, sgr });
  }
  return cells;
}

export function textOf(cells: Iterable<Cell>): string {
  let text = '';
  let sgr = '';
  for (const cell of cells) {
    if (cell.sgr !== sgr) {
      if (sgr !== '') text += '\u001B[0m';
      if (cell.sgr !== '') text += `\u001B[${cell.sgr}m`;
      sgr = cell.sgr;
    }
    text += cell.text;
  }
  return sgr === '' ? text : `${text}\u001B[0m`;
}

/** The columns a text fills. */
export function widthOfText(text: string): number {
  if (PLAIN.test(text)) return text.length;
  let width = 0;
  for (const token of text.matchAll(TOKEN)) if (token[1] === undefined) width += widthOf(token[0]);
  return width;
}

export function plain(text: string): string {
  return text.replaceAll(/\u001B\[[\d;]*m/gu, '');
}

/** What is switched on, by the code that switches it off. */
type Attributes = ReadonlyMap<number, string>;

function applySgr(before: Attributes, parameters: string): Attributes {
  const after = new Map(before);
  const codes = parameters === '' ? [0] : parameters.split(';').map(Number);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (code === 0) after.clear();
    else if (code === 38 || code === 48) {
      const length = codes[i + 1] === 5 ? 3 : 5;
      after.set(code + 1, codes.slice(i, i + length).join(';'));
      i += length - 1;
    } else {
      const off = offCode(code);
      if (off === code) {
        after.delete(off);
        if (code === 22) after.delete(OFF_DIM);
      } else after.set(code === 2 ? OFF_DIM : off, String(code));
    }
  }
  return after;
}

/** Bold and dim are both switched off by 22, but may be on together. */
const OFF_DIM = 220;

function offCode(code: number): number {
  if (code === 1 || code === 2) return 22;
  if (code >= 3 && code <= 9) return code + 20;
  if ((code >= 30 && code <= 37) || (code >= 90 && code <= 97)) return 39;
  if ((code >= 40 && code <= 47) || (code >= 100 && code <= 107)) return 49;
  return code;
}

function formatSgr(attributes: Attributes): string {
  return [...attributes]
    .sort(([a], [b]) => a - b)
    .map(([, on]) => on)
    .join(';');
}
