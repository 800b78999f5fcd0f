/** The best of many maps: annealed from different beginnings, the best of them mended with the routes as they are drawn. */
import { nextBelow, nextUnit, type RngState, seedRng } from '../../src/core/rng.ts';
import { collide, type Spot } from '../../src/tui/boards/newton/map/chart.ts';
import { anneal, costOf, type Problem, somewhere } from './anneal.ts';
import { type Route, Router, type Routing } from './router.ts';

export type { Problem };

export interface Effort {
  readonly beginnings: number;
  readonly steps: number;
}

export interface Found extends Routing {
  readonly spots: readonly Spot[];
  readonly faults: number;
  readonly worth: number;
}

export class Search {
  readonly #problem: Problem;
  readonly #router: Router;

  constructor(problem: Problem) {
    this.#problem = problem;
    this.#router = new Router(problem.links, problem.field);
  }

  best({ beginnings, steps }: Effort, seed: string): Found {
    const found = Array.from({ length: beginnings }, (_, i) =>
      this.judge(anneal(this.#problem, seedRng(`${seed} ${i}`))),
    ).sort((a, b) => a.worth - b.worth);
    return this.mend(found[0]!, steps, `${seed} mend`);
  }

  /** Lower is better: flaws before all, then crossings, bends and distances. */
  judge(spots: readonly Spot[], known?: readonly Route[]): Found {
    const routing = this.#router.leadAll(spots, known);
    return this.#valued(spots, routing);
  }

  #valued(spots: readonly Spot[], routing: Routing): Found {
    const faults =
      routing.flaws.reduce((sum, count) => sum + count, 0) + collisions(spots) + this.#unpriced(routing);
    const places = spots.reduce((sum, _, place) => sum + costOf(this.#problem, spots, place), 0);
    const { crossings, bends, length } = routing;
    return {
      ...routing,
      spots,
      faults,
      worth: faults * FLAW + crossings * CROSSING + bends * 1.5 + length * 0.5 + places * 0.25,
    };
  }

  /** A place at the end of a route that has not found its way, if there is one, or near such. */
  #troubled({ flaws, spots }: Found, rng: RngState): number {
    const troubled = this.#problem.links.filter((_, i) => flaws[i]! > 0);
    const link = troubled[nextBelow(rng, Math.max(1, troubled.length))];
    if (link === undefined) return nextBelow(rng, spots.length);
    const end = spots[nextBelow(rng, 2) === 0 ? link.from : link.to]!;
    const near = spots.flatMap((spot, place) =>
      Math.abs(spot.row - end.row) <= 4 && Math.abs(spot.col - end.col) <= 20 ? [place] : [],
    );
    return near[nextBelow(rng, near.length)]!;
  }

  /** Routes with a price that are too short to show it. */
  #unpriced({ routes }: Routing): number {
    return this.#problem.links.filter(({ cost }, i) => cost > 0 && routes[i]!.length < 4).length;
  }

  /** Moves places about with the routes as they are drawn, at first boldly, and keeps what is better. */
  mend(from: Found, steps: number, seed: string, hot = HOT): Found {
    const rng = seedRng(seed);
    let best = from;
    let here = from;
    for (let step = 1; step <= steps; step++) {
      const temperature = hot * (COLD / hot) ** (step / steps);
      const spots = [...here.spots];
      const moves = 1 + nextBelow(rng, 2);
      for (let i = 0; i < moves; i++) {
        const place = nextUnit(rng) < 0.5 ? nextBelow(rng, spots.length) : this.#troubled(here, rng);
        spots[place] = somewhere(this.#problem, place, rng, spots[place]) ?? spots[place]!;
      }
      // Flaws weigh little at first, so that places can get past each other.
      const lenience = FLAW * 0.85 * Math.min(1, temperature / LENIENT);
      const energy = (found: Found): number => found.worth - found.faults * lenience;
      const isWorse = (next: Found): boolean =>
        energy(next) > energy(here) && nextUnit(rng) >= Math.exp((energy(here) - energy(next)) / temperature);
      const next = this.judge(spots, here.routes);
      if (!isWorse(next)) here = next;
      if (step % FRESH === 0) {
        const tidied = this.#valued(here.spots, this.#router.tidy(here.spots, here.routes));
        if (tidied.worth < here.worth) here = tidied;
      }
      if (step % ANEW === 0) {
        const anew = this.judge(here.spots);
        if (anew.worth < here.worth) here = anew;
      }
      if (here.worth < best.worth) best = here;
    }
    return best;
  }
}

/** Two routes that cross are taken for one another. */
const CROSSING = 24;
/** What a flaw weighs, and from which temperature on it weighs little. */
const FLAW = 60;
const LENIENT = 16;
const HOT = 25;
const COLD = 0.7;
/** After so many steps every route is led once more, and after so many all are led anew. */
const FRESH = 50;
const ANEW = 400;

function collisions(spots: readonly Spot[]): number {
  return spots.reduce(
    (sum, spot, i) => sum + spots.slice(i + 1).filter(other => collide(spot, other)).length,
    0,
  );
}
