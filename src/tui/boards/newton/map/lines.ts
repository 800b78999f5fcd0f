/** Routes on the map: lines from mark to mark in the colour of land or sea, with their price on a badge. */
import type { Style, Theme } from '../../../theme.ts';
import { type Cell, type Field, fieldOf, type Link } from './chart.ts';
import { groundName, Layer } from './layer.ts';
import type { PathBadge } from './paths.ts';
import type { Plan } from './plan.ts';

/** Land, sea, all routes and prices: what stays the same as long as size and theme do. */
export function routeLayer(theme: Theme, plan: Plan): Layer {
  const field = fieldOf(plan.window, plan.size);
  const layer = Layer.ground(theme, field);
  const drawn = new Map<number, number>();
  const signs = theme.unicode ? LIGHT : ASCII;
  plan.links.forEach((link, i) => {
    for (const { cell, bits } of strokesAlong(plan.paths[i]!.cells, drawn, plan.size.width))
      layer.text(cell.row, cell.col, lineStyle(theme, field, link, cell)(signs[bits]!));
  });
  plan.links.forEach((link, i) => {
    drawPrice(layer, theme, link, plan.paths[i]!.badge);
  });
  return layer;
}

/** One route again, to be seen before all others. */
export function drawWay(layer: Layer, theme: Theme, plan: Plan, index: number): void {
  const { cells, badge } = plan.paths[index]!;
  const style = theme.unicode ? theme.style.changed : theme.style.focus;
  for (const { cell, bits } of strokesAlong(cells, new Map(), plan.size.width))
    layer.text(cell.row, cell.col, style((theme.unicode ? HEAVY : ASCII)[bits]!));
  drawPrice(layer, theme, plan.links[index]!, badge);
}

/** A coin on the line: blocks of colour are for pieces and for what can be reached. */
function drawPrice(layer: Layer, theme: Theme, { cost }: Link, badge: PathBadge | null): void {
  if (badge === null) return;
  layer.text(badge.row, badge.col - badge.arm, priceSign(theme, badge.arm === 0 ? `${cost}` : `(${cost})`));
}

export function priceSign({ hue, style }: Theme, price: string): string {
  return hue.yellow(style.strong(price));
}

function lineStyle(theme: Theme, field: Field, { over }: Link, { row, col }: Cell): Style {
  const ground = over === 'both' ? groundName(field, row, col) : over;
  return ground === 'sea' ? theme.hue.blue : theme.hue.brown;
}

interface Stroke {
  readonly cell: Cell;
  /** The directions in which lines leave the cell: north, east, south, west as bits 1, 2, 4, 8. */
  readonly bits: number;
}

const LIGHT = ' ╵╶╰╷│╭├╴╯─┴╮┤┬┼';
const HEAVY = ' ╹╺┗╻┃┏┣╸┛━┻┓┫┳╋';
const ASCII = ' ||+||++-+-+++++';

/** The strokes between two places. `drawn` knows what other lines have left in a cell, as lines may cross. */
function strokesAlong(cells: readonly Cell[], drawn: Map<number, number>, width: number): Stroke[] {
  return cells.slice(1, -1).map((cell, i) => {
    const at = cell.row * width + cell.col;
    const bits = (drawn.get(at) ?? 0) | bitTo(cell, cells[i]!) | bitTo(cell, cells[i + 2]!);
    drawn.set(at, bits);
    return { cell, bits };
  });
}

function bitTo(from: Cell, to: Cell): number {
  if (to.row !== from.row) return to.row < from.row ? 1 : 4;
  return to.col > from.col ? 2 : 8;
}
