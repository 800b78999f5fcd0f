/** Which action spaces take an energy marker. */
import type { Seat } from '../../../core/game.ts';
import type { BoardSpace } from './board.ts';
import type { Tables } from './data.ts';
import { NONE, type SpaceSet, type Table } from './types.ts';

/** Spaces that the EFFECTs of this round close. [newscience.cards.block] */
export function closedSpaces(t: Tables, table: Readonly<Table>): SpaceSet {
  let closed = 0;
  for (const card of table.events) if (card !== NONE) closed |= t.cards[card]!.closed[table.players]!;
  return closed;
}

/** May anyone place energy here this round? An event space needs a card, and one that has an owner. [newscience.energy.closed] */
export function isOpen(t: Tables, table: Readonly<Table>, space: BoardSpace, closed: SpaceSet): boolean {
  if (closed !== 0 && (closed & (1 << space.index)) !== 0) return false;
  if (space.event === NONE) return true;
  const card = table.events[space.event]!;
  return card !== NONE && t.cards[card]!.type !== 'EFFECT';
}

export function hasRested(t: Tables, table: Readonly<Table>, seat: Seat): boolean {
  for (const { index } of t.boards[table.players]!.restSpaces) if (table.spaces[index] === seat) return true;
  return false;
}
