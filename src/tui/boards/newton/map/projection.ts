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

/** Row and column with fractions: half a row down is the lower half of a cell. */
export function project(window: Window, { width, height }: Size, { longitude, latitude }: Degrees) {
  return {
    row: ((window.north - latitude) / (window.north - window.south)) * height,
    col: ((longitude - window.west) / (window.east - window.west)) * width,
  };
}

/** Rows of half cells: twice as many as the map has rows, true for land. */
export function landHalves(window: Window, { width, height }: Size): readonly (readonly boolean[])[] {
  return Array.from({ length: height * 2 }, (_, half) =>
    Array.from({ length: width }, (_, col) => {
      const latitude = (at: number): number =>
        window.north - ((window.north - window.south) * at) / (height * 2);
      const longitude = (at: number): number => window.west + ((window.east - window.west) * at) / width;
      return isMostlyLand(
        { longitude: longitude(col), latitude: latitude(half) },
        { longitude: longitude(col + 1), latitude: latitude(half + 1) },
      );
    }),
  );
}

const POINTS = LAND.map(row =>
  [...row].flatMap(digit => [8, 4, 2, 1].map(bit => (Number.parseInt(digit, 16) & bit) > 0)),
);

/** Is at least half of the field between two corners land? */
function isMostlyLand(from: Degrees, to: Degrees): boolean {
  const size = { width: POINTS[0]!.length, height: POINTS.length };
  const [first, last] = [project(WINDOW, size, from), project(WINDOW, size, to)];
  let land = 0;
  let all = 0;
  for (let row = Math.floor(first.row); row < Math.max(last.row, first.row + 1); row++)
    for (let col = Math.floor(first.col); col < Math.max(last.col, first.col + 1); col++) {
      all++;
      if (POINTS[row]?.[col] === true) land++;
    }
  return land * 2 >= all;
}
