/** Turn 0 of the experienced set-up: favours in turn order, and the choice of components one by one. */
import type { Seat } from '../../../core/game.ts';
import { pay, takeComponent } from '../city.ts';
import { countsFor, type Tables } from '../data.ts';
import {
  type Emit,
  FAVOURS,
  type FavourId,
  MATERIALS,
  type Move,
  type Pending,
  type Player,
  type State,
} from '../types.ts';
import { canImprove, improve } from './improvements.ts';

const FAVOUR_MOVES: readonly Move[] = FAVOURS.map(favour => ({ type: 'favour', favour }));
const COMPONENT_MOVES: readonly Move[] = MATERIALS.map((_, material) => ({ type: 'component', material }));

/** [leonardo.favours.limit] */
export function canTakeFavour(t: Tables, state: Readonly<State>, player: Player, favour: FavourId): boolean {
  if (player.favours[t.favours[favour].letter]! >= countsFor(t, state.players.length).sameFavour)
    return false;
  switch (favour) {
    case 'florins':
    case 'components':
      return true;
    case 'apprentice':
      return player.academy > 0;
    default:
      return canImprove(t, player, favour);
  }
}

/** Asks the next player for a favour; null once all have taken theirs. [leonardo.favours.order] */
export function nextFavour(t: Tables, state: Readonly<State>): Pending | null {
  const wanted = countsFor(t, state.players.length).favours;
  const size = state.players.length;
  let seat = -1;
  let fewest = wanted;
  for (let i = 0; i < size; i++) {
    const candidate = (state.leonardo + i) % size;
    const taken = state.players[candidate]!.favours.reduce((a, b) => a + b, 0);
    if (taken < fewest) {
      fewest = taken;
      seat = candidate;
    }
  }
  return seat < 0 ? null : { kind: 'favour', seat };
}

export function legalFavours(t: Tables, state: Readonly<State>, player: Player, out: Move[]): void {
  for (let i = 0; i < FAVOURS.length; i++)
    if (canTakeFavour(t, state, player, FAVOURS[i]!)) out.push(FAVOUR_MOVES[i]!);
}

export function applyFavour(
  t: Tables,
  state: State,
  pending: Pending,
  move: Move & { type: 'favour' },
  emit: Emit,
): void {
  const player = state.players[pending.seat]!;
  const row = t.favours[move.favour];
  player.favours[row.letter]!++;
  emit?.({ type: 'favour', seat: pending.seat, favour: move.favour });
  switch (move.favour) {
    case 'florins':
      pay(state, pending.seat, -row.florins);
      break;
    case 'apprentice':
      player.academy--;
      player.idle++;
      break;
    case 'components':
      break;
    default:
      improve(player, move.favour);
  }
  state.pending = null;
  askForComponents(state, pending.seat, row.components, row.alike, 0);
}

type ComponentPending = Pending & { kind: 'component' };

/** Lets a player choose components one by one, as far as the shops can give any. */
export function askForComponents(state: State, seat: Seat, left: number, alike: number, price: number): void {
  const pending: ComponentPending = {
    kind: 'component',
    seat,
    left,
    alike,
    picked: MATERIALS.map(() => 0),
    price,
  };
  if (hasMore(state, pending)) state.pending = pending;
}

function hasMore(state: Readonly<State>, pending: ComponentPending): boolean {
  if (pending.left === 0) return false;
  for (let m = 0; m < MATERIALS.length; m++)
    if (state.shops[m]! > 0 && pending.picked[m]! < pending.alike) return true;
  return false;
}

export function legalComponents(state: Readonly<State>, pending: ComponentPending, out: Move[]): void {
  for (let m = 0; m < MATERIALS.length; m++)
    if (state.shops[m]! > 0 && pending.picked[m]! < pending.alike) out.push(COMPONENT_MOVES[m]!);
}

export function applyComponent(
  state: State,
  pending: ComponentPending,
  move: Move & { type: 'component' },
  emit: Emit,
): void {
  pay(state, pending.seat, pending.price);
  takeComponent(state, pending.seat, move.material);
  pending.picked[move.material]!++;
  pending.left--;
  emit?.({ type: 'component', seat: pending.seat, material: move.material, price: pending.price });
  if (!hasMore(state, pending)) state.pending = null;
}
