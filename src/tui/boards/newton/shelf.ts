/** The bookshelf of a player: the squares, what comes of them each round, and the piles of tiles. */
import { plural } from '../../../core/words.ts';
import { isFinished, visibleBooks } from '../../../games/newton/rules/counting.ts';
import type { Square, Tables } from '../../../games/newton/rules/tables.ts';
import { potionsForSquare } from '../../../games/newton/rules/topics/study.ts';
import type { Move, SeatTable, View } from '../../../games/newton/rules/types.ts';
import { widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { fitting, wrap } from '../../draw/text.ts';
import type { Theme } from '../../theme.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';
import { incomeId } from './ids.ts';
import { incomeOnOffer } from './on-offer.ts';
import { makePanel, type PanelInput, pin } from './panel.ts';
import { incomeWords, phrases } from './phrases.ts';
import { drawGrid, type GridHeights } from './shelf-grid.ts';
import { gainWords } from './signs.ts';

export function shelfPanel(t: Tables): BoardPanel<View, Move> {
  return makePanel({
    id: 'shelf',
    title: 'Bookshelf',
    key: 's',
    minimum: { width: 66, height: 10 },
    legend: legendText,
    lines: (input, height) => lines(t, input, height),
  });
}

function lines(t: Tables, input: PanelInput, height: number): string[] {
  const { width } = input;
  const seat = input.view.seats[input.subject]!;
  const below = [
    ...wrap(incomeText(t, input), width),
    ...wrap(pileText(t, input, seat), width),
    ...tilesToChoose(t, input),
  ];
  const grids = GRIDS.map(heights => drawGrid(t, input, seat, heights));
  const grid = grids.find(each => each.length + below.length <= height) ?? grids.at(-1)!;
  const spare = height - grid.length - below.length;
  return [...grid, ...below, ...notesIn(input.theme, width, spare)];
}

/** The highest that fits is taken. */
const GRIDS: readonly GridHeights[] = [
  { feet: 2, tall: 2 },
  { feet: 2, tall: 1 },
  { feet: 1, tall: 1 },
];

/** Can the requirement be met without potions? */
export function fulfilled(t: Tables, view: View, seat: SeatTable, square: Square): boolean {
  return square.kind === 'book' && potionsForSquare(t, view, seat, square, visibleBooks(t, seat)) === 0;
}

/** Points of finished lines and everything from tiles, as it comes at the end of each round. */
function incomeText(t: Tables, input: PanelInput): string {
  const { theme, subject } = input;
  const total = marked(input, view => {
    const seat = view.seats[subject]!;
    const sum = { coins: 0, potions: 0, points: 0, students: 0 };
    for (const run of t.runs) if (isFinished(seat.shelf, run)) sum.points += run.points;
    for (const slot of seat.incomes) {
      if (slot === 'medical') sum.points += t.medical[0];
      else if (slot === 'medical-turned') sum.points += t.medical[1];
      else {
        sum.coins += t.incomeGain[slot].coins;
        sum.potions += t.incomeGain[slot].potions;
        sum.points += t.incomeGain[slot].points;
      }
    }
    return gainWords(sum) === '' ? 'nothing yet' : gainWords(sum);
  });
  const seat = input.view.seats[subject]!;
  const tiles = seat.incomes.map(slot => pin(input, incomeId(slot), incomeWords(t, slot)));
  const free = t.incomeSlots - seat.incomes.length;
  const slots = [...tiles, ...(free > 0 ? [theme.style.dim(`${free} free`)] : [])].join(', ');
  return `${theme.style.title('Each round you get')} ${theme.style.strong(total)}   ${theme.style.dim('tiles')} ${slots}`;
}

/** The piles as gauges: tiles left, and what the last of each brings. */
function pileText(t: Tables, { theme, width }: PanelInput, seat: SeatTable): string {
  const { glyph, style } = theme;
  let gone = seat.tiles;
  const piles = t.piles.map(pile => {
    const left = Math.max(0, pile.tiles - gone);
    gone = Math.max(0, gone - pile.tiles);
    const gauge = glyph.square.repeat(left) + style.dim(glyph.squareEmpty.repeat(pile.tiles - left));
    const bonus = phrases(t, pile.onLast);
    return `${gauge} ${left === 0 ? style.good(`${bonus} ${glyph.check}`) : bonus}`;
  });
  const left = t.tilesInPiles - seat.tiles;
  const short = `${style.title('Piles')} ${piles.join('  ')}`;
  const note = style.dim(` (${plural(left, 'tile')} left; the last of a pile brings this)`);
  return widthOfText(short + note) <= width ? short + note : short;
}

function tilesToChoose(t: Tables, input: PanelInput): string[] {
  const tiles = incomeOnOffer(input.view).map(type => pin(input, incomeId(type), incomeWords(t, type)));
  if (tiles.length === 0) return [];
  return wrap(`${input.theme.style.title('Choose')} ${tiles.join('  ')}`, input.width);
}

/** As many whole sentences as there is room for. */
function notesIn(theme: Theme, width: number, height: number): string[] {
  const { glyph } = theme;
  const sentences = [
    'A study action of value 1, 2 or 3 reaches shelf 1, 2 or 3.',
    'B G O: blue, green, orange books you have; b g o: those you lack.',
    'Univ and Anc. (ancient land): have a cube there.',
    `${glyph.up} and below a column: ${glyph.star} points a round once all those squares are filled; open are those that are not.`,
    `${glyph.check}: a tile can be placed without potions.`,
  ];
  let shown: string[] = [];
  for (let count = 1; count <= sentences.length; count++) {
    const lines = wrap(theme.style.dim(sentences.slice(0, count).join(' ')), width);
    if (lines.length <= height) shown = lines;
  }
  return shown;
}

/** The weightiest first, as far as they have room. */
function legendText({ theme, width, targets }: DrawInput<View, Move>): string {
  const { glyph, style } = theme;
  const isChosen = [...targets].some(id => id.startsWith('square.'));
  const parts = [
    ...(isChosen ? [`${style.target(`${glyph.targetOpen}${glyph.targetClose}`)} can be chosen`] : []),
    'b g o books you lack',
    `${glyph.barFull} placed`,
    `${glyph.check} met`,
    `${glyph.up} row above`,
    `${glyph.star} points a round`,
  ];
  return fitting(parts, width - TITLE_CELLS);
}

/** With the title, and around both. */
const TITLE_CELLS = 16;
