/**
 * Writes the land and sea behind Newton's map, `src/tui/boards/newton/map/land.ts`, from the coastlines of Natural Earth
 * (public domain, 1:50m) in the package world-atlas: `node scripts/run.mjs scripts/land-mask.ts`.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { landMask, type Topology } from './land-mask/mask.ts';

const ROOT = process.cwd();
const read = (path: string): unknown => JSON.parse(readFileSync(path, 'utf8'));

const require = createRequire(join(ROOT, 'package.json'));
const world = read(require.resolve('world-atlas/land-50m.json')) as Topology;
const { drawing } = read(join(ROOT, 'rules-data/newton/map.json')) as {
  drawing: Parameters<typeof landMask>[1];
};

const rows = landMask(world, drawing);
const { west, east, north, south } = drawing;
writeFileSync(
  join(ROOT, 'src/tui/boards/newton/map/land.ts'),
  `/**
 * Land and sea around Europe, from the coastlines of Natural Earth (naturalearthdata.com, public domain, 1:50m) as the
 * package world-atlas 2.0.2 has them. Written by scripts/land-mask.ts: do not edit.
 */
export const WINDOW = { west: ${west}, east: ${east}, north: ${north}, south: ${south} } as const;

/** From north to south; each digit four points from west to east, the first its highest bit, 1 for land. */
export const LAND: readonly string[] = [
${rows.map(row => `  '${row}',`).join('\n')}
];
`,
);
