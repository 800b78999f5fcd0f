/**
 * Leads the routes over a map from mark to mark, around texts and other places: in few straight parts, along the eight
 * directions. Where routes want the same cell, it gets dearer from round to round until they part (negotiated
 * congestion, as for the wires of a circuit board). They may cross where both go straight on; running along in the same
 * cells is as good as forbidden.
 */

import type { Size } from '../../src/tui/boards/contract.ts';
import type { Cell, Link, Spot } from '../../src/tui/boards/newton/map/chart.ts';
import { Queue } from './queue.ts';

/** A route as cells from mark to mark, both included. */
export type Route = readonly number[];

export interface Routing {
  readonly routes: readonly Route[];
  /** By link: cells on texts or places, steps along with another route, crossings that are not straight. */
  readonly flaws: readonly number[];
  readonly crossings: number;
  readonly bends: number;
  readonly length: number;
}

/** Clockwise from north, so that a turn is a difference. A cell is twice as high as wide. */
const DIRECTIONS = [
  { rows: -1, cols: 0, length: 2 },
  { rows: -1, cols: 1, length: Math.sqrt(5) },
  { rows: 0, cols: 1, length: 1 },
  { rows: 1, cols: 1, length: Math.sqrt(5) },
  { rows: 1, cols: 0, length: 2 },
  { rows: 1, cols: -1, length: Math.sqrt(5) },
  { rows: 0, cols: -1, length: 1 },
  { rows: -1, cols: -1, length: Math.sqrt(5) },
] as const;

const ROWS = Int8Array.from(DIRECTIONS, ({ rows }) => rows);
const COLS = Int8Array.from(DIRECTIONS, ({ cols }) => cols);
const LENGTHS = Float64Array.from(DIRECTIONS, ({ length }) => length);

const NOWHERE = 8;

const PRICE = {
  text: 300,
  along: 40,
  /** Of a crossing, at first and more with every round. */
  crossing: 7,
  crossingByRound: 2,
  /** Of a crossing where one of the two turns, or goes slanting over a straight one. */
  unclear: 40,
  contested: 1,
  slightTurn: 2.8,
  turn: 2,
  /** Of passing so close by a place that the route seems to end there. */
  besidePlace: 2,
} as const;

const ROUNDS = 6;
/** How far a route may go beyond its ends. */
const DETOUR = { rows: 5, cols: 14 } as const;
/** Above 1 the search is quicker and takes what is nearly the cheapest. */
const HASTE = 1.3;

/** How a route goes through a cell: along one of the four lines through it, or turning. */
const TURNING = 4;
const lineOf = (direction: number): number => direction % 4;

export class Router {
  readonly #size: Size;
  readonly #links: readonly Link[];
  readonly #text: Uint8Array;
  readonly #places: Uint8Array;
  readonly #used: Uint8Array;
  /** By cell and way of going through it. */
  readonly #through: Uint8Array;
  /** By cell and direction of the step out of it. */
  readonly #steps: Uint8Array;
  readonly #dear: Float64Array;
  readonly #price: Float64Array;
  readonly #seen: Uint32Array;
  readonly #done: Uint32Array;
  readonly #before: Int32Array;
  #search = 0;
  #spots: readonly Spot[] = [];

  constructor(links: readonly Link[], size: Size) {
    const cells = size.width * size.height;
    this.#size = size;
    this.#links = links;
    this.#text = new Uint8Array(cells);
    this.#places = new Uint8Array(cells);
    this.#used = new Uint8Array(cells);
    this.#through = new Uint8Array(cells * 5);
    this.#steps = new Uint8Array(cells * 8);
    this.#dear = new Float64Array(cells);
    this.#price = new Float64Array(cells * 9);
    this.#seen = new Uint32Array(cells * 9);
    this.#done = new Uint32Array(cells * 9);
    this.#before = new Int32Array(cells * 9);
  }

