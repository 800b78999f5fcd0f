/**
 * Leads the routes over the map from mark to mark, around texts and other places. Where routes want the same cell, it
 * gets dearer from round to round until they part (negotiated congestion, as for the wires of a circuit board). They may
 * cross; running along in the same cells is as good as forbidden.
 */
import type { Size } from '../../contract.ts';
import type { Cell, Link, Spot } from './chart.ts';
import { Queue } from './queue.ts';

/** A route as drawn: its cells from mark to mark, both included, and where its price stands. */
export interface Path {
  readonly cells: readonly Cell[];
  readonly badge: Cell | null;
}

export interface Routing {
  readonly paths: readonly Path[];
  /** Cells where a route runs over a text or a place or along with another, and routes without a cell for their price. */
  readonly flaws: number;
  readonly crossings: number;
}

const ROUNDS = 12;

/** A cell is twice as high as wide. */
const STEPS = [
  { rows: 0, cols: 1, length: 1 },
  { rows: 0, cols: -1, length: 1 },
  { rows: 1, cols: 0, length: 2 },
  { rows: -1, cols: 0, length: 2 },
  { rows: 1, cols: 1, length: Math.sqrt(5) },
  { rows: 1, cols: -1, length: Math.sqrt(5) },
  { rows: -1, cols: 1, length: Math.sqrt(5) },
  { rows: -1, cols: -1, length: Math.sqrt(5) },
] as const;

const PRICE = {
  /** Of a cell with a text or another place. */
  text: 300,
  /** Of going along with another route from cell to cell. */
  along: 30,
  /** Of a cell with another route, at first and more with every round. */
  crossing: 2,
  crossingByRound: 1.5,
  /** Of a cell that is crossed at the end of a round, for good. */
  contested: 0.6,
  /** Of each cell away from the straight line, so that routes do not wander. */
  astray: 0.08,
} as const;

/**
 * Led anew, or from paths of a map that differs little: those that still hold are kept. Who is led first has the choice,
 * so where some route finds no way of its own, all are led again with that one first.
 */
export function findPaths(
  links: readonly Link[],
  spots: readonly Spot[],
  size: Size,
  known: readonly Path[] = [],
): Routing {
  let order = links.map((_, i) => i);
  let best = leadAll(links, spots, size, known, order);
  for (let attempt = 1; attempt < ATTEMPTS && known.length === 0 && best.blocked.length > 0; attempt++) {
    const { blocked } = best;
    order = [...blocked, ...order.filter(link => !blocked.includes(link))];
    const next = leadAll(links, spots, size, known, order);
    if (next.flaws < best.flaws) best = next;
    else order = [...order.slice(1), order[0]!];
  }
  return best;
}

const ATTEMPTS = 8;

function leadAll(
  links: readonly Link[],
  spots: readonly Spot[],
  size: Size,
  known: readonly Path[],
  order: readonly number[],
): Routing & { readonly blocked: readonly number[] } {
  const board = new Board(spots, size);
  const paths = links.map(({ from, to }, i) => board.kept(spots[from]!, spots[to]!, known[i]?.cells ?? []));
  for (const path of paths) board.count(path, 1);
  const rounds = known.length === 0 ? ROUNDS : 1;
  for (let round = 0; round < rounds; round++) {
    for (const i of order) {
      if (known.length > 0 ? paths[i]!.length > 0 : round > 0 && board.isAlone(paths[i]!)) continue;
      const { from, to } = links[i]!;
      board.count(paths[i]!, -1);
      paths[i] = board.lead(spots[from]!, spots[to]!, round);
      board.count(paths[i]!, 1);
    }
    if (board.contest() === 0) break;
  }
  const badges = findBadges(links, paths, board);
  const flaws = links.map(
    ({ cost }, i) => board.faults(paths[i]!) + (cost > 0 && badges[i] === null ? 1 : 0),
  );
  return {
    paths: paths.map((path, i) => ({ cells: path.map(board.cellOf), badge: badges[i]! })),
    flaws: flaws.reduce((sum, count) => sum + count, 0),
    crossings: board.contest(),
    blocked: order.filter(link => flaws[link]! > 0),
  };
}

/** The cells of the map by number, what stands on them, and how many routes go over each. */
class Board {
  readonly #width: number;
  readonly #height: number;
  readonly #text: Uint8Array;
  readonly #used: Uint8Array;
  readonly #dear: Float64Array;
  /** By pair of neighbouring cells. */
  readonly #along = new Map<number, number>();
  readonly #price: Float64Array;
  readonly #from: Int32Array;

  constructor(spots: readonly Spot[], { width, height }: Size) {
    const cells = width * height;
    this.#width = width;
    this.#height = height;
    this.#text = new Uint8Array(cells);
    this.#used = new Uint8Array(cells);
    this.#dear = new Float64Array(cells);
    this.#price = new Float64Array(cells);
    this.#from = new Int32Array(cells);
    for (const spot of spots) {
      this.#text[this.#at(spot)] = 1;
      this.#text.fill(1, this.#at(spot.text), this.#at(spot.text) + spot.text.width);
    }
  }

