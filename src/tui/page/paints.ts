/** Colours that differ between a dark and a light page: each pair is one variable of the page's style sheet. */
import { cellsOf } from '../draw/cells.ts';
import { type Look, lookOf, PAGES } from '../picture/look.ts';
import type { PaintedCell } from '../picture/svg.ts';

export class Paints {
  /** Names by pair: `#ff0000 #aa0000`. */
  readonly #names = new Map<string, string>();

  constructor() {
    this.#name(PAGES.dark.background, PAGES.light.background);
    this.#name(PAGES.dark.foreground, PAGES.light.foreground);
  }

  /** The same line in both palettes, as one whose colours are variables. */
  painted(dark: string, light: string): PaintedCell[] {
    const others = cellsOf(light);
    return cellsOf(dark).map(({ text, width, sgr }, i) => {
      const other = others[i];
      if (other?.text !== text) throw new Error(`the palettes show different texts: ${dark} and ${light}`);
      return { text, width, look: this.#look(lookOf(sgr, 'dark'), lookOf(other.sgr, 'light')) };
    });
  }

  /** The colour of a styled text, as a variable. */
  front(dark: string, light: string): string {
    return this.painted(dark, light)[0]!.look.front;
  }

  /** Declarations of all variables for one of the palettes. */
  declarations(palette: 'dark' | 'light'): string {
    const pairs = [...this.#names].map(
      ([pair, name]) => `${name}:${pair.split(' ')[palette === 'dark' ? 0 : 1]}`,
    );
    return pairs.join(';');
  }

  #look(dark: Look, light: Look): Look {
    return {
      front: `var(${this.#name(dark.front, light.front)})`,
      back:
        dark.back === null && light.back === null
          ? null
          : `var(${this.#name(dark.back ?? PAGES.dark.background, light.back ?? PAGES.light.background)})`,
      bold: dark.bold,
      dim: dark.dim,
    };
  }

  #name(dark: string, light: string): string {
    const pair = `${dark} ${light}`;
    let name = this.#names.get(pair);
    if (name === undefined) {
      name = `--c${this.#names.size}`;
      this.#names.set(pair, name);
    }
    return name;
  }
}
