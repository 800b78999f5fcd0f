/** The bookshelf: three shelves, the highest on top, with what each square needs and what a finished run pays. */
import { missingBooks, visibleBooks } from '../../../games/newton/books.ts';
import type { Run, Square, Tables } from '../../../games/newton/data.ts';
import type { SeatTable, View } from '../../../games/newton/types.ts';
import { marked } from '../../draw/changes.ts';
import { spot } from '../../draw/spot.ts';
import { fill, pad, wrap } from '../../draw/text.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';
import { squareId } from './ids.ts';
import { books, effects, incomeSign, points } from './signs.ts';

type Input = DrawInput<View>;

export function shelfPanel(t: Tables): BoardPanel<View> {
  return {
    id: 'shelf',
    title: 'Bookshelf',
    key: 's',
    minimum: { width: 62, height: 10 },
    contentHeight: input => lines(t, input).length,
    draw: input => fill(lines(t, input), input.width, input.height, input.theme),
  };
}

function lines(t: Tables, input: Input): string[] {
  const { theme, width } = input;
  const seat = input.view.seats[input.subject]!;
  const columns = Math.max(...t.squares.map(square => square.column));
  const shelves = [...new Set(t.squares.map(square => square.shelf))].sort((a, b) => b - a);
  const cell = Math.max(5, Math.min(10, Math.floor((width - 14) / columns) - 1));
  const edge = theme.style.dim(theme.glyph.vertical);
  const rule = `  ${theme.style.dim(theme.glyph.horizontal.repeat(columns * (cell + 1) + 1))}`;
  const rows = shelves.flatMap(shelf => {
    const squares = t.squares
      .map((square, i) => ({ square, i }))
      .filter(({ square }) => square.shelf === shelf);
    const drawn = squares.map(({ square, i }) => pad(squareText(t, input, square, i), cell, theme, 'center'));
    const runs = t.runs.filter(run => run.direction === 'row' && t.squares[run.squares[0]!]!.shelf === shelf);
    return [
      `${theme.style.title(String(shelf))} ${edge}${drawn.join(edge)}${edge} ${runs.map(run => runText(input, seat, run)).join(' ')}`,
      rule,
    ];
  });
  const arrows = Array.from({ length: columns }, (_, i) => {
    const run = t.runs.find(
      each => each.direction === 'column' && t.squares[each.squares[0]!]!.column === i + 1,
    );
    return pad(run === undefined ? '' : runText(input, seat, run), cell + 1, theme, 'center');
  });
  return [
    rule,
    ...rows,
    `  ${arrows.join('')}`,
    ...wrap(pileText(t, input, seat), width),
    ...wrap(slotText(t, input, seat), width),
  ];
}

/** Filled, glass, or what it needs; a tick where that is fulfilled now. */
function squareText(t: Tables, input: Input, square: Square, index: number): string {
  const { theme, subject } = input;
  if (square.kind === 'glass') return theme.style.dim(theme.glyph.barEmpty.repeat(3));
  const sign = marked(input, view => {
    const seat = view.seats[subject]!;
    if ((seat.shelf & (1 << index)) !== 0) return input.marks[subject]!.style(theme.glyph.barFull.repeat(3));
    const ready = fulfilled(t, view, seat, square) ? theme.style.good(theme.glyph.check) : '';
    return needText(t, input, square) + ready;
  });
  return spot(input, squareId(t, index), sign);
}

function needText(t: Tables, { theme }: Input, square: Square): string {
  if (square.books !== null) return books(theme, square.books);
  if (square.university >= 0) return theme.hue.blue(t.numerals[square.university]!);
  return theme.hue.brown(`A${t.ancientNumbers[square.ancient]}`);
}

/** Can the requirement be met without potions? */
export function fulfilled(t: Tables, view: View, seat: SeatTable, square: Square): boolean {
  if (square.books !== null) return missingBooks(visibleBooks(t, seat), square.books) === 0;
  if (square.university >= 0) return seat.cubes.includes(view.universities[square.university]!);
  return square.ancient >= 0 && seat.cubes.includes(view.ancients[square.ancient]!);
}

function runText({ theme }: Input, seat: SeatTable, run: Run): string {
  const done = (seat.shelf & run.mask) === run.mask;
  const arrow = run.direction === 'row' ? theme.glyph.left : theme.glyph.up;
  const left = run.squares.filter(square => (seat.shelf & (1 << square)) === 0).length;
  const text = `${arrow}${points(theme, run.points)}`;
  if (done) return theme.style.good(theme.glyph.check) + text;
  return text + theme.style.dim(` (${left})`);
}

function pileText(t: Tables, { theme }: Input, seat: SeatTable): string {
  let gone = seat.tiles;
  const piles = t.piles.map(pile => {
    const left = Math.max(0, pile.tiles - gone);
    gone = Math.max(0, gone - pile.tiles);
    const stack =
      theme.glyph.square.repeat(left) + theme.style.dim(theme.glyph.squareEmpty.repeat(pile.tiles - left));
    return `${stack}${theme.glyph.right}${effects(theme, pile.onLast)}`;
  });
  return `${theme.style.title('Tiles')} ${piles.join('  ')}`;
}

function slotText(t: Tables, { theme }: Input, seat: SeatTable): string {
  const slots = Array.from({ length: t.incomeSlots }, (_, i) => {
    const slot = seat.incomes[i];
    return slot === undefined ? theme.style.dim(theme.glyph.squareEmpty) : incomeSign(t, theme, slot);
  });
  return `${theme.style.title('Income each round')} ${slots.join(' ')}`;
}
