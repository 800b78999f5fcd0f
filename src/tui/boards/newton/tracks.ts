/** The technology tree, and the work track under it. */
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { Move, View } from '../../../games/newton/rules/types.ts';
import { wrap } from '../../draw/text.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { airyTree, type Branches, branchesOf, denseTree, NARROWEST } from './tree.ts';
import { workLines } from './work.ts';
import { writtenTree } from './written-tree.ts';

export function tracksPanel(t: Tables): BoardPanel<View, Move> {
  const branches = branchesOf(t);
  return makePanel({
    id: 'tracks',
    title: 'Tree and work',
    key: 't',
    minimum: { width: NARROWEST, height: branches.lines + 2 },
    legend: legendText,
    lines: (input, height) => lines(t, branches, input, height),
  });
}

function lines(t: Tables, branches: Branches, input: PanelInput, height: number): string[] {
  const work = workLines(t, input);
  if (input.width < NARROWEST) return [...writtenTree(t, input), ...work];
  const notes = wrap(input.theme.style.dim(NOTES), input.width);
  const isAiry = height >= branches.lines * 2 + work.length + notes.length;
  const inner = { ...input, width: input.width - NUMBER };
  const drawn = (isAiry ? airyTree(t, branches, inner) : null) ?? denseTree(t, branches, inner);
  const each = drawn.length / branches.lines;
  const tree = drawn.map((line, row) => {
    const number = row % each === 0 ? String(row / each + 1) : '';
    return input.theme.style.dim(number.padEnd(NUMBER)) + line;
  });
  const spare = height - tree.length - work.length;
  return [...tree, ...(spare > 0 ? [''] : []), ...work, ...(spare > notes.length ? notes : [])];
}

/** Cells for the number of a branch. */
const NUMBER = 2;

const NOTES =
  'A student or marker that ends its move on a space gets what it says: an invention once, a tile for good, an objective at the end of the game if its books are in sight. The first to pass a token (+) takes it.';

/** From this width on the legend has room for more words. */
const WORDY = 118;

function legendText({ theme, marks, subject, width, after }: DrawInput<View, Move>): string {
  const { glyph, hue, style } = theme;
  const mark = marks[subject]!;
  const isWordy = width >= WORDY;
  const parts = [
    `${mark.chip(mark.letter)} student`,
    `${hue.orange(glyph.diamondEmpty)} ${isWordy ? 'invention, once' : 'once'}`,
    `${hue.teal(glyph.squareEmpty)} ${isWordy ? 'tile you keep' : 'kept'}`,
    `${glyph.diamond} objective`,
    ...(isWordy ? [`${hue.pink(glyph.full)} a master`] : []),
    `${glyph.star} point`,
    ...(after === null
      ? []
      : [`${style.changed(glyph.right + mark.letter)} ${isWordy ? 'after this move' : 'after'}`]),
  ];
  return parts.join(isWordy ? '  ' : ' ');
}
