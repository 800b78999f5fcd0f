/**
 * Where the boxes, names and lines of the tree stand in a drawing of some width: a column for each level, a row of boxes
 * for each field, the members of a group below each other. Everything follows from the prerequisites.
 */
import type { Discovery, Tables } from '../../../games/newscience/rules/data.ts';
import type { DiscoverySet, FieldIndex } from '../../../games/newscience/rules/types.ts';
import type { Rect, Size } from '../contract.ts';
import { type Net, route, type Stroke, strokes } from './tree-wires.ts';

export interface TreePlan extends Size {
  readonly boxes: readonly { readonly discovery: Discovery; readonly rect: Rect }[];
  /** The name of a field stands over its first box. */
  readonly fields: readonly { readonly field: FieldIndex; readonly rect: Rect }[];
  /** The first row: a heading over each column but the first, which names a field there. */
  readonly levels: readonly { readonly level: number; readonly rect: Rect }[];
  readonly wires: readonly Wire[];
}

/** The line from a discovery, or from a group of which one member is enough, with its cells on the drawing. */
export interface Wire {
  readonly source: DiscoverySet;
  readonly field: FieldIndex;
  readonly strokes: readonly Stroke[];
}

const LEVELS = [1, 2, 3, 4, 5] as const;
const HEADING = 1;

/** A box of four lines has one for each zone, if it is wide enough for their names. */
export const ZONES = { height: 4, width: 18 } as const;
const COMPACT_HEIGHT = 3;
const NARROWEST = 13;
const WIDEST = 27;
/** Free cells beside the lanes of a gap, as far as boxes keep this width. */
const MARGINS = [
  { cells: 2, box: 18 },
  { cells: 1, box: 16 },
  { cells: 0, box: NARROWEST },
] as const;

/** Lines meet a box on its second line if they come from its own field, else above or below it. */
const ENTRY = { above: 0, own: 1, below: 2 } as const;

/** Heights of a box and free rows between the fields, the most generous first. */
const SHAPES = [
  ...[5, 3, 2, 1].map(gap => ({ boxHeight: ZONES.height, narrowest: ZONES.width, gap })),
  ...[2, 1].map(gap => ({ boxHeight: COMPACT_HEIGHT, narrowest: NARROWEST, gap })),
];
const FLATTEST = { boxHeight: COMPACT_HEIGHT, gap: 0 } as const;

/** The largest plan that has room, else the flattest there is; null where five columns have no room side by side. */
export function planTree(t: Tables, players: number, { width, height }: Size): TreePlan | null {
  for (const { boxHeight, narrowest, gap } of SHAPES) {
    const plan = planWith(t, players, width, boxHeight, gap);
    if (plan !== null && plan.height <= height && plan.boxes[0]!.rect.width >= narrowest) return plan;
  }
  return planWith(t, players, width, FLATTEST.boxHeight, FLATTEST.gap);
}

function planWith(
  t: Tables,
  players: number,
  width: number,
  boxHeight: number,
  gap: number,
): TreePlan | null {
  const groups = groupsOf(t, players, boxHeight, gap);
  const gaps = LEVELS.slice(1).map(level => gapBefore(t, players, groups, level));
  const columns = columnsOf(
    gaps.map(({ routes }) => routes.width),
    width,
  );
  if (columns === null) return null;
  const { box, starts, margin } = columns;
  const col = (level: number): number => starts[level - 1]!;
  const boxes = groups.flatMap(({ level, members }) =>
    members.map(({ discovery, top }) => ({
      discovery,
      rect: { row: top, col: col(level), width: box, height: boxHeight },
    })),
  );
  const over = (level: number, row: number): Rect => ({ row, col: col(level), width: box, height: 1 });
  return {
    width,
    height: Math.max(...boxes.map(({ rect }) => rect.row + rect.height)),
    boxes,
    fields: groups
      .filter(({ level }) => level === 1)
      .map(({ field, members }) => ({ field, rect: over(1, members[0]!.top - 1) })),
    levels: LEVELS.slice(1).map(level => ({ level, rect: over(level, 0) })),
    wires: gaps.flatMap(({ sources, nets, routes }, i) => {
      const from = starts[i]! + box;
      const cells = strokes(nets, routes, margin, starts[i + 1]! - from);
      return sources.map(({ field, set }, net) => ({
        source: set,
        field,
        strokes: cells
          .filter(stroke => stroke.net === net)
          .map(stroke => ({ ...stroke, col: stroke.col + from })),
      }));
    }),
  };
}

