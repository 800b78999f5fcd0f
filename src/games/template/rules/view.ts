/** What a seat may know. */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from './data.ts';
import type { State, Table, View } from './types.ts';

export function view(_: Tables, state: Readonly<State>, viewer: Seat | null): View {
  return {
    viewer,
    ...copyTable(state),
    pileSize: state.pile.length,
    sealed: state.sealed.map((card, seat) => (card === null || seat === viewer ? card : 'hidden')),
  };
}

export function hasSecrets(_: Tables, state: Readonly<State>, seat: Seat): boolean {
  return state.sealed[seat] !== null;
}

/** The part that State and View share, without a reference to the original. */
export function copyTable(table: Readonly<Table>): Table {
  const { players, round, turn, first, prize } = table;
  const seats = table.seats.map(({ hand, spent, prizes }) => {
    return { hand: hand.slice(), spent: spent.slice(), prizes: prizes.slice() };
  });
  const pending = table.pending === null ? null : { ...table.pending };
  return { players, round, turn, first, prize, seats, aside: table.aside.slice(), pending };
}
