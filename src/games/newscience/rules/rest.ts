/** The rest step: rest gained, and the order of the next round. */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from './data.ts';
import { restAfter, restPerMarker } from './gains.ts';
import { type Emit, NONE, type State } from './types.ts';

export function resolveRest(t: Tables, state: State, emit: Emit): void {
  const gain = restPerMarker(t, state);
  const rested: Seat[] = [];
  for (const { index } of t.boards[state.players]!.restSpaces) {
    const seat = state.spaces[index]!;
    if (seat === NONE) continue;
    state.spaces[index] = NONE;
    rested.push(seat);
    const me = state.seats[seat]!;
    const before = me.rest;
    me.rest = restAfter(t, me, gain);
    emit?.({ type: 'rested', seat, gained: me.rest - before, rest: me.rest });
  }
  if (rested.length > 0) putFirst(state, rested, emit);
}

/** A card puts its owner first in the next round, after the order by rest is made. [newscience.cards.order] */
export function goFirst(state: State, seat: Seat, emit: Emit): void {
  putFirst(state, [seat], emit);
}

/** These come first, the others follow in the order they had. [newscience.rest.order] */
function putFirst(state: State, seats: readonly Seat[], emit: Emit): void {
  state.order = [...seats, ...state.order.filter(seat => !seats.includes(seat))];
  emit?.({ type: 'order-set', seat: null, order: [...state.order] });
}
