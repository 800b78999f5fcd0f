/** The technology tree, lying on its side from the start on the left to the six ends, and the work track under it. */
import { indices } from '../../../core/grammar.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import { NONE, type TechnologyIndex, type View } from '../../../games/newton/rules/types.ts';
import { Canvas, type Point } from '../../draw/canvas.ts';
import { widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { tagged, target } from '../../draw/targets.ts';
import { cut, wrapIndented } from '../../draw/text.ts';
import type { BoardPanel, Size } from '../contract.ts';
import { techId, workId } from './ids.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { spaceSign } from './signs.ts';

const DEPTHS = 8;
/**
 * Beside the sign of a space: a cell on each side for the cursor, one for a student, one for the line that leads on.
 */
const AROUND = 4;

/** Below this width signs would cover each other: branches are written out as text instead. */
const TREE_FROM = 72;

export function tracksPanel(t: Tables): BoardPanel<View> {
  const branches = branchRows(t);
  const ends = t.technology.filter(space => space.end).length;
  const lines = (input: PanelInput, height: number): string[] => {
    const work = drawWork(t, input);
    if (input.width < TREE_FROM) return [...writeBranches(t, input), ...work];
    const airy = height >= ends * 2 + work.length;
    const rows = airy ? ends * 2 - 1 : ends;
    const tree = drawTree(t, branches, input, { width: input.width, height: rows });
    return [...tree, ...(height > rows + work.length ? [''] : []), ...work];
  };
  return makePanel({
    id: 'tracks',
    title: 'Technology and work',
    key: 't',
    minimum: { width: 74, height: 9 },
    lines,
  });
}

/** The branch each space lies on: whole numbers for ends, the mean of its children for a fork. */
function branchRows(t: Tables): number[] {
  let next = 0;
  const rows = t.technology.map(() => 0);
  const visit = (space: TechnologyIndex): number => {
    const { children } = t.technology[space]!;
    const below = children.map(visit);
    rows[space] = below.length === 0 ? next++ : below.reduce((sum, row) => sum + row, 0) / below.length;
    return rows[space]!;
  };
  visit(t.technologyStart);
  return rows;
}

function drawTree(t: Tables, branches: readonly number[], input: PanelInput, size: Size): string[] {
  const canvas = new Canvas(size, input.theme);
  const last = Math.max(...branches);
  const signs = t.technology.map(info => spaceSign(t, input.theme, input.view, info));
  const needs = Array.from({ length: DEPTHS }, (_, depth) =>
    Math.max(
      ...signs.map((sign, space) => (t.technology[space]!.depth === depth ? widthOfText(sign) + AROUND : 0)),
    ),
  );
  const widths = shared(needs, size.width);
  const starts = widths.map((_, depth) => widths.slice(0, depth).reduce((sum, each) => sum + each, 0));
  const at = (space: TechnologyIndex): Point => ({
    row: Math.round((branches[space]! * (size.height - 1)) / last),
    col: starts[t.technology[space]!.depth]!,
  });
  const dim = input.theme.style.dim;
  const spaces = indices<TechnologyIndex>(t.technology);
  for (const space of spaces) {
    const { parent } = t.technology[space]!;
    if (parent === NONE) continue;
    const [from, to] = [at(parent), at(space)];
    const bend = to.col - 1;
    canvas.line(
      [from, { row: from.row, col: bend }, { row: to.row, col: bend }, { row: to.row, col: to.col + 1 }],
      dim,
    );
  }
  for (const space of spaces) {
    const info = t.technology[space]!;
    const { row, col } = at(space);
    const students = studentsOn(input, space);
    const room = info.end ? size.width - col - 2 : widths[info.depth]! - 2;
    const sign = cut(signs[space]!, room - widthOfText(students), input.theme);
    canvas.text(row, col, target(input, techId(t, space), sign) + students);
  }
  return canvas.lines();
}

/** Columns as wide as they need, the rest shared out evenly; where there is too little, the widest give way. */
function shared(needs: readonly number[], width: number): number[] {
  const widths = [...needs];
  let free = width - widths.reduce((sum, each) => sum + each, 0);
  for (; free < 0; free++) widths[widths.indexOf(Math.max(...widths))]! -= 1;
  return widths.map(each => each + Math.floor(free / widths.length));
}

function studentsOn(input: PanelInput, space: TechnologyIndex): string {
  return marked(input, view =>
    view.seats
      .map((seat, i) => {
        const { style, shape } = input.marks[i]!;
        return style(shape.repeat(seat.students.filter(on => on === space).length));
      })
      .join(''),
  );
}

/** The tree as text: the start, then each trunk and branch from its fork on. */
function writeBranches(t: Tables, input: PanelInput): string[] {
  const arrow = input.theme.style.dim(input.theme.glyph.horizontal);
  const written = (space: TechnologyIndex): string =>
    target(input, techId(t, space), spaceSign(t, input.theme, input.view, t.technology[space]!)) +
    studentsOn(input, space);
  const out: string[] = [];
  const write = (from: TechnologyIndex, indent: number): void => {
    const parts = [written(from)];
    let space = from;
    while (t.technology[space]!.children.length === 1) {
      space = t.technology[space]!.children[0]!;
      parts.push(written(space));
    }
    const branch = ' '.repeat(indent) + parts.join(arrow);
    out.push(...wrapIndented(branch, input.width, indent + 2));
    for (const child of t.technology[space]!.children) write(child, indent + 1);
  };
  write(t.technologyStart, 0);
  return out;
}

/** Spaces in a row with their markers behind them, as the students on the tree, broken between spaces. */
function drawWork(t: Tables, input: PanelInput): string[] {
  const { theme, view, marks, width } = input;
  const cells = t.work.map((space, i) => {
    const plain = space.kind === 'plain';
    const sign = plain ? theme.style.dim(String(i)) : spaceSign(t, theme, view, space);
    const markers = marked(input, each =>
      each.seats.map((seat, s) => (seat.work === i ? marks[s]!.style(marks[s]!.shape) : '')).join(''),
    );
    const id = workId(t, i);
    const idle = plain && input.focus !== id && !input.targets.has(id);
    return (idle ? tagged(input, id, ` ${sign}`) : target(input, id, sign)) + markers;
  });
  const label = theme.style.title('Work ');
  const out: string[] = [];
  let row = label;
  for (const cell of cells) {
    const longer = row + cell;
    if (widthOfText(longer) > width) {
      out.push(row);
      row = ' '.repeat(widthOfText(label)) + cell;
    } else row = longer;
  }
  return [...out, row];
}
