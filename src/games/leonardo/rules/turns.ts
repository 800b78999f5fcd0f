/**
 * Turns: those of the rulebook, which are rounds of the contract, and those of the contract, one player's go at the
 * table.
 */
import { printedTurn } from '../meta.ts';
import type { Tables } from './data.ts';
import type { Pending, State, Table } from './types.ts';

export { printedTurn } from '../meta.ts';

/** In the last turns nobody goes to the city, and nothing new is requested. [leonardo.final] */
export function cityIsClosed(t: Tables, table: Readonly<Table>): boolean {
  return printedTurn(table) > t.constants.cityTurns;
}

/** Asks the first question of a turn; those that follow in the same turn are laid in `pending` alone. */
export function beginTurn(state: State, pending: Pending): void {
  state.turn++;
  state.pending = pending;
}
