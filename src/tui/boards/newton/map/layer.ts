/** A map in the making: cells with a ground of land or sea under them that lets everything keep its own colours. */

import { cellsOf, type Cell as Shown, textOf } from '../../../draw/cells.ts';
import type { Theme } from '../../../theme.ts';
import { type Field, isLand } from './chart.ts';

export class Layer {
  readonly #theme: Theme;
  readonly #field: Field;
  readonly #rows: Shown[][];

  private constructor(theme: Theme, field: Field, rows: Shown[][]) {
    this.#theme = theme;
    this.#field = field;
    this.#rows = rows;
  }

  /** Land and sea alone, the coast in half cells. */
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

  /** Writes styled text onto the ground. */
  text(row: number, col: number, text: string): void {
    const line = this.#rows[row]!;
    cellsOf(text).forEach((cell, i) => {
      const ground = groundName(this.#field, row, col + i);
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

const UPPER_HALF = '▀';
/** Without backgrounds the sea has a dot in every third cell. */
const WAVE = 3;

function groundAt(theme: Theme, field: Field, row: number, col: number): string {
  const groundOf = (half: number): 'land' | 'sea' => (field.halves[half]![col]! ? 'land' : 'sea');
  const [upper, lower] = [groundOf(row * 2), groundOf(row * 2 + 1)];
  if (hasGrounds(theme) && theme.unicode && upper !== lower)
    return theme.ground[lower](theme.ink[upper](UPPER_HALF));
  const ground = groundName(field, row, col);
  if (hasGrounds(theme)) return theme.ground[ground](' ');
  if (ground === 'land') return ' ';
  const sea = theme.ground.sea(' ');
  return sea === ' ' && (col + row * 2) % WAVE === 0 ? theme.style.rule(theme.glyph.dot) : sea;
}
