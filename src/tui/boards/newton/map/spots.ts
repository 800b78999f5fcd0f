/**
 * Where the places of the map and their texts stand at some sizes; larger maps are drawn apart from them. Written by
 * scripts/map-spots.ts: do not edit.
 */
import type { Side } from './chart.ts';
import type { Wording } from './wording.ts';

export interface Laid {
  readonly width: number;
  readonly height: number;
  readonly wording: Wording;
  /** By id of the place: the cell of its mark, and the side of it where its text stands. */
  readonly places: Readonly<Record<string, readonly [row: number, col: number, side: Side]>>;
}

/** The first that fits is taken: the wordiest and largest. */
export const LAID: readonly Laid[] = [
  {
    width: 78,
    height: 20,
    wording: 'middle',
    places: {
      basel: [8, 27, 'above'],
      bologna: [11, 45, 'left'],
      paris: [8, 22, 'left'],
      leipzig: [5, 46, 'left'],
      krakow: [6, 57, 'right'],
      cambridge: [4, 22, 'left'],
      salamanca: [10, 8, 'above'],
      athenai: [15, 58, 'above'],
      syrakusai: [17, 48, 'below'],
      alexandria: [18, 69, 'below'],
      amsterdam: [4, 25, 'above'],
      napoli: [13, 47, 'left'],
      istanbul: [12, 74, 'left'],
      london: [7, 20, 'left'],
      lisboa: [13, 7, 'below'],
      wien: [7, 51, 'right'],
      stockholm: [1, 45, 'left'],
      weil: [7, 33, 'right'],
      ferney: [10, 25, 'right'],
      airolo: [8, 38, 'below'],
      calais: [5, 19, 'left'],
      roncesvalles: [12, 21, 'right'],
      sagres: [17, 7, 'below'],
      mahon: [15, 22, 'right'],
      benatky: [5, 50, 'above'],
      mohacs: [9, 53, 'below'],
      bran: [9, 60, 'right'],
      otranto: [11, 48, 'right'],
      lindos: [16, 67, 'below'],
      frombork: [4, 58, 'right'],
      mitau: [3, 60, 'right'],
      uraniborg: [2, 42, 'left'],
      'sankt-peterburg': [1, 68, 'above'],
    },
  },
  {
    width: 78,
    height: 14,
    wording: 'short',
    places: {
      basel: [6, 30, 'above'],
      bologna: [8, 43, 'left'],
      paris: [5, 21, 'left'],
      leipzig: [5, 45, 'left'],
      krakow: [4, 56, 'below'],
      cambridge: [2, 15, 'left'],
      salamanca: [9, 13, 'right'],
      athenai: [11, 55, 'below'],
      syrakusai: [12, 47, 'left'],
      alexandria: [12, 75, 'below'],
      amsterdam: [1, 22, 'left'],
      napoli: [10, 45, 'left'],
      istanbul: [8, 67, 'above'],
      london: [4, 18, 'left'],
      lisboa: [11, 8, 'below'],
      wien: [6, 50, 'right'],
      stockholm: [2, 55, 'left'],
      weil: [4, 32, 'above'],
      ferney: [7, 25, 'below'],
      airolo: [6, 34, 'right'],
      calais: [2, 24, 'right'],
      roncesvalles: [7, 17, 'left'],
      sagres: [10, 3, 'above'],
      mahon: [11, 25, 'below'],
      benatky: [4, 47, 'above'],
      mohacs: [8, 53, 'left'],
      bran: [6, 68, 'right'],
      otranto: [9, 49, 'right'],
      lindos: [11, 73, 'above'],
      frombork: [2, 59, 'right'],
      mitau: [4, 64, 'above'],
      uraniborg: [0, 47, 'left'],
      'sankt-peterburg': [1, 68, 'above'],
    },
  },
];
