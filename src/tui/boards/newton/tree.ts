/**
 * The technology tree, lying on its side: every branch a line from the left to its end. Words stand behind the spaces, or
 * in a line of their own below them where there is room. A token stands beside its space.
 */

import { indices } from '../../../core/grammar.ts';
import type { Tables } from '../../../games/newton/rules/tables.ts';
import { NONE, type TechnologyIndex } from '../../../games/newton/rules/types.ts';
import { branchNumber } from '../../../games/newton/text/components.ts';
import { Canvas, type Point } from '../../draw/canvas.ts';
import { widthOfText } from '../../draw/cells.ts';
import { cut } from '../../draw/text.ts';
import type { PanelInput } from './panel.ts';
import { arrowTo, besideOf, type Length, offerOf, signOf } from './tree-spaces.ts';

/** The branches of the tree, each on a line of its own: the first child of a space goes on in its line. */
export interface Branches {
  /** By space: the line it lies on. */
  readonly lineOf: readonly number[];
  readonly lines: number;
}

export function branchesOf(t: Tables): Branches {
  const lineOf = indices<TechnologyIndex>(t.technology).map(space => branchNumber(t, space) - 1);
  return { lineOf, lines: Math.max(...lineOf) + 1 };
}

const DEPTHS = 8;
/** The narrowest tree that has room for words. */
export const NARROWEST = 72;

/**
 * What a space gives stands in a line below its branch, from the space on; what an end gives stands behind it. Null where
 * words would have to be cut, as two spaces with much to say lie side by side.
 */
export function airyTree(t: Tables, branches: Branches, input: PanelInput): string[] | null {
  const { width, theme } = input;
  const canvas = new Canvas({ width, height: branches.lines * 2 }, theme);
  const step = (width - (width >= WIDE ? ENDS.long : ENDS.short)) / (DEPTHS - 1);
  const at = (space: TechnologyIndex): Point => ({
    row: branches.lineOf[space]! * 2,
    col: Math.round(t.technology[space]!.depth * step) + 1,
  });
  drawBranches(t, canvas, input, at, from => from.col + 1);
  for (let line = 0; line < branches.lines; line++) {
    let free = width;
    for (const space of indices<TechnologyIndex>(t.technology).toReversed()) {
      if (branches.lineOf[space] !== line) continue;
      const { row, col } = at(space);
      const { end, children } = t.technology[space]!;
      canvas.text(row, col - 1, arrowTo(input, space));
      canvas.text(row, col, signOf(t, input, space));
      // Beside a fork its line goes on first.
      const beside = col + (children.length > 1 ? 2 : 1);
      canvas.text(row, beside, besideOf(t, input, space, 'long'));
      const start = end ? col + 2 : Math.max(0, col - 1);
      const offer = fitting(t, input, space, end ? width - start : free - start);
      if (offer === null) return null;
      canvas.text(end ? row : row + 1, start, offer);
      if (!end && offer !== '') free = start - 1;
    }
  }
  return canvas.lines();
}

/** Cells kept for the sign and the words of an end, with signs or in words alone. */
const ENDS = { short: 28, long: 38 } as const;
/** The width from which on there is room for words everywhere. */
const WIDE = 118;

/** The longest words that fit. */
function fitting(t: Tables, input: PanelInput, space: TechnologyIndex, room: number): string | null {
  const forms = [offerOf(t, input, space, 'long'), offerOf(t, input, space, 'short')];
  return forms.find(form => widthOfText(form) <= room) ?? null;
}

function drawBranches(
  t: Tables,
  canvas: Canvas,
  { theme }: PanelInput,
  at: (space: TechnologyIndex) => Point,
  /** The column in which a branch leaves the line of the space before it. */
  bendOf: (from: Point, to: Point) => number,
): void {
  for (const space of indices<TechnologyIndex>(t.technology)) {
    const { parent } = t.technology[space]!;
    if (parent === NONE) continue;
    const [from, to] = [at(parent), at(space)];
    const bend = bendOf(from, to);
    canvas.line([from, { row: from.row, col: bend }], theme.style.rule);
    if (from.row !== to.row)
      canvas.line(
        [
          { row: from.row, col: bend },
          { row: to.row, col: bend },
        ],
        theme.style.rule,
      );
    canvas.line([{ row: to.row, col: bend }, to], theme.style.rule);
  }
}

