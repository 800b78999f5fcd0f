/** A two-dimensional buffer of styled cells: nodes, labels and the lines between them, for maps and trees. */
import type { Rect, Size } from '../boards/contract.ts';
import type { Style, Theme } from '../theme.ts';
import { type Cell, cellsOf, textOf } from './cells.ts';
import { pad } from './text.ts';

const BLANK: Cell = { text: ' ', width: 1, sgr: '' };
/** Stands where the right half of a wide character is. */
const HALF: Cell = { text: '', width: 0, sgr: '' };

/** Directions in which a line leaves a cell. */
const NORTH = 1;
const EAST = 2;
const SOUTH = 4;
const WEST = 8;

const UNICODE_JOINTS = ' ╵╶└╷│┌├╴┘─┴┐┤┬┼';
const ASCII_JOINTS = ' ||+||++-+-+++++';

export interface Point {
  readonly row: number;
  readonly col: number;
}

export class Canvas {
  readonly width: number;
  readonly height: number;
  readonly #theme: Theme;
  readonly #cells: Cell[][];
  /** Lines meeting in a cell, so that crossings and corners join. */
  readonly #joints: number[][];

  constructor(size: Size, theme: Theme) {
    this.width = size.width;
    this.height = size.height;
    this.#theme = theme;
    this.#cells = Array.from({ length: size.height }, () => new Array<Cell>(size.width).fill(BLANK));
    this.#joints = Array.from({ length: size.height }, () => new Array<number>(size.width).fill(0));
  }

  /** Writes styled text from a cell to the right. What would leave the canvas is cut, with a mark at the edge. */
  text(row: number, col: number, text: string): this {
    const line = this.#cells[row];
    if (line === undefined) return this;
    let at = col;
    for (const cell of cellsOf(text)) {
      if (at + cell.width > this.width) {
        if (at > col && at <= this.width) {
          line[this.width - 1] = { ...cell, text: this.#theme.glyph.ellipsis, width: 1 };
        }
        break;
      }
      if (at >= 0) {
        this.#free(line, at);
        line[at] = cell;
        if (cell.width === 2) {
          this.#free(line, at + 1);
          line[at + 1] = HALF;
        }
      }
      at += cell.width;
    }
    return this;
  }

  /** Writes lines below each other. */
  block(row: number, col: number, lines: readonly string[]): this {
    lines.forEach((line, i) => {
      this.text(row + i, col, line);
    });
    return this;
  }

  /** Text centred in a span of cells, cut with a mark where it is longer. */
  centred(row: number, col: number, width: number, text: string): this {
    return this.text(row, col, pad(text, width, this.#theme, 'center'));
  }

  /**
   * A line through the points. Straight parts are box-drawing lines that join where they meet; parts at an angle go by
   * diagonal strokes, then straight.
   */
  line(points: readonly Point[], style: Style = text => text): this {
    for (let i = 1; i < points.length; i++) this.#segment(points[i - 1]!, points[i]!, style);
    return this;
  }

  frame(rect: Rect, style: Style = text => text): this {
    const right = rect.col + rect.width - 1;
    const bottom = rect.row + rect.height - 1;
    const corners: Point[] = [
      { row: rect.row, col: rect.col },
      { row: rect.row, col: right },
      { row: bottom, col: right },
      { row: bottom, col: rect.col },
      { row: rect.row, col: rect.col },
    ];
    return this.line(corners, style);
  }

  lines(): string[] {
    return this.#cells.map(textOf);
  }

  #segment(from: Point, to: Point, style: Style): void {
    let { row, col } = from;
    while (row !== to.row || col !== to.col) {
      const rowStep = Math.sign(to.row - row);
      const colStep = Math.sign(to.col - col);
      if (rowStep !== 0 && colStep !== 0) {
        row += rowStep;
        col += colStep;
        const { diagonalUp, diagonalDown } = this.#theme.glyph;
        if (row !== to.row || col !== to.col) {
          this.#put(row, col, style(rowStep === colStep ? diagonalDown : diagonalUp));
        }
        continue;
      }
      const [out, back] = rowStep !== 0 ? vertical(rowStep) : horizontal(colStep);
      this.#join(row, col, out, style);
      row += rowStep;
      col += colStep;
      this.#join(row, col, back, style);
    }
  }

  #join(row: number, col: number, direction: number, style: Style): void {
    const joints = this.#joints[row];
    if (joints === undefined || joints[col] === undefined) return;
    joints[col] |= direction;
    const glyphs = this.#theme.unicode ? UNICODE_JOINTS : ASCII_JOINTS;
    this.#put(row, col, style(glyphs[joints[col]]!));
  }

  #put(row: number, col: number, text: string): void {
    const cell = cellsOf(text)[0];
    const line = this.#cells[row];
    if (cell === undefined || line?.[col] === undefined) return;
    this.#free(line, col);
    line[col] = cell;
  }

  /** Overwriting half of a wide character blanks its other half. */
  #free(line: Cell[], col: number): void {
    if (line[col] === HALF) line[col - 1] = BLANK;
    if (line[col]?.width === 2) line[col + 1] = BLANK;
  }
}

function vertical(step: number): readonly [number, number] {
  return step > 0 ? [SOUTH, NORTH] : [NORTH, SOUTH];
}

function horizontal(step: number): readonly [number, number] {
  return step > 0 ? [EAST, WEST] : [WEST, EAST];
}
