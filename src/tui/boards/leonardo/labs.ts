/** A player's own side of the table: laboratories, hand, workers, invention cards, and favours at turn 0. */
import { LAB_INDICES, labAt } from '../../../games/leonardo/rules/types.ts';
import { beside } from '../../draw/shapes.ts';
import { fitting } from '../../draw/text.ts';
import { favourLines } from './favours.ts';
import { arrivalOf } from './forecast.ts';
import { briefLines, cardLinesOf, handLines, homeLine, typeLine } from './hand.ts';
import { hasSocket, LOW_LAB, labBox, labInBrief, SIDES, TALL_LAB } from './lab.ts';
import { flow, LEGEND_FROM, type PanelInput, type PanelSpec, shares } from './panel.ts';
import { weekScale } from './weeks.ts';

export const labsPanel: PanelSpec = {
  id: 'labs',
  title: 'Laboratories and hand',
  tab: 'Laboratories',
  key: 'l',
  minimum: { width: 39, height: 9 },
  legend: input => signLegend(input, input.width - TITLE_CELLS),
  forms: [
    input => side(input, { height: TALL_LAB, brief: false }),
    input => side(input, { height: LOW_LAB, brief: false }),
    input => beginning(input) ?? side(input, { height: LOW_LAB, brief: true }),
  ],
};

/** While favours are taken they matter more than laboratories, which have a line; null later. */
function beginning(input: PanelInput): string[] | null {
  const { view, subject, width } = input;
  if (view.phase !== 'favours') return null;
  const labs = LAB_INDICES.map(index => labInBrief(input, subject, index));
  return [
    ...favourLines(input),
    ...flow(labs, width),
    ...briefLines(input, subject),
    typeLine(input, subject),
  ];
}

function signLegend(input: PanelInput, room: number): string {
  const { theme, focused, view, subject, t } = input;
  const { apprentice, master, automaton } = theme.glyph;
  const arrival = arrivalOf(focused, view);
  const isComing = arrival !== null && labAt(arrival.place) !== undefined;
  const { masterWeeks, automatonWeeks } = t.constants;
  const parts = [
    `${apprentice} 1 week`,
    `${master} ${masterWeeks}`,
    `${automaton} automaton ${automatonWeeks}`,
    ...(isComing ? ['+ if you do this'] : []),
    ...(hasSocket(input, subject) ? [`( ) made for ${automaton}`] : []),
  ];
  return fitting(parts, room);
}

/** With the title, and around both. */
const TITLE_CELLS = 29;

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
  const scale = weekScale(input, subject, Math.min(...widths) - SIDES);
  const drawn = LAB_INDICES.map((index, i) => ({
    lines: labBox(input, subject, index, { width: widths[i]!, height, scale }),
    width: widths[i]!,
  }));
  const lines = [
    ...favourLines(input),
    ...(width < BESIDE_FROM ? drawn.flatMap(({ lines }) => lines) : beside(drawn, ' ', theme)),
    ...(brief
      ? [...briefLines(input, subject), typeLine(input, subject)]
      : [...handLines(input, subject), homeLine(input, subject), ...cardLinesOf(input, subject)]),
  ];
  const hasRoom = lines.length < input.height && width >= LEGEND_FROM;
  return hasRoom ? [...lines, theme.style.dim(` ${signLegend(input, width - 2)}`)] : lines;
}
