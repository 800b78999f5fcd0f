/**
 * Where the prices of routes stand: a coin of three cells, `(2)`, on a straight stretch as near to the middle as may be,
 * or the number alone where there is no room for that.
 */
import type { Size } from '../../contract.ts';

/** What is in the cells of a map, row by row. */
export interface Taken extends Size {
  /** Of a place: its index and 1; 0 where there is none. */
  readonly places: ArrayLike<number>;
  /** How many routes go through. */
  readonly routes: ArrayLike<number>;
}

interface Ends {
  readonly from: number;
  readonly to: number;
}

/** The cell of the number, and how many cells the coin has on both sides of it. */
export interface Badge {
  readonly cell: number;
  readonly arm: 0 | 1;
}

/** What is wrong with a price in a cell, the less the better. */
const WORSE = {
  offMiddle: 1,
  nearEnd: 6,
  bare: 70,
  between: 9,
  byName: 14,
  besideName: 150,
  byBadge: 110,
  none: 300,
} as const;

export interface Badges {
  /** By route; null where there is no room. */
  readonly badges: readonly (Badge | null)[];
  /** Of all routes together. */
  readonly flaws: number;
}

/** Prices for routes as cells from place to place, both ends in a place; each by the places at its ends. */
export function badgesOn(
  taken: Taken,
  routes: readonly (readonly number[])[],
  links: readonly Ends[],
): Badges {
  const badges: (Badge | null)[] = routes.map(() => null);
  let flaws = 0;
  for (let round = 0; round < ROUNDS; round++) {
    flaws = 0;
    for (const [i, route] of routes.entries()) {
      badges[i] = null;
      let least: number = WORSE.none;
      for (const arm of [1, 0] as const) {
        if (least < WORSE.bare) break;
        let best: Badge | null = badges[i] ?? null;
        badges[i] = null;
        for (let n = 1; n < route.length - 1; n++) {
          const off = Math.abs(n - (route.length - 1) / 2) * WORSE.offMiddle;
          const onLine = off + flawOn(taken, route, n, arm);
          if (onLine >= least) continue;
          const flaw = onLine + flawBeside(taken, route[n]!, arm, links[i]!, badges);
          if (flaw >= least) continue;
          least = flaw;
          best = { cell: route[n]!, arm };
        }
        badges[i] = best;
      }
      flaws += least;
    }
  }
  return { badges, flaws };
}

/** The first prices give way to the last ones in the second. */
const ROUNDS = 2;

/** Of the line itself; infinite where no price of that size can stand. */
function flawOn({ width, places, routes }: Taken, route: readonly number[], n: number, arm: 0 | 1): number {
  const cell = route[n]!;
  if (routes[cell]! > 1) return Number.POSITIVE_INFINITY;
  if (arm === 0) return WORSE.bare;
  const col = cell % width;
  if (col === 0 || col === width - 1) return Number.POSITIVE_INFINITY;
  const [before, after] = [route[n - 1]!, route[n + 1]!];
  const step = after - before;
  if (step === 2 || step === -2) {
    const covers = (at: number): boolean =>
      places[route[at]!] === 0 && routes[route[at]!]! === 1 && !isTurn(route, at);
    // Some of the line is to be seen on both sides.
    const isSeen = places[route[n - 2]!] === 0 && places[route[n + 2]!] === 0;
    return covers(n - 1) && covers(n + 1) && isSeen ? 0 : Number.POSITIVE_INFINITY;
  }
  if (step !== 2 * width && step !== -2 * width) return Number.POSITIVE_INFINITY;
  for (const beside of [cell - 1, cell + 1])
    if (places[beside] !== 0 || routes[beside] !== 0) return Number.POSITIVE_INFINITY;
  return places[before] !== 0 && places[after] !== 0 ? WORSE.between : 0;
}

function isTurn(route: readonly number[], n: number): boolean {
  const [before, after] = [route[n - 1], route[n + 1]];
  return before === undefined || after === undefined || after - route[n]! !== route[n]! - before;
}

/** Of names and other prices near by. */
function flawBeside(
  { width, height, places }: Taken,
  cell: number,
  arm: 0 | 1,
  { from, to }: Ends,
  badges: readonly (Badge | null)[],
): number {
  const col = cell % width;
  const row = (cell - col) / width;
  const isOther = (place: number): boolean => place !== 0 && place !== from + 1 && place !== to + 1;
  let flaw = 0;
  for (const side of [-arm - 1, arm + 1]) {
    if (col + side < 0 || col + side >= width) continue;
    const place = places[cell + side]!;
    // A bare number would be read with any name.
    if (isOther(place) || (arm === 0 && place !== 0)) flaw += WORSE.besideName;
    else if (place !== 0) flaw += WORSE.nearEnd;
  }
  for (const beside of [row > 0 ? cell - width : -1, row < height - 1 ? cell + width : -1]) {
    if (beside < 0) continue;
    if (isOther(places[beside]!) || isOther(places[beside - arm]!) || isOther(places[beside + arm]!))
      flaw += WORSE.byName;
  }
  for (const badge of badges) {
    if (badge === null) continue;
    const cols = Math.abs((badge.cell % width) - col) - arm - badge.arm;
    const rows = Math.abs(Math.floor(badge.cell / width) - row);
    if (rows <= 1 && cols <= 1) flaw += WORSE.byBadge;
  }
  return flaw;
}
