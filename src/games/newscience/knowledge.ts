/** Who knows what: the discoveries a player may build on. */
import type { Seat } from '../../core/game.ts';
import type { Tables } from './data.ts';
import { influenceLacking } from './effects.ts';
import { count, lowest } from './masks.ts';
import { type Mask, NONE, type SeatState, type State } from './types.ts';

/** Published by anyone. */
export function publishedByAll(s: Readonly<State>): Mask {
  let published = 0;
  for (const seat of s.seats) published |= seat.published;
  return published;
}

/** Published, or tried with success by this player. */
export function knownTo(s: Readonly<State>, seat: Seat): Mask {
  return publishedByAll(s) | s.seats[seat]!.experimented;
}

/** Tried with success by another player. */
export function experimentedByOthers(s: Readonly<State>, seat: Seat): Mask {
  let tried = 0;
  for (let i = 0; i < s.seats.length; i++) if (i !== seat) tried |= s.seats[i]!.experimented;
  return tried;
}

/** What another player has tried with success and cannot keep from this one. */
export function lendableTo(t: Tables, s: Readonly<State>, seat: Seat): Mask {
  let tried = 0;
  for (let i = 0; i < s.seats.length; i++) {
    if (i !== seat && !isShielded(t, s, i)) tried |= s.seats[i]!.experimented;
  }
  return tried;
}

export function isShielded(t: Tables, s: Readonly<State>, seat: Seat): boolean {
  const { laboratory } = s.seats[seat]!;
  return laboratory !== NONE && t.cards[laboratory]!.shield;
}

/** Discovery markers on the board; published discoveries take none from the supply. */
export function markersInUse(seat: Readonly<SeatState>): number {
  return count(seat.researched | seat.experimented);
}

/** Own experiments for which the influence is there, cards aside. */
export function publishable(t: Tables, me: Readonly<SeatState>): Mask {
  let ready = 0;
  for (let left = me.experimented; left !== 0; left &= left - 1) {
    if (influenceLacking(me, t.discoveries[lowest(left)]!, []) === 0) ready |= left & -left;
  }
  return ready;
}
