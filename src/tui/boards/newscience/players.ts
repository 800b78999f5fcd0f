/** The tracks as rulers, and the players in turn order with prestige, scientist and laboratory. */
import type { Tables } from '../../../games/newscience/rules/data.ts';
import type { Move, View } from '../../../games/newscience/rules/types.ts';
import { beside } from '../../draw/shapes.ts';
import { wrap } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { type Detail, playerLines, scientistLines } from './player-lines.ts';
import { isPieceMoved, rulerLines, rulersNeed } from './rulers.ts';

const TITLE = 'Tracks and players';
/** Cells around the title and the legend beside it. */
const TITLE_ENDS = 8;
/** From this width on rulers and players stand side by side. */
const SIDE_BY_SIDE = 76;
const RULERS = { share: 0.46, most: 50 } as const;
/** Cells that the players ask for first: with name, scientist and what they keep on one line. */
const ON_ONE_LINE = 49;
const GAP = '  ';
const MINIMUM = 30;
const DETAILS: readonly Detail[] = ['all', 'bonuses', 'laboratory', 'effects', 'own', 'bars', 'least'];

export function playersPanel(t: Tables): BoardPanel<View, Move> {
  return makePanel(t, {
    id: 'players',
    title: TITLE,
    key: 'p',
    minimum: { width: 46, height: 7 },
    legend: input => {
      const { theme, view, width } = input;
      const { influenceLeaderBonus, mostPublishedBonus } = t.rules;
      const { star, empty } = theme.glyph;
      const order = `1-${view.players}`;
      const track = `most on a track ${star}${influenceLeaderBonus}`;
      const texts = [
        `${order} turn order  at the end: ${track}, most published ${star}${mostPublishedBonus}, ties count`,
        `end: leaders on a track ${star}${influenceLeaderBonus} each, most published ${star}${mostPublishedBonus} each`,
        `at the end: ${track}`,
      ];
      const room = width - TITLE.length - TITLE_ENDS;
      const ring = isPieceMoved(input) ? `${empty} if you do this  ` : '';
      const shown = texts.map(text => ring + text);
      return shown.find(({ length }) => length <= room) ?? (ring === '' ? shown.at(-1)! : ring.trimEnd());
    },
    body: input => {
      const drawn = DETAILS.map(detail => draw(input, detail));
      return drawn.find(lines => lines.length <= input.height) ?? drawn.at(-1)!;
    },
  });
}

function draw(input: PanelInput, detail: Detail): string[] {
  const { theme, view, width } = input;
  const own = (room: number): string[] => [
    ...playerLines(input, room, detail),
    ...(view.phase === 'scientists' ? scientistLines(input, room) : []),
  ];
  if (width < SIDE_BY_SIDE) return [...rulerLines(input, width), ...own(width)];
  const left = rulersWidth(input);
  const players = own(width - left - GAP.length);
  const rulers = rulerLines(input, left);
  const worth = ['', ...wrap(theme.style.dim(endBonuses(input)), left)];
  const isRoomy = rulers.length + worth.length <= input.height;
  return beside(
    [
      { lines: isRoomy ? [...rulers, ...worth] : rulers, width: left },
      { lines: players, width: width - left - GAP.length },
    ],
    GAP,
    theme,
  );
}

/** No piece is ever cut off: where many stand on different steps, the players' names make room. */
function rulersWidth(input: PanelInput): number {
  const left = input.width - GAP.length - ON_ONE_LINE;
  const usual = Math.min(RULERS.most, Math.floor(input.width * RULERS.share), Math.max(left, MINIMUM));
  return Math.max(usual, rulersNeed(input));
}

/** What the tracks are for. */
function endBonuses({ t, theme }: PanelInput): string {
  const { influenceLeaderBonus, mostPublishedBonus } = t.rules;
  const { star } = theme.glyph;
  return `Publications ask for influence. At the end the most on a track brings ${star}${influenceLeaderBonus}, the most published discoveries ${star}${mostPublishedBonus}; of equal ones each gets it.`;
}
