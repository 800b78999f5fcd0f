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
  readonly wires: readonly Wire[];
  /** The fields in pages, below each other on the drawing; one where the whole tree has room. */
  readonly pages: readonly Page[];
}

/** Rows of the drawing, none of which cuts a box, from one on and before another. */
export interface Page {
  readonly fields: readonly FieldIndex[];
  readonly from: number;
  readonly to: number;
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
/** A box of the first level, and one of the others. */
const NARROWEST = { first: 12, later: 13 } as const;
const WIDEST = 27;
/** Free cells beside the lanes of a gap, as far as boxes keep this width. */
const MARGINS = [
  { cells: 2, box: 21 },
  { cells: 1, box: 19 },
] as const;
/** Where boxes take every cell there is, the levels get what is left over in this order: the fullest column first. */
const CROWDED: readonly number[] = [4, 2, 3, 5, 1];

/** Lines meet a box on its second line if they come from its own field, else above or below it. */
const ENTRY = { above: 0, own: 1, below: 2 } as const;

/** Heights of a box, and free rows between the fields and between boxes of a field that stand below each other. */
interface Shape {
  readonly boxHeight: number;
  readonly narrowest: number;
  readonly gap: number;
  readonly apart: number;
  /** A long name has two lines wherever it stands; else only where that moves nothing down. */
  readonly isWhole: boolean;
}

const SPACINGS = [
  ...[5, 3, 2, 1, 0].map(gap => ({ gap, apart: 1 })),
  ...[2, 1, 0].map(gap => ({ gap, apart: 0 })),
];
const ROOMY: readonly Shape[] = SPACINGS.map(spacing => ({
  boxHeight: ZONES.height,
  narrowest: ZONES.width,
  isWhole: true,
  ...spacing,
}));
const COMPACT: readonly Shape[] = SPACINGS.filter(({ gap }) => gap <= 2).map(spacing => ({
  boxHeight: COMPACT_HEIGHT,
  narrowest: NARROWEST.first,
  isWhole: true,
  ...spacing,
}));
/** On a page of its own a field may do without the ends of long names. */
const PAGED: readonly Shape[] = [...COMPACT, { ...COMPACT.at(-1)!, isWhole: false }];

/** The largest plan that has room, else one in pages; null where five columns have no room, or a field has none. */
export function planTree(t: Tables, players: number, { width, height }: Size): TreePlan | null {
  for (const shape of [...ROOMY, ...COMPACT]) {
    const plan = planWith(t, players, width, shape.narrowest, widths =>
      wholeTree(t, players, widths, shape, height),
    );
    if (plan !== null) return plan;
  }
  return planWith(t, players, width, NARROWEST.first, widths => paged(t, players, widths, height));
}

/** Cells for a text beside the edge of a box. */
export function nameRoom(boxWidth: number): number {
  return boxWidth - 1;
}

/** Around a name stand the marks of the cursor, of a legal move, or a tick. */
export const NAME_MARKS = 2;

function isLong({ name }: Discovery, boxWidth: number): boolean {
  return name.length + NAME_MARKS > boxWidth;
}

/** The boxes of a tree with its pages, for boxes of these widths. */
interface Laid {
  readonly groups: readonly Group[];
  readonly pages: readonly Page[];
}

/** All fields on one page; null where that is too tall. */
function wholeTree(
  t: Tables,
  players: number,
  widths: readonly number[],
  shape: Shape,
  height: number,
): Laid | null {
  const fields = fieldsInPlay(t, players);
  const groups = groupsOf(
    t,
    players,
    fields,
    widths,
    shape,
    LEVELS.map(() => HEADING),
  );
  const bottom = bottomOf(groups);
  return bottom > height ? null : { groups, pages: [{ fields, from: 0, to: bottom }] };
}

/** As many fields on a page as have room, with as much air as there is. Null where one has no room for itself. */
function paged(t: Tables, players: number, widths: readonly number[], height: number): Laid | null {
  const fields = fieldsInPlay(t, players);
  const groups: Group[] = [];
  const pages: Page[] = [];
  let left = fields;
  let from = 0;
  while (left.length > 0) {
    const page = pageWith(t, players, left, widths, height, from);
    if (page === null) return null;
    groups.push(...page.groups);
    pages.push({ fields: page.fields, from, to: page.to });
    left = left.slice(page.fields.length);
    from = page.to;
  }
  return { groups, pages };
}

function pageWith(
  t: Tables,
  players: number,
  left: readonly FieldIndex[],
  widths: readonly number[],
  height: number,
  from: number,
): { readonly groups: readonly Group[]; readonly fields: readonly FieldIndex[]; readonly to: number } | null {
  for (let count = left.length; count > 0; count--) {
    const fields = left.slice(0, count);
    // The first row of a page tells what the signs mean; a line tells of the fields before, and one of those behind.
    const rows = height - (from === 0 ? 0 : PAGE_HEAD) - (count < left.length ? PAGE_FOOT : 0);
    for (const shape of PAGED) {
      const free = LEVELS.map(level => (from === 0 ? HEADING : from + (level === 1 ? 1 : 0)));
      const groups = groupsOf(t, players, fields, widths, shape, free);
      const to = bottomOf(groups);
      if (to - from <= rows) return { groups, fields, to };
    }
  }
  return null;
}

/** Rows on a page beside its boxes: on all but the first, and on all but the last. */
export const PAGE_HEAD = 2;
export const PAGE_FOOT = 1;

function fieldsInPlay(t: Tables, players: number): FieldIndex[] {
  const { inPlay } = t.boards[players]!;
  return t.fields
    .map(({ index }) => index)
    .filter(field => t.discoveries.some(each => each.field === field && (inPlay & (1 << each.index)) !== 0));
}

/** Boxes are as wide as the lines leave them, and as tall as their width asks for: a few rounds settle both. */
const ROUNDS = 4;

/** Null where it has no room. To lay the lines takes longest, so what is too tall or too narrow is left before that. */
function planWith(
  t: Tables,
  players: number,
  width: number,
  narrowest: number,
  lay: (widths: readonly number[]) => Laid | null,
): TreePlan | null {
  if (width < narrowest * LEVELS.length) return null;
  let widths: readonly number[] = LEVELS.map(() => WIDEST);
  let plan: TreePlan | null = null;
  for (let round = 0; round < ROUNDS; round++) {
    const laid = lay(widths);
    if (laid === null) return null;
    const { groups } = laid;
    const gaps = LEVELS.slice(1).map(level => gapBefore(t, players, groups, level));
    const columns = columnsOf(
      gaps.map(({ routes }) => routes.width),
      namesOf(groups),
      width,
    );
    if (columns === null || Math.min(...columns.widths) < narrowest) return null;
    plan = planOf(laid, gaps, columns, width);
    if (columns.widths.every((cells, i) => cells === widths[i])) break;
    widths = columns.widths;
  }
  return plan;
}

/** By level. */
function namesOf(groups: readonly Group[]): string[][] {
  return LEVELS.map(level =>
    groups
      .filter(group => group.level === level)
      .flatMap(({ members }) => members.map(({ discovery }) => discovery.name)),
  );
}

type Gap = ReturnType<typeof gapBefore>;

function planOf(
  { groups, pages }: Laid,
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
  /** Does a row of a page belong to no box and no name of a field, so that a box of this level may take it? */
  const isFree = (level: number, row: number): boolean =>
    pages.some(({ from, to }) => row > from && row < to) &&
    groups.every(
      group =>
        group.level !== level ||
        group.members.every(({ top, height }) => row < top - (level === 1 ? 1 : 0) || row >= top + height),
    );
  const boxes = groups.flatMap(({ level, members }) =>
    members.map(({ discovery, top, height }) => {
      const isCut = isLong(discovery, widths[level - 1]!) && height <= COMPACT_HEIGHT;
      const rows = height + (isCut && isFree(level, top + height) ? 1 : 0);
      return { discovery, rect: { ...over(level, top), height: rows } };
    }),
  );
  const first = groups.filter(({ level }) => level === 1);
  return {
    width,
    height: pages.at(-1)!.to,
    boxes,
    pages,
    fields: first.map(({ field, members }) => ({ field, rect: over(1, members[0]!.top - 1) })),
    levels: LEVELS.slice(1).map(level => ({ level, rect: over(level, 0) })),
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

/**
 * Fields below each other, as close as their groups allow, from the first free row of each level on; the boxes that
 * carry a field on stand in one row.
 */
function groupsOf(
  t: Tables,
  players: number,
  fields: readonly FieldIndex[],
  widths: readonly number[],
  { boxHeight, gap, apart, isWhole }: Shape,
  begin: readonly number[],
): Group[] {
  const { inPlay } = t.boards[players]!;
  const shown = t.discoveries.filter(({ index }) => (inPlay & (1 << index)) !== 0);
  const heightOf = (discovery: Discovery): number =>
    boxHeight + (isWhole && isLong(discovery, widths[discovery.level - 1]!) ? 1 : 0);
  /** Of boxes below each other, and the gap behind the last. */
  const heightOfAll = (those: readonly Discovery[]): number =>
    those.reduce((sum, discovery) => sum + heightOf(discovery) + apart, 0);
  /** By level, the first row that is still free. */
  const free = [...begin];
  return fields.flatMap(field => {
    const own = LEVELS.map(level => shown.filter(each => each.field === field && each.level === level));
    const above = own.map(column => heightOfAll(column.slice(0, Math.floor((column.length - 1) / 2))));
    const main = Math.max(...own.map((column, i) => (column.length === 0 ? 0 : free[i]! + above[i]!)));
    return own.flatMap((column, i) => {
      if (column.length === 0) return [];
      const top = main - above[i]!;
      // Over the first box of a field stands its name.
      free[i] = top + heightOfAll(column) - apart + Math.max(gap, i === 0 ? 1 : apart);
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

/** Boxes of one width where all names have room so, else each column as its names ask for; with lanes between them. */
function columnsOf(
  lanes: readonly number[],
  names: readonly (readonly string[])[],
  width: number,
): Columns | null {
  const taken = lanes.reduce((sum, count) => sum + count, 0);
  for (const { cells, box: least } of MARGINS) {
    const fitting = Math.floor((width - taken - cells * lanes.length) / LEVELS.length);
    if (fitting >= least)
      return columnsWith(
        lanes,
        LEVELS.map(() => Math.min(WIDEST, fitting)),
        width,
      );
  }
  const widths = widthsFor(names, width - taken);
  return widths === null ? null : columnsWith(lanes, widths, width);
}

function columnsWith(lanes: readonly number[], widths: readonly number[], width: number): Columns {
  const taken = lanes.reduce((sum, count) => sum + count, 0);
  const left = width - taken - widths.reduce((sum, each) => sum + each, 0);
  const starts = [0];
  for (const [i, count] of lanes.entries()) {
    const extra = Math.floor(left / lanes.length) + (i < left % lanes.length ? 1 : 0);
    starts.push(starts[i]! + widths[i]! + count + extra);
  }
  return { widths, starts, margin: Math.floor(left / lanes.length / 2) };
}

/**
 * By level: at least the longest word, then whole names on one line as far as there is room, those first for which the
 * fewest cells are missing. Where words have no room, all alike; null where even that is too narrow for what a box says.
 */
function widthsFor(names: readonly (readonly string[])[], room: number): number[] | null {
  const floor = (level: number): number => (level === 1 ? NARROWEST.first : NARROWEST.later);
  const longest = (texts: readonly string[]): number => Math.max(0, ...texts.map(text => text.length));
  const widths = LEVELS.map((level, i) =>
    Math.max(floor(level), longest(names[i]!.flatMap(name => name.split(' '))) + NAME_MARKS),
  );
  let left = room - widths.reduce((sum, each) => sum + each, 0);
  if (left < 0) {
    const alike = LEVELS.map(level => floor(level));
    const spare = room - alike.reduce((sum, each) => sum + each, 0);
    if (spare < 0) return null;
    return alike.map((cells, i) => cells + share(spare, i));
  }
  const missing = (level: number): number => {
    const more = names[level - 1]!.map(name => name.length + NAME_MARKS - widths[level - 1]!);
    return Math.min(...more.filter(cells => cells > 0));
  };
  for (;;) {
    const next = CROWDED.reduce((best, level) => (missing(level) < missing(best) ? level : best));
    if (missing(next) > left) break;
    const cells = missing(next);
    widths[next - 1]! += cells;
    left -= cells;
  }
  return widths.map((cells, i) => Math.min(WIDEST, cells + share(left, i)));
}

/** What falls to a level of cells that are left over. */
function share(cells: number, level: number): number {
  const place = CROWDED.indexOf(level + 1);
  return Math.floor(cells / LEVELS.length) + (place < cells % LEVELS.length ? 1 : 0);
}
