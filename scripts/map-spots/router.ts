/**
 * Leads the routes over a map from place to place: level and upright stretches, around all other places. They end at the
 * sign of a place from the left, at its end from the right, or at its sign or name from above or below. No two routes run
 * in the same cells; where they cannot but cross, both go straight on.
 */
import type { Size } from '../../src/tui/boards/contract.ts';
import { type Badges, badgesOn } from '../../src/tui/boards/newton/map/badges.ts';
import type { Link, Spot } from '../../src/tui/boards/newton/map/chart.ts';
import { directLength, EAST, FURTHEST, LENGTHS, NORTH, PRICE, SLACK, SOUTH, WEST } from './prices.ts';
import { Queue } from './queue.ts';

/** A route as cells, the first and the last one in a place. */
export type Route = readonly number[];

export interface Routing {
  readonly routes: readonly Route[];
  readonly badges: Badges;
  /** Cells that two routes run along in, or where one turns on another. */
  readonly shared: number;
  readonly crossings: number;
  /** Routes that go much further than they would have to. */
  readonly detours: number;
  readonly worth: number;
}

export class Router {
  readonly size: Size;
  readonly #links: readonly Link[];
  readonly #wishes: readonly number[];
  readonly #places: Int16Array;
  /** How many places have this as the cell beside their end. */
  readonly #beside: Uint8Array;
  readonly #level: Uint8Array;
  readonly #upright: Uint8Array;
  readonly #turns: Uint8Array;
  readonly #used: Uint8Array;
  readonly #near: Int16Array;
  readonly #price: Float64Array;
  readonly #seen: Uint32Array;
  readonly #done: Uint32Array;
  readonly #before: Int32Array;
  readonly #steps: readonly number[];
  #search = 0;

  constructor(links: readonly Link[], wishes: readonly number[], size: Size) {
    const cells = size.width * size.height;
    this.size = size;
    this.#links = links;
    this.#wishes = wishes;
    this.#places = new Int16Array(cells);
    this.#beside = new Uint8Array(cells);
    this.#level = new Uint8Array(cells);
    this.#upright = new Uint8Array(cells);
    this.#turns = new Uint8Array(cells);
    this.#used = new Uint8Array(cells);
    this.#near = new Int16Array(cells);
    this.#price = new Float64Array(cells * 4);
    this.#seen = new Uint32Array(cells * 4);
    this.#done = new Uint32Array(cells * 4);
    this.#before = new Int32Array(cells * 4);
    this.#steps = [-size.width, 1, size.width, -1];
  }

