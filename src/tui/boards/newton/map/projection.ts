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

/** Points of the mask in a digit. */
const PER_DIGIT = 4;
const MASK = { width: LAND[0]!.length * PER_DIGIT, height: LAND.length };

/** Read off the digits where it is asked: to take the whole mask apart would delay the first picture. */
function isLand(row: number, col: number): boolean {
  const digit = LAND[row]?.[Math.floor(col / PER_DIGIT)];
  return digit !== undefined && (Number.parseInt(digit, 16) & (8 >> (col % PER_DIGIT))) > 0;
}

/** Is at least half of the field between two corners land? */
function isMostlyLand(from: Degrees, to: Degrees): boolean {
  const [first, last] = [project(WINDOW, MASK, from), project(WINDOW, MASK, to)];
  let land = 0;
  let all = 0;
  for (let row = Math.floor(first.row); row < Math.max(last.row, first.row + 1); row++)
    for (let col = Math.floor(first.col); col < Math.max(last.col, first.col + 1); col++) {
      all++;
      if (isLand(row, col)) land++;
    }
  return land * 2 >= all;
}
