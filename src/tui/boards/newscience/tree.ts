/**
 * The tree of discoveries. Where there is room it is drawn whole, with every line of the printed board; elsewhere as a
 * table of levels, in which lines run along a field and prerequisites from other fields are named by their code.
 */
import {
  type Board,
  boardOf,
  type Data,
  type Discovery,
  type Tables,
} from '../../../games/newscience/data.ts';
import { members } from '../../../games/newscience/masks.ts';
import type { View } from '../../../games/newscience/types.ts';
import { Canvas } from '../../draw/canvas.ts';
import { widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { spot } from '../../draw/spot.ts';
import { cut, fill, wrap } from '../../draw/text.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';
import { discoveryId } from './ids.ts';
import { costs, influence, markersOn, prestige } from './signs.ts';

type Input = DrawInput<View>;
type Layout = Data['tree']['drawing']['five-fields'];

const LEVELS = 5;
/** Narrower than this the levels stand below each other. */
const TABLE_FROM = 70;
/** Cells of this width hold a discovery's name, narrower ones its code. */
const NAMES_FROM = 22;

export function treePanel(t: Tables, raw: Data['tree']): BoardPanel<View> {
  const lines = (input: Input): string[] => {
    const layout = input.view.seats.length < 4 ? raw.drawing['three-fields'] : raw.drawing['five-fields'];
    const key = legend(input);
    if (input.width >= layout.width && input.height >= layout.height + key.length)
      return [...drawWhole(t, layout, input), ...key];
    if (input.width >= TABLE_FROM) {
      const body = drawTable(t, input);
      return body.length + key.length <= input.height ? [...body, ...key] : body;
    }
    return [...drawList(t, input), ...key];
  };
  return {
    id: 'tree',
    title: 'Discoveries',
    key: 't',
    minimum: { width: 74, height: 14 },
    contentHeight: input => lines({ ...input, height: 0 }).length,
    draw: input => fill(lines(input), input.width, input.height, input.theme),
  };
}

function legend({ theme, width }: Input): string[] {
  const dim = theme.style.dim;
  const parts = [
    `${theme.hue.blue('1')} ${dim('research')}`,
    `${theme.hue.orange('4/3')} ${dim(width < 100 ? 'experiment' : 'experiment first/next')}`,
    `${theme.hue.purple('1')} ${dim('publish')}`,
    `${influence(theme, [1, 0, 0, 0])} ${dim('influence')}`,
    `${prestige(theme, 2)} ${dim('prestige')}`,
    `rep ${dim('markers')}`,
  ];
  return wrap(parts.join(dim('  ')), width);
}

/** Who stands on it, or what it asks and gives. */
function firstLine(input: Input, discovery: Discovery, name: string): string {
  const { theme } = input;
  const taken = input.view.seats.some(seat => seat.published.includes(discovery.id));
  const known = isKnown(input, discovery.id);
  const style = taken ? theme.style.dim : known ? theme.style.good : theme.style.strong;
  return spot(input, discoveryId(discovery.id), style(name));
}

/** Known to the player looked at: own experiment, or published. */
function isKnown({ view, subject }: Input, id: string): boolean {
  return (
    view.seats[subject]!.experimented.includes(id) || view.seats.some(seat => seat.published.includes(id))
  );
}

function markers(input: Input, discovery: Discovery): string {
  return marked(input, view => markersOn(input, view, discovery.id));
}

/** What it asks and gives, until it is published. */
function price({ theme, view }: Input, discovery: Discovery): string {
  if (view.seats.some(seat => seat.published.includes(discovery.id))) return theme.style.dim('published');
  const { influence: needed, prestige: worth } = discovery;
  return `${costs(theme, discovery)} ${influence(theme, needed)} ${prestige(theme, worth)}`;
}

function secondLine(input: Input, discovery: Discovery): string {
  return ` ${price(input, discovery)} ${markers(input, discovery)}`.trimEnd();
}

function drawWhole(t: Tables, layout: Layout, input: Input): string[] {
  const { theme } = input;
  const dim = theme.style.dim;
  const stretch = (input.width - 2) / layout.width;
  const x = (col: number): number => Math.floor(col * stretch);
  const canvas = new Canvas({ width: input.width, height: layout.height + 1 }, theme);
  for (const edge of layout.edges) {
    const from = boxOf(layout, edge.from);
    const to = boxOf(layout, edge.to);
    const start = { row: edge.y, col: x(from.x + from.w) };
    const end = { row: edge.kind === 'cross' ? edge.toY : edge.y, col: x(to.x) - 1 };
    const lane = edge.kind === 'cross' ? end.col - Math.max(1, layout.gap - edge.lane) : start.col;
    canvas.line([start, { row: start.row, col: lane }, { row: end.row, col: lane }, end], dim);
  }
  for (const frame of layout.frames)
    canvas.frame({ row: frame.y, col: x(frame.x), width: x(frame.w), height: frame.h }, dim);
  for (const label of [...layout.labels, ...layout.levelLabels])
    canvas.text(label.y, x(label.x), theme.style.title(label.text.toLowerCase()));
  for (const node of layout.nodes) {
    const discovery = t.discoveries[t.discoveryIndex[node.id]!]!;
    const room = x(layout.columnW[discovery.level - 1]!) + layout.gap - 2;
    canvas.text(node.y, x(node.x), firstLine(input, discovery, discovery.name));
    canvas.text(node.y + 1, x(node.x), cut(secondLine(input, discovery), room, theme));
  }
  return canvas.lines();
}

/** The place of a discovery or of the frame of a group. */
function boxOf(layout: Layout, id: string): { readonly x: number; readonly w: number } {
  const frame = layout.frames.find(each => each.group === id);
  if (frame !== undefined) return { x: frame.x, w: frame.w };
  const node = layout.nodes.find(each => each.id === id)!;
  const column = layout.columnX.findIndex(start => Math.abs(start - node.x) <= 1);
  return { x: node.x, w: layout.columnW[Math.max(0, column)]! };
}

/** Fields in rows, levels in columns, two lines to a discovery. */
function drawTable(t: Tables, input: Input): string[] {
  const { theme, width } = input;
  const board = boardOf(t, input.view.seats.length);
  const shown = members(board.inPlay).map(index => t.discoveries[index]!);
  const cell = Math.floor(width / LEVELS);
  return t.fields.flatMap(field => {
    const own = shown.filter(discovery => discovery.field === field.id);
    if (own.length === 0) return [];
    const columns = Array.from({ length: LEVELS }, (_, i) => own.filter(each => each.level === i + 1));
    const rows = Math.max(...columns.map(column => column.length));
    const canvas = new Canvas({ width, height: rows * 2 }, theme);
    for (const [i, column] of columns.entries()) {
      for (const [j, discovery] of column.entries()) {
        const name = cell >= NAMES_FROM ? discovery.name : discovery.code;
        const head = firstLine(input, discovery, name) + markers(input, discovery);
        const others = theme.style.dim(beyond(t, board, discovery));
        const room = i === LEVELS - 1 ? cell : cell - 1;
        const close = widthOfText(head) + widthOfText(others) > room;
        const text = cut((close ? head.trimEnd() + others : head + others).trimEnd(), room, theme);
        canvas.text(j * 2, i * cell, text);
        canvas.text(j * 2 + 1, i * cell, cut(` ${price(input, discovery)}`, cell, theme));
        const free = cell - 1 - widthOfText(text);
        if (j === 0 && i < LEVELS - 1 && free > 0)
          canvas.text(0, i * cell + widthOfText(text), theme.style.dim(theme.glyph.horizontal.repeat(free)));
      }
    }
    return canvas.lines();
  });
}

/** Codes of the prerequisites in other fields: what the lines of the printed board show. */
function beyond(t: Tables, board: Board, discovery: Discovery): string {
  const codes = board.prerequisites[discovery.index]!.flatMap(entry => {
    const needed = members(entry).map(index => t.discoveries[index]!);
    return needed.some(each => each.field === discovery.field)
      ? []
      : [needed.map(each => each.code).join('/')];
  });
  return codes.map(code => `+${code}`).join('');
}

function drawList(t: Tables, input: Input): string[] {
  const board = boardOf(t, input.view.seats.length);
  return board.byLevel.flatMap(index => {
    const discovery = t.discoveries[index]!;
    const first = `${input.theme.style.dim(String(discovery.level))}${firstLine(input, discovery, discovery.name)}`;
    return [cut(first, input.width, input.theme), ...wrap(` ${secondLine(input, discovery)}`, input.width)];
  });
}
