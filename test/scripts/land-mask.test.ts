import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, it } from 'vitest';
import { landMask, type Topology } from '../../scripts/land-mask/mask.ts';
import { LAND, WINDOW } from '../../src/tui/boards/newton/map/land.ts';

it("has Newton's land and sea as the coastlines of world-atlas give them", () => {
  const file = createRequire(import.meta.url).resolve('world-atlas/land-50m.json');
  const world = JSON.parse(readFileSync(file, 'utf8')) as Topology;
  expect(landMask(world, WINDOW)).toEqual(LAND);
});
