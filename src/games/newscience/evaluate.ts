import type { Seat } from '../../core/game.ts';
import type { Tables } from './data.ts';
import type { Move, State } from './types.ts';

export function evaluate(_t: Tables, s: Readonly<State>, seat: Seat): number {
  return s.seats[seat]!.prestige;
}

export function priors(_t: Tables, _s: Readonly<State>, moves: readonly Move[]): number[] {
  return moves.map(() => 1);
}
