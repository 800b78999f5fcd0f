/** Study: put a bookshelf tile onto a square whose requirement is met. [newton.study] */
import type { Reason } from '../../../../core/game.ts';
import { capital, plural } from '../../../../core/words.ts';
import { squareText } from '../../text/components.ts';
import { costText, purseText } from '../../text/words.ts';
import { takeTileFromPile } from '../arrivals.ts';
import { missingBooks } from '../books.ts';
import { cardInPlay } from '../card-in-play.ts';
import { activePlayer, isFilled, isFinished, visibleBooks } from '../counting.ts';
import { placeNeeded } from '../map.ts';
import type { Square, Tables } from '../tables.ts';
import {
  type Books,
  NONE,
  type SeatTable,
  type SquareIndex,
  type StudyPending,
  type Table,
} from '../types.ts';
import { basicAction } from './basic-action.ts';
import { mayBuy } from './quick.ts';
import { pendingOf, type Words } from './topic.ts';

/** The highest shelf. */
const SHELVES = 3;

/**
 * Potions needed to meet the requirement of a square. [newton.requirements] [newton.potions.books]
 * [newton.potions.places]
 */
export function potionsForSquare(
  t: Tables,
  table: Table,
  seat: SeatTable,
  square: Square,
  books: Books,
): number {
  if (square.books !== null) return missingBooks(books, square.books);
  return seat.cubes.includes(placeNeeded(table, square)) ? 0 : t.setup.potionsForPlace;
}

/** Coins for the next tile: a second one has its price. [newton.effects.second-tile] */
export function priceOfTile(t: Tables, table: Table, pending: StudyPending): number {
  return pending.placed > 0 && pending.more === 'for-coins' ? cardInPlay(t, table).extrasCoins : 0;
}

/**
 * Coins to ignore a requirement, or NONE where that is not on offer. [newton.effects.ignore-requirement]
 * [newton.masters.copernicus]
 */
export function priceOfIgnoring(t: Tables, table: Table, pending: StudyPending): number {
  if (pending.ignoreRequirement === 'no') return NONE;
  return pending.ignoreRequirement === 'for-coins' ? cardInPlay(t, table).extrasCoins : 0;
}

/** May tiles be placed at all now? */
export function mayPlaceTile(t: Tables, table: Table, seat: SeatTable, pending: StudyPending): boolean {
  return pending.value > 0 && seat.tiles < t.tilesInPiles && priceOfTile(t, table, pending) <= seat.coins;
}

/** Is this a free square on a shelf that the value reaches? */
export function isOpen(t: Tables, seat: SeatTable, pending: StudyPending, square: SquareIndex): boolean {
  return t.squares[square]!.shelf <= pending.value && !isFilled(seat.shelf, square);
}

