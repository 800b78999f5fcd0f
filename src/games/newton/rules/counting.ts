/** What a player can count on the table: symbols, books, visits, filled squares. */
import type { Seat } from '../../../core/game.ts';
import type { Run, Tables } from './tables.ts';
import {
  type Action,
  type Books,
  NONE,
  type None,
  type PlaceIndex,
  type SeatTable,
  type SquareIndex,
  type Table,
  type TokenIndex,
  type TokenSpotIndex,
} from './types.ts';

/** Who decides: a full player of a State, or what is seen of one. */
export function activePlayer<P extends SeatTable>(table: {
  readonly seats: readonly P[];
  readonly active: Seat;
}): P {
  return table.seats[table.active]!;
}

/** Books on the cards of the desk and on played masters. [newton.books.visible] [newton.masters.books] */
export function visibleBooks(t: Tables, seat: SeatTable): Books {
  const books: Books = [0, 0, 0, 0];
  for (const card of seat.desk) add(books, t.cards[card]!.books);
  for (const master of seat.played) add(books, t.masters[master]!.books);
  return books;
}

/** Books that count for the last scoring: those in the hand as well. [newton.scoring.books] */
export function booksAtTheEnd(t: Tables, seat: SeatTable): Books {
  const books = visibleBooks(t, seat);
  for (const card of seat.hand) add(books, t.cards[card]!.books);
  return books;
}

function add(sum: Books, books: Books): void {
  sum[0] += books[0];
  sum[1] += books[1];
  sum[2] += books[2];
  sum[3] += books[3];
}

/**
 * Symbols of an action on the desk, under it, in its drawers and printed on it; a joker has none. [newton.action.value]
 * [newton.joker] [newton.tiles.development] [newton.study-board]
 */
export function symbols(t: Tables, seat: SeatTable, action: Action): number {
  let count = t.boards[seat.board] === action ? 1 : 0;
  for (const card of seat.desk) if (t.cards[card]!.action === action) count++;
  for (const card of seat.tucked) if (t.cards[card]!.action === action) count++;
  for (const drawer of seat.drawers) if (drawer === action) count++;
  return count;
}

/** How many of these places hold a cube of the player, however it came there. [newton.travel.visited] */
export function visited(seat: SeatTable, places: readonly PlaceIndex[]): number {
  let count = 0;
  for (const place of places) if (seat.cubes.includes(place)) count++;
  return count;
}

export function isFilled(shelf: number, square: SquareIndex): boolean {
  return (shelf & (1 << square)) !== 0;
}

/** A line is finished once all its squares are filled, the printed one included. [newton.study.runs] */
export function isFinished(shelf: number, run: Run): boolean {
  return (shelf & run.mask) === run.mask;
}

export function finishedRuns(t: Tables, seat: SeatTable): number {
  let count = 0;
  for (const run of t.runs) if (isFinished(seat.shelf, run)) count++;
  return count;
}

/** Bookshelf tiles on the shelf: neither the printed one nor those taken out of the game. [newton.masters.cavendish] */
export function tilesPlaced(seat: SeatTable): number {
  return seat.tiles - seat.tilesRemoved;
}

export function tokenAt(table: Table, spot: TokenSpotIndex | None): TokenIndex | None {
  return spot === NONE ? NONE : table.tokens[spot]!;
}
