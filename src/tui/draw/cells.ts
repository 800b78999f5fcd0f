/**
 * The one text model of the screen: a string with SGR codes (what styles write), and its other form, a row of cells.
 * Everything that measures, cuts, wraps or overlays text works on cells, so that a style never leaks or tears.
 */
import { characterEnd, characterWidth, isAscii, sgrEnd, widthOfText } from '../../app/text-width.ts';

export { widthOfText };

export interface Cell {
  /** One character, with the combining marks that follow it. */
  readonly text: string;
  /** Columns it fills: 1 or 2. */
  readonly width: number;
  /** The SGR parameters in force, in a fixed order; empty for plain text. */
  readonly sgr: string;
}

const ESC = 0x1b;

/** Cells are shared: the same character in the same style is the same object. Those of a style: */
class StyledCells {
  readonly sgr: string;
  readonly #ascii: (Cell | undefined)[] = [];
  readonly #others = new Map<string, Cell>();
  /** The styles that SGR codes lead to from here: texts use few, so each is worked out once. */
  readonly #next = new Map<string, StyledCells>();

  constructor(sgr: string) {
    this.sgr = sgr;
  }

  ascii(code: number): Cell {
    let cell = this.#ascii[code];
    if (cell === undefined) {
      cell = { text: String.fromCharCode(code), width: 1, sgr: this.sgr };
      this.#ascii[code] = cell;
    }
    return cell;
  }

  other(text: string): Cell {
    let cell = this.#others.get(text);
    if (cell === undefined) {
      cell = { text, width: characterWidth(text), sgr: this.sgr };
      this.#others.set(text, cell);
    }
    return cell;
  }

  /** The same character in this style. */
  same({ text }: Cell): Cell {
    const code = text.charCodeAt(0);
    return text.length === 1 && isAscii(code) ? this.ascii(code) : this.other(text);
  }

  after(parameters: string): StyledCells {
    let next = this.#next.get(parameters);
    if (next === undefined) {
      next = styled(nextSgr(this.sgr, parameters));
      this.#next.set(parameters, next);
    }
    return next;
  }
}

const styles = new Map<string, StyledCells>();

function styled(sgr: string): StyledCells {
  let cells = styles.get(sgr);
  if (cells === undefined) {
    cells = new StyledCells(sgr);
    styles.set(sgr, cells);
  }
  return cells;
}

const UNSTYLED = styled('');

export function cellsOf(text: string): Cell[] {
  const cells: Cell[] = [];
  let style = UNSTYLED;
  let at = 0;
  while (at < text.length) {
    const code = text.charCodeAt(at);
    if (code === ESC) {
      const end = sgrEnd(text, at);
      style = style.after(text.slice(at + 2, end - 1));
      at = end;
      continue;
    }
    const end = characterEnd(text, at);
    const cell = isAscii(code) && end === at + 1 ? style.ascii(code) : style.other(text.slice(at, end));
    if (cell.width > 0) cells.push(cell);
    at = end;
  }
  return cells;
}

export function textOf(cells: Iterable<Pick<Cell, 'text' | 'sgr'>>): string {
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

/** The text on a style: what its cells do not set themselves, they take from it. */
export function laidOn(text: string, sgr: string): string {
  const ground = UNSTYLED.after(sgr);
  return textOf(cellsOf(text).map(cell => (cell.sgr === '' ? ground : ground.after(cell.sgr)).same(cell)));
}

/** The same character in another style. */
export function inStyle(cell: Cell, sgr: string): Cell {
  return styled(sgr).same(cell);
}

export function plain(text: string): string {
  return text.replaceAll(/\u001B\[[\d;]*m/gu, '');
}

/** What is switched on, by the code that switches it off. */
type Attributes = Map<number, string>;

/** The parameters in force after an SGR code. */
function nextSgr(before: string, parameters: string): string {
  const attributes: Attributes = new Map();
  applySgr(attributes, before);
  applySgr(attributes, parameters === '' ? '0' : parameters);
  return [...attributes]
    .sort(([a], [b]) => a - b)
    .map(([, on]) => on)
    .join(';');
}

function applySgr(attributes: Attributes, parameters: string): void {
  const codes = parameters === '' ? [] : parameters.split(';').map(Number);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (code === 0) attributes.clear();
    else if (code === 38 || code === 48 || code === 58) {
      const length = codes[i + 1] === 5 ? 3 : 5;
      attributes.set(code + 1, codes.slice(i, i + length).join(';'));
      i += length - 1;
    } else {
      const off = offCode(code);
      if (off !== code) attributes.set(code === 2 ? OFF_DIM : off, String(code));
      else {
        attributes.delete(off);
        if (code === 22) attributes.delete(OFF_DIM);
      }
    }
  }
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
