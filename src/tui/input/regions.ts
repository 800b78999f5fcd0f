/** Parts of a screen that answer to the mouse: worked out from the same layout that the screen is drawn from. */
import type { Rect } from '../boards/contract.ts';
import type { Key } from '../keys.ts';

/** What lies under the mouse. Everywhere: the name of a key, which a click presses; the rest is the screen's own. */
export type Hit<Own> = { readonly type: 'key'; readonly key: Key } | Own;

export interface Region<Own = never> {
  readonly rect: Rect;
  readonly hit: Hit<Own>;
}

/** What a cell belongs to; of regions over each other, the later one. */
export function hitAt<Own>(regions: readonly Region<Own>[], row: number, col: number): Hit<Own> | null {
  return regions.findLast(({ rect }) => contains(rect, row, col))?.hit ?? null;
}

function contains(rect: Rect, row: number, col: number): boolean {
  return row >= rect.row && row < rect.row + rect.height && col >= rect.col && col < rect.col + rect.width;
}

/** The regions of a part of the screen, where the part stands. */
export function shifted<Own>(
  regions: readonly Region<Own>[],
  by: { row: number; col: number },
): Region<Own>[] {
  return regions.map(({ rect, hit }) => ({
    rect: { ...rect, row: rect.row + by.row, col: rect.col + by.col },
    hit,
  }));
}
