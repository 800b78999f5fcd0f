/** Phase B: apprentices to one place, or the master, or pass, until all have passed. */
import type { Seat } from '../../../core/game.ts';
import { joinRow } from '../city.ts';
import type { Tables } from '../data.ts';
import {
  type Emit,
  FIRST_LAB,
  type LabIndex,
  type Move,
  NOWHERE,
  type Pending,
  PLACES,
  type Place,
  type Player,
  type State,
} from '../types.ts';

const SENDS: readonly Move[] = PLACES.map((_, place) => ({ type: 'send', place }));
const MASTERS: readonly Move[] = PLACES.map((_, place) => ({ type: 'master', place }));
const PASS: Move = { type: 'pass' };
const CREWS: readonly Move[] = Array.from({ length: 100 }, (_, count) => ({ type: 'crew', count }));

export function enterPlacement(state: State): void {
  state.phase = 'placement';
  state.queue.length = 0;
  for (let i = 0; i < state.players.length; i++) {
    const seat = (state.leonardo + i) % state.players.length;
    state.queue.push(seat);
    state.players[seat]!.passed = false;
  }
}

/** Asks the next player who has not passed; false once all have. Who can place nothing passes. [leonardo.placement.pass] */
export function proceedPlacement(t: Tables, state: State, emit: Emit): boolean {
  while (state.queue.length > 0) {
    const seat = state.queue.shift()!;
    const player = state.players[seat]!;
    if (canPlaceAnything(t, state, player)) {
      state.queue.push(seat);
      state.pending = { kind: 'placement', seat };
      return true;
    }
    player.passed = true;
    emit?.({ type: 'passed', seat });
  }
  return false;
}

/** [leonardo.final]: in the last turns the city is closed. */
export function firstPlace(t: Tables, state: Readonly<State>): Place {
  return state.turn <= t.constants.cityTurns ? 0 : FIRST_LAB;
}

/** Free spaces of a laboratory; none unless it works. [leonardo.placement.laboratory] */
export function freeSpaces(t: Tables, player: Player, index: LabIndex): number {
  const lab = player.labs[index]!;
  if (lab.invention === 0) return 0;
  const place = FIRST_LAB + index;
  return (
    t.spaces[index]![lab.side]! - lab.automata - player.placed[place]! - (player.master === place ? 1 : 0)
  );
}

function hasRoom(t: Tables, player: Player, place: Place): boolean {
  return place < FIRST_LAB || freeSpaces(t, player, place - FIRST_LAB) > 0;
}

/** [leonardo.placement.once] */
function canSend(t: Tables, player: Player, place: Place): boolean {
  return player.idle > 0 && player.placed[place] === 0 && hasRoom(t, player, place);
}

function canPlaceAnything(t: Tables, state: Readonly<State>, player: Player): boolean {
  if (player.idle === 0 && player.master !== NOWHERE) return false;
  for (let place = firstPlace(t, state); place < PLACES.length; place++)
    if (canSend(t, player, place) || (player.master === NOWHERE && hasRoom(t, player, place))) return true;
  return false;
}

export function legalPlacement(t: Tables, state: Readonly<State>, seat: Seat, out: Move[]): void {
  const player = state.players[seat]!;
  const first = firstPlace(t, state);
  for (let place = first; place < PLACES.length; place++)
    if (canSend(t, player, place)) out.push(SENDS[place]!);
  if (player.master === NOWHERE)
    for (let place = first; place < PLACES.length; place++)
      if (hasRoom(t, player, place)) out.push(MASTERS[place]!);
  out.push(PASS);
}

function largestCrew(t: Tables, player: Player, place: Place): number {
  return place < FIRST_LAB ? player.idle : Math.min(player.idle, freeSpaces(t, player, place - FIRST_LAB));
}

export function legalCrew(
  t: Tables,
  state: Readonly<State>,
  pending: Pending & { kind: 'crew' },
  out: Move[],
): void {
  const most = largestCrew(t, state.players[pending.seat]!, pending.place);
  for (let count = 1; count <= most; count++) out.push(CREWS[count]!);
}

export function applyPlacement(
  t: Tables,
  state: State,
  pending: Pending,
  move: Move & { type: 'send' | 'master' | 'pass' },
  emit: Emit,
): void {
  const { seat } = pending;
  const player = state.players[seat]!;
  state.pending = null;
  switch (move.type) {
    case 'pass':
      player.passed = true;
      state.queue.pop();
      emit?.({ type: 'passed', seat });
      return;
    case 'master':
      player.master = move.place;
      if (move.place < FIRST_LAB) joinRow(state, move.place, seat);
      emit?.({ type: 'placed', seat, place: move.place, apprentices: 0, master: true });
      return;
    case 'send':
      if (largestCrew(t, player, move.place) === 1) place(state, seat, move.place, 1, emit);
      else state.pending = { kind: 'crew', seat, place: move.place };
  }
}

export function applyCrew(
  state: State,
  pending: Pending & { kind: 'crew' },
  move: Move & { type: 'crew' },
  emit: Emit,
): void {
  state.pending = null;
  place(state, pending.seat, pending.place, move.count, emit);
}

function place(state: State, seat: Seat, where: Place, apprentices: number, emit: Emit): void {
  const player = state.players[seat]!;
  player.idle -= apprentices;
  player.placed[where] = apprentices;
  if (where < FIRST_LAB) joinRow(state, where, seat);
  emit?.({ type: 'placed', seat, place: where, apprentices, master: false });
}
