/** The squares of the bookshelf with what each needs, and what rows and columns pay once they are full. */
import { indices } from '../../../core/grammar.ts';
import { isFilled, isFinished, visibleBooks } from '../../../games/newton/rules/counting.ts';
import { placeNeeded } from '../../../games/newton/rules/map.ts';
import type { Run, Square, Tables } from '../../../games/newton/rules/tables.ts';
import { potionsForSquare } from '../../../games/newton/rules/topics/study.ts';
import { NONE, type SeatTable, type SquareIndex, type View } from '../../../games/newton/rules/types.ts';
import { Canvas } from '../../draw/canvas.ts';
import { plain, widthOfText } from '../../draw/cells.ts';
import { marked } from '../../draw/changes.ts';
import { tagged } from '../../draw/targets.ts';
import { pad } from '../../draw/text.ts';
import { squareId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { neededBooks, points } from './signs.ts';

/** Cells for the numbers of the shelves. */
const LEFT = 2;
/** From this width on a square has room for the name of a place. */
const WITH_NAMES = 14;

/**
 * Squares in a grid with the numbers of columns in its upper edge. What a row pays stands on the line below it, what a
 * column pays at its foot.
 */
export function drawGrid(t: Tables, input: PanelInput, seat: SeatTable, feet: 1 | 2): string[] {
  const { theme, width } = input;
  const columns = Math.max(...t.squares.map(square => square.column));
  const shelves = Math.max(...t.squares.map(square => square.shelf));
  const step = Math.max(7, Math.min(19, Math.floor((width - LEFT - 1) / columns)));
  const foot = shelves * 2 + 1;
  const canvas = new Canvas({ width, height: foot + feet }, theme);
  const edge = (column: number): number => LEFT + (column - 1) * step;
  const below = (shelf: number): number => (shelves - shelf + 1) * 2;
  for (let shelf = 0; shelf <= shelves; shelf++)
    canvas.line(
      [
        { row: shelf * 2, col: edge(1) },
        { row: shelf * 2, col: edge(columns + 1) },
      ],
      theme.style.rule,
    );
  for (let column = 1; column <= columns + 1; column++)
    canvas.line(
      [
        { row: 0, col: edge(column) },
        { row: shelves * 2, col: edge(column) },
      ],
      theme.style.rule,
    );
  for (let column = 1; column <= columns; column++)
    canvas.text(0, edge(column) + Math.floor(step / 2), theme.style.strong(String(column)));
  for (const index of indices<SquareIndex>(t.squares)) {
    const square = t.squares[index]!;
    const [row, col] = [below(square.shelf) - 1, edge(square.column) + 1];
    canvas.text(row, col, drawSquare(t, input, square, index, step - 1));
    if (square.column === 1) canvas.text(row, 0, theme.style.title(String(square.shelf)));
  }
  for (const run of t.runs) drawRun(t, canvas, input, seat, run, { edge, below, foot, feet });
  return canvas.lines();
}

interface Grid {
  edge(column: number): number;
  below(shelf: number): number;
  /** The line below the grid, and how many there are. */
  readonly foot: number;
  readonly feet: 1 | 2;
}

function drawRun(t: Tables, canvas: Canvas, input: PanelInput, seat: SeatTable, run: Run, grid: Grid): void {
  const { theme } = input;
  const [first, last] = [t.squares[run.squares[0]!]!, t.squares[run.squares.at(-1)!]!];
  const [from, to] = [grid.edge(first.column), grid.edge(last.column + 1)];
  const isRow = run.direction === 'row';
  const row = isRow ? grid.below(first.shelf) : grid.foot;
  const room = to - from - 1;
  if (!isRow && grid.feet === 2) {
    footTexts(input, seat, run).forEach((text, i) => {
      canvas.centred(grid.foot + i, from + 1, room, text);
    });
    return;
  }
  const text = runText(input, seat, run, isRow ? room - 2 : room);
  if (isRow) canvas.text(row, from + 1, theme.style.rule((theme.unicode ? '═' : '=').repeat(room)));
  const shown = isRow ? ` ${text} ` : text;
  canvas.text(row, from + 1 + Math.max(0, Math.floor((room - widthOfText(shown)) / 2)), shown);
}

/** What a column pays each round, and below it what is missing. */
function footTexts({ theme }: PanelInput, seat: SeatTable, run: Run): string[] {
  const left = run.squares.filter(square => !isFilled(seat.shelf, square)).length;
  const pay = theme.hue.orange(`${run.points}${theme.glyph.star}`);
  return left === 0 ? [pay, theme.style.good(theme.glyph.check)] : [pay, theme.style.dim(`${left} open`)];
}

/** What a row or column pays each round, and how much of it is missing, in as many words as fit. */
function runText({ theme }: PanelInput, seat: SeatTable, run: Run, room: number): string {
  const left = run.squares.filter(square => !isFilled(seat.shelf, square)).length;
  const pay = theme.hue.orange(`${run.points}${theme.glyph.star}`);
  const finished = isFinished(seat.shelf, run);
  const words = finished
    ? [
        `${points(theme, run.points)} a round ${theme.glyph.check}`,
        `${pay} a round ${theme.glyph.check}`,
        `${pay}${theme.glyph.check}`,
      ]
    : [
        `${points(theme, run.points)} a round, ${left} to fill`,
        `${pay} a round, ${left} to fill`,
        `${pay}, ${left} to fill`,
        `${pay} ${left} left`,
        `${pay} ${left}`,
      ];
  const shown = words.find(text => widthOfText(text) <= room) ?? words.at(-1)!;
  return finished ? theme.style.good(shown) : shown;
}

/** A square in exactly so many cells: filled, glass, or what it needs. */
function drawSquare(t: Tables, input: PanelInput, square: Square, index: SquareIndex, width: number): string {
  const { theme, subject, focus, targets } = input;
  const { glyph, style } = theme;
  if (square.kind === 'glass') {
    const glass = width >= 9 ? ' glass ' : 'glass';
    return style.rule(pad(glass, width, theme, 'center').replaceAll(' ', glyph.barEmpty));
  }
  const id = squareId(t, index);
  const text = marked(input, view => {
    const seat = view.seats[subject]!;
    if (isFilled(seat.shelf, index)) return input.marks[subject]!.style(glyph.barFull.repeat(width - 2));
    return needText(t, input, view, square, width);
  });
  const cells = pad(text, width, theme, 'center');
  if (focus === id)
    return tagged(input, id, style.focus(`[${plain(pad(text, width - 2, theme, 'center'))}]`));
  if (!targets.has(id)) return tagged(input, id, cells);
  const marks = pad(text, width - 2, theme, 'center');
  return tagged(input, id, style.target(glyph.targetOpen) + marks + style.target(glyph.targetClose));
}

/** What a free square needs; a tick where that is met now, else what it would cost in potions. */
function needText(
  t: Tables,
  { theme, subject }: PanelInput,
  view: View,
  square: Square,
  width: number,
): string {
  const seat = view.seats[subject]!;
  const books = visibleBooks(t, seat);
  const tick =
    potionsForSquare(t, view, seat, square, books) === 0 ? theme.style.good(theme.glyph.check) : '';
  if (square.books !== null) return neededBooks(theme, square.books, books) + tick;
  const place = t.places[placeNeeded(view, square)]!.name;
  const [long, short] =
    square.university !== NONE
      ? [`Univ ${t.numerals[square.university]}`, `U ${t.numerals[square.university]}`]
      : [`Anc. ${t.ancientNumbers[square.ancient]}`, `A ${t.ancientNumbers[square.ancient]}`];
  const hue = square.university !== NONE ? theme.hue.blue : theme.hue.orange;
  const texts = [`${long} ${place}`, long, short];
  const room = width - 2 - widthOfText(tick);
  const shown =
    texts.find(text => widthOfText(text) <= (width >= WITH_NAMES ? room : Math.min(room, 8))) ?? short;
  return hue(shown) + tick;
}
