/** Phase C, zones B to H: the same privilege up to four times at rising prices, offered down the ranking. */
import type { Seat } from '../../../core/game.ts';
import { clearZone, leaveZone, pay, ranking, takeComponent } from '../city.ts';
import type { Tables } from '../data.ts';
import {
  ACADEMY,
  COUNCIL,
  type Emit,
  FIRST_SHOP,
  IMPROVEMENTS,
  MATERIALS,
  type Move,
  NOWHERE,
  type Pending,
  type Place,
  type Player,
  type State,
  WORKSHOP,
  ZONES,
} from '../types.ts';
import { canImprove, improve } from './improvements.ts';

const IMPROVE_MOVES: readonly Move[] = IMPROVEMENTS.map(purchase => ({ type: 'buy', purchase }));
const APPRENTICE_MOVE: Move = { type: 'buy', purchase: 'apprentice' };
const SHOP_MOVES: readonly Move[] = MATERIALS.map(purchase => ({ type: 'buy', purchase }));
const RENOUNCE: Move = { type: 'renounce' };

export function enterOffers(t: Tables, state: State, emit: Emit): void {
  state.phase = 'offers';
  state.lord = COUNCIL;
  nextZone(t, state, emit);
}

function nextZone(t: Tables, state: State, emit: Emit): void {
  state.queue.length = 0;
  state.bought = 0;
  do state.lord++;
  while (state.lord < ZONES && state.rows[state.lord]!.length === 0);
  if (emit && state.lord < ZONES)
    emit({ type: 'lord', zone: state.lord, ranking: ranking(t, state, state.lord) });
}

/** Makes the next offer, or moves the Lord on; false once he has seen all zones. [leonardo.offers] */
export function proceedOffers(t: Tables, state: State, emit: Emit): boolean {
  while (state.lord < ZONES) {
    const zone = state.lord;
    if (
      state.rows[zone]!.length === 0 ||
      state.bought === t.constants.prices.length ||
      isSoldOut(state, zone)
    ) {
      if (emit && state.rows[zone]!.length > 0 && isSoldOut(state, zone)) emit({ type: 'sold-out', zone });
      clearZone(state, zone);
      nextZone(t, state, emit);
      continue;
    }
    if (state.queue.length === 0) state.queue = ranking(t, state, zone);
    const seat = state.queue.shift()!;
    const player = state.players[seat]!;
    const affordable = player.florins >= priceOf(t, state);
    if (affordable && hasUse(t, player, zone)) {
      state.pending = { kind: 'offer', seat };
      return true;
    }
    renounce(state, seat, affordable ? 'use' : 'florins', emit);
  }
  state.lord = NOWHERE;
  return false;
}

export function priceOf(t: Tables, state: { readonly bought: number }): number {
  return t.constants.prices[state.bought]!;
}

/** [leonardo.shops.empty] */
function isSoldOut(state: Readonly<State>, zone: Place): boolean {
  return zone >= FIRST_SHOP && state.shops[zone - FIRST_SHOP] === 0;
}

function hasUse(t: Tables, player: Player, zone: Place): boolean {
  if (zone === ACADEMY) return player.academy > 0;
  if (zone !== WORKSHOP) return true;
  for (const improvement of IMPROVEMENTS) if (canImprove(t, player, improvement)) return true;
  return false;
}

export function legalOffer(t: Tables, state: Readonly<State>, seat: Seat, out: Move[]): void {
  if (state.lord === WORKSHOP) {
    for (let i = 0; i < IMPROVEMENTS.length; i++)
      if (canImprove(t, state.players[seat]!, IMPROVEMENTS[i]!)) out.push(IMPROVE_MOVES[i]!);
  } else out.push(state.lord === ACADEMY ? APPRENTICE_MOVE : SHOP_MOVES[state.lord - FIRST_SHOP]!);
  out.push(RENOUNCE);
}

export function applyOffer(
  t: Tables,
  state: State,
  pending: Pending,
  move: Move & { type: 'buy' | 'renounce' },
  emit: Emit,
): void {
  const { seat } = pending;
  state.pending = null;
  if (move.type === 'renounce') {
    renounce(state, seat, 'choice', emit);
    return;
  }
  const player = state.players[seat]!;
  const price = priceOf(t, state);
  emit?.({ type: 'bought', seat, zone: state.lord, purchase: move.purchase, price });
  pay(state, seat, price);
  state.bought++;
  switch (move.purchase) {
    case 'apprentice':
      player.academy--;
      player.idle++;
      return;
    case 'iron':
    case 'glass':
    case 'wood':
    case 'brick':
    case 'rope':
      takeComponent(state, seat, state.lord - FIRST_SHOP);
      return;
    default:
      improve(player, move.purchase);
  }
}

function renounce(state: State, seat: Seat, why: 'choice' | 'florins' | 'use', emit: Emit): void {
  emit?.({ type: 'renounced', seat, zone: state.lord, why });
  leaveZone(state, state.lord, seat);
}
