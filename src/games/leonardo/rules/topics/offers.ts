/**
 * Phase C, zones B to H: the same privilege up to four times at rising prices, offered down the ranking.
 * [leonardo.offers]
 */
import type { Seat } from '../../../../core/game.ts';
import type { Emit } from '../../../../core/grammar.ts';
import { florins, placeName } from '../../text/words.ts';
import { clearZone, leaveZone, pay, priceOf, ranking } from '../city.ts';
import type { Tables } from '../data.ts';
import { purchases } from '../effects/purchases.ts';
import { isSoldOut, zones } from '../effects/zones.ts';
import { beginTurn } from '../turns.ts';
import {
  COUNCIL,
  type Event,
  type MoveOf,
  NOWHERE,
  type PlaceIndex,
  PURCHASE_INDICES,
  PURCHASES,
  type State,
  ZONE_INDICES,
} from '../types.ts';
import type { TopicOf, WordOf } from './topic.ts';

const BUYS: readonly MoveOf<'buy'>[] = PURCHASE_INDICES.map(purchase => ({ type: 'buy', purchase }));
const RENOUNCE: MoveOf<'renounce'> = { type: 'renounce' };

export function enterOffers(t: Tables, state: State, emit: Emit<Event>): void {
  state.phase = 'offers';
  visitNext(t, state, COUNCIL, emit);
}

/** The Lord passes by zones where nobody stands, and leaves the city after the last. [leonardo.resolve] */
function visitNext(t: Tables, state: State, after: PlaceIndex, emit: Emit<Event>): void {
  state.queue.length = 0;
  state.bought = 0;
  let next = after + 1;
  while (next < ZONE_INDICES.length && state.rows[next]!.length === 0) next++;
  const zone = ZONE_INDICES[next];
  state.lord = zone ?? NOWHERE;
  if (emit && zone !== undefined) emit({ type: 'lord', seat: null, zone, ranking: ranking(t, state, zone) });
}

/** Makes the next offer, or moves the Lord on; false once he has seen all zones. [leonardo.offers.round] */
export function proceedOffers(t: Tables, state: State, emit: Emit<Event>): boolean {
  while (state.lord !== NOWHERE) {
    const zone = state.lord;
    const price = priceOf(t, state, zone);
    if (state.rows[zone]!.length === 0 || price === undefined || isSoldOut(state, zone)) {
      closeZone(t, state, zone, emit);
      continue;
    }
    if (state.queue.length === 0) state.queue = ranking(t, state, zone);
    const seat = state.queue.shift()!;
    const affordable = state.seats[seat]!.florins >= price;
    if (affordable && hasUse(t, state, seat, zone)) {
      beginTurn(state, { kind: 'offer', seat, zone });
      return true;
    }
    renounce(state, seat, zone, affordable ? 'use' : 'florins', emit);
  }
  return false;
}

/** [leonardo.offers.end], [leonardo.shops.empty] */
function closeZone(t: Tables, state: State, zone: PlaceIndex, emit: Emit<Event>): void {
  if (emit && state.rows[zone]!.length > 0 && isSoldOut(state, zone))
    emit({ type: 'sold-out', seat: null, zone });
  clearZone(state, zone);
  visitNext(t, state, zone, emit);
}

function hasUse(t: Tables, state: Readonly<State>, seat: Seat, zone: PlaceIndex): boolean {
  for (const index of zones[zone]!.sells) if (purchases[index]!.possible(t, state, seat)) return true;
  return false;
}

/** All own workers leave the zone, and the price stays. [leonardo.offers.pass] */
function renounce(
  state: State,
  seat: Seat,
  zone: PlaceIndex,
  why: 'choice' | 'florins' | 'use',
  emit: Emit<Event>,
): void {
  emit?.({ type: 'renounced', seat, zone, why });
  leaveZone(state, zone, seat);
}

export const offer: TopicOf<'offer', 'buy' | 'renounce'> = {
  rule: (_, __, { zone }) => zones[zone]!.rule,
  secret: false,
  open: true,
  legal(t, state, { seat, zone }, moves) {
    for (const index of zones[zone]!.sells)
      if (purchases[index]!.possible(t, state, seat)) moves.push(BUYS[index]!);
    moves.push(RENOUNCE);
  },
  apply(t, state, { seat, zone }, move, emit) {
    state.pending = null;
    if (move.type === 'renounce') {
      renounce(state, seat, zone, 'choice', emit);
      return;
    }
    const price = priceOf(t, state, zone)!;
    emit?.({ type: 'bought', seat, zone, purchase: move.purchase, price });
    pay(state, seat, price);
    state.bought++;
    purchases[move.purchase]!.apply(state, seat);
  },
  prompt(t, state, { seat, zone }) {
    const price = priceOf(t, state, zone)!;
    const cost = price === 0 ? 'free' : `${florins(price)} of your ${state.seats[seat]!.florins}`;
    const { sells } = zones[zone]!;
    const question =
      sells.length > 1
        ? `Which improvement do you buy in ${placeName(t, zone)}?`
        : `Do you buy ${purchases[sells[0]!]!.name(t)} in ${placeName(t, zone)}?`;
    return `${question} Price: ${cost}`;
  },
  unavailable(t, state, { seat, zone }) {
    const { sells, rule } = zones[zone]!;
    return sells
      .map(index => purchases[index]!)
      .filter(purchase => !purchase.possible(t, state, seat))
      .map(({ name, whyNot }) => ({ what: `Buy ${name(t)}`, why: whyNot(t, state, seat), rule }));
  },
};

export const buyWord: WordOf<'buy'> = {
  notate: (_, move) => `buy ${PURCHASES[move.purchase]}`,
  group: 'Buy',
  isExtra: (t, move, view) => priceOf(t, view, purchases[move.purchase]!.zone) !== 0,
  describe(t, move, view) {
    const { name, note, zone } = purchases[move.purchase]!;
    const price = priceOf(t, view, zone)!;
    const cost = price === 0 ? 'free' : florins(price);
    const next = priceOf(t, view, zone, 1);
    const after = next === undefined ? 'the last one here' : `the next costs ${florins(next)}`;
    return `Buy ${name(t)}${note} (${cost}; ${after})`;
  },
};

export const renounceWord: WordOf<'renounce'> = {
  notate: () => 'renounce',
  group: 'Finish',
  describe: (t, _, { lord }) =>
    `Buy nothing more: take your workers home from ${lord === NOWHERE ? 'the city' : placeName(t, lord)}`,
};
