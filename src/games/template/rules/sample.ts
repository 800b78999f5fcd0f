/** A full state that a view allows: the pile in some order, sealed cards from the hands they lie in. */
import { nextBelow, seedRng, shuffle } from '../../../core/rng.ts';
import { copyTable } from './copy.ts';
import type { Tables } from './data.ts';
import type { State, Table, View } from './types.ts';

export function sample(t: Tables, view: View, seed: string): State {
  const rng = seedRng(seed);
  const pile = shuffle(rng, unseenPrizes(t, view));
  const sealed = view.sealed.map((card, seat) => {
    const { hand } = view.seats[seat]!;
    return card === 'hidden' ? hand[nextBelow(rng, hand.length)]! : card;
  });
  return { rng, ...copyTable(view), pile, sealed };
}

/** What is still in the pile. */
export function unseenPrizes(t: Tables, table: Readonly<Table>): State['pile'] {
  const seen = new Set([table.prize, ...table.aside, ...table.seats.flatMap(player => player.prizes)]);
  return t.prizeIndices.filter(prize => !seen.has(prize));
}
