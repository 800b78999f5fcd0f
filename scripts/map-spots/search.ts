/** The best of many maps: annealed from different beginnings, the best of them mended with the routes as they are drawn. */
import { nextBelow, nextUnit, seedRng } from '../../src/core/rng.ts';
import { collide, type Spot } from '../../src/tui/boards/newton/map/chart.ts';
import { findPaths, type Path } from '../../src/tui/boards/newton/map/routing.ts';
import { anneal, costOf, type Problem, somewhere } from './anneal.ts';

export type { Problem };

export interface Effort {
  readonly beginnings: number;
  readonly steps: number;
}

export interface Found {
  readonly spots: readonly Spot[];
  readonly paths: readonly Path[];
  readonly flaws: number;
  readonly worth: number;
}

export function search(problem: Problem, effort: Effort, seed: string): Found {
  const beginnings = Array.from({ length: effort.beginnings }, (_, i) =>
    judge(problem, anneal(problem, seedRng(`${seed} ${i}`))),
  ).sort((a, b) => a.worth - b.worth);
  const mended = beginnings
    .slice(0, 2)
    .map((found, i) => mend(problem, found, effort.steps, `${seed} mend ${i}`));
  return mended.sort((a, b) => a.worth - b.worth)[0]!;
}

/** Lower is better: flaws before all, then crossings, bends and distances. */
export function judge(problem: Problem, spots: readonly Spot[], known?: readonly Path[]): Found {
  const routing = findPaths(problem.links, spots, problem.field, known);
  const { paths, crossings } = routing;
  const flaws = routing.flaws + collisions(spots);
  const length = paths.reduce((sum, { cells }) => sum + cells.length, 0);
  const places = spots.reduce((sum, _, place) => sum + costOf(problem, spots, place), 0);
  return { spots, paths, flaws, worth: flaws * 200 + crossings * 5 + length + places * 0.3 };
}

function collisions(spots: readonly Spot[]): number {
  return spots.reduce(
    (sum, spot, i) => sum + spots.slice(i + 1).filter(other => collide(spot, other)).length,
    0,
  );
}

/** By how much a map may get worse at first while it is mended, so as not to be stuck. */
const PATIENCE = 40;
/** After so many steps all routes are led anew, as the map itself does it. */
const FRESH = 60;

export function mend(problem: Problem, from: Found, steps: number, seed: string): Found {
  const rng = seedRng(seed);
  let best = from;
  let here = from;
  for (let step = 1; step <= steps; step++) {
    const patience = PATIENCE * (1 - step / steps);
    const spots = [...here.spots];
    const moves = 1 + nextBelow(rng, 2);
    for (let i = 0; i < moves; i++) {
      const place = nextBelow(rng, spots.length);
      spots[place] = somewhere(problem, place, rng, spots[place]) ?? spots[place]!;
    }
    const next = judge(problem, spots, here.paths);
    if (next.worth <= here.worth + patience * nextUnit(rng)) here = next;
    if (step % FRESH !== 0) continue;
    here = judge(problem, here.spots);
    if (here.worth < best.worth) best = here;
    else if (here.worth > best.worth + PATIENCE * 4) here = best;
  }
  return best;
}
