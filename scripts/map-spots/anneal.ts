/**
 * Moves the places of a map about by chance, at first boldly, and keeps what is better (simulated annealing): near where
 * they really lie, no text over another text or place, and as few as possible in the way of a route.
 */
import { nextBelow, nextUnit, type RngState } from '../../src/core/rng.ts';
import {
  type Field,
  isLand,
  isWithin,
  type Link,
  SIDES,
  type Site,
  type Spot,
  spotAt,
} from '../../src/tui/boards/newton/map/chart.ts';

const STEPS = 60_000;
const HOT = 30;
const COLD = 0.15;

const COST = {
  overlap: 60,
  overlapCell: 8,
  onPlace: 60,
  besidePlace: 24,
  nearPlace: 10,
  crowded: 70,
  near: 6,
  coveredLine: 4,
  throughPlace: 12,
  hemmedIn: 15,
  rowAway: 4,
  colAway: 0.8,
  turnedRound: 10,
  wrongGround: 5,
  left: 0.4,
  above: 4,
  crossedLines: 14,
} as const;

export interface Problem {
  readonly sites: readonly Site[];
  readonly links: readonly Link[];
  readonly field: Field;
}

export function anneal(problem: Problem, rng: RngState): Spot[] {
  const { sites } = problem;
  const spots = sites.map((_, place) => {
    for (;;) {
      const spot = somewhere(problem, place, rng);
      if (spot !== null) return spot;
    }
  });
  let temperature = HOT;
  const cooling = (COLD / HOT) ** (1 / STEPS);
  for (let step = 0; step < STEPS; step++, temperature *= cooling) {
    const place = nextBelow(rng, sites.length);
    const before = spots[place]!;
    const next = somewhere(problem, place, rng, before);
    if (next === null) continue;
    const old = costOf(problem, spots, place);
    spots[place] = next;
    const worse = costOf(problem, spots, place) - old;
    if (worse > 0 && nextUnit(rng) >= Math.exp(-worse / temperature)) spots[place] = before;
  }
  return spots;
}

/** Another spot for a place, near where it lies or with its text on another side; null for one that is not on the map. */
export function somewhere(
  { sites, field }: Problem,
  place: number,
  rng: RngState,
  before?: Spot,
): Spot | null {
  const site = sites[place]!;
  const rows = Math.max(2, Math.round(field.height / 14));
  const cols = Math.max(6, Math.round(field.width / 20));
  const about = (middle: number, by: number): number => Math.floor(middle) + nextBelow(rng, by * 2 + 1) - by;
  const how = before === undefined ? 1 : nextUnit(rng);
  const isNudged = how < 0.4;
  const stays = how >= 0.4 && how < 0.65;
  const { row, col } =
    before !== undefined && stays
      ? before
      : before !== undefined && isNudged
        ? { row: about(before.row, 1), col: about(before.col, 2) }
        : { row: about(site.row, rows), col: about(site.col, cols) };
  if (Math.abs(row - site.row) > rows + 1 || Math.abs(col - site.col) > cols + 1) return null;
  const side =
    before !== undefined && !stays && nextUnit(rng) < 0.75
      ? before.side
      : SIDES[nextBelow(rng, SIDES.length)]!;
  const spot = spotAt({ row, col }, side, site.width, field);
  return isWithin(spot, field) ? spot : null;
}

/** All that the spot of one place spoils. */
export function costOf({ sites, links, field }: Problem, spots: readonly Spot[], place: number): number {
  const own = spots[place]!;
  const site = sites[place]!;
  let sum =
    Math.abs(own.row + 0.5 - site.row) * COST.rowAway + Math.abs(own.col + 0.5 - site.col) * COST.colAway;
  const [row, col] = [Math.floor(site.row), Math.floor(site.col)];
  if (isLand(field, own.row, own.col) !== isLand(field, row, col)) sum += COST.wrongGround;
  if (own.side === 'left') sum += COST.left;
  else if (own.side !== 'right') sum += COST.above;
  const taken = takenCells(spots, field);
  for (let other = 0; other < spots.length; other++) {
    sum += hemmedIn(other, place, spots, links, taken, field);
    if (other === place) continue;
    sum += together(own, spots[other]!) + turnedRound(site, sites[other]!, own, spots[other]!);
  }
  for (const link of links) {
    const [a, b] = [spots[link.from]!, spots[link.to]!];
    const { text } = own;
    sum += covered(a, b, text.row, text.col, text.width) * COST.coveredLine;
    if (link.from === place || link.to === place) {
      for (let other = 0; other < spots.length; other++) {
        if (other === place) continue;
        const that = spots[other]!;
        sum += covered(a, b, that.text.row, that.text.col, that.text.width) * COST.coveredLine;
        if (other !== link.from && other !== link.to && covered(a, b, that.row, that.col, 1) > 0)
          sum += COST.throughPlace;
      }
      for (const other of links) if (crosses(spots, link, other)) sum += COST.crossedLines;
    } else if (covered(a, b, own.row, own.col, 1) > 0) sum += COST.throughPlace;
  }
  return sum;
}

