/** What a map is laid out from: the places with the room that their texts need, and the routes between them. */
import { indices } from '../../../../core/grammar.ts';
import type { Tables } from '../../../../games/newton/rules/tables.ts';
import type { PlaceIndex } from '../../../../games/newton/rules/types.ts';
import type { Data } from '../../../../games/newton/schema.ts';
import type { Size } from '../../contract.ts';
import { landHalves, project, type Window } from './projection.ts';
import { roomForPieces, type Wording, widestOffer } from './wording.ts';

export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** Land and sea on a map of this size. */
export interface Field extends Size {
  /** Twice as many rows as the map has, true for land. */
  readonly halves: readonly (readonly boolean[])[];
}

/** A place before it has a cell. */
export interface Site extends Cell {
  /** Cells that its text needs at most. */
  readonly width: number;
}

export interface Link {
  readonly from: PlaceIndex;
  readonly to: PlaceIndex;
  readonly cost: number;
  readonly over: 'land' | 'sea' | 'both';
}

/** Where the text stands around the mark of its place: `above-left` ends above it, `above-right` begins there. */
export const SIDES = [
  'right',
  'left',
  'above',
  'above-left',
  'above-right',
  'below',
  'below-left',
  'below-right',
] as const;
export type Side = (typeof SIDES)[number];

/** A place on the map: the cell of its mark, and its text. */
export interface Spot extends Cell {
  readonly side: Side;
  readonly text: Cell & { readonly width: number };
}

export function fieldOf(window: Window, size: Size): Field {
  return { ...size, halves: landHalves(window, size) };
}

export function isLand({ halves }: Field, row: number, col: number): boolean {
  return halves[row * 2]![col]! || halves[row * 2 + 1]![col]!;
}

/** Where the places really lie, in cells with fractions. */
export function sitesOf(t: Tables, map: Data['map'], size: Size, wording: Wording): Site[] {
  const widths = textWidths(t, map, wording);
  return map.places.map(({ drawing }, place) => ({
    ...project(map.drawing, size, drawing),
    width: widths[place]!,
  }));
}

/** By place: the cells that its text needs at most. */
export function textWidths(t: Tables, map: Data['map'], wording: Wording): number[] {
  return indices<PlaceIndex>(map.places).map(place => {
    const offer = widestOffer(t, place, wording);
    return map.places[place]!.name.length + (offer === 0 ? 0 : offer + 1) + roomForPieces(t, place, wording);
  });
}

export function linksOf({ places, routes }: Data['map']): Link[] {
  const all = indices<PlaceIndex>(places);
  const named = (id: string): PlaceIndex => all.find(place => places[place]!.id === id)!;
  return routes.map(({ a, b, cost, drawing }) => ({ from: named(a), to: named(b), cost, over: drawing }));
}

/** The spot of a place whose mark and side are known. */
export function spotAt({ row, col }: Cell, side: Side, width: number, size: Size): Spot {
  const middle = Math.max(0, Math.min(size.width - width, col - Math.floor(width / 2)));
  const text = {
    right: { row, col: col + 1, width },
    left: { row, col: col - width, width },
    above: { row: row - 1, col: middle, width },
    'above-left': { row: row - 1, col: col - width + 1, width },
    'above-right': { row: row - 1, col, width },
    below: { row: row + 1, col: middle, width },
    'below-left': { row: row + 1, col: col - width + 1, width },
    'below-right': { row: row + 1, col, width },
  }[side];
  return { row, col, side, text };
}

/** Is all of a spot on the map? */
export function isWithin({ row, col, text }: Spot, { width, height }: Size): boolean {
  return (
    [row, text.row].every(each => each >= 0 && each < height) &&
    col >= 0 &&
    col < width &&
    text.col >= 0 &&
    text.col + text.width <= width
  );
}

/** Does one of two places stand where the other has its mark or text? */
export function collide(a: Spot, b: Spot): boolean {
  return (
    meet(runOf(a), runOf(b)) ||
    meet(markOf(a), b.text) ||
    meet(a.text, markOf(b)) ||
    meet(markOf(a), markOf(b))
  );
}

interface Run extends Cell {
  readonly width: number;
}

const markOf = ({ row, col }: Spot): Run => ({ row, col, width: 1 });

/** A text with a blank after it, so that two do not run together. */
const runOf = ({ text }: Spot): Run => ({ ...text, width: text.width + 1 });

function meet(a: Run, b: Run): boolean {
  return a.row === b.row && a.col < b.col + b.width && b.col < a.col + a.width;
}
