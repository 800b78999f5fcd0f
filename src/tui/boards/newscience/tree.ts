/**
 * The tree of discoveries as it is printed: boxes by field and level, with the lines that lead from what must be known.
 * Where five columns have no room the discoveries stand below each other, with what they need in words.
 */
import type { Discovery, Tables } from '../../../games/newscience/rules/data.ts';
import { knownTo } from '../../../games/newscience/rules/knowledge.ts';
import { has } from '../../../games/newscience/rules/sets.ts';
import type { Move, View } from '../../../games/newscience/rules/types.ts';
import { allOf, influenceText } from '../../../games/newscience/text/words.ts';
import { Canvas } from '../../draw/canvas.ts';
import { target } from '../../draw/targets.ts';
import { cut, wrapIndented } from '../../draw/text.ts';
import type { Theme } from '../../theme.ts';
import type { BoardPanel } from '../contract.ts';
import { discoveryId } from './ids.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { fieldName, fieldStyle, prestige } from './signs.ts';
import { publisherOf, standingOf } from './standing.ts';
import { boxLines } from './tree-box.ts';
import { notesFor, scrolledLegend, stateLegend, TITLED_FROM, zoneLegend } from './tree-legend.ts';
import { planTree, type TreePlan } from './tree-plan.ts';
import { EAST, NORTH, SOUTH, WEST } from './tree-wires.ts';
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
  return makePanel(t, {
    id: 'tree',
    title: TITLE,
    tab: 'Discoveries',
    key: 't',
    minimum: MINIMUM,
    legend: input =>
      stateLegend(input, input.width < TITLED_FROM ? BESIDE : input.width - TITLE.length - TITLE_ENDS),
    heading: input => {
      const plan = planOf(input);
      return plan === null ? '' : scrolledLegend(input, plan);
    },
    body: input => {
      const plan = planOf(input);
      return plan === null ? drawList(input) : drawTree(input, plan);
    },
  });
}

function drawTree(input: PanelInput, plan: TreePlan): string[] {
  const { t, theme } = input;
  const canvas = new Canvas(plan, theme);
  drawWires(input, plan, canvas);
  const { col } = plan.levels[0]!.rect;
  const zones = zoneLegend(theme, plan, plan.width - col);
  if (zones !== null) canvas.text(0, col, zones);
  else
    for (const { level, rect } of plan.levels)
      canvas.text(rect.row, rect.col, theme.style.dim(`level ${level}`));
  for (const { field, rect } of plan.fields)
    canvas.text(rect.row, rect.col, fieldStyle(theme, field)(theme.style.title(fieldName(t, field))));
  for (const [i, lines] of notesFor(input, plan).entries()) {
    const { row, col, height } = plan.notes[i]!;
    canvas.block(row, col, lines.slice(0, height));
  }
  const naming = namingOf(plan);
  for (const { discovery, rect } of plan.boxes)
    canvas.block(rect.row, rect.col, boxLines(input, discovery, rect, naming));
  return canvas.lines();
}

/** Where two lines pass each other, the one along the row goes over the other. Those from what is known are bright. */
function drawWires({ theme, view, subject }: PanelInput, { wires }: TreePlan, canvas: Canvas): void {
  const known = knownTo(view, subject);
  const joints = jointsOf(theme);
  for (const isAlong of [false, true])
    for (const { source, field, strokes } of wires) {
      const style = (source & known) === 0 ? theme.style.rule : fieldStyle(theme, field);
      for (const { row, col, directions } of strokes)
        if ((directions === (EAST | WEST)) === isAlong) canvas.text(row, col, style(joints[directions]!));
    }
}

/** By the directions in which a line leaves a cell. */
function jointsOf({ glyph }: Theme): readonly string[] {
  const joints = new Array<string>(16).fill(' ');
  joints[NORTH] = joints[SOUTH] = joints[NORTH | SOUTH] = glyph.vertical;
  joints[EAST] = joints[WEST] = joints[EAST | WEST] = glyph.horizontal;
  joints[NORTH | EAST] = glyph.bottomLeft;
  joints[NORTH | WEST] = glyph.bottomRight;
  joints[SOUTH | EAST] = glyph.topLeft;
  joints[SOUTH | WEST] = glyph.topRight;
  joints[NORTH | SOUTH | EAST] = glyph.teeLeft;
  joints[NORTH | SOUTH | WEST] = glyph.teeRight;
  joints[EAST | WEST | SOUTH] = glyph.teeTop;
  joints[EAST | WEST | NORTH] = glyph.teeBottom;
  joints[NORTH | SOUTH | EAST | WEST] = glyph.cross;
  return joints;
}

function drawList(input: PanelInput): string[] {
  const { t, view } = input;
  const { byLevel } = t.boards[view.players]!;
  return byLevel.flatMap(index => listLines(input, t.discoveries[index]!));
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
