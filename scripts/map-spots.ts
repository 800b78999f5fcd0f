/**
 * Finds where the places of Newton's map and the routes between them stand, and writes
 * `src/tui/boards/newton/map/spots.ts`. Run `node scripts/run.mjs scripts/map-spots.ts WIDTHxHEIGHT...` for sizes of
 * `SIZES` after a change of places, routes or wording; it takes a minute for each. With --more it goes on from what is on
 * file for them; with --show it prints what it has found.
 */
import { writeFileSync } from 'node:fs';
import { seedRng } from '../src/core/rng.ts';
import { makeTables } from '../src/games/newton/rules/data.ts';
import { schema } from '../src/games/newton/schema.ts';
import { linksOf, sitesOf } from '../src/tui/boards/newton/map/chart.ts';
import { LAID, type Laid } from '../src/tui/boards/newton/map/spots.ts';
import type { Wording } from '../src/tui/boards/newton/map/wording.ts';
import { loadBundledData } from '../test/support/data.ts';
import { formatSpots, wayOf } from './map-spots/format.ts';
import { type Found, type Problem, Search } from './map-spots/search.ts';
import { sketch } from './map-spots/sketch.ts';
import { stiffColumns } from './map-spots/stiff.ts';

/** In the order in which the map looks for the first that fits: the wordiest and largest first. */
const SIZES: readonly { readonly size: string; readonly wording: Wording }[] = [
  { size: '126x22', wording: 'long' },
  { size: '98x18', wording: 'middle' },
  { size: '78x20', wording: 'middle' },
  { size: '78x14', wording: 'short' },
];

const BEGINNINGS = 12;
const STEPS = 160_000;
/** The temperatures at which what is new and what is on file is gone on with. */
const HOT = 60;
const WARM = 20;

const data = schema.parse(loadBundledData('newton'));
const t = makeTables(data);
const isMore = process.argv.includes('--more');

function laidOut(size: string, wording: Wording, known: Laid | undefined): Laid {
  const [width, height] = size.split('x').map(Number) as [number, number];
  const problem: Problem = {
    sites: sitesOf(t, data.map, { width, height }, wording),
    links: linksOf(data.map),
    size: { width, height },
  };
  const search = new Search(problem);
  const found =
    isMore && known !== undefined
      ? search.mend(again(search, problem, known), STEPS, WARM, seedRng(`more ${Date.now()}`))
      : search.mend(search.best(BEGINNINGS, `map ${size}`), STEPS, HOT, seedRng(`map ${size}`));
  const { shared, crossings, detours, collisions, total } = found;
  process.stdout.write(
    `${size}: ${collisions} collisions, ${shared} shared cells, ${crossings} crossings, ${detours} detours, ${total.toFixed(0)}\n`,
  );
  if (process.argv.includes('--show'))
    process.stdout.write(`${sketch(found, data.map.places, width, height)}\n`);
  return laidFrom({ width, height, wording }, problem, found);
}

/** What is on file, its routes led anew. */
function again(search: Search, { sites }: Problem, { places }: Laid): Found {
  const spots = data.map.places.map(({ id }, i) => {
    const [row, col] = places[id]!;
    return { ...sites[i]!, row, col };
  });
  return search.begin(spots, seedRng('again'));
}

function laidFrom(
  size: Pick<Laid, 'width' | 'height' | 'wording'>,
  { links }: Problem,
  { spots, routes }: Found,
): Laid {
  const places = data.map.places.map(({ id }, i) => [id, [spots[i]!.row, spots[i]!.col]] as const);
  const ways = data.map.routes.map(({ a, b }, i) => {
    const { row, col } = spots[links[i]!.from]!;
    return [`${a} ${b}`, wayOf(routes[i]!, row * size.width + col, size.width)] as const;
  });
  return {
    ...size,
    places: Object.fromEntries(places),
    stiff: stiffColumns(spots, links, routes, size.width),
    routes: Object.fromEntries(ways),
  };
}

const laid = SIZES.flatMap(({ size, wording }) => {
  const known = LAID.find(each => `${each.width}x${each.height}` === size && each.wording === wording);
  if (process.argv.includes(size)) return [laidOut(size, wording, known)];
  return known === undefined ? [] : [known];
});
writeFileSync('src/tui/boards/newton/map/spots.ts', formatSpots(laid));
