/**
 * Moves the places of a map about by chance, at first boldly, and keeps what is better (simulated annealing): first the
 * places alone until none is on another, near where they really lie and with no place in the straight way of a route;
 * then together with the routes as they are drawn.
 */
import { nextBelow, nextUnit, type RngState, seedRng, shuffle } from '../../src/core/rng.ts';
import type { Size } from '../../src/tui/boards/contract.ts';
import { collide, isWithin, type Link, type Site, type Spot } from '../../src/tui/boards/newton/map/chart.ts';
import { type Route, Router, type Routing } from './router.ts';

export interface Problem {
  readonly sites: readonly Site[];
  readonly links: readonly Link[];
  readonly size: Size;
}

export interface Found extends Routing {
  readonly spots: readonly Spot[];
  readonly collisions: number;
  readonly total: number;
}

const COST = {
  overlap: 400,
  row: 40,
  col: 6,
  turnedRound: 70,
  crossed: 60,
  covered: 12,
} as const;

/** Only routes with a fault are troubled; of these one is picked so often. */
const TROUBLED = 0.5;

/** Places without overlaps, as a beginning. */
function scattered(problem: Problem, steps: number, rng: RngState): Spot[] {
  const { sites, size } = problem;
  const spots = sites.map(site =>
    clamped({ ...site, row: Math.floor(site.row), col: Math.floor(site.col - site.grip / 2) }, size),
  );
  const ratio = (0.5 / 300) ** (1 / steps);
  for (let step = 0, heat = 300; step < steps; step++, heat *= ratio) {
    const place = nextBelow(rng, spots.length);
    const before = spots[place]!;
    const old = costOf(problem, spots, place);
    spots[place] = nudged(before, problem, place, rng, heat > 20 ? 3 : 1);
    const worse = costOf(problem, spots, place) - old;
    if (worse > 0 && nextUnit(rng) >= Math.exp(-worse / heat)) spots[place] = before;
  }
  return spots;
}

