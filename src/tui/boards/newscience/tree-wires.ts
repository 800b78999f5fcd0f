/**
 * The lines of the tree in the gap between two levels. Every source has one line of its own that branches to all it
 * leads to: out of the source along a row, up and down a lane of the gap, and into each target along a row. Lines may
 * pass each other at right angles, but never run over each other; the lanes are chosen so that they pass as rarely as
 * possible.
 */

/** What leads from one level to the next: a discovery, or a group of which one member is enough. */
export interface Net {
  /** The rows on which it leaves its sources; those of a group are joined by a bracket first. */
  readonly from: readonly number[];
  /** Where it goes on from the bracket. */
  readonly exit: number;
  /** The rows on which it enters its targets. */
  readonly to: readonly number[];
}

/** By net the lane of its vertical part, or null where it runs straight; and how many lanes there are. */
interface Routes {
  readonly lanes: readonly (number | null)[];
  readonly width: number;
}

/** Directions in which a line leaves a cell, as bits. */
export const NORTH = 1;
export const EAST = 2;
export const SOUTH = 4;
export const WEST = 8;

/** A cell of a line, relative to the gap. */
export interface Stroke {
  readonly row: number;
  readonly col: number;
  readonly directions: number;
  readonly net: number;
}

interface Span {
  readonly top: number;
  readonly bottom: number;
}

export function route(nets: readonly Net[]): Routes {
  const bent = nets.flatMap((net, i) => (isStraight(net) ? [] : [i]));
  const first = nets.some(isGroup) ? 1 : 0;
  for (let count = 1; ; count++) {
    const lanes = bestLanes(nets, bent, count + first);
    if (lanes !== null) return { lanes, width: Math.max(first, ...lanes.map(lane => (lane ?? -1) + 1)) };
  }
}

function isGroup(net: Net): boolean {
  return net.from.length > 1;
}

function isStraight(net: Net): boolean {
  return net.to.every(row => row === net.exit);
}

function laneSpan({ exit, to }: Net): Span {
  return { top: Math.min(exit, ...to), bottom: Math.max(exit, ...to) };
}

function bracketSpan({ from }: Net): Span {
  return { top: Math.min(...from), bottom: Math.max(...from) };
}

function touch(a: Span, b: Span): boolean {
  return a.top <= b.bottom && b.top <= a.bottom;
}

/** Of all ways to give the bent nets so many lanes, the one in which lines pass each other least; null for none. */
function bestLanes(nets: readonly Net[], bent: readonly number[], count: number): (number | null)[] | null {
  let best: (number | null)[] | null = null;
  let fewest = Number.POSITIVE_INFINITY;
  for (let choice = 0; choice < count ** bent.length; choice++) {
    const lanes: (number | null)[] = nets.map(() => null);
    bent.forEach((net, i) => {
      lanes[net] = Math.floor(choice / count ** i) % count;
    });
    if (collides(nets, lanes)) continue;
    const passed = passes(nets, lanes);
    if (passed < fewest) {
      best = lanes;
      fewest = passed;
    }
  }
  return best;
}

/** Do two vertical parts share a lane and a row? A bracket stands in the first lane, before the lane of its own net. */
function collides(nets: readonly Net[], lanes: readonly (number | null)[]): boolean {
  const parts = verticals(nets, lanes);
  return parts.some((a, i) => parts.slice(i + 1).some(b => a.lane === b.lane && touch(a.span, b.span)));
}

interface Vertical {
  readonly net: number;
  readonly lane: number;
  readonly span: Span;
}

function verticals(nets: readonly Net[], lanes: readonly (number | null)[]): Vertical[] {
  return nets.flatMap((net, i) => {
    const lane = lanes[i] ?? null;
    const bracket = isGroup(net) ? [{ net: i, lane: 0, span: bracketSpan(net) }] : [];
    return lane === null ? bracket : [...bracket, { net: i, lane, span: laneSpan(net) }];
  });
}

/** How often a horizontal part of one net runs through a vertical part of another. */
function passes(nets: readonly Net[], lanes: readonly (number | null)[]): number {
  const parts = verticals(nets, lanes);
  let count = 0;
  for (const [i, { exit, to }] of nets.entries()) {
    const own = lanes[i] ?? null;
    for (const { net, lane, span } of parts) {
      if (net === i) continue;
      const inside = (row: number): boolean => row >= span.top && row <= span.bottom;
      if (inside(exit) && (own === null || lane < own)) count++;
      if (own !== null) count += to.filter(row => inside(row) && lane > own).length;
    }
  }
  return count;
}

/** The cells of all lines, in a gap that is wider than its lanes by what lies before and behind them. */
export function strokes(nets: readonly Net[], { lanes }: Routes, before: number, width: number): Stroke[] {
  const found: Stroke[] = [];
  for (const [i, net] of nets.entries()) {
    const cells = new Map<string, { row: number; col: number; directions: number }>();
    const put = (row: number, col: number, directions: number): void => {
      const key = `${row} ${col}`;
      const there = cells.get(key);
      if (there === undefined) cells.set(key, { row, col, directions });
      else there.directions |= directions;
    };
    /** From a box, where it begins at the edge of the gap, or to one, where it ends there. */
    const across = (row: number, from: number, to: number, end: 'source' | 'target' | 'both'): void => {
      for (let col = from; col <= to; col++) {
        const west = col > from || end !== 'target';
        const east = col < to || end !== 'source';
        put(row, col, (west ? WEST : 0) | (east ? EAST : 0));
      }
    };
    const down = ({ top, bottom }: Span, col: number): void => {
      for (let row = top; row <= bottom; row++)
        put(row, col, (row > top ? NORTH : 0) | (row < bottom ? SOUTH : 0));
    };
    const lane = lanes[i] ?? null;
    if (isGroup(net)) {
      for (const row of net.from) across(row, 0, before, 'source');
      down(bracketSpan(net), before);
    }
    if (lane === null) across(net.exit, 0, width - 1, 'both');
    else {
      const turn = before + lane;
      across(net.exit, 0, turn, 'source');
      down(laneSpan(net), turn);
      for (const row of net.to) across(row, turn, width - 1, 'target');
    }
    for (const cell of cells.values()) found.push({ ...cell, net: i });
  }
  return found;
}
