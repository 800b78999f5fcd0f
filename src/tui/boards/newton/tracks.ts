/** The technology tree, and the work track under it. */
import type { Tables } from '../../../games/newton/rules/tables.ts';
import type { Move, View } from '../../../games/newton/rules/types.ts';
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
  const isAiry = height >= branches.lines * 2 + work.length;
  const tree = isAiry ? airyTree(t, branches, input) : denseTree(t, branches, input);
  return [...tree, ...(height > tree.length + work.length ? [''] : []), ...work];
}

/** From this width on the legend has room for more words. */
const WORDY = 100;

function legendText({ theme, marks, subject, width }: DrawInput<View, Move>): string {
  const { glyph, hue } = theme;
  const mark = marks[subject]!;
  const signs = `c coin p potion ${glyph.star} point`;
  const student = `${mark.chip(mark.letter)} student`;
  const [invention, tile] = [hue.orange(glyph.diamondEmpty), hue.teal(glyph.squareEmpty)];
  if (width < WORDY) return `${student} ${invention} once ${tile} kept ${glyph.diamond} objective ${signs}`;
  return `${student}  ${invention} invention, once  ${tile} tile you keep  ${glyph.diamond} objective  ${signs} S student`;
}
