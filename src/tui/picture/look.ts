/** What SGR codes look like: the colours of a terminal that nobody has told otherwise, on a page of either kind. */
import type { PaletteName } from '../theme.ts';

/** How a cell is painted. Paints are whatever the writer of a picture understands: here colours as `#rrggbb`. */
export interface Look {
  readonly front: string;
  /** Null where the page shows through. */
  readonly back: string | null;
  readonly bold: boolean;
  readonly dim: boolean;
}

/** What a terminal shows where nothing is said about colours. */
export interface Page {
  readonly background: string;
  readonly foreground: string;
}

export const PAGES: Readonly<Record<PaletteName, Page>> = {
  dark: { background: '#16181d', foreground: '#d8dbe2' },
  light: { background: '#ffffff', foreground: '#1f2328' },
};

/** The sixteen basic colours of the terminal in the pictures. */
export const TERMINAL_COLOURS = [
  ...['#16181d', '#d7695f', '#5faf5f', '#d7af5f', '#5f9fdf', '#a98bd9', '#45b0a8', '#c5c8d0'],
  ...['#6b7080', '#e58b82', '#83c983', '#e5c983', '#83b9ef', '#c3abe5', '#6bc8c1', '#ffffff'],
];

/** Texts use few styles, so each is worked out once. */
const known: Readonly<Record<PaletteName, Map<string, Look>>> = { dark: new Map(), light: new Map() };

/** Of the SGR parameters of a cell. */
export function lookOf(sgr: string, palette: PaletteName): Look {
  let look = known[palette].get(sgr);
  if (look === undefined) {
    look = read(sgr, PAGES[palette]);
    known[palette].set(sgr, look);
  }
  return look;
}

function read(sgr: string, page: Page): Look {
  let front: string | null = null;
  let back: string | null = null;
  const on = new Set<number>();
  const codes = sgr === '' ? [] : sgr.split(';').map(Number);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (code === 38 || code === 48) {
      const rgb = codes[i + 1] === 2;
      const colour = rgb ? hex(codes.slice(i + 2, i + 5)) : indexed(codes[i + 2]!);
      if (code === 38) front = colour;
      else back = colour;
      i += rgb ? 4 : 2;
    } else if (code >= 30 && code <= 37) front = indexed(code - 30);
    else if (code >= 90 && code <= 97) front = indexed(code - 82);
    else if (code >= 40 && code <= 47) back = indexed(code - 40);
    else if (code >= 100 && code <= 107) back = indexed(code - 92);
    else on.add(code);
  }
  const shown = front ?? page.foreground;
  const colours = on.has(7) ? { front: back ?? page.background, back: shown } : { front: shown, back };
  return { ...colours, bold: on.has(1), dim: on.has(2) };
}

function indexed(code: number): string {
  const base = TERMINAL_COLOURS[code];
  if (base !== undefined) return base;
  if (code >= 232) return hex(new Array<number>(3).fill(8 + 10 * (code - 232)));
  const level = (value: number): number => (value === 0 ? 0 : 55 + 40 * value);
  const index = code - 16;
  return hex([level(Math.floor(index / 36)), level(Math.floor(index / 6) % 6), level(index % 6)]);
}

function hex(parts: readonly number[]): string {
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`;
}