/** What is on a spot spoils for this place and others, routes as straight lines. */
function costOf({ sites, links }: Problem, spots: readonly Spot[], place: number): number {
  const own = spots[place]!;
  let sum = awayCost(sites[place]!, own);
  for (const [i, other] of spots.entries()) {
    if (i === place) continue;
    if (collide(own, other)) sum += COST.overlap;
    sum += turnedRound(sites[place]!, sites[i]!, own, other);
  }
  for (const link of links) {
    const isOwn = link.from === place || link.to === place;
    const [a, b] = [middleOf(spots[link.from]!), middleOf(spots[link.to]!)];
    if (!isOwn) {
      if (coveredBy(a, b, own)) sum += COST.covered;
      continue;
    }
    for (const [i, other] of spots.entries())
      if (i !== link.from && i !== link.to && coveredBy(a, b, other)) sum += COST.covered;
    for (const other of links)
      if (crosses(a, b, middleOf(spots[other.from]!), middleOf(spots[other.to]!), link, other))
        sum += COST.crossed;
  }
  return sum;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middleOf = ({ row, col, grip }: Spot): Point => ({ x: col + grip / 2, y: row + 0.5 });

function coveredBy(a: Point, b: Point, { row, col, width }: Spot): boolean {
  const y = row + 0.5;
  if ((a.y < y - 0.5 && b.y < y - 0.5) || (a.y > y + 0.5 && b.y > y + 0.5)) return false;
  const [left, right] = [col - 0.5, col + width + 0.5];
  if (a.y === b.y) return Math.max(a.x, b.x) > left && Math.min(a.x, b.x) < right && Math.abs(a.y - y) < 0.5;
  const x = a.x + ((y - a.y) / (b.y - a.y)) * (b.x - a.x);
  return y > Math.min(a.y, b.y) && y < Math.max(a.y, b.y) && x > left && x < right;
}

function crosses(a: Point, b: Point, c: Point, d: Point, one: Link, other: Link): boolean {
  if (one.from === other.from || one.from === other.to || one.to === other.from || one.to === other.to)
    return false;
  return sideOf(a, b, c) * sideOf(a, b, d) < 0 && sideOf(c, d, a) * sideOf(c, d, b) < 0;
}

function sideOf(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

/** How far from where it really lies: nothing as long as sign or name are there. */
function awayCost(site: Site, { row, col, grip }: Spot): number {
  const rows = Math.abs(row + 0.5 - site.row);
  const cols =
    Math.max(0, col - site.col, site.col - (col + grip)) + Math.abs(col + grip / 2 - site.col) * 0.1;
  return (
    (rows + Math.max(0, rows - 1) ** 2) * COST.row * 0.5 +
    (cols + Math.max(0, cols - 6) ** 2 * 0.3) * COST.col
  );
}

/** Neighbours of which the eastern or northern one has come to stand on the other side. */
function turnedRound(site: Site, other: Site, spot: Spot, that: Spot): number {
  const [rows, cols] = [site.row - other.row, site.col - other.col];
  if (Math.abs(cols) > 20 || Math.abs(rows) > 5) return 0;
  let sum = 0;
  if (Math.abs(cols) > 3 && cols * (spot.col + spot.grip / 2 - that.col - that.grip / 2) <= 0)
    sum += COST.turnedRound;
  if (Math.abs(rows) > 0.8 && rows * (spot.row - that.row) < 0) sum += COST.turnedRound;
  return sum;
}

function clamped(spot: Spot, { width, height }: Size): Spot {
  return {
    ...spot,
    row: Math.max(0, Math.min(height - 1, spot.row)),
    col: Math.max(0, Math.min(width - spot.width, spot.col)),
  };
}

function nudged(spot: Spot, { size, sites }: Problem, place: number, rng: RngState, bold: number): Spot {
  const by = (most: number): number => nextBelow(rng, most * 2 + 1) - most;
  const how = nextUnit(rng);
  if (how < 0.05) {
    const site = sites[place]!;
    return clamped(
      {
        ...spot,
        row: Math.floor(site.row) + by(2),
        col: Math.floor(site.col) - nextBelow(rng, spot.grip) + by(4),
      },
      size,
    );
  }
  if (how < 0.45) return clamped({ ...spot, col: spot.col + by(3 * bold) }, size);
  return clamped({ ...spot, row: spot.row + by(1), col: spot.col + by(2 * bold) }, size);
}

export class Search {
  readonly #problem: Problem;
  readonly #router: Router;

  constructor(problem: Problem) {
    this.#problem = problem;
    this.#router = new Router(
      problem.links,
      problem.sites.map(({ wish }) => wish),
      problem.size,
    );
  }

  /** The best of so many beginnings. */
  best(beginnings: number, seed: string): Found {
    const found = Array.from({ length: beginnings }, (_, i) => {
      const rng = seedRng(`${seed} ${i}`);
      return this.begin(scattered(this.#problem, SCATTER, rng), rng);
    });
    return found.sort((a, b) => a.total - b.total)[0]!;
  }

  /** All routes led anew, in any order. */
  begin(spots: readonly Spot[], rng: RngState): Found {
    const order = shuffle(rng, [...this.#problem.links.keys()]);
    return this.#valued(spots, this.#router.lead(spots, [], order));
  }

  /** With routes that are known already. */
  resume(spots: readonly Spot[], routes: readonly Route[]): Found {
    return this.#valued(spots, this.#router.lead(spots, routes, []));
  }

  #valued(spots: readonly Spot[], routing: Routing): Found {
    const { sites } = this.#problem;
    let total = routing.worth;
    for (const [i, spot] of spots.entries()) {
      total += awayCost(sites[i]!, spot);
      for (let j = 0; j < i; j++) total += turnedRound(sites[i]!, sites[j]!, spot, spots[j]!);
    }
    const onOthers = collisions(spots);
    return { ...routing, spots, collisions: onOthers, total: total + onOthers * COST.overlap };
  }

  mend(from: Found, steps: number, hot: number, rng: RngState): Found {
    const { links, size } = this.#problem;
    let best = from;
    let here = from;
    const ratio = (COLD / hot) ** (1 / steps);
    for (let step = 0, heat = hot; step < steps; step++, heat *= ratio) {
      const spots = [...here.spots];
      const again = new Set<number>();
      if (nextUnit(rng) < 0.75) {
        const moves = nextUnit(rng) < 0.3 ? 2 : 1;
        let place = this.#picked(here, rng);
        for (let i = 0; i < moves; i++) {
          spots[place] = nudged(spots[place]!, this.#problem, place, rng, heat > hot / 8 ? 2 : 1);
          for (const [n, { from: a, to: b }] of links.entries()) if (a === place || b === place) again.add(n);
          const link = links[nextBelow(rng, links.length)]!;
          const near = links.filter(({ from: a, to: b }) => a === place || b === place);
          const next = near[nextBelow(rng, near.length)] ?? link;
          place = next.from === place ? next.to : next.from;
        }
        if (!spots.every(spot => isWithin(spot, size)) || collisions(spots) > here.collisions) continue;
      } else {
        const place = this.#picked(here, rng);
        const { row, col } = spots[place]!;
        for (const [n, { from: a, to: b }] of links.entries())
          if (
            [a, b].some(
              end =>
                Math.abs(spots[end]!.row - row) <= 3 && Math.abs(spots[end]!.col - col) <= size.width / 5,
            )
          )
            if (nextUnit(rng) < 0.5) again.add(n);
      }
      const next = this.#valued(spots, this.#router.lead(spots, here.routes, shuffle(rng, [...again])));
      if (next.total > here.total && nextUnit(rng) >= Math.exp((here.total - next.total) / heat)) continue;
      here = next;
      if (here.total < best.total) best = here;
    }
    return best;
  }

  /** Any place, or one at the end of a route that another one crosses. */
  #picked({ routes, spots }: Found, rng: RngState): number {
    const { links } = this.#problem;
    if (nextUnit(rng) >= TROUBLED) return nextBelow(rng, spots.length);
    const count = new Map<number, number>();
    for (const route of routes)
      for (const cell of route.slice(1, -1)) count.set(cell, (count.get(cell) ?? 0) + 1);
    const troubled = links.filter(
      (_, i) => routes[i]!.length === 0 || routes[i]!.some(cell => (count.get(cell) ?? 0) > 1),
    );
    const link = troubled[nextBelow(rng, Math.max(1, troubled.length))];
    if (link === undefined) return nextBelow(rng, spots.length);
    return nextUnit(rng) < 0.5 ? link.from : link.to;
  }
}

const COLD = 2;

function collisions(spots: readonly Spot[]): number {
  return spots.reduce(
    (sum, spot, i) => sum + spots.slice(i + 1).filter(other => collide(spot, other)).length,
    0,
  );
}

const SCATTER = 20_000;
