/** Where a longitude and latitude lie on a map of so many cells, and what is land there. One projection, stretched to the room. */
import type { Size } from '../../contract.ts';
import { LAND, WINDOW } from './land.ts';

/** The part of the earth that is drawn, in degrees. */
export interface Window {
  readonly west: number;
  readonly east: number;
  readonly north: number;
  readonly south: number;
}

export interface Degrees {
  readonly longitude: number;
  readonly latitude: number;
}

/**
 * The middle of the continent, where most places lie, has more of the room than the ocean, the steppe and the desert. By
 * degrees, from where on each part has which share of the room.
 */
const STRETCH = {
  longitude: [
    { from: -90, share: 0.7 },
    { from: -5, share: 1.15 },
    { from: 20, share: 0.85 },
  ],
  latitude: [
    { from: -90, share: 0.45 },
    { from: 36, share: 1 },
    { from: 43, share: 1.2 },
    { from: 56, share: 0.8 },
  ],
} as const;

/** How far along a stretched axis a degree is, counted from any fixed point. */
function along(axis: keyof typeof STRETCH, degrees: number): number {
  const parts = STRETCH[axis];
  return parts.reduce((sum, { from, share }, i) => {
    const end = parts[i + 1]?.from ?? Number.POSITIVE_INFINITY;
    return sum + Math.max(0, Math.min(degrees, end) - from) * share;
  }, 0);
}

/** The degree that is so far along. */
function degreesAt(axis: keyof typeof STRETCH, distance: number): number {
  let rest = distance;
  const parts = STRETCH[axis];
  for (const [i, { from, share }] of parts.entries()) {
    const end = parts[i + 1]?.from ?? Number.POSITIVE_INFINITY;
    if (rest <= (end - from) * share) return from + rest / share;
    rest -= (end - from) * share;
  }
  return Number.POSITIVE_INFINITY;
}

/** Row and column with fractions: half a row down is the lower half of a cell. */
export function project({ west, east, north, south }: Window, { width, height }: Size, at: Degrees) {
  const part = (axis: keyof typeof STRETCH, first: number, last: number, degrees: number): number =>
    (along(axis, degrees) - along(axis, first)) / (along(axis, last) - along(axis, first));
  return {
    row: part('latitude', north, south, at.latitude) * height,
    col: part('longitude', west, east, at.longitude) * width,
  };
}

/** True for land, with so many points in each cell. */
export function landPoints(
  { west, east, north, south }: Window,
  { width, height }: Size,
  points: Size,
): readonly (readonly boolean[])[] {
  const edges = (axis: keyof typeof STRETCH, first: number, last: number, count: number): number[] => {
    const [from, to] = [along(axis, first), along(axis, last)];
    return Array.from({ length: count + 1 }, (_, i) => degreesAt(axis, from + ((to - from) * i) / count));
  };
  const latitudes = edges('latitude', north, south, height * points.height);
  const longitudes = edges('longitude', west, east, width * points.width);
  return latitudes
    .slice(1)
    .map((latitude, row) =>
      longitudes
        .slice(1)
        .map((longitude, col) =>
          isMostlyLand({ longitude: longitudes[col]!, latitude: latitudes[row]! }, { longitude, latitude }),
        ),
    );
}

/** Points of the mask in a digit. */
const PER_DIGIT = 4;
const MASK = { width: LAND[0]!.length * PER_DIGIT, height: LAND.length };

/** Read off the digits where it is asked: to take the whole mask apart would delay the first picture. */
function isLand(row: number, col: number): boolean {
  const digit = LAND[row]?.[Math.floor(col / PER_DIGIT)];
  return digit !== undefined && (Number.parseInt(digit, 16) & (8 >> (col % PER_DIGIT))) > 0;
}

function pointAt({ longitude, latitude }: Degrees) {
  return {
    row: ((WINDOW.north - latitude) / (WINDOW.north - WINDOW.south)) * MASK.height,
    col: ((longitude - WINDOW.west) / (WINDOW.east - WINDOW.west)) * MASK.width,
  };
}

/** Is at least half of the field between two corners land? */
function isMostlyLand(from: Degrees, to: Degrees): boolean {
  const [first, last] = [pointAt(from), pointAt(to)];
  let land = 0;
  let all = 0;
  for (let row = Math.floor(first.row); row < Math.max(last.row, first.row + 1); row++)
    for (let col = Math.floor(first.col); col < Math.max(last.col, first.col + 1); col++) {
      all++;
      if (isLand(row, col)) land++;
    }
  return land * 2 >= all;
}
