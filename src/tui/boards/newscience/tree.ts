/**
 * The tree of discoveries as it is printed: boxes by field and level, with the lines that lead from what must be known.
 * Where it has no room it comes in pages of whole fields, each of which says what lies before and behind it. Where five
 * columns have no room the discoveries stand below each other, with what they need in words.
 */
import type { Discovery, Tables } from '../../../games/newscience/rules/data.ts';
import { has } from '../../../games/newscience/rules/sets.ts';
import type { Move, View } from '../../../games/newscience/rules/types.ts';
import { allOf, influenceText } from '../../../games/newscience/text/words.ts';
import { Canvas } from '../../draw/canvas.ts';
import { drawing, target } from '../../draw/targets.ts';
import { cut, wrapIndented } from '../../draw/text.ts';
import type { BoardPanel, DrawInput, Drawing, Rect } from '../contract.ts';
import { discoveryId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { fieldName, fieldStyle, prestige } from './signs.ts';
import { publisherOf, standingOf } from './standing.ts';
import { boxLines } from './tree-box.ts';
import { keyOf } from './tree-key.ts';
import { stateLegend, TITLED_FROM, wireKey, zoneLegend } from './tree-legend.ts';
import { drawWires } from './tree-lines.ts';
import { pageLines } from './tree-pages.ts';
import { planTree, type TreePlan } from './tree-plan.ts';
import { namingOf, zoneMarkers } from './tree-zones.ts';

const TITLE = 'Discoveries, levels 1-5';
/** Cells around the title and the legend beside it. */
const TITLE_ENDS = 8;
/** Cells for it where it stands beside the moves. */
const BESIDE = 40;
const MINIMUM = { width: 78, height: 14 };

export function treePanel(t: Tables): BoardPanel<View, Move> {
  /** Plans follow from size and number of players alone, so each is made once. */
  const plans = new Map<string, TreePlan | null>();
  const planOf = ({ view: { players }, width, height }: PanelInput): TreePlan | null => {
    const key = `${players} ${width} ${height}`;
    const known = plans.get(key);
    if (known !== undefined) return known;
    const plan = planTree(t, players, { width, height });
    plans.set(key, plan);
    return plan;
  };
  const pages = (given: DrawInput<View, Move>): Drawing[] => {
    const input = { ...given, t };
    const plan = planOf({ ...input, tags: [] });
    if (plan === null) return listPages(input);
    return plan.pages.map((_, page) => drawing(input, tagging => drawPage(tagging, plan, page)));
  };
  return {
    id: 'tree',
    title: TITLE,
    tab: 'Discoveries',
    key: 't',
    minimum: MINIMUM,
    legend: given => {
      const input = { ...given, t, tags: [] };
      return stateLegend(input, input.width < TITLED_FROM ? BESIDE : input.width - TITLE.length - TITLE_ENDS);
    },
    pages,
    draw: input => {
      const all = pages(input);
      return all.find(({ targets }) => targets.some(({ id }) => id === input.focus)) ?? all[0]!;
    },
  };
}

/** What stands on a page of the tree, and what lies before and behind it. */
function drawPage(input: PanelInput, plan: TreePlan, page: number): string[] {
  const { t, theme } = input;
  const { from, to } = plan.pages[page]!;
  const isHere = ({ rect: { row } }: { readonly rect: Rect }): boolean => row >= from && row < to;
  const canvas = new Canvas(plan, theme);
  drawWires(input, plan, canvas);
  for (const { field, rect } of plan.fields.filter(isHere))
    canvas.text(rect.row, rect.col, fieldStyle(theme, field)(theme.style.title(fieldName(t, field))));
  const naming = namingOf(plan);
  for (const { discovery, rect } of plan.boxes.filter(isHere))
    canvas.block(rect.row, rect.col, boxLines(input, discovery, rect, naming));
  const key = keyOf(plan);
  if (key !== null) canvas.block(key.row, key.col, wireKey(input, key));
  const { col } = plan.levels[0]!.rect;
  const legend = zoneLegend(input, plan, plan.width - col);
  if (page === 0) canvas.text(0, col, legend);
  const rows = canvas.lines().slice(from, to);
  return pageLines(input, plan, page, page === 0 ? rows : [`${' '.repeat(col)}${legend}`, ...rows]);
}

/** Where five columns have no room: as many discoveries on a page as do. */
function listPages(input: Omit<PanelInput, 'tags'>): Drawing[] {
  const { t, view, height } = input;
  const pages: Discovery[][] = [[]];
  let rows = 0;
  for (const index of t.boards[view.players]!.byLevel) {
    const discovery = t.discoveries[index]!;
    const { length } = listLines({ ...input, tags: [] }, discovery);
    if (rows > 0 && rows + length > height) {
      pages.push([]);
      rows = 0;
    }
    pages.at(-1)!.push(discovery);
    rows += length;
  }
  return pages.map(those =>
    drawing(input, tagging => those.flatMap(discovery => listLines(tagging, discovery))),
  );
}

function listLines(input: PanelInput, discovery: Discovery): string[] {
  const { t, theme, view, names, subject, width } = input;
  const { index, level, name, research, first, next, publish, influence } = discovery;
  const owner = publisherOf(view, discovery);
  const style = standingOf(t, view, subject, discovery) === 'blocked' ? theme.style.dim : theme.style.strong;
  const head = `${level}${target(input, discoveryId(index), style(name))}${prestige(theme, discovery.prestige)}`;
  if (owner !== null) return [cut(`${head} ${theme.glyph.check} published by ${names[owner]}`, width, theme)];
  const on = (zone: 'researched' | 'experimented'): string => {
    const own = has(view.seats[subject]![zone], index) ? ` ${theme.glyph.check} done` : '';
    return `${own}${zoneMarkers(input, discovery, zone)}`;
  };
  const needs = allOf(t, t.boards[view.players]!.prerequisites[index]!);
  const text = [
    `research ${research}${on('researched')}`,
    `experiment ${first}, later ${next}${on('experimented')}`,
    `publish ${publish} with ${influenceText(influence)}`,
    ...(needs === '' ? [] : [`after ${needs}`]),
  ].join(', ');
  return [cut(head, width, theme), ...wrapIndented(`  ${text}`, width, 2)];
}
