/** Study: put a bookshelf tile onto a square whose requirement is met. [newton.study] */
import { missingBooks, visibleBooks } from '../books.ts';
import type { Square, Tables } from '../data.ts';
import { activePlayer, takeTileFromPile } from '../effects.ts';
import type { Books, Emit, Move, SeatTable, State, StudyFrame, Table } from '../types.ts';
import { mayBoost } from './quick.ts';

/** Potions needed to meet the requirement of a square. [newton.potions.books] */
export function potionsForSquare(
  t: Tables,
  table: Table,
  seat: SeatTable,
  square: Square,
  books: Books,
): number {
  if (square.books !== null) return missingBooks(books, square.books);
  const place =
    square.university >= 0 ? table.universities[square.university]! : table.ancients[square.ancient]!;
  return seat.cubes.includes(place) ? 0 : t.setup.potionsForPlace;
}

/** Coins for the next tile: a second one has its price. [newton.effects.second-tile] */
export function priceOfTile(t: Tables, table: Table, frame: StudyFrame): number {
  return frame.placed > 0 && frame.more === 'for-coins' ? t.cards[table.turn.card]!.modifierCoins : 0;
}

/** Coins to ignore a requirement, or -1 where that is not on offer. [newton.effects.ignore-requirement] */
export function priceOfIgnoring(t: Tables, table: Table, frame: StudyFrame): number {
  if (frame.ignoreRequirement === 'no') return -1;
  return frame.ignoreRequirement === 'for-coins' ? t.cards[table.turn.card]!.modifierCoins : 0;
}

/** May tiles be placed at all now? */
function mayPlace(t: Tables, table: Table, seat: SeatTable, frame: StudyFrame): boolean {
  return frame.value > 0 && seat.tiles < t.tilesInPiles && priceOfTile(t, table, frame) <= seat.coins;
}

function isOpen(square: Square, index: number, seat: SeatTable, frame: StudyFrame): boolean {
  return square.kind === 'book' && square.shelf <= frame.value && (seat.shelf & (1 << index)) === 0;
}

/** Ignoring the requirement is offered where meeting it would cost potions. */
export function legal(t: Tables, state: State, frame: StudyFrame, moves: Move[]): void {
  const player = activePlayer(state);
  if (!mayPlace(t, state, player, frame)) return;
  const books = visibleBooks(t, player);
  const ignoring = priceOfIgnoring(t, state, frame);
  const mayIgnore = ignoring >= 0 && ignoring <= player.coins;
  for (let index = 0; index < t.squares.length; index++) {
    const square = t.squares[index]!;
    if (!isOpen(square, index, player, frame)) continue;
    const potions = potionsForSquare(t, state, player, square, books);
    if (potions <= player.potions && (ignoring !== 0 || potions === 0))
      moves.push({ type: 'shelve', square: index, ignore: false });
    if (mayIgnore && potions > 0) moves.push({ type: 'shelve', square: index, ignore: true });
  }
}

/** Is there a square to fill? `free`: one without coins and potions. */
export function possible(t: Tables, state: State, frame: StudyFrame, free: boolean): boolean {
  const player = activePlayer(state);
  if (!mayPlace(t, state, player, frame)) return false;
  const books = visibleBooks(t, player);
  const ignoring = priceOfIgnoring(t, state, frame);
  const mayIgnore = ignoring >= 0 && ignoring <= (free ? 0 : player.coins);
  const potions = free ? 0 : player.potions;
  for (let index = 0; index < t.squares.length; index++) {
    const square = t.squares[index]!;
    if (!isOpen(square, index, player, frame)) continue;
    if (mayIgnore || potionsForSquare(t, state, player, square, books) <= potions) return true;
  }
  return false;
}

/** Could a quick action open a square, with the coins for a second tile still left? */
export function quickHelps(t: Tables, state: State, frame: StudyFrame): boolean {
  const player = activePlayer(state);
  if (player.tiles === t.tilesInPiles) return false;
  const { boost, potion } = t.setup.quickActions;
  const spare = player.coins - priceOfTile(t, state, frame);
  return (mayBoost(t, state, frame) && spare >= boost.coins) || (frame.value > 0 && spare >= potion.coins);
}

export function apply(
  t: Tables,
  state: State,
  frame: StudyFrame,
  index: number,
  ignore: boolean,
  emit: Emit,
): void {
  const player = activePlayer(state);
  const square = t.squares[index]!;
  const potions = ignore ? 0 : potionsForSquare(t, state, player, square, visibleBooks(t, player));
  const coins = priceOfTile(t, state, frame) + (ignore ? priceOfIgnoring(t, state, frame) : 0);
  player.potions -= potions;
  player.coins -= coins;
  player.shelf |= 1 << index;
  emit?.({ type: 'shelved', seat: state.active, square: index, coins, potions });
  for (let run = 0; run < t.runs.length; run++) {
    const { mask } = t.runs[run]!;
    if ((mask & (1 << index)) !== 0 && (player.shelf & mask) === mask)
      emit?.({ type: 'discovered', seat: state.active, run });
  }
  frame.value -= square.shelf;
  frame.placed++;
  const goesOn = frame.more === 'yes' ? frame.value > 0 : frame.more === 'for-coins' && frame.placed === 1;
  if (!goesOn) state.pending.pop();
  takeTileFromPile(t, state, emit);
}
