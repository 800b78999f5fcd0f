/** A screen as an SVG picture, exact to the cell with any font of even width. */
import { cellsOf } from '../draw/cells.ts';
import type { PaletteName } from '../theme.ts';
import { type Look, lookOf, PAGES } from './look.ts';
import { CELL, shapesOf } from './shapes.ts';

const MARGIN = 12;
/** The baseline of a row, and a size at which letters of the usual fonts are as wide as a cell. */
const BASELINE = 14;
const FONT_SIZE = 15;
export const FONT = 'DejaVu Sans Mono, Menlo, Consolas, Liberation Mono, monospace';
export const TEXT_ATTRIBUTES = `font-family="${FONT}" font-size="${FONT_SIZE}"`;

/** A character with the way it is painted. */
export interface PaintedCell {
  readonly text: string;
  readonly width: number;
  readonly look: Look;
}

export function painted(line: string, palette: PaletteName): PaintedCell[] {
  return cellsOf(line).map(({ text, width, sgr }) => ({ text, width, look: lookOf(sgr, palette) }));
}

/** The lines of a screen, each of them as wide as the first. */
export function svgOf(lines: readonly string[], palette: PaletteName): string {
  const rows = lines.map(line => painted(line, palette));
  const content = rows.map((row, i) => drawRow(row, i * CELL.height)).join('\n');
  return svgFrame(widthOf(rows[0] ?? []), lines.length, PAGES[palette].background, content);
}

/** A page of so many cells around what is drawn on it. */
export function svgFrame(columns: number, rows: number, background: string, content: string): string {
  const width = columns * CELL.width + 2 * MARGIN;
  const height = rows * CELL.height + 2 * MARGIN;
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="100%" height="100%" rx="8" fill="${background}"/>`,
    `<g transform="translate(${MARGIN} ${MARGIN})" ${TEXT_ATTRIBUTES}>`,
    content,
    '</g>',
    '</svg>',
    '',
  ].join('\n');
}

function widthOf(cells: readonly PaintedCell[]): number {
  return cells.reduce((sum, { width }) => sum + width, 0);
}

/** The elements of one row of cells from the left edge on: backgrounds, then lines and blocks, then text. */
export function drawRow(cells: readonly PaintedCell[], y: number): string {
  const places = placed(cells);
  return [...backgrounds(places, y), ...drawings(places, y), ...texts(places, y)].join('');
}

interface PlacedCell extends PaintedCell {
  /** In columns. */
  readonly at: number;
}

function placed(cells: readonly PaintedCell[]): PlacedCell[] {
  let at = 0;
  return cells.map(cell => {
    const place = { ...cell, at };
    at += cell.width;
    return place;
  });
}

/** One path for each colour, so that neighbours have no seam between them. */
function backgrounds(cells: readonly PlacedCell[], y: number): string[] {
  const areas = new Map<string, { from: number; to: number }[]>();
  for (const { at, width, look } of cells) {
    if (look.back === null) continue;
    const spans = areas.get(look.back) ?? [];
    areas.set(look.back, spans);
    const last = spans.at(-1);
    if (last?.to === at) last.to = at + width;
    else spans.push({ from: at, to: at + width });
  }
  return [...areas].map(([fill, spans]) => {
    const path = spans.map(({ from, to }) => {
      const width = (to - from) * CELL.width;
      return `M${from * CELL.width} ${y}h${width}v${CELL.height}h${-width}z`;
    });
    return `<path fill="${fill}" d="${path.join('')}" shape-rendering="crispEdges"/>`;
  });
}

function drawings(cells: readonly PlacedCell[], y: number): string[] {
  const paths = new Map<string, string>();
  for (const { text, at, look } of cells) {
    for (const { stroke, opacity, path } of shapesOf(text)) {
      const paint =
        stroke === null
          ? `fill="${look.front}"${opacityOf(look, opacity)} shape-rendering="crispEdges"`
          : `fill="none" stroke="${look.front}" stroke-width="${stroke}"${opacityOf(look, opacity)}`;
      paths.set(paint, joined(paths.get(paint) ?? '', path(at * CELL.width, y)));
    }
  }
  return [...paths].map(([paint, path]) => `<path ${paint} d="${path}"/>`);
}

/** Lines that go on where the last one ended are one line. */
function joined(path: string, next: string): string {
  const end = /L(?<x>[\d.]+) (?<y>[\d.]+)$/u.exec(path);
  const start = /^M(?<x>[\d.]+) (?<y>[\d.]+)L[\d.]+ (?<to>[\d.]+)$/u.exec(next);
  const goesOn =
    end !== null &&
    start !== null &&
    end.groups!['x'] === start.groups!['x'] &&
    end.groups!['y'] === start.groups!['y'] &&
    end.groups!['y'] === start.groups!['to'];
  return goesOn ? path.slice(0, end.index) + next.slice(next.indexOf('L')) : path + next;
}

function opacityOf({ dim }: Look, opacity = 1): string {
  const shown = opacity * (dim ? 0.6 : 1);
  return shown === 1 ? '' : ` opacity="${shown}"`;
}

interface Run {
  readonly at: number;
  readonly look: Look;
  text: string;
  width: number;
  /** Letters run on; a sign stands alone, in exactly its cells, as it may come from another font. */
  readonly letters: boolean;
}

function texts(cells: readonly PlacedCell[], y: number): string[] {
  const runs: Run[] = [];
  for (const { text, at, width, look } of cells) {
    if (shapesOf(text).length > 0) continue;
    const last = runs.at(-1);
    const letters = isLetter(text) && width === 1;
    const goesOn = last?.letters === true && letters && last.at + last.width === at && sameText(last, look);
    if (goesOn) {
      last.text += text;
      last.width += width;
    } else runs.push({ at, look, text, width, letters });
  }
  return runs.flatMap(run => (run.text.trim() === '' ? [] : words(run)).map(part => drawText(part, y)));
}

/** What a space looks like depends on its background alone. */
function sameText(run: Run, look: Look): boolean {
  return run.look.front === look.front && run.look.bold === look.bold && run.look.dim === look.dim;
}

function isLetter(text: string): boolean {
  return text.length === 1 && text.charCodeAt(0) < 0x250;
}

/** Viewers collapse spaces, so each stretch without a gap is placed by itself. */
function words(run: Run): Run[] {
  if (!run.letters) return [run];
  return [...run.text.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: text, index }) => {
    return { ...run, text, at: run.at + index, width: text.length };
  });
}

function drawText({ at, text, width, look, letters }: Run, y: number): string {
  const squeezed = letters ? '' : ' lengthAdjust="spacingAndGlyphs"';
  const weight = look.bold ? ' font-weight="bold"' : '';
  const length = width * CELL.width;
  const style = `fill="${look.front}"${weight}${opacityOf(look)}`;
  return `<text x="${at * CELL.width}" y="${y + BASELINE}" textLength="${length}"${squeezed} ${style}>${escaped(text)}</text>`;
}

export function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
