/** A map in the making: cells with a ground of land or sea under them that lets everything keep its own colours. */

import { cellsOf, type Cell as Shown, textOf } from '../../../draw/cells.ts';
import type { Ground, Theme } from '../../../theme.ts';
import { type Field, isLand, pointsAt } from './chart.ts';

export class Layer {
  readonly #theme: Theme;
  readonly #field: Field;
  readonly #rows: Shown[][];

  private constructor(theme: Theme, field: Field, rows: Shown[][]) {
    this.#theme = theme;
    this.#field = field;
    this.#rows = rows;
  }

  /** Land and sea alone, the coast in quarters of cells. */
  static ground(theme: Theme, field: Field): Layer {
    const rows = Array.from({ length: field.height }, (_, row) =>
      Array.from({ length: field.width }, (_, col) => cellsOf(groundAt(theme, field, row, col))[0]!),
    );
    return new Layer(theme, field, rows);
  }

  copy(): Layer {
    return new Layer(
      this.#theme,
      this.#field,
      this.#rows.map(row => [...row]),
    );
  }

  /** Writes styled text onto land and sea, or onto a ground of its own. */
  text(row: number, col: number, text: string, own?: Ground): void {
    const line = this.#rows[row]!;
    cellsOf(text).forEach((cell, i) => {
      const ground = own ?? groundName(this.#field, row, col + i);
      line[col + i] = hasGrounds(this.#theme)
        ? cellsOf(this.#theme.ground[ground](textOf([cell])))[0]!
        : cell;
    });
  }

  lines(): string[] {
    return this.#rows.map(textOf);
  }
}

/** Are land and sea shown as backgrounds? With few colours texts keep theirs instead. */
function hasGrounds(theme: Theme): boolean {
  return theme.ground.land(' ') !== ' ';
}

export function groundName(field: Field, row: number, col: number): 'land' | 'sea' {
  return isLand(field, row, col) ? 'land' : 'sea';
}

/** Quarters of a cell by those that are filled: upper left, upper right, lower left, lower right as bits 8, 4, 2, 1. */
const QUARTERS = ' ▗▖▄▝▐▞▟▘▚▌▙▀▜▛█';
/** Without backgrounds the sea has a dot in every third cell. */
const WAVE = 3;

function groundAt(theme: Theme, field: Field, row: number, col: number): string {
  const ground = groundName(field, row, col);
  if (hasGrounds(theme)) {
    if (!theme.unicode) return theme.ground[ground](' ');
    const quarters = pointsAt(field, row, col).reduce((bits, isFilled) => bits * 2 + Number(isFilled), 0);
    const sign = QUARTERS[quarters]!;
    if (sign === ' ') return theme.ground.sea(' ');
    return sign === '█' ? theme.ground.land(' ') : theme.ground.sea(theme.ink.land(sign));
  }
  if (ground === 'land') return ' ';
  const sea = theme.ground.sea(' ');
  return sea === ' ' && (col + row * 2) % WAVE === 0 ? theme.style.rule(theme.glyph.dot) : sea;
}