export const study = basicAction<StudyPending>({
  rule: 'newton.study',
  /** Ignoring the requirement is offered where meeting it would cost potions. */
  legal(t, state, pending, moves) {
    const player = activePlayer(state);
    if (!mayPlaceTile(t, state, player, pending)) return;
    const books = visibleBooks(t, player);
    const ignoring = priceOfIgnoring(t, state, pending);
    const mayIgnore = ignoring >= 0 && ignoring <= player.coins;
    for (const square of t.bookSquares) {
      if (!isOpen(t, player, pending, square)) continue;
      const potions = potionsForSquare(t, state, player, t.squares[square]!, books);
      if (potions <= player.potions && (ignoring !== 0 || potions === 0)) moves.push(t.moves.shelve[square]!);
      if (mayIgnore && potions > 0) moves.push(t.moves.shelveIgnoring[square]!);
    }
  },
  apply(t, state, pending, move, emit) {
    if (move.type !== 'shelve') return;
    const { square: index, ignore } = move;
    const player = activePlayer(state);
    const square = t.squares[index]!;
    const potions = ignore ? 0 : potionsForSquare(t, state, player, square, visibleBooks(t, player));
    const coins = priceOfTile(t, state, pending) + (ignore ? priceOfIgnoring(t, state, pending) : 0);
    player.potions -= potions;
    player.coins -= coins;
    player.shelf |= 1 << index;
    emit?.({ type: 'shelved', seat: state.active, square: index, coins, potions });
    for (const run of square.runs)
      if (isFinished(player.shelf, t.runs[run]!)) emit?.({ type: 'discovered', seat: state.active, run });
    pending.value -= square.shelf;
    pending.placed++;
    const goesOn =
      pending.more === 'yes' ? pending.value > 0 : pending.more === 'for-coins' && pending.placed === 1;
    if (!goesOn) state.pending.pop();
    takeTileFromPile(t, state, emit);
  },
  leave(_t, state) {
    state.pending.pop();
  },
  prompt(_t, state, { value, placed }) {
    const purse = purseText(activePlayer(state));
    return placed > 0
      ? `Place a further tile? ${value} of the value is left; you have ${purse}`
      : `On which square of your bookshelf do you place a tile? Shelves up to ${Math.min(value, SHELVES)}; you have ${purse}`;
  },
  unavailable(t, state, pending) {
    const player = activePlayer(state);
    const books = visibleBooks(t, player);
    const { value } = pending;
    const reasons: Reason[] = [];
    if (value < SHELVES)
      reasons.push({
        what: value === SHELVES - 1 ? `Shelf ${SHELVES}` : `Shelves ${value + 1} to ${SHELVES}`,
        why: `the value of your action is ${value}`,
        rule: 'newton.study',
      });
    for (const index of t.bookSquares) {
      if (!isOpen(t, player, pending, index)) continue;
      const square = t.squares[index]!;
      const potions = potionsForSquare(t, state, player, square, books);
      if (potions > player.potions)
        reasons.push({
          what: capital(squareText(t, square)),
          why: `it would take ${plural(potions, 'potion')}, you have ${player.potions}`,
          rule: 'newton.requirements',
        });
    }
    return reasons;
  },
  stopText: (_t, _table, { placed }) => (placed > 0 ? 'Place no further tile' : 'Leave this action'),
  possible(t, state, pending, means) {
    const player = activePlayer(state);
    if (means === 'anything')
      return (
        player.tiles < t.tilesInPiles && t.bookSquares.some(square => isOpen(t, player, pending, square))
      );
    if (!mayPlaceTile(t, state, player, pending)) return false;
    const books = visibleBooks(t, player);
    const ignoring = priceOfIgnoring(t, state, pending);
    const mayIgnore = ignoring >= 0 && ignoring <= (means === 'nothing' ? 0 : player.coins);
    const potions = means === 'nothing' ? 0 : player.potions;
    for (const square of t.bookSquares) {
      if (!isOpen(t, player, pending, square)) continue;
      if (mayIgnore || potionsForSquare(t, state, player, t.squares[square]!, books) <= potions) return true;
    }
    return false;
  },
  /** The coins for a second tile must be left. */
  quickHelps(t, state, pending) {
    const player = activePlayer(state);
    if (player.tiles === t.tilesInPiles) return false;
    const { boost, potion } = t.setup.quickActions;
    const spare = player.coins - priceOfTile(t, state, pending);
    return (
      (mayBuy(t, state, pending, 'boost') && spare >= boost.coins) ||
      (pending.value > 0 && spare >= potion.coins)
    );
  },
  touched: pending => pending.placed > 0,
  allows: value =>
    value === 1 ? 'place a tile on shelf 1' : `place a tile on shelf 1 to ${Math.min(value, SHELVES)}`,
  impossible: 'no free square on shelves that low has its requirement met',
  nothing: 'can place no bookshelf tile',
});

export const studyMoves: Pick<Words, 'shelve'> = {
  shelve: {
    notate: (t, move) => `shelve ${t.squares[move.square]!.id}${move.ignore ? ' ignoring' : ''}`,
    group: 'Bookshelf',
    describe(t, { square: index, ignore }, view) {
      const seat = activePlayer(view);
      const pending = pendingOf(view, 'study');
      const square = t.squares[index]!;
      const potions = ignore ? 0 : potionsForSquare(t, view, seat, square, visibleBooks(t, seat));
      const coins = priceOfTile(t, view, pending) + (ignore ? priceOfIgnoring(t, view, pending) : 0);
      const lines = square.runs.map(run => {
        const { squares, direction, points } = t.runs[run]!;
        const open = squares.filter(other => other !== index && !isFilled(seat.shelf, other)).length;
        return open === 0
          ? `finishes a ${direction}: ${plural(points, 'point')} every round`
          : `then ${open} open in a ${direction} of ${plural(points, 'point')} a round`;
      });
      return `Tile on ${squareText(t, square)}${ignore ? ', ignoring the requirement' : ''}${costText(coins, potions)}${lines.length > 0 ? `: ${lines.join('; ')}` : ''}`;
    },
  },
};
