/** Books, symbols and everything else that a player counts. */
import type { Tables } from './data.ts';
import type { Counter } from './operations.ts';
import type { Action, Books, SeatTable, Table } from './types.ts';

/** Books on the cards of the desk and on played masters. [newton.books.visible] */
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

/** How many of the needed books are not there: the potions that must replace them. [newton.potions.books] */
export function missingBooks(have: Books, need: Books): number {
  const lacking =
    Math.max(0, need[0] - have[0]) + Math.max(0, need[1] - have[1]) + Math.max(0, need[2] - have[2]);
  return Math.max(0, lacking - have[3]);
}

/** Sets of three books of one colour; books of free choice fill up the nearest ones. */
export function bookTriples(have: Books): number {
  let sets = 0;
  const lacking = [0, 1, 2].map(colour => {
    sets += Math.floor(have[colour]! / 3);
    return 3 - (have[colour]! % 3);
  });
  let free = have[3];
  for (const needed of lacking.sort((a, b) => a - b)) {
    if (needed > free) break;
    free -= needed;
    sets++;
  }
  return sets + Math.floor(free / 3);
}

/** Sets of one book of each colour. */
export function bookSets(have: Books): number {
  let sets = 0;
  while (missingBooks(have, [sets + 1, sets + 1, sets + 1, 0]) === 0) sets++;
  return sets;
}

/** Symbols of an action on the desk, under it, in its drawers and printed on it. [newton.action.value] */
export function symbols(t: Tables, seat: SeatTable, action: Action): number {
  let count = t.boards[seat.board] === action ? 1 : 0;
  for (const card of seat.desk) if (t.cards[card]!.action === action) count++;
  for (const card of seat.tucked) if (t.cards[card]!.action === action) count++;
  for (const drawer of seat.drawers) if (drawer === action) count++;
  return count;
}

export function countOf(t: Tables, table: Table, seat: SeatTable, counter: Counter): number {
  switch (counter) {
    case 'book:blue':
      return countColour(t, seat, 0);
    case 'book:green':
      return countColour(t, seat, 1);
    case 'book:orange':
      return countColour(t, seat, 2);
    case 'book-triple':
      return bookTriples(visibleBooks(t, seat));
    case 'master-played':
      return seat.played.length;
    case 'university-visited':
      return visited(seat, table.universities);
    case 'ancient-visited':
      return visited(seat, table.ancients);
    case 'run-completed':
      return t.runs.reduce((sum, run) => sum + ((seat.shelf & run.mask) === run.mask ? 1 : 0), 0);
  }
}

function countColour(t: Tables, seat: SeatTable, colour: 0 | 1 | 2): number {
  const books = visibleBooks(t, seat);
  return books[colour] + books[3];
}

export function visited(seat: SeatTable, places: readonly number[]): number {
  let count = 0;
  for (const place of places) if (seat.cubes.includes(place)) count++;
  return count;
}
