/**
 * Stands in for the package `@alcalzone/ansi-tokenize` inside the bundle: Ink takes styled lines apart into the same
 * cells as the boards, which every line has been through before. The package took a sixth of the time to the first frame.
 */
import { type Cell, cellsOf, textOf } from '../src/tui/draw/cells.ts';

/** What Ink puts onto its grid. Its own blanks have a list of no styles. */
interface StyledChar {
  readonly type: 'char';
  readonly value: string;
  readonly fullWidth: boolean;
  readonly styles: Cell | readonly [];
}

/** By the cell that they show, which is shared, too. */
const characters = new Map<Cell, StyledChar>();

function characterOf(cell: Cell): StyledChar {
  let character = characters.get(cell);
  if (character === undefined) {
    character = { type: 'char', value: cell.text, fullWidth: cell.width > 1, styles: cell };
    characters.set(cell, character);
  }
  return character;
}

/** A text is its own list of tokens. */
export function tokenize(text: string): string {
  return text;
}

export function styledCharsFromTokens(text: string): StyledChar[] {
  return cellsOf(text).map(characterOf);
}

export function styledCharsToString(line: readonly StyledChar[]): string {
  return textOf(line.map(({ value, styles }) => ({ text: value, sgr: 'sgr' in styles ? styles.sgr : '' })));
}