  readonly cellOf = (cell: number): Cell => ({
    row: Math.floor(cell / this.#width),
    col: cell % this.#width,
  });

  #at({ row, col }: Cell): number {
    return row * this.#width + col;
  }

  #pair(a: number, b: number): number {
    return Math.min(a, b) * this.#text.length + Math.max(a, b);
  }

  isText(cell: number): boolean {
    return this.#text[cell] === 1;
  }

  isOwn(cell: number): boolean {
    return this.#used[cell] === 1 && !this.isText(cell);
  }

  isAlone(path: readonly number[]): boolean {
    return path.slice(1, -1).every(cell => this.isOwn(cell));
  }

  /** The path, where it still leads from mark to mark past all texts; else none. */
  kept(from: Cell, to: Cell, cells: readonly Cell[]): readonly number[] {
    const path = cells.map(cell => this.#at(cell));
    const holds = path[0] === this.#at(from) && path.at(-1) === this.#at(to) && this.textCells(path) === 0;
    return holds ? path : [];
  }

  textCells(path: readonly number[]): number {
    return path.slice(1, -1).filter(cell => this.isText(cell)).length;
  }

  count(path: readonly number[], by: 1 | -1): void {
    for (let i = 1; i < path.length; i++) {
      const pair = this.#pair(path[i - 1]!, path[i]!);
      this.#along.set(pair, (this.#along.get(pair) ?? 0) + by);
      if (i < path.length - 1) this.#used[path[i]!]! += by;
    }
  }

  /** Cells of a path that are taken by something else, and steps that another route takes, too. */
  faults(path: readonly number[]): number {
    const together = path.filter((cell, i) => i > 0 && this.#along.get(this.#pair(path[i - 1]!, cell))! > 1);
    return this.textCells(path) + together.length;
  }

  /** Makes cells that several routes want dearer; how many there are. */
  contest(): number {
    let contested = 0;
    this.#used.forEach((routes, cell) => {
      if (routes < 2) return;
      contested++;
      this.#dear[cell]! += PRICE.contested;
    });
    return contested;
  }

  /** The cheapest way between two marks (A*). */
  lead(from: Cell, to: Cell, round: number): number[] {
    const [start, goal] = [this.#at(from), this.#at(to)];
    const [rows, cols] = [(to.row - from.row) * 2, to.col - from.col];
    const length = Math.hypot(rows, cols);
    const crossing = PRICE.crossing + round * PRICE.crossingByRound;
    const price = this.#price.fill(Number.POSITIVE_INFINITY);
    price[start] = 0;
    const queue = new Queue();
    queue.push(start, 0);
    for (let cell = queue.pop(); cell !== goal; cell = queue.pop()) {
      const row = Math.floor(cell / this.#width);
      const col = cell - row * this.#width;
      for (const step of STEPS) {
        const [r, c] = [row + step.rows, col + step.cols];
        if (r < 0 || r >= this.#height || c < 0 || c >= this.#width) continue;
        const next = r * this.#width + c;
        let sum = price[cell]! + step.length;
        if (cell === start || this.#used[cell]! > 0)
          sum += (this.#along.get(this.#pair(cell, next)) ?? 0) * PRICE.along;
        if (next !== goal) {
          const astray = Math.abs((c - from.col) * rows - (r - from.row) * 2 * cols) / length;
          sum += this.#dear[next]! + this.#used[next]! * crossing + astray * PRICE.astray;
          if (this.isText(next)) sum += PRICE.text;
        }
        if (sum >= price[next]!) continue;
        price[next] = sum;
        this.#from[next] = cell;
        queue.push(next, sum + Math.hypot((to.row - r) * 2, to.col - c));
      }
    }
    const path = [goal];
    while (path.at(-1) !== start) path.push(this.#from[path.at(-1)!]!);
    return path.reverse();
  }
}

/** On each priced route the cell nearest to its middle that is its own, with no other price and no text beside it. */
function findBadges(
  links: readonly Link[],
  paths: readonly (readonly number[])[],
  board: Board,
): (Cell | null)[] {
  const taken = new Set<number>();
  return paths.map((path, i) => {
    if (links[i]!.cost === 0) return null;
    const away = (cell: number): number =>
      Math.abs(path.indexOf(cell) - (path.length - 1) / 2) +
      (board.isText(cell - 1) || board.isText(cell + 1) ? BESIDE_TEXT : 0);
    const [best] = path
      .slice(1, -1)
      .filter(cell => board.isOwn(cell) && !taken.has(cell - 1) && !taken.has(cell + 1))
      .sort((a, b) => away(a) - away(b));
    if (best === undefined) return null;
    taken.add(best);
    return board.cellOf(best);
  });
}

/** How many cells from the middle a price goes to stand free of texts. */
const BESIDE_TEXT = 4;
