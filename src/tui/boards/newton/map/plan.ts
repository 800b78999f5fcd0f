/**
 * A map laid out for a size: where places, texts, routes and prices stand. Nothing in it depends on the game that is
 * played, so that nothing jumps; worked out once for a size, as leading the routes takes some time.
 */
import type { Tables } from '../../../../games/newton/rules/tables.ts';
import type { Data } from '../../../../games/newton/schema.ts';
import type { Size } from '../../contract.ts';
import {
  collide,
  type Field,
  fieldOf,
  isWithin,
  type Link,
  linksOf,
  type Spot,
  sitesOf,
  spotAt,
} from './chart.ts';
import { findPaths, type Path } from './routing.ts';
import { LAID, type Laid } from './spots.ts';
import type { Wording } from './wording.ts';

export interface Plan {
  readonly size: Size;
  readonly wording: Wording;
  readonly field: Field;
  readonly links: readonly Link[];
  /** By place, and by link. */
  readonly spots: readonly Spot[];
  readonly paths: readonly Path[];
  /** See `Routing`: none on the maps of the printed game. */
  readonly flaws: number;
}

export type Planner = (size: Size) => Plan | null;

/** Null for a size that is too small, or where the data has places that nobody has found room for. */
export function planner(t: Tables, map: Data['map']): Planner {
  const links = linksOf(map);
  const plans = new Map<string, Plan | null>();
  const make = (size: Size): Plan | null => {
    let best: Plan | null = null;
    for (const laid of LAID) {
      if (laid.width > size.width || laid.height > size.height) continue;
      const spots = drawnApart(t, map, laid, size);
      if (spots === null) continue;
      const { paths, flaws } = findPaths(links, spots, size);
      if (best === null || flaws < best.flaws)
        best = { size, wording: laid.wording, field: fieldOf(map.drawing, size), links, spots, paths, flaws };
      if (flaws === 0) break;
    }
    return best;
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

/** The spots of a smaller map on a larger one; null where they would not keep clear of each other. */
function drawnApart(t: Tables, map: Data['map'], laid: Laid, size: Size): Spot[] | null {
  const stretch = (at: number, from: number, to: number): number =>
    from < 2 ? at : Math.round((at * (to - 1)) / (from - 1));
  const sites = sitesOf(t, map, size, laid.wording);
  const spots: Spot[] = [];
  for (const [place, { id }] of map.places.entries()) {
    const known = laid.places[id];
    if (known === undefined) return null;
    const [row, col, side] = known;
    const cell = {
      row: stretch(row, laid.height, size.height),
      col: stretch(col, laid.width, size.width),
    };
    const spot = spotAt(cell, side, sites[place]!.width, size);
    if (!isWithin(spot, size) || spots.some(other => collide(spot, other))) return null;
    spots.push(spot);
  }
  return spots;
}
