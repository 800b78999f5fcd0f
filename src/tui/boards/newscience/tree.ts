/**
 * The tree of discoveries. Where there is room it is drawn whole, with every line of the printed board; elsewhere as a
 * table of levels, in which lines run along a field and prerequisites from other fields are named by their code.
 */
import type { Discovery, Tables } from '../../../games/newscience/rules/data.ts';
import { knownTo, publishedByAll } from '../../../games/newscience/rules/knowledge.ts';
import { has, members } from '../../../games/newscience/rules/sets.ts';
import type { View } from '../../../games/newscience/rules/types.ts';
import { Canvas } from '../../draw/canvas.ts';
import { cellsOf, textOf, widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { target } from '../../draw/targets.ts';
import { cut, wrap } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { discoveryId } from './ids.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { costs, influence, markersOn, prestige } from './signs.ts';
import type { TreeLayout, TreeLayouts } from './tree-layout.ts';

const LEVELS = 5;
/** Narrower than this the levels stand below each other. */
const TABLE_FROM = 70;
/** Cells of this width hold a discovery's name, narrower ones its code. */
const NAMES_FROM = 22;

export function treePanel(t: Tables, layouts: TreeLayouts): BoardPanel<View> {
  return makePanel(t, {
    id: 'tree',
    title: 'Discoveries',
    key: 't',
    minimum: { width: 74, height: 14 },
    body(input) {
      const layout = layouts(input.view);
      const key = legend(input);
      if (input.width >= layout.width && input.height >= layout.height + key.length)
        return [...drawWhole(layout, input), ...key];
      if (input.width < TABLE_FROM) return [...drawList(input), ...key];
      const body = drawTable(input);
      return body.length + key.length <= input.height ? [...body, ...key] : body;
    },
  });
}

function legend({ theme, width }: PanelInput): string[] {
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

/** Published, known to the player looked at, or neither, by its style. */
function nameOf(input: PanelInput, { index }: Discovery, name: string): string {
  const { theme, view, subject } = input;
  const style = has(publishedByAll(view), index)
    ? theme.style.dim
    : has(knownTo(view, subject), index)
      ? theme.style.good
      : theme.style.strong;
  return target(input, discoveryId(index), style(name));
}

function markers(input: PanelInput, { index }: Discovery): string {
  return marked(input, view => markersOn(input, view, index));
}

/** What it asks and gives, until it is published. */
function price({ theme, view }: PanelInput, discovery: Discovery): string {
  if (has(publishedByAll(view), discovery.index)) return theme.style.dim('published');
  const { influence: needed, prestige: worth } = discovery;
  return `${costs(theme, discovery)} ${influence(theme, needed)} ${prestige(theme, worth)}`;
}

function secondLine(input: PanelInput, discovery: Discovery): string {
  return ` ${price(input, discovery)} ${markers(input, discovery)}`.trimEnd();
}

function drawWhole(layout: TreeLayout, input: PanelInput): string[] {
  const { theme } = input;
  const dim = theme.style.dim;
  const stretch = (input.width - 2) / layout.width;
  const x = (col: number): number => Math.floor(col * stretch);
  const canvas = new Canvas({ width: input.width, height: layout.height + 1 }, theme);
  for (const { from, to, y, cross } of layout.edges) {
    const start = { row: y, col: x(from.x + from.w) };
    const end = { row: cross?.toY ?? y, col: x(to.x) - 1 };
    const lane = cross === null ? start.col : end.col - Math.max(1, layout.gap - cross.lane);
    canvas.line([start, { row: start.row, col: lane }, { row: end.row, col: lane }, end], dim);
  }
  for (const frame of layout.frames)
    canvas.frame({ row: frame.y, col: x(frame.x), width: x(frame.w), height: frame.h }, dim);
  for (const label of layout.labels)
    canvas.text(label.y, x(label.x), theme.style.title(label.text.toLowerCase()));
  for (const node of layout.nodes) {
    const { discovery } = node;
    const room = x(layout.columnW[discovery.level - 1]!) + layout.gap - 2;
    canvas.text(node.y, x(node.x), nameOf(input, discovery, discovery.name));
    canvas.text(node.y + 1, x(node.x), cut(secondLine(input, discovery), room, theme));
  }
  return canvas.lines();
}

/** Fields in rows, levels in columns, two lines to a discovery. */
function drawTable(input: PanelInput): string[] {
  const { t, theme, view, width } = input;
  const shown = members(t.boards[view.players]!.inPlay).map(index => t.discoveries[index]!);
  const cell = Math.floor(width / LEVELS);
  return t.fields.flatMap(field => {
    const own = shown.filter(discovery => discovery.field === field.index);
    if (own.length === 0) return [];
    const columns = Array.from({ length: LEVELS }, (_, i) => own.filter(each => each.level === i + 1));
    const rows = Math.max(...columns.map(column => column.length));
    const canvas = new Canvas({ width, height: rows * 2 }, theme);
    for (const [i, column] of columns.entries()) {
      for (const [j, discovery] of column.entries()) {
        const name = cell >= NAMES_FROM ? discovery.name : discovery.code;
        const head = nameOf(input, discovery, name) + markers(input, discovery);
        const others = theme.style.dim(beyond(input, discovery));
        const room = i === LEVELS - 1 ? cell : cell - 1;
        const close = widthOfText(head) + widthOfText(others) > room;
        const text = cut(trimmed((close ? trimmed(head) : head) + others), room, theme);
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

/** Without blanks at the end, those of a target included. */
function trimmed(text: string): string {
  const cells = cellsOf(text);
  while (cells.at(-1)?.text === ' ') cells.pop();
  return textOf(cells);
}

/** Codes of the prerequisites in other fields: what the lines of the printed board show. */
function beyond({ t, view }: PanelInput, discovery: Discovery): string {
  const codes = t.boards[view.players]!.prerequisites[discovery.index]!.flatMap(entry => {
    const needed = members(entry).map(index => t.discoveries[index]!);
    return needed.some(each => each.field === discovery.field)
      ? []
      : [needed.map(each => each.code).join('/')];
  });
  return codes.map(code => `+${code}`).join('');
}

function drawList(input: PanelInput): string[] {
  const { t, theme, view, width } = input;
  return t.boards[view.players]!.byLevel.flatMap(index => {
    const discovery = t.discoveries[index]!;
    const first = `${theme.style.dim(String(discovery.level))}${nameOf(input, discovery, discovery.name)}`;
    return [cut(first, width, theme), ...wrap(` ${secondLine(input, discovery)}`, width)];
  });
}