  /** Leads all routes; those of `known` that still hold stay as they are. */
  leadAll(spots: readonly Spot[], known: readonly Route[] = []): Routing {
    this.#begin(spots);
    const routes = this.#links.map((link, i) => this.#kept(link, known[i] ?? []));
    for (const route of routes) this.#count(route, 1);
    const isFresh = known.length === 0;
    for (let round = 0; round < (isFresh ? ROUNDS : 2); round++) {
      let isChanged = false;
      for (const [i, link] of this.#links.entries()) {
        const route = routes[i]!;
        if (
          isFresh
            ? round > 0 && this.#isAlone(route)
            : route.length > 0 && (round === 0 || this.#faults(route) === 0)
        )
          continue;
        this.#count(route, -1);
        const next = this.#lead(this.#at(spots[link.from]!), this.#at(spots[link.to]!), round);
        this.#count(next, 1);
        routes[i] = next;
        isChanged = true;
      }
      if (!isChanged || this.#contest() === 0) break;
    }
    return this.#result(routes);
  }

  /** Leads each once more with all others in place, to rid routes of turns that nothing calls for any more. */
  tidy(spots: readonly Spot[], known: readonly Route[]): Routing {
    this.#begin(spots);
    const routes = [...known];
    for (const route of routes) this.#count(route, 1);
    for (const [i, link] of this.#links.entries()) {
      this.#count(routes[i]!, -1);
      routes[i] = this.#lead(this.#at(spots[link.from]!), this.#at(spots[link.to]!), ROUNDS);
      this.#count(routes[i]!, 1);
    }
    return this.#result(routes);
  }

  #result(routes: readonly Route[]): Routing {
    let crossings = 0;
    for (const count of this.#used) if (count > 1) crossings += count - 1;
    let bends = 0;
    let length = 0;
    for (const route of routes) {
      for (let i = 1; i < route.length; i++) {
        length += DIRECTIONS[this.#direction(route[i - 1]!, route[i]!)]!.length;
        if (
          i > 1 &&
          this.#direction(route[i - 2]!, route[i - 1]!) !== this.#direction(route[i - 1]!, route[i]!)
        )
          bends++;
      }
      crossings += this.#cornerCrossings(route);
    }
    return { routes, flaws: routes.map(route => this.#faults(route)), crossings, bends, length };
  }

  #begin(spots: readonly Spot[]): void {
    this.#spots = spots;
    for (const each of [this.#text, this.#places, this.#used, this.#through, this.#steps, this.#dear])
      each.fill(0);
    const { width, height } = this.#size;
    for (const spot of spots) {
      this.#text[this.#at(spot)] = 1;
      this.#text.fill(1, this.#at(spot.text), this.#at(spot.text) + spot.text.width);
      for (const { rows, cols } of DIRECTIONS) {
        const [row, col] = [spot.row + rows, spot.col + cols];
        if (row >= 0 && col >= 0 && row < height && col < width) this.#places[row * width + col]!++;
      }
    }
  }

  #at({ row, col }: Cell): number {
    return row * this.#size.width + col;
  }

  #direction(from: number, to: number): number {
    const { width } = this.#size;
    const rows = Math.floor(to / width) - Math.floor(from / width);
    const cols = (to % width) - (from % width);
    if (rows === 0) return cols > 0 ? 2 : 6;
    if (cols === 0) return rows > 0 ? 4 : 0;
    if (rows < 0) return cols > 0 ? 1 : 7;
    return cols > 0 ? 3 : 5;
  }

  #kept({ from, to }: Link, route: Route): Route {
    const holds =
      route[0] === this.#at(this.#spots[from]!) &&
      route.at(-1) === this.#at(this.#spots[to]!) &&
      route.every((cell, i) => i === 0 || i === route.length - 1 || this.#text[cell] === 0);
    return holds ? route : [];
  }

  #count(route: Route, by: 1 | -1): void {
    for (let i = 1; i < route.length; i++) {
      const [from, to] = [route[i - 1]!, route[i]!];
      const direction = this.#direction(from, to);
      this.#steps[from * 8 + direction]! += by;
      this.#steps[to * 8 + ((direction + 4) % 8)]! += by;
      if (i === route.length - 1) continue;
      this.#used[to]! += by;
      this.#through[to * 5 + this.#way(route, i)]! += by;
    }
  }

  #way(route: Route, i: number): number {
    const into = this.#direction(route[i - 1]!, route[i]!);
    return into === this.#direction(route[i]!, route[i + 1]!) ? lineOf(into) : TURNING;
  }

  #isAlone(route: Route): boolean {
    return (
      route.every(
        (cell, i) => i === 0 || i === route.length - 1 || (this.#used[cell] === 1 && this.#text[cell] === 0),
      ) && this.#cornerCrossings(route) === 0
    );
  }

  #cornerCrossings(route: Route): number {
    let count = 0;
    for (let i = 1; i < route.length; i++) {
      const direction = this.#direction(route[i - 1]!, route[i]!);
      if (direction % 2 === 1 && this.#crossedCorner(route[i - 1]!, direction)) count += 0.5;
    }
    return count;
  }

  /** Does another route slant across a slanting step? */
  #crossedCorner(cell: number, direction: number): boolean {
    const beside = cell + ROWS[direction]! * this.#size.width;
    const across = direction === 1 ? 3 : direction === 3 ? 1 : direction === 5 ? 7 : 5;
    return this.#steps[beside * 8 + across]! > 0;
  }

  #faults(route: Route): number {
    let count = 0;
    for (let i = 1; i < route.length; i++) {
      const direction = this.#direction(route[i - 1]!, route[i]!);
      if (this.#steps[route[i - 1]! * 8 + direction]! > 1) count++;
      if (direction % 2 === 1 && this.#crossedCorner(route[i - 1]!, direction)) count++;
      if (i === route.length - 1) continue;
      const cell = route[i]!;
      if (this.#text[cell] === 1) count++;
      if (this.#used[cell]! > 1 && !this.#isClear(cell)) count++;
    }
    return count;
  }

  /** Two routes, one upright and one level: what slants would cross differently on a larger map. */
  #isClear(cell: number): boolean {
    if (this.#used[cell]! > 2) return false;
    return this.#through[cell * 5] === 1 && this.#through[cell * 5 + 2] === 1;
  }

  #contest(): number {
    let contested = 0;
    this.#used.forEach((count, cell) => {
      if (count < 2) return;
      contested++;
      this.#dear[cell]! += PRICE.contested;
    });
    return contested;
  }

  #lead(start: number, goal: number, round: number): number[] {
    const { width, height } = this.#size;
    const [goalRow, goalCol] = [Math.floor(goal / width), goal % width];
    const [startRow, startCol] = [Math.floor(start / width), start % width];
    const [top, bottom] = [
      Math.min(startRow, goalRow) - DETOUR.rows,
      Math.max(startRow, goalRow) + DETOUR.rows,
    ];
    const [west, east] = [
      Math.min(startCol, goalCol) - DETOUR.cols,
      Math.max(startCol, goalCol) + DETOUR.cols,
    ];
    const crossing = PRICE.crossing + round * PRICE.crossingByRound;
    const search = ++this.#search;
    const price = this.#price;
    const seen = this.#seen;
    const done = this.#done;
    const before = this.#before;
    const used = this.#used;
    const text = this.#text;
    const steps = this.#steps;
    const through = this.#through;
    const places = this.#places;
    const dear = this.#dear;
    const queue = new Queue();
    price[start * 9 + NOWHERE] = 0;
    seen[start * 9 + NOWHERE] = search;
    queue.push(start * 9 + NOWHERE, 0);
    let last = -1;
    while (last < 0) {
      const state = queue.pop();
      if (done[state] === search) continue;
      done[state] = search;
      const cell = Math.floor(state / 9);
      if (cell === goal) {
        last = state;
        break;
      }
      const arrived = state - cell * 9;
      const row = Math.floor(cell / width);
      const col = cell - row * width;
      const soFar = price[state]!;
      const isUsed = used[cell]! > 0;
      for (let direction = 0; direction < 8; direction++) {
        let turn = 0;
        if (arrived !== NOWHERE) {
          turn = Math.abs(direction - arrived);
          if (turn > 4) turn = 8 - turn;
          if (turn > 2) continue;
        }
        const r = row + ROWS[direction]!;
        const c = col + COLS[direction]!;
        if (r < 0 || r >= height || c < 0 || c >= width) continue;
        if (r < top || r > bottom || c < west || c > east) continue;
        const next = r * width + c;
        let sum = soFar + LENGTHS[direction]!;
        if (turn > 0) {
          sum += turn === 1 ? PRICE.slightTurn : PRICE.turn;
          if (isUsed) sum += PRICE.unclear;
        }
        sum += steps[cell * 8 + direction]! * PRICE.along;
        if (direction % 2 === 1 && this.#crossedCorner(cell, direction)) sum += PRICE.unclear;
        if (next !== goal) {
          if (text[next] === 1) sum += PRICE.text;
          const others = used[next]!;
          sum += dear[next]!;
          if (others > 0) {
            sum += others * crossing;
            if (others > 1 || direction % 2 === 1 || through[next * 5 + ((direction + 2) % 4)] === 0)
              sum += PRICE.unclear;
          }
          const near = places[next]!;
          if (near > 0 && cell !== start)
            if (near > 1 || Math.abs(r - goalRow) > 1 || Math.abs(c - goalCol) > 1)
              sum += near * PRICE.besidePlace;
        }
        const then = next * 9 + direction;
        if (seen[then] === search && price[then]! <= sum) continue;
        seen[then] = search;
        price[then] = sum;
        before[then] = state;
        queue.push(then, sum + remaining(Math.abs(r - goalRow), Math.abs(c - goalCol)) * HASTE);
      }
    }
    const route = [goal];
    for (let state = last; Math.floor(state / 9) !== start; ) {
      state = before[state]!;
      route.push(Math.floor(state / 9));
    }
    return route.reverse();
  }
}

/** The length of the shortest way over so many rows and columns. */
function remaining(rows: number, cols: number): number {
  const slanting = Math.min(rows, cols);
  return slanting * Math.sqrt(5) + (rows - slanting) * 2 + (cols - slanting);
}
