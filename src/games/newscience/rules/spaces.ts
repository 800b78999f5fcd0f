/** Which action spaces take an energy marker. */
import type { Seat } from '../../../core/game.ts';
import type { Board, BoardSpace } from './board.ts';
import type { Tables } from './data.ts';
import { NONE, type PlaceSet, type SpaceSet, type Table } from './types.ts';

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

/**
 * The spaces where this seat may place a marker now, as places in `Board.spaces`: one takes one marker, and a player rests
 * once, on the best free place. [newscience.energy.space] [newscience.rest]
 */
export function freeSpaces(t: Tables, table: Readonly<Table>, seat: Seat): PlaceSet {
  const board = t.boards[table.players]!;
  const { order, eventPlaces, rest } = board;
  const { spaces, events } = table;
  let free = 0;
  // The sign bit of NONE: measured, a test of each space takes twice as long, since none is like the one before.
  for (let place = 0; place < order.length; place++) free |= (spaces[order[place]!]! >>> 31) << place;
  for (let event = 0; event < eventPlaces.length; event++) {
    const card = events[event]!;
    if (card === NONE || t.cards[card]!.type === 'EFFECT') free &= ~(1 << eventPlaces[event]!);
  }
  const closed = closedSpaces(t, table);
  if (closed !== 0) free &= ~placesOf(board, closed);
  const resting = free & rest;
  if (resting === 0) return free;
  return hasRested(t, table, seat) ? free & ~rest : (free & ~rest) | (resting & -resting);
}

function placesOf({ order }: Board, spaces: SpaceSet): PlaceSet {
  let places = 0;
  for (let place = 0; place < order.length; place++) places |= ((spaces >>> order[place]!) & 1) << place;
  return places;
}
