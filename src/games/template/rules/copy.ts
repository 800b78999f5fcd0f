/** Copies, field by field, so that one that is forgotten does not compile; a law compares them with generic ones. */
import type { State, Table } from './types.ts';

export function copy(state: Readonly<State>): State {
  const { rng, pile, sealed } = state;
  return {
    rng: [rng[0], rng[1], rng[2], rng[3]],
    ...copyTable(state),
    pile: pile.slice(),
    sealed: sealed.slice(),
  };
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
