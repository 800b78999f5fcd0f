/** A player's own side of the table: laboratories, hand, workers, invention cards, and favours at turn 0. */
import { LAB_INDICES } from '../../../games/leonardo/rules/types.ts';
import { beside } from '../../draw/shapes.ts';
import type { Theme } from '../../theme.ts';
import { favourLines } from './favours.ts';
import { briefLines, cardLinesOf, handLines, homeLine } from './hand.ts';
import { LOW_LAB, labBox, TALL_LAB } from './lab.ts';
import { LEGEND_FROM, type PanelInput, type PanelSpec, shares } from './panel.ts';

export const labsPanel: PanelSpec = {
  id: 'labs',
  title: 'Laboratories and hand',
  tab: 'Laboratories',
  key: 'l',
  minimum: { width: 39, height: 9 },
  legend: ({ theme }) => signLegend(theme),
  forms: [
    input => side(input, { height: TALL_LAB, brief: false }),
    input => side(input, { height: LOW_LAB, brief: false }),
    input => side(input, { height: LOW_LAB, brief: true }),
  ],
};

function signLegend({ glyph: { apprentice, master, automaton } }: Theme): string {
  return `${apprentice} 1 week  ${master} 2 weeks  ${automaton} automaton, 2 weeks  ( ) fits ${automaton}`;
}

const BESIDE_FROM = 64;

interface Density {
  /** Of a laboratory. */
  readonly height: number;
  /** Hand and workers in one line. */
  readonly brief: boolean;
}

function side(input: PanelInput, { height, brief }: Density): string[] {
  const { width, subject, theme } = input;
  const widths = width < BESIDE_FROM ? [width, width] : shares(width, LAB_INDICES.length);
  const drawn = LAB_INDICES.map((index, i) => ({
    lines: labBox(input, subject, index, widths[i]!, height),
    width: widths[i]!,
  }));
  const lines = [
    ...favourLines(input),
    ...(width < BESIDE_FROM ? drawn.flatMap(({ lines }) => lines) : beside(drawn, ' ', theme)),
    ...(brief ? briefLines(input, subject) : [...handLines(input, subject), homeLine(input, subject)]),
    ...cardLinesOf(input, subject),
  ];
  const hasRoom = lines.length < input.height && width >= LEGEND_FROM;
  return hasRoom ? [...lines, theme.style.dim(` ${signLegend(theme)}`)] : lines;
}
