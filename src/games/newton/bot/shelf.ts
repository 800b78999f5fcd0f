/** What the bookshelf will still pay, line by line. */
import { missingBooks } from '../rules/books.ts';
import { isFilled, isFinished } from '../rules/counting.ts';
import { placeNeeded } from '../rules/map.ts';
import type { Run, Square } from '../rules/tables.ts';
import type { RunIndex, SquareIndex } from '../rules/types.ts';
import type { Prospects } from './prospects.ts';
import { SHELF } from './weights.ts';

/** How likely a square gets filled. */
function chanceOfSquare(prospects: Prospects, index: SquareIndex): number {
  if (Number.isNaN(prospects.squareChances[index])) {
    const square = prospects.t.squares[index]!;
    prospects.squareChances[index] = ease(prospects, square) * (1 - SHELF.lossPerShelf * (square.shelf - 1));
  }
  return prospects.squareChances[index]!;
}

/** How likely a square can be filled once a tile is at hand. */
function ease(prospects: Prospects, square: Square): number {
  if (square.books !== null) {
    const missing = missingBooks(prospects.bookReach, square.books);
    return missing === 0 ? SHELF.met : missing <= 1 ? SHELF.nearBooks : SHELF.farBooks;
  }
  return prospects.player.cubes.includes(placeNeeded(prospects.state, square)) ? SHELF.met : SHELF.place;
}

/** Points that the player's bookshelf will still pay: finished lines every round, others by their chance. */
export function shelfWorth(prospects: Prospects): number {
  let worth = 0;
  for (const run of prospects.t.runIndices) worth += runWorth(prospects, run);
  return worth;
}

function runWorth(prospects: Prospects, run: RunIndex): number {
  if (Number.isNaN(prospects.runs[run]))
    prospects.runs[run] = findRunWorth(prospects, prospects.t.runs[run]!, prospects.player.shelf);
  return prospects.runs[run]!;
}

function findRunWorth(prospects: Prospects, run: Run, shelf: number): number {
  if (isFinished(shelf, run)) return run.points * prospects.rounds;
  let chance = 1;
  let missing = 0;
  for (const index of run.squares) {
    if (isFilled(shelf, index)) continue;
    missing++;
    chance *= chanceOfSquare(prospects, index) * SHELF.missing;
  }
  return run.points * Math.max(0, prospects.rounds - SHELF.delay * missing) * chance;
}

/** What filling a square adds to the lines of the bookshelf. */
export function squareWorth(prospects: Prospects, index: SquareIndex): number {
  const shelf = prospects.player.shelf | (1 << index);
  let worth = 0;
  for (const run of prospects.t.squares[index]!.runs)
    worth += findRunWorth(prospects, prospects.t.runs[run]!, shelf) - runWorth(prospects, run);
  return worth;
}
