/** Small phrases that all texts share: numbers of things, resources, prices, tiles. */
import type { Names, Seat } from '../../../core/game.ts';
import { listed, plural } from '../../../core/words.ts';
import { FREE_CHOICE } from '../rules/books.ts';
import type { Tables } from '../rules/tables.ts';
import {
  type Action,
  type Books,
  COLOURS,
  type Gain,
  type IncomeSlot,
  type SeatTable,
  type TileFamily,
} from '../rules/types.ts';

export function nameOf(names: Names, seat: Seat): string {
  return names[seat] ?? `Player ${seat + 1}`;
}

export function gainText(gain: Partial<Gain>): string {
  const { coins = 0, potions = 0, points = 0, students = 0 } = gain;
  const words: string[] = [];
  if (points > 0) words.push(plural(points, 'point'));
  if (coins > 0) words.push(plural(coins, 'coin'));
  if (potions > 0) words.push(plural(potions, 'potion'));
  if (students > 0) words.push(plural(students, 'new student'));
  return words.length === 0 ? 'nothing' : listed(words);
}

export function booksText(books: Books): string {
  const words = COLOURS.flatMap((colour, i) => (books[i]! > 0 ? [plural(books[i]!, `${colour} book`)] : []));
  const free = books[FREE_CHOICE];
  if (free > 0) words.push(plural(free, 'book of your choice', 'books of your choice'));
  return words.length === 0 ? 'no book' : listed(words);
}

/** A price in words, such as ` (2 coins)`; empty where there is none. */
export function costText(coins: number, potions: number): string {
  return coins + potions > 0 ? ` (${gainText({ coins, potions })})` : '';
}

/** A price before what it is for, such as `pay 2 coins: `; empty where there is none. */
export function payText(coins: number, then: string): string {
  return coins > 0 ? `pay ${plural(coins, 'coin')}${then}` : '';
}

export function purseText({ coins, potions }: SeatTable): string {
  return `${plural(coins, 'coin')} and ${plural(potions, 'potion')}`;
}

/** Why something that is bought cannot be. */
export function tooDear(price: number, { coins }: SeatTable): string {
  return `it costs ${plural(price, 'coin')}, you have ${coins}`;
}

/** Why books cannot be replaced by potions. */
export function lackingBooks(missing: number, { potions }: SeatTable): string {
  return `you lack ${plural(missing, 'book')} and have ${plural(potions, 'potion')} instead`;
}

export function placeKindText(kind: string): string {
  return kind === 'ancient' ? 'ancient land' : kind;
}

export function tileText(t: Tables, family: TileFamily, tile: Action | IncomeSlot): string {
  return family === 'development' ? `development tile: +1 ${tile}` : incomeTileText(t, tile);
}

function incomeTileText(t: Tables, tile: Action | IncomeSlot): string {
  switch (tile) {
    case 'medical':
      return `medical tile: ${plural(t.medical[0], 'point')} a round`;
    case 'medical-turned':
      return `medical tile: ${plural(t.medical[1], 'point')} a round`;
    case 'points':
    case 'coins':
    case 'potion':
      return `income tile: ${gainText(t.incomeGain[tile])} a round`;
    default:
      throw new Error(`${tile} is no income tile`);
  }
}
