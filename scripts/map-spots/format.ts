/** The file that the map reads its spots and routes from. */
import { COMPASS } from '../../src/tui/boards/newton/map/paths.ts';
import type { Laid } from '../../src/tui/boards/newton/map/spots.ts';
import type { Route } from './router.ts';

const HEAD = `/**
 * Where the places of the map, their texts and the routes stand at some sizes; on larger maps they move apart. Written by
 * scripts/map-spots.ts: do not edit.
 */
import type { Side } from './chart.ts';
import type { Stiff } from './spread.ts';
import type { Wording } from './wording.ts';

export interface Laid {
  readonly width: number;
  readonly height: number;
  readonly wording: Wording;
  /** By id of the place: the cell of its mark, and the side of it where its text stands. */
  readonly places: Readonly<Record<string, readonly [row: number, col: number, side: Side]>>;
  readonly stiff: Stiff;
  /** By the ids of both ends: the steps from one to the other. */
  readonly routes: Readonly<Record<string, string>>;
}

/** The first that fits is taken: the wordiest and largest. */
export const LAID: readonly Laid[] = [`;

/** `e3 ne2`: three steps to the east, two to the north-east. */
export function stepsOf(route: Route, width: number): string {
  const names = route.slice(1).map((cell, i) => {
    const before = route[i]!;
    const rows = Math.floor(cell / width) - Math.floor(before / width);
    const cols = (cell % width) - (before % width);
    return Object.entries(COMPASS).find(([, step]) => step.rows === rows && step.cols === cols)![0];
  });
  const runs: { name: string; count: number }[] = [];
  for (const name of names) {
    const last = runs.at(-1);
    if (last?.name === name) last.count++;
    else runs.push({ name, count: 1 });
  }
  return runs.map(({ name, count }) => `${name}${count}`).join(' ');
}

export function formatSpots(all: readonly Laid[]): string {
  const key = (id: string): string => (/^\w+$/u.test(id) ? id : `'${id}'`);
  const entries = all.map(({ width, height, wording, places, stiff, routes }) => {
    const spots = Object.entries(places).map(
      ([id, [row, col, side]]) => `      ${key(id)}: [${row}, ${col}, '${side}'],`,
    );
    const steps = Object.entries(routes).map(([ends, way]) => `      ${key(ends)}: '${way}',`);
    return `  {
    width: ${width},
    height: ${height},
    wording: '${wording}',
    places: {
${spots.join('\n')}
    },
    stiff: { rows: [${stiff.rows.join(', ')}], cols: [${stiff.cols.join(', ')}] },
    routes: {
${steps.join('\n')}
    },
  },`;
  });
  return `${HEAD}\n${entries.join('\n')}\n];\n`;
}
