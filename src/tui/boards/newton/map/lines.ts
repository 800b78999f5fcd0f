/** Routes on the map: lines from mark to mark in the colour of land or sea, with their price on a badge. */
import type { Style, Theme } from '../../../theme.ts';
import { type Cell, type Field, fieldOf, type Link } from './chart.ts';
import { groundName, Layer } from './layer.ts';
import type { Plan } from './plan.ts';

/** Land, sea, all routes and prices: what stays the same as long as size and theme do. */
export function routeLayer(theme: Theme, plan: Plan): Layer {
  const field = fieldOf(plan.window, plan.size);
  const layer = Layer.ground(theme, field);
  const drawn = new Map<number, string>();
  const strokes = theme.unicode ? LIGHT : ASCII;
  plan.links.forEach((link, i) => {
    for (const { cell, sign } of signsAlong(strokes, plan.paths[i]!.cells, drawn, plan.size.width))
      layer.text(cell.row, cell.col, lineStyle(theme, field, link, cell)(sign));
  });
  plan.links.forEach((link, i) => {
    drawBadge(layer, theme.fill.yellow, theme, link, plan.paths[i]!.badge);
  });
  return layer;
}

/** One route again, to be seen before all others. */
export function drawWay(layer: Layer, theme: Theme, plan: Plan, index: number): void {
  const { cells, badge } = plan.paths[index]!;
  const strokes = theme.unicode ? HEAVY : ASCII;
  const style = theme.unicode ? theme.style.changed : theme.style.focus;
  for (const { cell, sign } of signsAlong(strokes, cells, new Map(), plan.size.width))
    layer.text(cell.row, cell.col, style(sign));
  drawBadge(layer, theme.fill.yellow, theme, plan.links[index]!, badge);
}

function drawBadge(layer: Layer, style: Style, theme: Theme, { cost }: Link, badge: Cell | null): void {
  if (badge === null) return;
  // Without colour a filled number is the price of a place.
  const shown = theme.color ? style : theme.style.strong;
  layer.text(badge.row, badge.col, shown(String(cost)));
}

function lineStyle(theme: Theme, field: Field, { over }: Link, { row, col }: Cell): Style {
  const ground = over === 'both' ? groundName(field, row, col) : over;
  return ground === 'sea' ? theme.hue.blue : theme.hue.brown;
}

interface Sign {
  readonly cell: Cell;
  readonly sign: string;
}

/** Lines by the directions in which they leave a cell: north, east, south, west as bits 1, 2, 4, 8. */
interface Strokes {
  readonly straight: string;
  /** From the lower left to the upper right, the other way, and both. */
  readonly rising: string;
  readonly falling: string;
  readonly crossed: string;
}

const LIGHT: Strokes = { straight: ' ╵╶╰╷│╭├╴╯─┴╮┤┬┼', rising: '╱', falling: '╲', crossed: '╳' };
const HEAVY: Strokes = { straight: ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋', rising: '╱', falling: '╲', crossed: '╳' };
const ASCII: Strokes = { straight: ' ||+||++-+-+++++', rising: '/', falling: '\\', crossed: '+' };

/** The signs between two marks. `drawn` knows what other lines have left in a cell, as lines may cross. */
function signsAlong(
  strokes: Strokes,
  cells: readonly Cell[],
  drawn: Map<number, string>,
  width: number,
): Sign[] {
  return cells.slice(1, -1).map((cell, i) => {
    const at = cell.row * width + cell.col;
    const own = strokeOf(strokes, cell, cells[i]!, cells[i + 2]!);
    const before = drawn.get(at);
    const sign = before === undefined || before === own ? own : crossing(strokes, before, own);
    drawn.set(at, sign);
    return { cell, sign };
  });
}

function crossing({ straight, rising, falling, crossed }: Strokes, one: string, other: string): string {
  const slanting = [rising, falling, crossed];
  return slanting.includes(one) && slanting.includes(other) ? crossed : straight[0b1111]!;
}

/** A line through a cell. A slanting one meets others at the upper or lower edge of the cell. */
function strokeOf({ straight, rising, falling }: Strokes, cell: Cell, from: Cell, to: Cell): string {
  const [a, b] = [stepTo(cell, from), stepTo(cell, to)];
  if (a.rows !== 0 && a.cols !== 0 && a.rows === -b.rows && a.cols === -b.cols)
    return a.rows === a.cols ? falling : rising;
  const first = bitOf(a.rows, a.rows === 0 ? a.cols : 0);
  const second = bitOf(b.rows, b.rows === 0 ? b.cols : 0);
  if (first !== second) return straight[first | second]!;
  // Both leave at the same edge: one of them seen from the side.
  const side = a.cols === 0 ? b : a;
  return straight[first | bitOf(0, side.cols)]!;
}

function stepTo(from: Cell, to: Cell): { readonly rows: number; readonly cols: number } {
  return { rows: to.row - from.row, cols: to.col - from.col };
}

function bitOf(rows: number, cols: number): number {
  if (rows !== 0) return rows < 0 ? 1 : 4;
  return cols > 0 ? 2 : 8;
}
