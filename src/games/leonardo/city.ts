/** Workers in the zones of the city, and what every zone needs: rank, row, money, components. */
import type { Seat } from '../../core/game.ts';
import type { Tables } from './data.ts';
import { type Material, NOWHERE, type Place, type Player, type State } from './types.ts';

/** Strength of a player in a zone: apprentices, and the master for two of them. [leonardo.rank] */
export function strength(t: Tables, player: Player, zone: Place): number {
  return player.placed[zone]! + (player.master === zone ? t.constants.masterRank : 0);
}

/** Players of a zone, strongest first; ties to who stands nearer to the arrow. [leonardo.rank] */
export function ranking(t: Tables, state: Readonly<State>, zone: Place): Seat[] {
  const ranked = state.rows[zone]!.slice();
  for (let i = 1; i < ranked.length; i++) {
    const seat = ranked[i]!;
    const own = strength(t, state.players[seat]!, zone);
    let at = i;
    while (at > 0 && strength(t, state.players[ranked[at - 1]!]!, zone) < own) {
      ranked[at] = ranked[at - 1]!;
      at--;
    }
    ranked[at] = seat;
  }
  return ranked;
}

/** Stands beside own workers already there, else at the end of the row. [leonardo.placement.row] */
export function joinRow(state: State, zone: Place, seat: Seat): void {
  const row = state.rows[zone]!;
  if (!row.includes(seat)) row.push(seat);
}

export function takeApprentice(state: State, zone: Place, owner: Seat): void {
  const player = state.players[owner]!;
  player.placed[zone]!--;
  if (player.placed[zone] === 0 && player.master !== zone) leaveRow(state, zone, owner);
}

function leaveRow(state: State, zone: Place, seat: Seat): void {
  const row = state.rows[zone]!;
  row.splice(row.indexOf(seat), 1);
}

/** All workers of a player in a place go back to their owner. */
export function goHome(player: Player, place: Place): void {
  player.idle += player.placed[place]!;
  player.placed[place] = 0;
  if (player.master === place) player.master = NOWHERE;
}

export function leaveZone(state: State, zone: Place, seat: Seat): void {
  goHome(state.players[seat]!, zone);
  leaveRow(state, zone, seat);
}

export function clearZone(state: State, zone: Place): void {
  const row = state.rows[zone]!;
  for (const seat of row) goHome(state.players[seat]!, zone);
  row.length = 0;
}

export function pay(state: State, seat: Seat, florins: number): void {
  state.players[seat]!.florins -= florins;
  state.bank += florins;
}

export function takeComponent(state: State, seat: Seat, material: Material): void {
  state.shops[material]!--;
  state.players[seat]!.hand[material]!++;
}

/** Seats in clockwise order from the holder of Leonardo. */
export function fromLeonardo(state: Readonly<State>): Seat[] {
  const seats: Seat[] = [];
  for (let i = 0; i < state.players.length; i++) seats.push((state.leonardo + i) % state.players.length);
  return seats;
}