/** Two places in each other's way. */
function together(one: Spot, other: Spot): number {
  let sum = onText(one, other) + onText(other, one);
  if (one.text.row === other.text.row) {
    const shared =
      Math.min(one.text.col + one.text.width, other.text.col + other.text.width) -
      Math.max(one.text.col, other.text.col);
    if (shared > -1) sum += COST.overlap + COST.overlapCell * (shared + 1);
  }
  const rows = Math.abs(one.row - other.row);
  const cols = Math.abs(one.col - other.col);
  if (rows <= 1 && cols <= 1) sum += COST.crowded;
  else if (rows <= 1 && cols <= 3) sum += COST.near;
  return sum;
}

/** Neighbours of which the eastern or northern one has come to stand on the other side. */
function turnedRound(site: Site, other: Site, spot: Spot, that: Spot): number {
  const [rows, cols] = [site.row - other.row, site.col - other.col];
  if (Math.abs(cols) > 16 || Math.abs(rows) > 5) return 0;
  let sum = 0;
  if (Math.abs(cols) > 1.5 && cols * (spot.col - that.col) <= 0) sum += COST.turnedRound;
  if (Math.abs(rows) > 0.8 && rows * (spot.row - that.row) < 0) sum += COST.turnedRound;
  return sum;
}

/** A mark on a text, or so close to it that it seems to be its mark. */
function onText({ row, col }: Spot, that: Spot): number {
  const { text } = that;
  const away = Math.max(text.col - col, col - (text.col + text.width - 1), 0);
  if (row === text.row) return ON_TEXT[away] ?? 0;
  // A text above or below its own mark is easily read with another one as near.
  return Math.abs(row - text.row) === 1 && away <= 1 && that.row !== text.row ? COST.nearPlace : 0;
}

/** By the columns between a mark and a text in the same row. */
const ON_TEXT = [COST.onPlace, COST.besidePlace, COST.nearPlace, COST.nearPlace] as const;

/** Too few free cells around a place for the routes that leave it; only what the moved place could have changed. */
function hemmedIn(
  place: number,
  moved: number,
  spots: readonly Spot[],
  links: readonly Link[],
  taken: Uint8Array,
  field: Field,
): number {
  const { row, col } = spots[place]!;
  const that = spots[moved]!;
  if (place !== moved && Math.abs(row - that.row) > 1 && Math.abs(row - that.text.row) > 1) return 0;
  let free = 0;
  for (let r = row - 1; r <= row + 1; r++)
    for (let c = col - 1; c <= col + 1; c++)
      if (r >= 0 && c >= 0 && r < field.height && c < field.width && taken[r * field.width + c] === 0) free++;
  let needed = 0;
  for (const { from, to } of links) if (from === place || to === place) needed++;
  return Math.max(0, needed - free) * COST.hemmedIn;
}

function takenCells(spots: readonly Spot[], { width, height }: Field): Uint8Array {
  const taken = new Uint8Array(width * height);
  for (const { row, col, text } of spots) {
    taken[row * width + col] = 1;
    taken.fill(1, text.row * width + text.col, text.row * width + text.col + text.width);
  }
  return taken;
}

/** How many cells of a run the straight line between two places goes over. */
function covered(a: Spot, b: Spot, row: number, col: number, width: number): number {
  const upper = a.row <= b.row ? a : b;
  const lower = upper === a ? b : a;
  if (row < upper.row || row > lower.row) return 0;
  const rows = lower.row - upper.row;
  let first = upper.col;
  let last = lower.col;
  if (rows > 0) {
    const slope = (lower.col - upper.col) / rows;
    first = upper.col + slope * Math.max(0, row - upper.row - 0.5);
    last = upper.col + slope * Math.min(rows, row - upper.row + 0.5);
  }
  const right = Math.min(Math.max(first, last) + 0.5, col + width - 0.5);
  const left = Math.max(Math.min(first, last) - 0.5, col - 0.5);
  return Math.max(0, right - left);
}

/** Do the straight lines of two routes without a common end cross? */
function crosses(spots: readonly Spot[], one: Link, other: Link): boolean {
  if (one.from === other.from || one.from === other.to || one.to === other.from || one.to === other.to)
    return false;
  const [a, b, c, d] = [spots[one.from]!, spots[one.to]!, spots[other.from]!, spots[other.to]!];
  return side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;
}

/** On which side of the line from a to b a third cell lies. */
function side(a: Spot, b: Spot, c: Spot): number {
  return (b.col - a.col) * (c.row - a.row) - (b.row - a.row) * (c.col - a.col);
}
