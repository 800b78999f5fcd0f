/**
 * Finds where the places of Newton's map and their names stand, and writes `src/tui/boards/newton/map/spots.ts`. Run
 * `node scripts/run.mjs scripts/map-spots.ts WIDTHxHEIGHT...` for sizes of `SIZES` after a change of places, routes or
 * wording; it takes some minutes for each. With --more it mends what is on file for them.
 */
import { writeFileSync } from 'node:fs';
import { makeTables } from '../src/games/newton/rules/data.ts';
import { schema } from '../src/games/newton/schema.ts';
import { fieldOf, linksOf, sitesOf, spotAt } from '../src/tui/boards/newton/map/chart.ts';
import { LAID, type Laid } from '../src/tui/boards/newton/map/spots.ts';
import type { Wording } from '../src/tui/boards/newton/map/wording.ts';
import { loadBundledData } from '../test/support/data.ts';
import { formatSpots } from './map-spots/format.ts';
import { judge, mend, type Problem, search } from './map-spots/search.ts';

/** In the order in which the map looks for the first that fits: the wordiest and largest first. */
const SIZES: readonly { readonly size: string; readonly wording: Wording }[] = [
  { size: '78x20', wording: 'middle' },
  { size: '78x14', wording: 'short' },
];

const BEGINNINGS = 20;
const STEPS = 800;

const data = schema.parse(loadBundledData('newton'));
const t = makeTables(data);
const more = process.argv.includes('--more');

function laidOut(size: string, wording: Wording, known: Laid | undefined): Laid {
  const [width, height] = size.split('x').map(Number) as [number, number];
  const field = fieldOf(data.map.drawing, { width, height });
  const problem: Problem = { sites: sitesOf(t, data.map, field, wording), links: linksOf(data.map), field };
  const found =
    more && known !== undefined
      ? mend(problem, judge(problem, spotsOf(problem, known)), STEPS, `${size} ${Date.now()}`)
      : search(problem, { beginnings: BEGINNINGS, steps: STEPS }, size);
  process.stdout.write(`${size}: ${found.flaws} flaws, ${found.worth.toFixed(0)}\n`);
  const places = data.map.places.map(({ id }, i) => {
    const { row, col, side } = found.spots[i]!;
    return [id, [row, col, side]] as const;
  });
  return { width, height, wording, places: Object.fromEntries(places) };
}

function spotsOf({ sites, field }: Problem, { places }: Laid) {
  return data.map.places.map(({ id }, i) => {
    const [row, col, side] = places[id]!;
    return spotAt({ row, col }, side, sites[i]!.width, field);
  });
}

const laid = SIZES.flatMap(({ size, wording }) => {
  const known = LAID.find(each => `${each.width}x${each.height}` === size && each.wording === wording);
  if (process.argv.includes(size)) return [laidOut(size, wording, known)];
  return known === undefined ? [] : [known];
});
writeFileSync('src/tui/boards/newton/map/spots.ts', formatSpots(laid));
