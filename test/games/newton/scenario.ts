/** A small builder of situations: set up a game, edit it, then play moves by their notation. */
import { finalScores, type Score } from '../../../src/core/game.ts';
import { type Index, indices } from '../../../src/core/grammar.ts';
import { create } from '../../../src/games/newton/index.ts';
import { makeTables } from '../../../src/games/newton/rules/data.ts';
import type {
  Action,
  BoardIndex,
  CardIndex,
  CityIndex,
  Event,
  Gain,
  InventionIndex,
  MasterIndex,
  ObjectiveIndex,
  PlaceIndex,
  Player,
  SpecializationIndex,
  SquareIndex,
  State,
  TechnologyIndex,
  TokenIndex,
} from '../../../src/games/newton/rules/types.ts';
import { schema } from '../../../src/games/newton/schema.ts';
import { loadBundledData } from '../../support/data.ts';

export const data = schema.parse(loadBundledData('newton'));
export const tables = makeTables(data);
export const game = create(data);
export const NAMES = ['Ada', 'Bob', 'Cleo', 'Dan'];

const finder =
  <I extends Index<string>>(items: readonly { id: string }[]) =>
  (id: string): I => {
    const found = indices<I>(items).find(i => items[i]!.id === id);
    if (found === undefined) throw new Error(`no such id: ${id}`);
    return found;
  };
/** The board of the first player. Of the starting cards its own are meant. */
const BOARD = indices<BoardIndex>(tables.boards).find(board => tables.boards[board] === 'lessons')!;
export const card = (id: string): CardIndex =>
  tables.startingCards[BOARD]!.find(own => tables.cards[own]!.id === id) ??
  finder<CardIndex>(tables.cards)(id);
export const master = finder<MasterIndex>(tables.masters);
export const place = finder<PlaceIndex>(tables.places);
export const space = finder<TechnologyIndex>(tables.technology);
export const square = finder<SquareIndex>(tables.squares);
export const objective = finder<ObjectiveIndex>(tables.objectives);
export const invention = finder<InventionIndex>(tables.inventions);
const specialization = finder<SpecializationIndex>(tables.specializations);
const city = finder<CityIndex>(tables.cities);
/** Where students begin. */
export const START = tables.technologyStart;
export const TOKENS = indices<TokenIndex>(tables.tokens);
export const tokenWith = (test: (gain: Gain) => boolean): TokenIndex =>
  TOKENS.find(token => test(tables.tokens[token]!))!;

/** A fresh game as `setup` leaves it. */
export function fresh(players: number, masters = 'dealt', seed = 'scenario'): State {
  return game.setup({ players, seed, options: { masters }, first: 0 });
}

/** A game at its first turn, with masters chosen and the first player holding the board with the lessons symbol. */
export function begin(players = 1): State {
  const state = fresh(players);
  while (state.pending[0]?.kind === 'keep') game.apply(state, game.legalMoves(state)[0]!);
  const [first] = state.seats;
  const holder = state.seats.find(player => player.board === BOARD);
  if (holder !== undefined) deal(holder, first!.board);
  deal(first!, BOARD);
  return state;
}

function deal(player: Player, board: BoardIndex): void {
  player.board = board;
  player.hand = [...tables.startingCards[board]!];
}

export function me(state: State): Player {
  return state.seats[state.active]!;
}

/** Scores as they stand; nothing about them is hidden. */
export function scores(state: State): Score[] {
  return finalScores(game, state);
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
  const { spot } = tables.work[at]!;
  if (kind === 'invention') swapIn(state.inventions, spot, invention(id));
  else swapIn(state.specializations, spot, specialization(id));
  return at;
}

/** Lays a tile on a spot; where it lay on another one, the two change places. */
export function swapIn<Tile>(row: Tile[], spot: number, tile: Tile): void {
  const other = row.indexOf(tile);
  if (other >= 0) row[other] = row[spot]!;
  row[spot] = tile;
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
