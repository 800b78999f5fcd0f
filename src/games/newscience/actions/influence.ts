/** Influence spaces, and influence that cards give, take and shift. */
import type { Seat } from '../../../core/game.ts';
import { type Space, type Tables, trackIndex } from '../data.ts';
import { changeInfluence } from '../effects.ts';
import { type Emit, type Move, NONE, type Pending, type State, TRACKS, type Track } from '../types.ts';

export function resolveInfluence(t: Tables, s: State, space: Space, emit: Emit): void {
  const seat = s.spaces[space.index]!;
  if (seat === NONE) return;
  s.spaces[space.index] = NONE;
  if (space.track === NONE) {
    offerInfluence(t, s, seat, risingTracks(t, s, seat), 1, emit);
    return;
  }
  let by = 1;
  for (const card of s.events) if (card !== NONE) by += t.cards[card]!.influenceYield[space.track]!;
  changeInfluence(t, s, seat, space.track, by, emit);
}

/** Tracks on which this player is not at the top. */
export function risingTracks(t: Tables, s: Readonly<State>, seat: Seat): Track[] {
  return TRACKS.filter((_, i) => s.seats[seat]!.influence[i]! < t.rules.influenceMax);
}

/** Gains influence on one of these tracks; asks where there is a choice. */
export function offerInfluence(
  t: Tables,
  s: State,
  seat: Seat,
  tracks: readonly Track[],
  by: number,
  emit: Emit,
): void {
  if (tracks.length === 1) gainInfluence(t, s, seat, tracks[0]!, by, emit);
  else if (tracks.length > 1) s.pending = { kind: 'influence', seat, tracks, by };
}

/** Gains influence and remembers where, for a card that asks for another track next. */
export function gainInfluence(t: Tables, s: State, seat: Seat, track: Track, by: number, emit: Emit): void {
  changeInfluence(t, s, seat, trackIndex(track), by, emit);
  s.playing.track = trackIndex(track);
}

export function legalInfluence(p: Extract<Pending, { kind: 'influence' }>): Move[] {
  return p.tracks.map(track => ({ type: 'influence', track }));
}

/** Offers to shift influence between tracks while steps are left and a shift is possible. */
export function offerConvert(t: Tables, s: State, seat: Seat, left: number): void {
  if (left > 0 && shifts(t, s, seat).length > 0) s.pending = { kind: 'convert', seat, left };
}

export function legalConvert(t: Tables, s: Readonly<State>, seat: Seat): Move[] {
  return [...shifts(t, s, seat), { type: 'decline' }];
}

function shifts(t: Tables, s: Readonly<State>, seat: Seat): Move[] {
  const rising = risingTracks(t, s, seat);
  return TRACKS.filter((_, i) => s.seats[seat]!.influence[i]! > 0).flatMap(from =>
    rising.filter(to => to !== from).map((to): Move => ({ type: 'convert', from, to })),
  );
}

export function applyConvert(
  t: Tables,
  s: State,
  seat: Seat,
  left: number,
  from: Track,
  to: Track,
  emit: Emit,
): void {
  changeInfluence(t, s, seat, trackIndex(from), -1, emit);
  changeInfluence(t, s, seat, trackIndex(to), 1, emit);
  offerConvert(t, s, seat, left - 1);
}

/** An EFFECT takes influence from (or gives it to) those who lead a track. */
export function changeLeaders(t: Tables, s: State, track: Track, by: number, min: number, emit: Emit): void {
  const index = trackIndex(track);
  const top = Math.max(min, ...s.seats.map(seat => seat.influence[index]!));
  s.seats.forEach((seat, i) => {
    if (seat.influence[index] === top) changeInfluence(t, s, i, index, by, emit);
  });
}
