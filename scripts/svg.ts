/** The screen of a terminal as an SVG picture: one text element per run of cells of the same style. */
import type { IBufferCell, Terminal } from '@xterm/headless';

const CELL_WIDTH = 8.4;
const CELL_HEIGHT = 18;
const MARGIN = 12;

/** What a terminal shows where nothing is said about colours. */
interface Page {
  readonly background: string;
  readonly foreground: string;
}

const PAGES = {
  dark: { background: '#16181d', foreground: '#d8dbe2' },
  light: { background: '#ffffff', foreground: '#1f2328' },
} as const satisfies Readonly<Record<string, Page>>;

export type PageName = keyof typeof PAGES;

/** The sixteen colours of the terminal in the pictures. */
const BASE = [
  ...['#16181d', '#d7695f', '#5faf5f', '#d7af5f', '#5f9fdf', '#a98bd9', '#45b0a8', '#c5c8d0'],
  ...['#6b7080', '#e58b82', '#83c983', '#e5c983', '#83b9ef', '#c3abe5', '#6bc8c1', '#ffffff'],
];

interface Run {
  readonly col: number;
  text: string;
  cells: number;
  readonly style: string;
  readonly fill: string;
  readonly back: string | null;
}

export function pictureOf(terminal: Terminal, name: PageName): string {
  const page = PAGES[name];
  const width = terminal.cols * CELL_WIDTH + 2 * MARGIN;
  const height = terminal.rows * CELL_HEIGHT + 2 * MARGIN;
  const lines: string[] = [];
  for (let row = 0; row < terminal.rows; row++) {
    for (const run of runsOf(terminal, row, page)) lines.push(...drawRun(run, row));
  }
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" rx="8" fill="${page.background}"/>`,
    `<g font-family="DejaVu Sans Mono, Menlo, Consolas, monospace" font-size="14">`,
    ...lines,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function runsOf(terminal: Terminal, row: number, page: Page): Run[] {
  const line = terminal.buffer.active.getLine(terminal.buffer.active.viewportY + row);
  const runs: Run[] = [];
  if (line === undefined) return runs;
  for (let col = 0; col < terminal.cols; col++) {
    const cell = line.getCell(col);
    if (cell === undefined || cell.getWidth() === 0) continue;
    const look = lookOf(cell, page);
    const text = cell.getChars() || ' ';
    const last = runs.at(-1);
    const joins =
      last !== undefined && last.style === look.style && last.fill === look.fill && last.back === look.back;
    if (joins) {
      last.text += text;
      last.cells += cell.getWidth();
    } else runs.push({ col, text, cells: cell.getWidth(), ...look });
  }
  return runs;
}

function lookOf(cell: IBufferCell, { background, foreground }: Page): Pick<Run, 'style' | 'fill' | 'back'> {
  const front = cell.isFgDefault() ? foreground : colour(cell.getFgColor(), cell.isFgRGB());
  const back = cell.isBgDefault() ? null : colour(cell.getBgColor(), cell.isBgRGB());
  const style = `${cell.isBold() ? ' font-weight="bold"' : ''}${cell.isDim() ? ' opacity="0.6"' : ''}`;
  return cell.isInverse() ? { style, fill: back ?? background, back: front } : { style, fill: front, back };
}

function colour(code: number, rgb: boolean): string {
  if (rgb) return `#${code.toString(16).padStart(6, '0')}`;
  const base = BASE[code];
  if (base !== undefined) return base;
  if (code >= 232) return hex(...(new Array(3).fill(8 + 10 * (code - 232)) as [number, number, number]));
  const level = (value: number): number => (value === 0 ? 0 : 55 + 40 * value);
  const index = code - 16;
  return hex(level(Math.floor(index / 36)), level(Math.floor(index / 6) % 6), level(index % 6));
}

function hex(...parts: readonly [number, number, number]): string {
  return `#${parts.map(part => part.toString(16).padStart(2, '0')).join('')}`;
}

function drawRun(run: Run, row: number): string[] {
  const x = MARGIN + run.col * CELL_WIDTH;
  const y = MARGIN + row * CELL_HEIGHT;
  const width = (run.cells * CELL_WIDTH).toFixed(1);
  const drawn: string[] = [];
  if (run.back !== null) {
    drawn.push(
      `<rect x="${x.toFixed(1)}" y="${y}" width="${width}" height="${CELL_HEIGHT}" fill="${run.back}"/>`,
    );
  }
  // Viewers collapse spaces: each stretch without a gap is placed by itself.
  let cells = 0;
  for (const part of run.text.split(/(\s{2,}|^\s|\s$)/u)) {
    const length = part.length * (run.cells / run.text.length);
    if (part.trim() !== '') {
      const left = (x + cells * CELL_WIDTH).toFixed(1);
      const long = (length * CELL_WIDTH).toFixed(1);
      const text = part.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
      drawn.push(
        `<text x="${left}" y="${y + 14}" textLength="${long}" lengthAdjust="spacingAndGlyphs" fill="${run.fill}"${run.style}>${text}</text>`,
      );
    }
    cells += length;
  }
  return drawn;
}
