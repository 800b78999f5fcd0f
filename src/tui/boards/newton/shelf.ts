/** The bookshelf: three shelves, the highest on top, with what each square needs and what a finished run pays. */
import { indices } from '../../../core/grammar.ts';
import { isFilled, isFinished, visibleBooks } from '../../../games/newton/rules/counting.ts';
import type { Run, Square, Tables } from '../../../games/newton/rules/tables.ts';
import { potionsForSquare } from '../../../games/newton/rules/topics/study.ts';
import { NONE, type SeatTable, type SquareIndex, type View } from '../../../games/newton/rules/types.ts';
import { Canvas } from '../../draw/canvas.ts';
import { widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { spot } from '../../draw/spot.ts';
import { tagged, target } from '../../draw/targets.ts';
import { pad, wrap } from '../../draw/text.ts';
import type { BoardPanel } from '../contract.ts';
import { incomeId, squareId } from './ids.ts';
import { incomeOnOffer } from './on-offer.ts';
import { makePanel, type PanelInput } from './panel.ts';
import { books, effects, incomeSign, points } from './signs.ts';

export function shelfPanel(t: Tables): BoardPanel<View> {
  return makePanel({
    id: 'shelf',
    title: 'Bookshelf',
    key: 's',
    minimum: { width: 62, height: 10 },
    lines: (input, height) => lines(t, input, height),
  });
}

const LEFT = 2;

function lines(t: Tables, input: PanelInput, height: number): string[] {
  const { width } = input;
  const seat = input.view.seats[input.subject]!;
  const out = [
    ...drawGrid(t, input, seat),
    ...wrap(pileText(t, input, seat), width),
    ...wrap(slotText(t, input, seat), width),
    ...tilesToChoose(t, input),
  ];
  const key = wrap(legendText(input), width);
  return out.length + key.length <= height ? [...out, ...key] : out;
}

/**
 * Squares in a grid; what a run of neighbours pays stands under it: on the line below a row, at the foot of a column.
 */
function drawGrid(t: Tables, input: PanelInput, seat: SeatTable): string[] {
  const { theme, width } = input;
  const columns = Math.max(...t.squares.map(square => square.column));
  const shelves = Math.max(...t.squares.map(square => square.shelf));
  const step = Math.max(6, Math.min(11, Math.floor((width - LEFT - 1) / columns)));
  const foot = shelves * 2 + 1;
  const canvas = new Canvas({ width, height: foot + 1 }, theme);
  const edge = (column: number): number => LEFT + (column - 1) * step;
  const below = (shelf: number): number => (shelves - shelf + 1) * 2;
  for (let shelf = 0; shelf <= shelves; shelf++) {
    const row = shelf * 2;
    canvas.line(
      [
        { row, col: edge(1) },
        { row, col: edge(columns + 1) },
      ],
      theme.style.dim,
    );
  }
  for (let column = 1; column <= columns + 1; column++) {
    canvas.line(
      [
        { row: 0, col: edge(column) },
        { row: shelves * 2, col: edge(column) },
      ],
      theme.style.dim,
    );
  }
  for (const index of indices<SquareIndex>(t.squares)) {
    const square = t.squares[index]!;
    const [row, col] = [below(square.shelf) - 1, edge(square.column) + 1];
    const text = pad(squareText(t, input, square, index), step - 1, theme, 'center');
    canvas.text(row, col, square.kind === 'glass' ? text : tagged(input, squareId(t, index), text));
    if (square.column === 1) canvas.text(row, 0, theme.style.title(String(square.shelf)));
  }
  for (const run of t.runs) {
    const [first, last] = [t.squares[run.squares[0]!]!, t.squares[run.squares.at(-1)!]!];
    const text = runText(input, seat, run);
    const [from, to] = [edge(first.column), edge(last.column + 1)];
    const row = run.direction === 'row' ? below(first.shelf) : foot;
    const shown = run.direction === 'row' ? ` ${text} ` : text;
    if (run.direction === 'row')
      canvas.text(row, from + 1, theme.style.dim((theme.unicode ? '═' : '=').repeat(to - from - 1)));
    canvas.text(row, from + Math.max(1, Math.ceil((to - from - widthOfText(shown)) / 2)), shown);
  }
  return canvas.lines();
}

function legendText({ theme }: PanelInput): string {
  const { style, glyph, hue } = theme;
  return [
    `${style.dim(glyph.barEmpty)} glass`,
    `${books(theme, [1, 1, 1, 0])} books`,
    `${hue.blue('III')} university`,
    `${hue.brown('A1')} ancient land`,
    `${points(theme, 3)}${style.dim(' (2)')} a round, 2 missing`,
  ].join('  ');
}

/** Filled, glass, or what it needs; a tick where that is fulfilled now. */
function squareText(t: Tables, input: PanelInput, square: Square, index: SquareIndex): string {
  const { theme, subject } = input;
  if (square.kind === 'glass') return theme.style.dim(theme.glyph.barEmpty.repeat(3));
  const sign = marked(input, view => {
    const seat = view.seats[subject]!;
    if (isFilled(seat.shelf, index)) return input.marks[subject]!.style(theme.glyph.barFull.repeat(3));
    const ready = fulfilled(t, view, seat, square) ? theme.style.good(theme.glyph.check) : '';
    return needText(t, input, square) + ready;
  });
  return spot(input, squareId(t, index), sign);
}

function needText(t: Tables, { theme }: PanelInput, square: Square): string {
  if (square.books !== null) return books(theme, square.books);
  if (square.university !== NONE) return theme.hue.blue(t.numerals[square.university]!);
  return theme.hue.brown(`A${t.ancientNumbers[square.ancient]}`);
}

/** Can the requirement be met without potions? */
export function fulfilled(t: Tables, view: View, seat: SeatTable, square: Square): boolean {
  return square.kind === 'book' && potionsForSquare(t, view, seat, square, visibleBooks(t, seat)) === 0;
}

function runText({ theme }: PanelInput, seat: SeatTable, run: Run): string {
  const arrow = run.direction === 'row' ? '' : theme.glyph.up;
  const left = run.squares.filter(square => !isFilled(seat.shelf, square)).length;
  const text = `${arrow}${points(theme, run.points)}`;
  if (isFinished(seat.shelf, run)) return theme.style.good(theme.glyph.check) + text;
  return text + theme.style.dim(` (${left})`);
}

function pileText(t: Tables, { theme }: PanelInput, seat: SeatTable): string {
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

function tilesToChoose(t: Tables, input: PanelInput): string[] {
  const tiles = incomeOnOffer(input.view).map(type =>
    target(input, incomeId(type), incomeSign(t, input.theme, type)),
  );
  if (tiles.length === 0) return [];
  return wrap(input.theme.style.title('Choose') + tiles.join(''), input.width);
}

/** A tile that no move is about has one cell before it, as a free slot has. */
function slotText(t: Tables, input: PanelInput, seat: SeatTable): string {
  const { theme, focus, targets } = input;
  const slots = Array.from({ length: t.incomeSlots }, (_, i) => {
    const slot = seat.incomes[i];
    if (slot === undefined) return ` ${theme.style.dim(theme.glyph.squareEmpty)}`;
    const [id, sign] = [incomeId(slot), incomeSign(t, theme, slot)];
    return focus === id || targets.has(id) ? target(input, id, sign) : tagged(input, id, ` ${sign}`);
  });
  return theme.style.title('Income each round') + slots.join('');
}
