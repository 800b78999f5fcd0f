/** The file that the map reads its spots from. */
import type { Laid } from '../../src/tui/boards/newton/map/spots.ts';

const HEAD = `/**
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
export const LAID: readonly Laid[] = [`;

export function formatSpots(all: readonly Laid[]): string {
  const entries = all.map(({ width, height, wording, places }) => {
    const lines = Object.entries(places).map(
      ([id, [row, col, side]]) => `      ${/^\w+$/u.test(id) ? id : `'${id}'`}: [${row}, ${col}, '${side}'],`,
    );
    return `  {
    width: ${width},
    height: ${height},
    wording: '${wording}',
    places: {
${lines.join('\n')}
    },
  },`;
  });
  return `${HEAD}\n${entries.join('\n')}\n];\n`;
}