/** One line for each branch, words behind the spaces: with signs where they are too long, and cut where that is not enough. */
export function denseTree(t: Tables, branches: Branches, input: PanelInput): string[] {
  const { width, theme } = input;
  const canvas = new Canvas({ width, height: branches.lines }, theme);
  const spaces = indices<TechnologyIndex>(t.technology);
  const wordsOf = (space: TechnologyIndex, length: Length): string => {
    const offer = offerOf(t, input, space, length);
    return besideOf(t, input, space, length) + (offer === '' ? '' : ` ${offer}`);
  };
  const wide = t.technology.map(() => GAP);
  const forms = spaces.map(space => ({ long: wordsOf(space, 'long'), short: wordsOf(space, 'short') }));
  const words = forms.map(({ long }) => long);
  for (let line = 0; line < branches.lines; line++) {
    const path = pathOf(t, branches.lineOf, line);
    for (const space of path.toReversed()) {
      if (lengthOf(path, words.map(widthOfText), wide) <= width) break;
      words[space] = forms[space]!.short;
    }
  }
  const gaps = gapsAfter(t, branches, words.map(widthOfText), width);
  const widths = fitWords(t, branches, words.map(widthOfText), gaps, width);
  const cols = t.technology.map(() => 0);
  for (const space of spaces) {
    const { parent } = t.technology[space]!;
    if (parent !== NONE) cols[space] = cols[parent]! + 1 + widths[parent]! + gaps[parent]!;
  }
  const at = (space: TechnologyIndex): Point => ({ row: branches.lineOf[space]!, col: cols[space]! });
  drawBranches(t, canvas, input, at, (_, to) => to.col - 1);
  for (const space of spaces) {
    const { row, col } = at(space);
    canvas.text(row, col - 1, arrowTo(input, space));
    canvas.text(row, col, signOf(t, input, space) + cut(words[space]!, widths[space]!, theme));
  }
  return canvas.lines();
}

/** Cells of line between words and the next space. */
const GAP = 2;

function lengthOf(
  path: readonly TechnologyIndex[],
  widths: readonly number[],
  gaps: readonly number[],
): number {
  return path.reduce(
    (sum, space, i) => sum + 1 + widths[space]! + (i < path.length - 1 ? gaps[space]! : 0),
    0,
  );
}

/** The line after each space: on a branch that is too long one cell shorter, except where it forks. */
function gapsAfter(
  t: Tables,
  { lineOf, lines }: Branches,
  widths: readonly number[],
  width: number,
): number[] {
  const gaps = t.technology.map(() => GAP);
  for (let line = 0; line < lines; line++) {
    const path = pathOf(t, lineOf, line);
    for (const space of path.toReversed())
      if (lengthOf(path, widths, gaps) > width && t.technology[space]!.children.length === 1)
        gaps[space] = GAP - 1;
  }
  return gaps;
}

/** Words as long as they are, the longest of a branch that is too long cut first. */
function fitWords(
  t: Tables,
  { lineOf, lines }: Branches,
  wanted: readonly number[],
  gaps: readonly number[],
  width: number,
): number[] {
  const widths = [...wanted];
  for (let line = 0; line < lines; line++) {
    const path = pathOf(t, lineOf, line);
    while (lengthOf(path, widths, gaps) > width) {
      const longest = path.reduce((best, space) => (widths[space]! > widths[best]! ? space : best));
      if (widths[longest] === 0) break;
      widths[longest]!--;
    }
  }
  return widths;
}

/** All spaces from the start to the end of a branch. */
function pathOf(t: Tables, lineOf: readonly number[], line: number): TechnologyIndex[] {
  const path: TechnologyIndex[] = [];
  let space = indices<TechnologyIndex>(t.technology).find(
    each => lineOf[each] === line && t.technology[each]!.children.length === 0,
  )!;
  for (;;) {
    path.unshift(space);
    const { parent } = t.technology[space]!;
    if (parent === NONE) return path;
    space = parent;
  }
}
