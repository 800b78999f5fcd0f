/** Travel: lead the scientist along the routes of the map. [newton.travel] */
import { missingBooks, visibleBooks } from '../books.ts';
import type { Tables } from '../data.ts';
import { activePlayer, mayPlaceCube, placeCube, takeToken } from '../effects.ts';
import type { Emit, Frame, Move, SeatTable, State, Table, TravelFrame } from '../types.ts';
import { mayBoost, mayBuyPotion } from './quick.ts';

/** Potions needed to enter a place: above 0 only for the objective place. */
export function potionsToEnter(t: Tables, seat: SeatTable, place: number): number {
  const need = t.places[place]!.books;
  return need === null ? 0 : missingBooks(visibleBooks(t, seat), need);
}

/** Price of the extra cubes, 0 once it is paid. */
export function priceOfCubes(t: Tables, table: Table, frame: TravelFrame): number {
  return frame.cubesOnTheWay === 'for-coins' ? t.cards[table.turn.card]!.modifierCoins : 0;
}

/** Coins for the route to the nth neighbour. [newton.travel.cost] */
export function routeCost(t: Tables, frame: TravelFrame, from: number, nth: number): number {
  return frame.freeRoutes ? 0 : t.places[from]!.costs[nth]!;
}

function mayGo(t: Tables, seat: SeatTable, frame: TravelFrame, nth: number, free: boolean): boolean {
  return (
    routeCost(t, frame, seat.scientist, nth) <= (free ? 0 : seat.coins) &&
    potionsToEnter(t, seat, t.places[seat.scientist]!.neighbours[nth]!) <= (free ? 0 : seat.potions)
  );
}

/** A cube on a place that is only passed; the last place of the move gets one anyway. [newton.effects.extra-cubes] */
function mayPlaceOnTheWay(t: Tables, state: State, frame: TravelFrame): boolean {
  const player = activePlayer(state);
  return (
    frame.cubesOnTheWay !== 'no' &&
    frame.steps > 0 &&
    frame.value > 0 &&
    priceOfCubes(t, state, frame) <= player.coins &&
    mayPlaceCube(t, player, player.scientist)
  );
}

export function legal(t: Tables, state: State, frame: TravelFrame, moves: Move[]): void {
  const player = activePlayer(state);
  if (mayPlaceOnTheWay(t, state, frame)) moves.push({ type: 'cube' });
  if (frame.value === 0) return;
  const { neighbours } = t.places[player.scientist]!;
  for (let nth = 0; nth < neighbours.length; nth++)
    if (mayGo(t, player, frame, nth, false)) moves.push({ type: 'go', to: neighbours[nth]! });
}

/** Is there a step or a cube to place? `free`: one without coins and potions. */
export function possible(t: Tables, state: State, frame: TravelFrame, free: boolean): boolean {
  if (frame.value === 0) return false;
  const player = activePlayer(state);
  const { neighbours } = t.places[player.scientist]!;
  for (let nth = 0; nth < neighbours.length; nth++) if (mayGo(t, player, frame, nth, free)) return true;
  return !free && mayPlaceOnTheWay(t, state, frame);
}

export function quickHelps(t: Tables, state: State, frame: TravelFrame): boolean {
  if (frame.value === 0) return mayBoost(t, state, frame);
  const player = activePlayer(state);
  return mayBuyPotion(t, player) && t.places[player.scientist]!.neighbours.includes(t.objectivePlace);
}

export function applyGo(t: Tables, state: State, frame: TravelFrame, to: number, emit: Emit): void {
  const player = activePlayer(state);
  const nth = t.places[player.scientist]!.neighbours.indexOf(to);
  const coins = routeCost(t, frame, player.scientist, nth);
  const potions = potionsToEnter(t, player, to);
  player.coins -= coins;
  player.potions -= potions;
  player.scientist = to;
  frame.value--;
  frame.steps++;
  emit?.({ type: 'travelled', seat: state.active, to, coins, potions });
  takeToken(t, state, t.places[to]!.tokenSpot, false, emit);
}

export function applyCube(t: Tables, state: State, frame: TravelFrame, emit: Emit): void {
  const price = priceOfCubes(t, state, frame);
  frame.cubesOnTheWay = 'yes';
  placeCube(t, state, activePlayer(state).scientist, price, emit);
}

/** The move ends: a cube goes onto the place reached. Without a step there is no move, and no cube. */
export function finish(t: Tables, state: State, frame: TravelFrame, emit: Emit): void {
  state.pending.pop();
  if (frame.steps > 0) placeCube(t, state, activePlayer(state).scientist, 0, emit);
}

/** Villages without a bonus token, where the scientist may jump. [newton.effects.village-jump] */
export function isFreeVillage(t: Tables, table: Table, village: number): boolean {
  const { tokenSpot } = t.places[village]!;
  return (tokenSpot < 0 || table.tokens[tokenSpot]! < 0) && table.seats[table.active]!.scientist !== village;
}

export function legalJump(t: Tables, state: State, moves: Move[]): void {
  for (const village of t.villages)
    if (isFreeVillage(t, state, village)) moves.push({ type: 'jump', to: village });
}

export function applyJump(
  state: State,
  frame: Extract<Frame, { kind: 'jump' }>,
  to: number,
  emit: Emit,
): void {
  const player = activePlayer(state);
  state.pending.pop();
  player.coins -= frame.coins;
  player.scientist = to;
  emit?.({ type: 'jumped', seat: state.active, to, coins: frame.coins });
}

type PlaceCubeFrame = Extract<Frame, { kind: 'place-cube' }>;

/** A cube without travelling: city tiles and Winkelmann. [newton.cubes.placed] */
function mayVisit(t: Tables, seat: SeatTable, frame: PlaceCubeFrame, place: number): boolean {
  const { kind } = t.places[place]!;
  const fits =
    frame.on === 'any' ? kind === 'city' || kind === 'university' || kind === 'ancient' : kind === frame.on;
  return fits && mayPlaceCube(t, seat, place);
}

export function legalVisit(t: Tables, state: State, frame: PlaceCubeFrame, moves: Move[]): void {
  const player = activePlayer(state);
  if (player.coins < frame.coins) return;
  for (let place = 0; place < t.places.length; place++)
    if (mayVisit(t, player, frame, place)) moves.push({ type: 'visit', place });
}

export function visitPossible(t: Tables, state: State, frame: PlaceCubeFrame): boolean {
  const player = activePlayer(state);
  if (player.coins < frame.coins) return false;
  for (let place = 0; place < t.places.length; place++) if (mayVisit(t, player, frame, place)) return true;
  return false;
}

export function applyVisit(t: Tables, state: State, frame: PlaceCubeFrame, place: number, emit: Emit): void {
  state.pending.pop();
  placeCube(t, state, place, frame.coins, emit);
}
