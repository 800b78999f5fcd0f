/** What a map is laid out from: the places with the room that their texts need, and the routes between them. */
import { indices } from '../../../../core/grammar.ts';
import type { Tables } from '../../../../games/newton/rules/tables.ts';
import type { PlaceIndex } from '../../../../games/newton/rules/types.ts';
import type { Data } from '../../../../games/newton/schema.ts';
import type { Size } from '../../contract.ts';
import { landPoints, project, type Window } from './projection.ts';
import { roomForPieces, type Wording, widestOffer, widestText } from './wording.ts';

export interface Cell {
  readonly row: number;
  readonly col: number;
}

/** Land and sea on a map of this size. */
export interface Field extends Size {
  /** Two by two points in a cell, true for land. */
  readonly points: readonly (readonly boolean[])[];
}

/** A place before it has a cell: where it really lies, in cells with fractions. */
export interface Site extends Cell, Extent {}

/** The cells that a place needs, and those that it could do with for more words. */
export interface Extent extends Pick<Spot, 'width' | 'grip'> {
  readonly wish: number;
}

export interface Link {
  readonly from: PlaceIndex;
  readonly to: PlaceIndex;
  readonly cost: number;
  readonly over: 'land' | 'sea' | 'both';
}

/** A place on the map: from the cell of its sign on, in one row, its sign, name, offer and pieces. */
export interface Spot extends Cell {
  /** All cells that it may need. */
  readonly width: number;
  /** Sign and name, which are always there: routes from above and below end at these cells. */
  readonly grip: number;
}

export function fieldOf(window: Window, size: Size): Field {
  return { ...size, points: landPoints(window, size, { width: 2, height: 2 }) };
}

/** The four points of a cell: upper left, upper right, lower left, lower right. */
export function pointsAt({ points }: Field, row: number, col: number): readonly boolean[] {
  const [upper, lower] = [points[row * 2]!, points[row * 2 + 1]!];
  return [upper[col * 2]!, upper[col * 2 + 1]!, lower[col * 2]!, lower[col * 2 + 1]!];
}

/** Is at least half of a cell land? */
export function isLand(field: Field, row: number, col: number): boolean {
  return pointsAt(field, row, col).filter(Boolean).length >= 2;
}

export function sitesOf(t: Tables, map: Data['map'], size: Size, wording: Wording): Site[] {
  const extents = extentsOf(t, map, wording);
  return map.places.map(({ drawing }, place) => ({
    ...project(map.drawing, size, drawing),
    ...extents[place]!,
  }));
}

/** The sign of a place and a blank. */
const SIGN = 2;

/** By place: the cells that it needs at most. */
export function extentsOf(t: Tables, map: Data['map'], wording: Wording): readonly Extent[] {
  return indices<PlaceIndex>(map.places).map(place => {
    const offer = widestOffer(t, place, wording);
    const grip = SIGN + map.places[place]!.name.length;
    const width = grip + (offer === 0 ? 0 : offer + 1) + roomForPieces(t, place, wording);
    const words = widestText(t, place, wording);
    return { grip, width, wish: words === 0 ? 0 : Math.max(0, grip + 1 + words - width) };
  });
}

export function linksOf({ places, routes }: Data['map']): Link[] {
  const all = indices<PlaceIndex>(places);
  const named = (id: string): PlaceIndex => all.find(place => places[place]!.id === id)!;
  return routes.map(({ a, b, cost, drawing }) => ({ from: named(a), to: named(b), cost, over: drawing }));
}

/** Is all of a spot on the map? */
export function isWithin({ row, col, width }: Spot, size: Size): boolean {
  return row >= 0 && row < size.height && col >= 0 && col + width <= size.width;
}

/** Cells between two places in a row, so that the end of one is not read with the sign of the other. */
export const APART = 2;

/** Is one of two places in the cells of the other, or right beside it? */
export function collide(a: Spot, b: Spot): boolean {
  return a.row === b.row && a.col < b.col + b.width + APART && b.col < a.col + a.width + APART;
}