  /** Leads those of `again`, and all whose cells are no longer free; the rest of `known` stays. */
  lead(spots: readonly Spot[], known: readonly Route[], again: readonly number[]): Routing {
    this.#begin(spots);
    const anew = new Set(again);
    const routes = this.#links.map((_, i) => known[i] ?? []);
    for (const [i, route] of routes.entries())
      if (!anew.has(i) && !this.#holds(route, this.#links[i]!, spots)) anew.add(i);
    for (const [i, route] of routes.entries()) if (!anew.has(i)) this.#count(route, 1);
    for (const i of anew) {
      routes[i] = this.#path(this.#links[i]!, spots);
      this.#count(routes[i]!, 1);
    }
    return this.#judged(routes, spots);
  }

  #judged(routes: readonly Route[], spots: readonly Spot[]): Routing {
    let shared = 0;
    let crossings = 0;
    let worth = 0;
    let detours = 0;
    for (const [i, route] of routes.entries()) {
      if (route.length === 0) {
        worth += PRICE.lost;
        shared += 10;
        continue;
      }
      let length = 0;
      for (let n = 1; n < route.length; n++) {
        const cell = route[n]!;
        const step = Math.abs(cell - route[n - 1]!);
        if (n === route.length - 1) continue;
        length += step === 1 ? LENGTHS[EAST] : LENGTHS[NORTH];
        if (route[n + 1]! - cell !== cell - route[n - 1]!) worth += PRICE.turn;
        if (this.#used[cell]! > 1) {
          if (this.#turns[cell]! > 0 || this.#level[cell]! > 1 || this.#upright[cell]! > 1) shared += 0.5;
          else crossings += 0.5;
        }
        if (this.#beside[cell]! > 0) worth += this.#isBesideOther(cell, i) ? PRICE.beside : 0;
        worth += Math.max(0, this.#near[cell]! - this.#ownNear(route, n)) * PRICE.near * 0.5;
      }
      worth += length;
      const { from, to } = this.#links[i]!;
      const direct = directLength(spots[from]!, spots[to]!);
      const further = length - Math.max(direct * FURTHEST, direct + SLACK);
      if (further > 0) {
        worth += 60 + further * PRICE.detour;
        detours++;
      }
      worth +=
        this.#offSign(spots[from]!, route[0]!, route[1]!) +
        this.#offSign(spots[to]!, route.at(-1)!, route.at(-2)!);
    }
    for (const [i, spot] of spots.entries()) {
      const lacking = this.#lacking(spot, this.#wishes[i]!);
      if (lacking > 0) worth += PRICE.wordless + lacking * PRICE.lacking;
    }
    const badges = badgesOn({ ...this.size, places: this.#places, routes: this.#used }, routes, this.#links);
    worth += shared * PRICE.shared + crossings * PRICE.crossing + badges.flaws * PRICE.badge;
    return { routes, badges, shared, crossings, detours, worth };
  }

  /** How many of the cells behind a place that it could do with are taken. */
  #lacking({ row, col, width }: Spot, wish: number): number {
    const end = row * this.size.width + col + width;
    for (let n = 0; n < wish; n++) {
      if (col + width + n >= this.size.width) return wish - n;
      if (this.#used[end + n] !== 0 || this.#places[end + n] !== 0) return wish - n;
      if (
        col + width + n + 1 < this.size.width &&
        (this.#used[end + n + 1] !== 0 || this.#places[end + n + 1] !== 0)
      )
        return wish - n;
    }
    return 0;
  }

  #offSign({ row, col }: Spot, cell: number, next: number): number {
    if (Math.abs(cell - next) === 1) return 0;
    return (cell - row * this.size.width - col) * PRICE.offSign;
  }

  #isBesideOther(cell: number, link: number): boolean {
    const { from, to } = this.#links[link]!;
    for (const beside of [cell - 1, cell + 1]) {
      const place = this.#places[beside] ?? 0;
      if (place !== 0 && place !== from + 1 && place !== to + 1) return true;
    }
    return false;
  }

  /** What a route itself adds to the cells that it goes through. */
  #ownNear(route: Route, n: number): number {
    return (n > 1 ? 1 : 0) + (n < route.length - 2 ? 1 : 0);
  }

  #begin(spots: readonly Spot[]): void {
    for (const each of [
      this.#places,
      this.#beside,
      this.#level,
      this.#upright,
      this.#turns,
      this.#used,
      this.#near,
    ])
      each.fill(0);
    const { width } = this.size;
    for (const [i, spot] of spots.entries()) {
      const at = spot.row * width + spot.col;
      this.#places.fill(i + 1, at, at + spot.width);
      if (spot.col > 0) this.#beside[at - 1]!++;
      if (spot.col + spot.width < width) this.#beside[at + spot.width]!++;
    }
  }

  #holds(route: Route, { from, to }: Link, spots: readonly Spot[]): boolean {
    if (route.length < 3) return false;
    for (let n = 1; n < route.length - 1; n++) if (this.#places[route[n]!] !== 0) return false;
    return (
      this.#canEnd(spots[from]!, from, route[0]!, route[1]!) &&
      this.#canEnd(spots[to]!, to, route.at(-1)!, route.at(-2)!)
    );
  }

  #canEnd({ row, col, width, grip }: Spot, place: number, cell: number, next: number): boolean {
    if (this.#places[cell] !== place + 1) return false;
    const at = row * this.size.width + col;
    const step = next - cell;
    if (step === 1) return cell === at + width - 1;
    if (step === -1) return cell === at;
    return cell < at + grip;
  }

  #count(route: Route, by: 1 | -1): void {
    const { width } = this.size;
    for (let n = 1; n < route.length - 1; n++) {
      const cell = route[n]!;
      const into = cell - route[n - 1]!;
      this.#used[cell]! += by;
      if (route[n + 1]! - cell !== into) this.#turns[cell]! += by;
      else if (into === 1 || into === -1) this.#level[cell]! += by;
      else this.#upright[cell]! += by;
      const col = cell % width;
      if (col > 0) this.#near[cell - 1]! += by;
      if (col < width - 1) this.#near[cell + 1]! += by;
      if (cell >= width) this.#near[cell - width]! += by;
      if (cell + width < this.#near.length) this.#near[cell + width]! += by;
    }
  }

  #path({ from, to }: Link, spots: readonly Spot[]): Route {
    const { width } = this.size;
    const [start, goal] = [spots[from]!, spots[to]!];
    const goalAt = goal.row * width + goal.col;
    const search = ++this.#search;
    const queue = new Queue();
    const [price, seen, done, before, places] = [
      this.#price,
      this.#seen,
      this.#done,
      this.#before,
      this.#places,
    ];
    const left = (cell: number): number => {
      const col = cell % width;
      const row = (cell - col) / width;
      return (
        Math.abs(row - goal.row) * LENGTHS[NORTH] +
        Math.max(0, goal.col - col, col - goal.col - goal.width + 1) * LENGTHS[EAST]
      );
    };
    const begin = (cell: number, direction: number, sum: number): void => {
      const state = cell * 4 + direction;
      price[state] = sum;
      seen[state] = search;
      before[state] = -1;
      queue.push(state, sum + left(cell));
    };
    const startAt = start.row * width + start.col;
    for (let i = 0; i < start.grip; i++) {
      begin(startAt + i, NORTH, i * PRICE.offSign);
      begin(startAt + i, SOUTH, i * PRICE.offSign);
    }
    begin(startAt, WEST, 0);
    begin(startAt + start.width - 1, EAST, 0);
    let last = -1;
    while (!queue.isEmpty) {
      const state = queue.pop();
      if (done[state] === search) continue;
      done[state] = search;
      const cell = state >> 2;
      const arrived = state & 3;
      if (places[cell] === to + 1) {
        last = state;
        break;
      }
      const isFirst = before[state] === -1;
      const isSecond = !isFirst && before[before[state]!] === -1;
      const soFar = price[state]!;
      const col = cell % width;
      for (let direction = 0; direction < 4; direction++) {
        if (isFirst ? direction !== arrived : ((direction + 2) & 3) === arrived) continue;
        if (direction === EAST && col === width - 1) continue;
        if (direction === WEST && col === 0) continue;
        const next = cell + this.#steps[direction]!;
        if (next < 0 || next >= places.length) continue;
        let sum = soFar + LENGTHS[direction]!;
        if (direction !== arrived) {
          sum += PRICE.turn + (this.#used[cell]! > 0 ? PRICE.shared : 0);
          const isLevel = direction === EAST || direction === WEST;
          if (isLevel ? places[next] === to + 1 : isSecond) sum += PRICE.turnAtEnd;
        }
        const place = places[next]!;
        if (place !== 0) {
          if (place !== to + 1) continue;
          // Two places may not touch.
          if (isFirst) continue;
          if (direction === EAST ? next !== goalAt : direction === WEST && next !== goalAt + goal.width - 1)
            continue;
          if (direction === NORTH || direction === SOUTH) {
            if (next >= goalAt + goal.grip) continue;
            sum += (next - goalAt) * PRICE.offSign;
          }
        } else {
          if (this.#used[next]! > 0) {
            const isLevel = direction === EAST || direction === WEST;
            const along = isLevel ? this.#level[next]! : this.#upright[next]!;
            sum += along > 0 || this.#turns[next]! > 0 ? PRICE.shared : PRICE.crossing;
          }
          if (this.#beside[next]! > 0) {
            const [west, east] = [places[next - 1] ?? 0, places[next + 1] ?? 0];
            if (
              (west !== 0 && west !== from + 1 && west !== to + 1) ||
              (east !== 0 && east !== from + 1 && east !== to + 1)
            )
              sum += PRICE.beside;
          }
          sum += this.#near[next]! * PRICE.near;
        }
        const then = next * 4 + direction;
        if (seen[then] === search && price[then]! <= sum) continue;
        seen[then] = search;
        price[then] = sum;
        before[then] = state;
        queue.push(then, sum + left(next));
      }
    }
    if (last < 0) return [];
    const route: number[] = [];
    for (let state = last; state >= 0; state = before[state]!) route.push(state >> 2);
    return route.reverse();
  }
}
