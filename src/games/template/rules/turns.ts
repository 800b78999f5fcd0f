import type { Pending, State } from './types.ts';

/** Every decision of this game begins a turn. */
export function beginTurn(state: State, pending: Pending): void {
  state.turn++;
  state.pending = pending;
}
