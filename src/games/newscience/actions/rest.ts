/** The rest step: rest gained, and the turn order of the next turn. */
import type { Seat } from '../../../core/game.ts';
import { boardOf, type Tables } from '../data.ts';
import { restLimit } from '../effects.ts';
import { type Emit, NONE, type State } from '../types.ts';

export function resolveRest(t: Tables, s: State, emit: Emit): void {
  const board = boardOf(t, s.seats.length);
  let gain = 1;
  for (const card of s.events) if (card !== NONE) gain += t.cards[card]!.restYield;
  const rested: Seat[] = [];
  for (let i = 0; i < board.restSpaces; i++) {
    const seat = s.spaces[i]!;
    if (seat === NONE) continue;
    s.spaces[i] = NONE;
    rested.push(seat);
    const me = s.seats[seat]!;
    const before = me.rest;
    me.rest = Math.max(before, Math.min(restLimit(t, me), before + gain));
    emit?.({ type: 'rested', seat, gained: me.rest - before, rest: me.rest });
  }
  if (rested.length === 0) return;
  s.order = [...rested, ...s.order.filter(seat => !rested.includes(seat))];
  emit?.({ type: 'order-set', order: [...s.order] });
}

/** A card puts its owner first in the next turn. */
export function goFirst(s: State, seat: Seat, emit: Emit): void {
  s.order = [seat, ...s.order.filter(other => other !== seat)];
  emit?.({ type: 'order-set', order: [...s.order] });
}
