/**
 * A map laid out for a size: where places, texts, routes and prices stand. Nothing in it depends on the game that is
 * played, so that nothing jumps.
 */
import type { Tables } from '../../../../games/newton/rules/tables.ts';
import type { Data } from '../../../../games/newton/schema.ts';
import type { Size } from '../../contract.ts';
import { extentsOf, type Link, linksOf, type Spot } from './chart.ts';
import { isUpright, type Path, pathsOf, type Stops, stopsOf } from './paths.ts';
import type { Window } from './projection.ts';
import { roomsOf } from './rooms.ts';
import { LAID, type Laid } from './spots.ts';
import { type Spread, spread } from './spread.ts';
import type { Wording } from './wording.ts';

export interface Plan {
  readonly size: Size;
  readonly wording: Wording;
  /** The part of the earth on it. */
  readonly window: Window;
  readonly links: readonly Link[];
  /** By place, and by link. */
  readonly spots: readonly Spot[];
  readonly paths: readonly Path[];
  /** By place: the cells that it may fill, some more than it needs where there is room. */
  readonly rooms: readonly number[];
}

export type Planner = (size: Size) => Plan | null;

/** Null for a size that is too small, or where the data has places or routes that nobody has found room for. */
export function planner(t: Tables, map: Data['map'], all: readonly Laid[] = LAID): Planner {
  const links = linksOf(map);
  const extents: Extents = {
    long: extentsOf(t, map, 'long'),
    middle: extentsOf(t, map, 'middle'),
    short: extentsOf(t, map, 'short'),
  };
  const plans = new Map<string, Plan | null>();
  const make = (size: Size): Plan | null => {
    const laid = all.find(each => each.width <= size.width && each.height <= size.height);
    return laid === undefined || !hasAll(laid, map) ? null : planOf(map, extents, links, laid, size);
  };
  return size => {
    const key = `${size.width}x${size.height}`;
    const known = plans.get(key);
    if (known !== undefined) return known;
    const plan = make(size);
    plans.set(key, plan);
    return plan;
  };
}

/** The cells that each place needs at most. */
type Extents = Readonly<Record<Wording, ReturnType<typeof extentsOf>>>;

function hasAll(laid: Laid, { places, routes }: Data['map']): boolean {
  return (
    places.every(({ id }) => laid.places[id] !== undefined) &&
    routes.every(({ a, b }) => laid.routes[`${a} ${b}`] !== undefined)
  );
}

function planOf(map: Data['map'], extents: Extents, links: readonly Link[], laid: Laid, size: Size): Plan {
  const { wording } = laid;
  const at = spread(laid, size, laid.stiff);
  const signs = map.places.map(({ id }) => {
    const [row, col] = laid.places[id]!;
    return { row, col };
  });
  const routes = map.routes.map(({ a, b }, i) => stopsOf(signs[links[i]!.from]!, laid.routes[`${a} ${b}`]!));
  const spots = signs.map((sign, place) => ({
    row: at(sign).row,
    col: signColumn(sign.col, uprightEnds(links, routes, place), at),
    ...extents[wording][place]!,
  }));
  const paths = pathsOf(links, routes, spots, size, at);
  const rooms = roomsOf(spots, links, paths, size);
  return { size, wording, window: map.drawing, links, spots, paths, rooms };
}

/** The columns in which routes come to a place from above or below. */
function uprightEnds(links: readonly Link[], routes: readonly Stops[], place: number): number[] {
  return links.flatMap(({ from, to }, i) => {
    const stops = routes[i]!;
    const own = from === place ? stops : to === place ? stops.toReversed() : null;
    return own === null || !isUpright(own) ? [] : [own[0]!.col];
  });
}

/** The sign goes along with the first of the routes that end above or below, so that they still meet the name. */
function signColumn(sign: number, ends: readonly number[], at: Spread): number {
  const first = Math.min(...ends);
  if (ends.length === 0) return at({ row: 0, col: sign }).col;
  return at({ row: 0, col: first }).col - (first - sign);
}
