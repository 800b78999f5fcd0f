/**
 * Finds where the places of Newton's map, their names and the routes between them stand, and writes
 * `src/tui/boards/newton/map/spots.ts`. Run `node scripts/run.mjs scripts/map-spots.ts WIDTHxHEIGHT...` for sizes of
 * `SIZES` after a change of places, routes or wording; it takes some minutes for each. With --more it goes on from what is
 * on file for them.
 */
import { writeFileSync } from 'node:fs';
import { makeTables } from '../src/games/newton/rules/data.ts';
import { schema } from '../src/games/newton/schema.ts';
import { fieldOf, linksOf, sitesOf, spotAt } from '../src/tui/boards/newton/map/chart.ts';
import { LAID, type Laid } from '../src/tui/boards/newton/map/spots.ts';
import type { Wording } from '../src/tui/boards/newton/map/wording.ts';
import { loadBundledData } from '../test/support/data.ts';
import { formatSpots, stepsOf } from './map-spots/format.ts';
import { type Found, type Problem, Search } from './map-spots/search.ts';
import { stiffOf } from './map-spots/stiff.ts';

/** In the order in which the map looks for the first that fits: the wordiest and largest first. */
const SIZES: readonly { readonly size: string; readonly wording: Wording }[] = [
  { size: '126x22', wording: 'long' },
  { size: '94x18', wording: 'middle' },
  { size: '78x20', wording: 'middle' },
  { size: '78x14', wording: 'short' },
];

const BEGINNINGS = 3;
const STEPS = 14_000;
const SEED = 'map';
/** The temperature at which what is on file is gone on with. */
const WARM = 10;

const data = schema.parse(loadBundledData('newton'));
const t = makeTables(data);
const isMore = process.argv.includes('--more');

function laidOut(size: string, wording: Wording, known: Laid | undefined): Laid {
  const [width, height] = size.split('x').map(Number) as [number, number];
  const field = fieldOf(data.map.drawing, { width, height });
  const problem: Problem = { sites: sitesOf(t, data.map, field, wording), links: linksOf(data.map), field };
  const search = new Search(problem);
  const found =
    isMore && known !== undefined
      ? search.mend(search.judge(spotsOf(problem, known)), STEPS, `${SEED} ${Date.now()}`, WARM)
      : search.best({ beginnings: BEGINNINGS, steps: STEPS }, `${SEED} ${size}`);
  const { faults, crossings, bends, worth } = found;
  process.stdout.write(
    `${size}: ${faults} faults, ${crossings} crossings, ${bends} bends, ${worth.toFixed(0)}\n`,
  );
  return laidFrom({ width, height, wording }, found);
}

function laidFrom(size: Pick<Laid, 'width' | 'height' | 'wording'>, { spots, routes }: Found): Laid {
  const places = data.map.places.map(({ id }, i) => {
    const { row, col, side } = spots[i]!;
    return [id, [row, col, side]] as const;
  });
  const steps = data.map.routes.map(({ a, b }, i) => [`${a} ${b}`, stepsOf(routes[i]!, size.width)] as const);
  const laid = { ...size, places: Object.fromEntries(places), routes: Object.fromEntries(steps) };
  return { ...laid, stiff: stiffOf(t, data.map, laid) };
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
