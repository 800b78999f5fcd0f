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
  /** A heading over each column but the first, which names a field there. */
  readonly levels: readonly { readonly level: number; readonly rect: Rect }[];
  /** Free room below the first box of each field, for a legend. */
  readonly notes: readonly Rect[];
  readonly wires: readonly Wire[];
}

/** The line from a discovery, or from a group of which one member is enough, with its cells on the drawing. */
export interface Wire {
  readonly source: DiscoverySet;
  readonly field: FieldIndex;
  readonly strokes: readonly Stroke[];
}

const LEVELS = [1, 2, 3, 4, 5] as const;
/** The first row names the levels. */
const HEADING = 1;

/** A box of four lines has one for each zone, if it is wide enough for their names. */
export const ZONES = { height: 4, width: 19 } as const;
const COMPACT_HEIGHT = 3;
const NARROWEST = 13;
const WIDEST = 27;
/** Free cells beside the lanes of a gap, as far as boxes keep this width. */
const MARGINS = [
  { cells: 2, box: 21 },
  { cells: 1, box: 19 },
  { cells: 0, box: NARROWEST },
] as const;
/** Where boxes take every cell there is, the levels get what is left over in this order: the fullest column first. */
const CROWDED: readonly number[] = [4, 2, 4, 3, 1];

/** Lines meet a box on its second line if they come from its own field, else above or below it. */
const ENTRY = { above: 0, own: 1, below: 2 } as const;

/** Heights of a box and free rows between the fields, the most generous first. */
interface Shape {
  readonly boxHeight: number;
  readonly narrowest: number;
  readonly gap: number;
}

const SHAPES: readonly Shape[] = [
  ...[5, 3, 2, 1, 0].map(gap => ({ boxHeight: ZONES.height, narrowest: ZONES.width, gap })),
  ...[2, 1].map(gap => ({ boxHeight: COMPACT_HEIGHT, narrowest: NARROWEST, gap })),
];
const FLATTEST: Shape = { boxHeight: COMPACT_HEIGHT, narrowest: NARROWEST, gap: 0 };
/** The flattest plan may be scrolled; the marks for that take the last cells of two lines, where nothing of it stands. */
const SCROLL_MARK = 2;

/** The largest plan that has room, else the flattest there is; null where five columns have no room side by side. */
export function planTree(t: Tables, players: number, { width, height }: Size): TreePlan | null {
  for (const shape of SHAPES) {
    const plan = planWith(t, players, { width, height }, shape);
    if (plan !== null && plan.boxes[0]!.rect.width >= shape.narrowest) return plan;
  }
  return planWith(t, players, { width: width - SCROLL_MARK, height: Number.POSITIVE_INFINITY }, FLATTEST);
}

/** Cells for a name beside the edge of a box. */
export function nameRoom(boxWidth: number): number {
  return boxWidth - 1;
}

/**
 * A name that is too long for its box stands on two lines of it. On narrow screens, which are low, too, a line counts
 * more than the end of a name: there it has the second one where that moves nothing down.
 */
const WHOLE_NAMES_FROM = 80;

function isLong({ name }: Discovery, boxWidth: number): boolean {
  return name.length > nameRoom(boxWidth);
}

/** Boxes are as wide as the lines leave them, and as tall as their width asks for: a few rounds settle both. */
const ROUNDS = 3;

/** Null where it has no room. To lay the lines takes longest, so what is too tall or too narrow is left before that. */
function planWith(
  t: Tables,
  players: number,
  { width, height }: Size,
  { boxHeight, narrowest, gap }: Shape,
): TreePlan | null {
  if (width < narrowest * LEVELS.length) return null;
  let widths: readonly number[] = LEVELS.map(() => WIDEST);
  let plan: TreePlan | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const heightOf = (discovery: Discovery): number =>
      boxHeight + (width >= WHOLE_NAMES_FROM && isLong(discovery, widths[discovery.level - 1]!) ? 1 : 0);
    const groups = groupsOf(t, players, heightOf, gap);
    if (bottomOf(groups) > height) return null;
    const gaps = LEVELS.slice(1).map(level => gapBefore(t, players, groups, level));
    const columns = columnsOf(
      gaps.map(({ routes }) => routes.width),
      width,
    );
    if (columns === null) return null;
    plan = planOf(groups, gaps, columns, width);
    if (columns.widths.every((cells, i) => cells === widths[i])) break;
    widths = columns.widths;
  }
  return plan;
}

type Gap = ReturnType<typeof gapBefore>;