/** The discoveries of a field at a level, with the rows they begin on. */
interface Group {
  readonly field: FieldIndex;
  readonly level: number;
  readonly set: DiscoverySet;
  /** Where the box begins from which its line goes on. */
  readonly main: number;
  readonly members: readonly { readonly discovery: Discovery; readonly top: number }[];
}

/** Fields below each other, as close as their groups allow; the boxes that carry a field on stand in one row. */
function groupsOf(t: Tables, players: number, boxHeight: number, gap: number): Group[] {
  const { inPlay } = t.boards[players]!;
  const shown = t.discoveries.filter(({ index }) => (inPlay & (1 << index)) !== 0);
  /** By level, the first row that is still free. */
  const free = LEVELS.map(() => HEADING);
  return t.fields.flatMap(({ index: field }) => {
    const own = LEVELS.map(level => shown.filter(each => each.field === field && each.level === level));
    const above = own.map(({ length }) => Math.floor((length - 1) / 2) * boxHeight);
    const main = Math.max(...own.map((column, i) => (column.length === 0 ? 0 : free[i]! + above[i]!)));
    return own.flatMap((column, i) => {
      if (column.length === 0) return [];
      const top = main - above[i]!;
      // Over the first box of a field stands its name.
      free[i] = top + column.length * boxHeight + (i === 0 ? Math.max(1, gap) : gap);
      return [
        {
          field,
          level: LEVELS[i]!,
          set: column.reduce((set, { index }) => set | (1 << index), 0),
          main,
          members: column.map((discovery, j) => ({ discovery, top: top + j * boxHeight })),
        },
      ];
    });
  });
}

/** What leads from the groups of the level before to the discoveries of this one. */
function gapBefore(t: Tables, players: number, groups: readonly Group[], level: number) {
  const { prerequisites } = t.boards[players]!;
  const targets = groups.filter(group => group.level === level);
  const connected = groups.flatMap(source => {
    if (source.level !== level - 1) return [];
    const to = targets.flatMap(target =>
      target.members
        .filter(({ discovery }) => prerequisites[discovery.index]!.some(entry => (entry & source.set) !== 0))
        .map(({ top }) => top + entryRow(source, target)),
    );
    const net: Net = {
      from: source.members.map(({ top }) => top + ENTRY.own),
      exit: source.main + ENTRY.own,
      to,
    };
    return to.length === 0 ? [] : [{ source, net }];
  });
  const nets = connected.map(({ net }) => net);
  return { sources: connected.map(({ source }) => source), nets, routes: route(nets) };
}

function entryRow(source: Group, target: Group): number {
  if (source.field === target.field) return ENTRY.own;
  return source.main < target.main ? ENTRY.above : ENTRY.below;
}

interface Columns {
  readonly box: number;
  /** By level. */
  readonly starts: readonly number[];
  /** Cells between a box and the first lane behind it. */
  readonly margin: number;
}

/** Boxes of one width, with the lanes between them; what is left goes to the gaps. */
function columnsOf(lanes: readonly number[], width: number): Columns | null {
  const taken = lanes.reduce((sum, count) => sum + count, 0);
  for (const { cells, box: least } of MARGINS) {
    const fitting = Math.floor((width - taken - cells * lanes.length) / LEVELS.length);
    if (fitting < least) continue;
    const box = Math.min(WIDEST, fitting);
    const left = width - taken - box * LEVELS.length;
    const starts = [0];
    for (const [i, count] of lanes.entries()) {
      const extra = Math.floor(left / lanes.length) + (i < left % lanes.length ? 1 : 0);
      starts.push(starts[i]! + box + count + extra);
    }
    return { box, starts, margin: Math.floor(left / lanes.length / 2) };
  }
  return null;
}
