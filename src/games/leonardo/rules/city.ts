/** Workers in the zones of the city, and what every zone needs: rank, row, price and payment. */

import type { Seat } from '../../../core/game.ts';
import { takeOut } from '../../../core/lists.ts';
import type { Tables } from './data.ts';
import { NOWHERE, type PlaceIndex, type SeatTable, type State, type Table } from './types.ts';

/** Strength of a player in a zone: apprentices, and the master for two of them. [leonardo.rank] */
export function strength(t: Tables, player: Readonly<SeatTable>, zone: PlaceIndex): number {
  return player.placed[zone]! + (player.master === zone ? t.constants.masterRank : 0);
}

/** Players of a zone, strongest first. [leonardo.rank] */
export function ranking(t: Tables, table: Readonly<Table>, zone: PlaceIndex): Seat[] {
  const ranked = table.rows[zone]!.slice();
  for (const seat of table.rows[zone]!) ranked[rankOf(t, table, zone, seat)] = seat;
  return ranked;
}

/** How many of a zone come before this player: the stronger, and of the equally strong who stands nearer to the arrow. [leonardo.rank] */
export function rankOf(t: Tables, table: Readonly<Table>, zone: PlaceIndex, seat: Seat): number {
  const row = table.rows[zone]!;
  const own = strength(t, table.seats[seat]!, zone);
  let ahead = 0;
  let nearer = true;
  for (let i = 0; i < row.length; i++) {
    const other = row[i]!;
    if (other === seat) {
      nearer = false;
      continue;
    }
    const theirs = strength(t, table.seats[other]!, zone);
    if (theirs > own || (nearer && theirs === own)) ahead++;
  }
  return ahead;
}

/** Stands beside own workers already there, else at the end of the row. [leonardo.placement.row] */
export function joinRow(state: State, zone: PlaceIndex, seat: Seat): void {
  const row = state.rows[zone]!;
  if (!row.includes(seat)) row.push(seat);
}

export function takeApprentice(state: State, zone: PlaceIndex, owner: Seat): void {
  const player = state.seats[owner]!;
  player.placed[zone]!--;
  if (player.placed[zone] === 0 && player.master !== zone) leaveRow(state, zone, owner);
}

function leaveRow(state: State, zone: PlaceIndex, seat: Seat): void {
  takeOut(state.rows[zone]!, seat);
}

/** All workers of a player in a place go back to their owner: nobody ever loses one. [leonardo.workers] */
export function goHome(player: SeatTable, place: PlaceIndex): void {
  player.idle += player.placed[place]!;
  player.placed[place] = 0;
  if (player.master === place) player.master = NOWHERE;
}

export function leaveZone(state: State, zone: PlaceIndex, seat: Seat): void {
  goHome(state.seats[seat]!, zone);
  leaveRow(state, zone, seat);
}

export function clearZone(state: State, zone: PlaceIndex): void {
  const row = state.rows[zone]!;
  for (const seat of row) goHome(state.seats[seat]!, zone);
  row.length = 0;
}

/**
 * Price of a purchase in a zone after so many more; undefined after the last. It goes up only when somebody buys, and
 * every zone begins anew. [leonardo.offers.price]
 */
export function priceOf(
  t: Tables,
  table: Readonly<Table>,
  zone: PlaceIndex,
  purchases = 0,
): number | undefined {
  return t.constants.prices[purchases + (table.lord === zone ? table.bought : 0)];
}

/** Every payment is possible: the bank may run into debt, and change is always made. [leonardo.florins] */
export function pay(state: State, seat: Seat, florins: number): void {
  state.seats[seat]!.florins -= florins;
  state.bank += florins;
}

/** Seats in clockwise order from the holder of Leonardo, who goes first in every phase. [leonardo.setup.first] */
export function fromLeonardo(table: Readonly<Table>): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < table.players; i++) seats.push((table.leonardo + i) % table.players);
  return seats;
}
