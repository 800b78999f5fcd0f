/** A small builder of situations: set up a game, edit it, then play moves by their notation. */
import { type Data, makeTables } from '../../../src/games/newton/data.ts';
import { create } from '../../../src/games/newton/index.ts';
import type { Action, Event, Player, State } from '../../../src/games/newton/types.ts';
import { loadBundledData } from '../../support/data.ts';

export const data = loadBundledData('newton');
export const tables = makeTables(data as Data);
export const game = create(data);
export const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan'];

const number = (items: readonly { id: string }[], id: string): number => {
  const found = items.findIndex(item => item.id === id);
  if (found < 0) throw new Error(`no such id: ${id}`);
  return found;
};
export const card = (id: string): number => number(tables.cards, id);
export const master = (id: string): number => number(tables.masters, id);
export const place = (id: string): number => number(tables.places, id);
export const space = (id: string): number => number(tables.technology, id);
export const square = (id: string): number => number(tables.squares, id);
export const objective = (id: string): number => number(tables.objectives, id);
export const invention = (id: string): number => number(tables.inventions, id);
export const specialization = (id: string): number => number(tables.specializations, id);
export const city = (id: string): number => number(tables.cities, id);

/** A fresh game as `setup` leaves it. */
export function fresh(players: number, masters = 'dealt', seed = 'scenario'): State {
  return game.setup({ players, seed, options: { masters }, first: 0 });
}

/** A game at its first turn, with masters chosen and the first player holding the board with the lessons symbol. */
export function begin(players = 1): State {
  const state = fresh(players);
  while (state.pending[0]?.kind === 'keep') game.apply(state, game.legalMoves(state)[0]!);
  const holder = state.seats.find(player => player.board === 3);
  if (holder !== undefined) holder.board = state.seats[0]!.board;
  state.seats[0]!.board = 3;
  return state;
}

export function me(state: State): Player {
  return state.seats[state.active]!;
}

export function legal(state: State): string[] {
  return game.legalMoves(state).map(move => game.notate(move));
}

/** Plays moves by their notation and returns what happened. */
export function play(state: State, ...notations: string[]): Event[] {
  const events: Event[] = [];
  for (const notation of notations) {
    const move = game.legalMoves(state).find(candidate => game.notate(candidate) === notation);
    if (move === undefined) throw new Error(`${notation} is not legal; legal: ${legal(state).join(', ')}`);
    game.apply(state, move, event => events.push(event));
  }
  return events;
}

/** Puts tucked cards under the desk so that the next card of this action has the value given. */
export function strengthen(state: State, action: Action, value: number): void {
  const player = me(state);
  const printed = tables.boards[player.board] === action ? 1 : 0;
  player.drawers = [];
  for (let i = 1 + printed; i < value; i++) player.drawers.push(action);
}

/** Gives the player a card in the hand, wherever it was. */
export function give(state: State, ...ids: string[]): void {
  for (const id of ids) {
    const wanted = card(id);
    for (const pile of [...state.rows, ...state.decks]) {
      const at = pile.indexOf(wanted);
      if (at >= 0) pile.splice(at, 1);
    }
    me(state).hand.push(wanted);
  }
}

/** Lays cards on the desk as if they had been played earlier in the round. */
export function onDesk(state: State, ...ids: string[]): void {
  for (const id of ids) {
    if (!me(state).hand.includes(card(id))) give(state, id);
    me(state).hand.splice(me(state).hand.indexOf(card(id)), 1);
    me(state).desk.push(card(id));
  }
}

/** Puts a master into the hand as the only one. */
export function holdMaster(state: State, id: string): void {
  me(state).masters = [master(id)];
}

/** Swaps the tile of a city, so that this place has the one given. */
export function cityAt(state: State, placeId: string, tileId: string): void {
  const other = state.cities.indexOf(place(placeId));
  const tile = city(tileId);
  state.cities[other] = state.cities[tile]!;
  state.cities[tile] = place(placeId);
}

/** Swaps university tiles, so that this place has the numeral given. */
export function universityAt(state: State, placeId: string, numeral: string): void {
  const other = state.universities.indexOf(place(placeId));
  const tile = tables.numerals.indexOf(numeral);
  state.universities[other] = state.universities[tile]!;
  state.universities[tile] = place(placeId);
}

/** The tile on the first special space of a kind on the work track. */
export function firstOnWork(state: State, kind: 'specialization' | 'invention', id: string): number {
  const at = tables.work.findIndex(candidate => candidate.kind === kind);
  const tile = kind === 'invention' ? invention(id) : specialization(id);
  const row = kind === 'invention' ? state.inventions : state.specializations;
  const spot = tables.work[at]!.spot;
  const other = row.indexOf(tile);
  if (other >= 0) row[other] = row[spot]!;
  row[spot] = tile;
  return at;
}

/** Starts the turn with the marker one space before the invention given and activates it. */
export function invent(state: State, id: string): Event[] {
  me(state).work = firstOnWork(state, 'invention', id) - 1;
  return play(state, 'play start-work', 'advance 1');
}

/** Starts the turn with the marker one space before the master space and plays the master given. */
export function playMaster(state: State, id: string): Event[] {
  holdMaster(state, id);
  me(state).work = tables.work.findIndex(candidate => candidate.kind === 'master') - 1;
  return play(state, 'play start-work', 'advance 1', `master ${id}`);
}
