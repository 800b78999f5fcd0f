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
import { taggedBlock } from '../../draw/targets.ts';
import { cut, pad } from '../../draw/text.ts';
import type { Size } from '../contract.ts';
import { squareId } from './ids.ts';
import type { PanelInput } from './panel.ts';
import { bookWords, lackingBooks, neededBooks, points } from './signs.ts';

/** Cells for the numbers of the shelves. */
const LEFT = 2;

export interface GridHeights {
  /** Lines at the foot of a column, and of a square. */
  readonly feet: 1 | 2;
  readonly tall: 1 | 2;
}

/**
 * Squares in a grid with the numbers of columns in its upper edge. What a row pays stands on the line below it with an
 * arrow up to it, what a column pays at its foot.
 */
export function drawGrid(
  t: Tables,
  input: PanelInput,
  seat: SeatTable,
  { feet, tall }: GridHeights,
): string[] {
  const { theme, width } = input;
  const columns = Math.max(...t.squares.map(square => square.column));
  const shelves = Math.max(...t.squares.map(square => square.shelf));
  const step = Math.max(7, Math.min(19, Math.floor((width - LEFT - 1) / columns)));
  const shelfRows = tall + 1;
  const foot = shelves * shelfRows + 1;
  const canvas = new Canvas({ width, height: foot + feet }, theme);
  const edge = (column: number): number => LEFT + (column - 1) * step;
  const below = (shelf: number): number => (shelves - shelf + 1) * shelfRows;
  for (let shelf = 0; shelf <= shelves; shelf++)
    canvas.line(
      [
        { row: shelf * shelfRows, col: edge(1) },
        { row: shelf * shelfRows, col: edge(columns + 1) },
      ],
      theme.style.rule,
    );
  for (let column = 1; column <= columns + 1; column++)
    canvas.line(
      [
        { row: 0, col: edge(column) },
        { row: shelves * shelfRows, col: edge(column) },
      ],
      theme.style.rule,
    );
  for (let column = 1; column <= columns; column++)
    canvas.text(0, edge(column) + Math.floor(step / 2), theme.style.strong(String(column)));
  for (const index of indices<SquareIndex>(t.squares)) {
    const square = t.squares[index]!;
    const [row, col] = [below(square.shelf) - tall, edge(square.column) + 1];
    canvas.block(row, col, drawSquare(t, input, square, index, { width: step - 1, height: tall }));
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
  const text = isRow ? rowText(input, seat, run, room - 2) : runText(input, seat, run, room);
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

/** What a row pays, behind an arrow to the squares it is about: it stands between them and those of the next shelf. */
function rowText(input: PanelInput, seat: SeatTable, run: Run, room: number): string {
  const arrow = input.theme.style.accent(input.theme.glyph.up);
  const spaced = `${arrow} ${runText(input, seat, run, room - 2)}`;
  return widthOfText(spaced) <= room ? spaced : arrow + runText(input, seat, run, room - 1);
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
        `${points(theme, run.points)} a round, ${left} open`,
        `${pay} a round, ${left} open`,
        `${pay}, ${left} open`,
        `${pay} ${left}`,
      ];
  const shown = words.find(text => widthOfText(text) <= room) ?? words.at(-1)!;
  return finished ? theme.style.good(shown) : shown;
}

/** A square in exactly so many cells: filled, glass, or what it needs. */
function drawSquare(
  t: Tables,
  input: PanelInput,
  square: Square,
  index: SquareIndex,
  { width, height }: Size,
): string[] {
  const { theme, subject, focus, targets } = input;
  const { glyph, style } = theme;
  if (square.kind === 'glass') {
    const glass = style.rule(
      pad(width >= 9 ? ' glass ' : 'glass', width, theme, 'center').replaceAll(' ', glyph.barEmpty),
    );
    return height === 1 ? [glass] : [glass, style.rule(glyph.barEmpty.repeat(width))];
  }
  const id = squareId(t, index);
  const isTarget = targets.has(id);
  // A square that can be chosen stands in brackets, in its last line.
  const brackets = isTarget || focus === id ? 2 : 0;
  const lines = Array.from({ length: height }, (_, line) =>
    marked(input, view => {
      if (isFilled(view.seats[subject]!.shelf, index))
        return input.marks[subject]!.style(glyph.barFull.repeat(width - 2));
      const room = line === height - 1 ? width - brackets : width;
      return line === 0 ? needText(t, input, view, square, room) : noteOn(t, input, view, square, room);
    }),
  );
  const bracketed = (text: string, open: string, close: string): string =>
    open + pad(text, width - 2, theme, 'center') + close;
  return taggedBlock(
    input,
    id,
    lines.map((text, line) => {
      const isLast = line === height - 1;
      if (focus === id)
        return style.focus(plain(isLast ? bracketed(text, '[', ']') : pad(text, width, theme, 'center')));
      return isTarget && isLast
        ? bracketed(text, style.target(glyph.targetOpen), style.target(glyph.targetClose))
        : pad(text, width, theme, 'center');
    }),
  );
}

/** What a free square needs; a tick where that is met now. */
function needText(
  t: Tables,
  { theme, subject }: PanelInput,
  view: View,
  square: Square,
  room: number,
): string {
  const seat = view.seats[subject]!;
  const books = visibleBooks(t, seat);
  const isMet = potionsForSquare(t, view, seat, square, books) === 0;
  const tick = isMet ? theme.style.good(theme.glyph.check) : '';
  if (square.books !== null) return neededBooks(theme, square.books, books) + tick;
  const isUniversity = square.university !== NONE;
  const number = isUniversity ? t.numerals[square.university] : t.ancientNumbers[square.ancient];
  const kinds = isUniversity ? ['University', 'Univ', 'Un.', 'U'] : ['Ancient Land', 'Ancient', 'Anc.', 'A'];
  const place = t.places[placeNeeded(view, square)]!.name;
  const texts = [`${kinds[1]} ${number} ${place}`, ...kinds.map(kind => `${kind} ${number}`)];
  const shown = texts.find(text => widthOfText(text + tick) <= room) ?? texts.at(-1)!;
  return (isUniversity ? theme.hue.blue : theme.hue.orange)(shown) + tick;
}

/** Below it, where squares are higher: the place to go to, or the books that are missing. */
function noteOn(t: Tables, { theme, subject }: PanelInput, view: View, square: Square, room: number): string {
  if (square.books === null)
    return theme.style.dim(cut(t.places[placeNeeded(view, square)]!.name, room, theme));
  const lacking = lackingBooks(visibleBooks(t, view.seats[subject]!), square.books);
  const count = lacking.reduce((sum, each) => sum + each, 0);
  if (count === 0) return theme.style.good('met');
  const [long, short] = [`lack ${bookWords(lacking)}`, `lack ${count}`];
  return theme.style.dim(widthOfText(long) <= room ? long : short);
}
