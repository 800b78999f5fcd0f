/**
 * A map laid out for a size: where places, texts, routes and prices stand. Nothing in it depends on the game that is
 * played, so that nothing jumps.
 */
import type { Tables } from '../../../../games/newton/rules/tables.ts';
import type { Data } from '../../../../games/newton/schema.ts';
import type { Size } from '../../contract.ts';
import { type Link, linksOf, type Spot, spotAt, textWidths } from './chart.ts';
import { type Path, pathsOf } from './paths.ts';
import type { Window } from './projection.ts';
import { LAID, type Laid } from './spots.ts';
import { spread } from './spread.ts';
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
}

export type Planner = (size: Size) => Plan | null;

/** Null for a size that is too small, or where the data has places or routes that nobody has found room for. */
export function planner(t: Tables, map: Data['map'], all: readonly Laid[] = LAID): Planner {
  const links = linksOf(map);
  const widths: Widths = {
    long: textWidths(t, map, 'long'),
    middle: textWidths(t, map, 'middle'),
    short: textWidths(t, map, 'short'),
  };
  const plans = new Map<string, Plan | null>();
  const make = (size: Size): Plan | null => {
    const laid = all.find(each => each.width <= size.width && each.height <= size.height);
    return laid === undefined || !hasAll(laid, map) ? null : planOf(map, widths, links, laid, size);
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

/** The cells that the text of each place needs at most. */
type Widths = Readonly<Record<Wording, readonly number[]>>;

function hasAll(laid: Laid, { places, routes }: Data['map']): boolean {
  return (
    places.every(({ id }) => laid.places[id] !== undefined) &&
    routes.every(({ a, b }) => laid.routes[`${a} ${b}`] !== undefined)
  );
}

function planOf(map: Data['map'], widths: Widths, links: readonly Link[], laid: Laid, size: Size): Plan {
  const { wording } = laid;
  const at = spread(laid, size, laid.stiff);
  const spots = map.places.map(({ id }, place) => {
    const [row, col, side] = laid.places[id]!;
    return spotAt(at({ row, col }), side, widths[wording][place]!, size);
  });
  const routes = map.routes.map(({ a, b }) => {
    const [row, col] = laid.places[a]!;
    return { start: { row, col }, steps: laid.routes[`${a} ${b}`]! };
  });
  return {
    size,
    wording,
    window: map.drawing,
    links,
    spots,
    paths: pathsOf(links, routes, spots, size, at),
  };
}
