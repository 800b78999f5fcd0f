/** Arithmetic of books: how they are written in the data, added up and compared with a requirement. */
import type { Data } from '../schema.ts';
import { type Books, COLOURS, type Colour } from './types.ts';

type RawNeed = Data['work-track']['spaces'][number]['books'];

export const NO_BOOKS: Books = [0, 0, 0, 0];

/** Where books of free choice stand in `Books`. */
export const FREE_CHOICE = 3;

export function toBooks(list: readonly (Colour | 'any')[]): Books {
  const books: Books = [0, 0, 0, 0];
  for (const book of list) books[book === 'any' ? FREE_CHOICE : COLOURS.indexOf(book)]!++;
  return books;
}

export function toNeed(books: RawNeed): Books | null {
  return books === undefined ? null : [books.blue ?? 0, books.green ?? 0, books.orange ?? 0, 0];
}

export function addBooks(a: Books, b: Books): Books {
  return [a[0] + b[0], a[1] + b[1], a[2] + b[2], a[3] + b[3]];
}

/**
 * How many of the needed books are not there: the potions that must replace them. Books of free choice stand in for
 * any colour. [newton.potions.books] [newton.books.free-choice]
 */
export function missingBooks(have: Books, need: Books): number {
  const lacking =
    Math.max(0, need[0] - have[0]) + Math.max(0, need[1] - have[1]) + Math.max(0, need[2] - have[2]);
  return Math.max(0, lacking - have[FREE_CHOICE]);
}

/** Sets of three books of one colour; books of free choice fill up the nearest ones. [newton.effects.triples] */
export function bookTriples(have: Books): number {
  let sets = 0;
  const lacking = [0, 1, 2].map(colour => {
    sets += Math.floor(have[colour]! / 3);
    return 3 - (have[colour]! % 3);
  });
  let free = have[FREE_CHOICE];
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
