/** The file that the map reads its spots and routes from. */
import { COMPASS } from '../../src/tui/boards/newton/map/paths.ts';
import type { Laid } from '../../src/tui/boards/newton/map/spots.ts';
import type { Route } from './router.ts';

const HEAD = `/**
 * Where the places of the map and the routes stand at some sizes; on larger maps they move apart. Written by
 * scripts/map-spots.ts: do not edit.
 */
import type { Wording } from './wording.ts';

export interface Laid {
  readonly width: number;
  readonly height: number;
  readonly wording: Wording;
  /** By id of the place: the cell of its sign. */
  readonly places: Readonly<Record<string, readonly [row: number, col: number]>>;
  /** The columns that the next one stays at on a larger map. */
  readonly stiff: readonly number[];
  /** By the ids of both ends: the cells from the sign of the first to the beginning, and the stretches from there. */
  readonly routes: Readonly<Record<string, string>>;
}

/** The first that fits is taken: the wordiest and largest. */
export const LAID: readonly Laid[] = [`;

/** `3 s2 e5`: from the third cell after the sign two steps to the south, then five to the east. */
export function wayOf(route: Route, sign: number, width: number): string {
  const runs: { name: string; count: number }[] = [];
  for (const [i, cell] of route.slice(1).entries()) {
    const step = cell - route[i]!;
    const name = Object.entries(COMPASS).find(([, { rows, cols }]) => rows * width + cols === step)![0];
    const last = runs.at(-1);
    if (last?.name === name) last.count++;
    else runs.push({ name, count: 1 });
  }
  return [route[0]! - sign, ...runs.map(({ name, count }) => `${name}${count}`)].join(' ');
}

/** As many numbers in a line as the formatter would put there. */
function stiffLines(stiff: readonly number[]): string {
  const whole = `    stiff: [${stiff.join(', ')}],`;
  if (whole.length <= LINE) return whole;
  const lines: string[] = [];
  for (const number of stiff) {
    const longer = `${lines.at(-1) ?? ''} ${number},`;
    if (lines.length > 0 && longer.length + 5 <= LINE) lines[lines.length - 1] = longer;
    else lines.push(` ${number},`);
  }
  return ['    stiff: [', ...lines.map(line => `     ${line}`), '    ],'].join('\n');
}

const LINE = 110;

export function formatSpots(all: readonly Laid[]): string {
  const key = (id: string): string => (/^\w+$/u.test(id) ? id : `'${id}'`);
  const entries = all.map(({ width, height, wording, places, stiff, routes }) => {
    const spots = Object.entries(places).map(([id, [row, col]]) => `      ${key(id)}: [${row}, ${col}],`);
    const ways = Object.entries(routes).map(([ends, way]) => `      ${key(ends)}: '${way}',`);
    return `  {
    width: ${width},
    height: ${height},
    wording: '${wording}',
    places: {
${spots.join('\n')}
    },
${stiffLines(stiff)}
    routes: {
${ways.join('\n')}
    },
  },`;
  });
  return `${HEAD}\n${entries.join('\n')}\n];\n`;
}