function planOf(
  groups: readonly Group[],
  gaps: readonly Gap[],
  { widths, starts, margin }: Columns,
  width: number,
): TreePlan {
  const over = (level: number, row: number): Rect => ({
    row,
    col: starts[level - 1]!,
    width: widths[level - 1]!,
    height: 1,
  });
  const lowest = bottomOf(groups);
  const isFree = (level: number, row: number): boolean =>
    row < lowest &&
    groups.every(
      group =>
        group.level !== level ||
        group.members.every(({ top, height }) => row < top - (level === 1 ? 1 : 0) || row >= top + height),
    );
  const boxes = groups.flatMap(({ level, members }) =>
    members.map(({ discovery, top, height }) => {
      const isCut = width < WHOLE_NAMES_FROM && isLong(discovery, widths[level - 1]!);
      const rows = height + (isCut && isFree(level, top + height) ? 1 : 0);
      return { discovery, rect: { ...over(level, top), height: rows } };
    }),
  );
  const height = Math.max(...boxes.map(({ rect }) => rect.row + rect.height));
  const first = groups.filter(({ level }) => level === 1);
  return {
    width,
    height,
    boxes,
    fields: first.map(({ field, members }) => ({ field, rect: over(1, members[0]!.top - 1) })),
    levels: LEVELS.slice(1).map(level => ({ level, rect: over(level, 0) })),
    notes: first.map(({ members }, i) => {
      const { rect } = boxes.find(({ discovery }) => discovery === members.at(-1)!.discovery)!;
      const top = rect.row + rect.height;
      const end = first[i + 1] === undefined ? height : first[i + 1]!.members[0]!.top - 1;
      return { ...over(1, top), height: end - top };
    }),
    wires: gaps.flatMap(({ sources, nets, routes }, i) => {
      const from = starts[i]! + widths[i]!;
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

/** The discoveries of a field at a level, with the rows they fill. */
interface Group {
  readonly field: FieldIndex;
  readonly level: number;
  readonly set: DiscoverySet;
  /** Where the box begins from which its line goes on. */
  readonly main: number;
  readonly members: readonly Member[];
}

interface Member {
  readonly discovery: Discovery;
  readonly top: number;
  readonly height: number;
}

function bottomOf(groups: readonly Group[]): number {
  return Math.max(...groups.flatMap(({ members }) => members.map(({ top, height }) => top + height)));
}

/** Fields below each other, as close as their groups allow; the boxes that carry a field on stand in one row. */
function groupsOf(
  t: Tables,
  players: number,
  heightOf: (discovery: Discovery) => number,
  gap: number,
): Group[] {
  const { inPlay } = t.boards[players]!;
  const shown = t.discoveries.filter(({ index }) => (inPlay & (1 << index)) !== 0);
  const heightOfAll = (those: readonly Discovery[]): number =>
    those.reduce((sum, discovery) => sum + heightOf(discovery), 0);
  /** By level, the first row that is still free. */
  const free = LEVELS.map(() => HEADING);
  return t.fields.flatMap(({ index: field }) => {
    const own = LEVELS.map(level => shown.filter(each => each.field === field && each.level === level));
    const above = own.map(column => heightOfAll(column.slice(0, Math.floor((column.length - 1) / 2))));
    const main = Math.max(...own.map((column, i) => (column.length === 0 ? 0 : free[i]! + above[i]!)));
    return own.flatMap((column, i) => {
      if (column.length === 0) return [];
      const top = main - above[i]!;
      // Over the first box of a field stands its name.
      free[i] = top + heightOfAll(column) + (i === 0 ? Math.max(1, gap) : gap);
      return [
        {
          field,
          level: LEVELS[i]!,
          set: column.reduce((set, { index }) => set | (1 << index), 0),
          main,
          members: column.map((discovery, j) => ({
            discovery,
            top: top + heightOfAll(column.slice(0, j)),
            height: heightOf(discovery),
          })),
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
  /** By level, of boxes and of where they begin. */
  readonly widths: readonly number[];
  readonly starts: readonly number[];
  /** Cells between a box and the first lane behind it. */
  readonly margin: number;
}

/** Boxes of one width, with the lanes between them; what is left goes to the gaps, or where those are tight to boxes. */
function columnsOf(lanes: readonly number[], width: number): Columns | null {
  const taken = lanes.reduce((sum, count) => sum + count, 0);
  for (const { cells, box: least } of MARGINS) {
    const fitting = Math.floor((width - taken - cells * lanes.length) / LEVELS.length);
    if (fitting < least) continue;
    const box = Math.min(WIDEST, fitting);
    const over = width - taken - cells * lanes.length - box * LEVELS.length;
    const isTight = box < WIDEST;
    const widths = LEVELS.map(
      level => box + (isTight ? CROWDED.slice(0, over).filter(each => each === level).length : 0),
    );
    const left = width - taken - widths.reduce((sum, each) => sum + each, 0);
    const starts = [0];
    for (const [i, count] of lanes.entries()) {
      const extra = Math.floor(left / lanes.length) + (i < left % lanes.length ? 1 : 0);
      starts.push(starts[i]! + widths[i]! + count + extra);
    }
    return { widths, starts, margin: Math.floor(left / lanes.length / 2) };
  }
  return null;
}
