/** Choosing scientists and placing energy. */
import type { Seat } from '../../../core/game.ts';
import { type Board, boardOf, type Space, type Tables } from '../data.ts';
import { closedSpaces } from '../effects.ts';
import { type Emit, type Move, NONE, type State } from '../types.ts';

export function legalScientists(t: Tables, s: Readonly<State>): Move[] {
  return t.scientists
    .filter(scientist => s.seats.every(seat => seat.scientist !== scientist.index))
    .map(scientist => ({ type: 'scientist', scientist: scientist.id }));
}

export function applyScientist(t: Tables, s: State, seat: Seat, id: string, emit: Emit): void {
  takeScientist(t, s, seat, t.scientistIndex[id]!);
  s.placed++;
  emit?.({ type: 'scientist-chosen', seat, scientist: id });
}

export function takeScientist(t: Tables, s: State, seat: Seat, scientist: number): void {
  s.seats[seat]!.scientist = scientist;
  s.seats[seat]!.influence = [...t.scientists[scientist]!.influence];
}

/** May anyone place energy here this turn? An event space needs a card, and one that has an owner. */
export function isOpen(t: Tables, s: Readonly<State>, space: Space, closed: number): boolean {
  if ((closed & (1 << space.index)) !== 0) return false;
  if (space.action !== 'event') return true;
  const card = s.events[space.event]!;
  return card !== NONE && t.cards[card]!.type !== 'EFFECT';
}

export function hasRested(board: Board, s: Readonly<State>, seat: Seat): boolean {
  for (let i = 0; i < board.restSpaces; i++) if (s.spaces[i] === seat) return true;
  return false;
}

/** Lists the placements into `found`; with null it only says whether there is one. */
export function listPlacements(t: Tables, s: Readonly<State>, seat: Seat, found: Move[] | null): boolean {
  const board = boardOf(t, s.seats.length);
  const closed = closedSpaces(board.closedBy, s);
  let mayRest = !hasRested(board, s, seat);
  for (const space of board.spaces) {
    if (s.spaces[space.index] !== NONE || !isOpen(t, s, space, closed)) continue;
    if (space.action === 'rest') {
      if (!mayRest) continue;
      mayRest = false;
    }
    if (found === null) return true;
    found.push(board.placeMoves[space.index]!);
  }
  return found !== null && found.length > 0;
}

export function applyPlace(t: Tables, s: State, seat: Seat, id: string, emit: Emit): void {
  s.spaces[boardOf(t, s.seats.length).spaceIndex[id]!] = seat;
  s.placed++;
  emit?.({ type: 'placed', seat, space: id });
}
