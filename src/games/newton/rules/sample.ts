/**
 * Full states that a view allows: decks drawn from the cards not in sight, masters as far as the viewer's memory
 * allows.
 */
import { type RngState, seedRng, shuffle } from '../../../core/rng.ts';
import { copySeat, copyTable } from './copy.ts';
import { sampleDeal } from './sample-deal.ts';
import type { Tables } from './tables.ts';
import type { CardIndex, Player, State, View } from './types.ts';

export function sample(t: Tables, view: View, seed: string): State {
  const rng = seedRng(seed);
  const { decks, known } = sampleDecks(t, view, rng);
  const deal = sampleDeal(t, view, rng);
  return Object.assign(copyTable(view), {
    rng,
    seats: view.seats.map(
      (player, seat): Player =>
        Object.assign(copySeat(player), {
          masters:
            player.masters?.slice() ?? deal.picks[seat]!.filter(master => !player.played.includes(master)),
        }),
    ),
    decks,
    known,
    deal,
  });
}

function sampleDecks(t: Tables, view: View, rng: RngState): Pick<State, 'decks' | 'known'> {
  const inSight = new Array<boolean>(t.cards.length).fill(false);
  const see = (cards: readonly CardIndex[]): void => {
    for (const card of cards) inSight[card] = true;
  };
  view.rows.forEach(see);
  for (const deck of view.decks) see(deck.bottom);
  for (const { hand, desk, tucked, discarded } of view.seats) [hand, desk, tucked, discarded].forEach(see);
  return {
    decks: view.decks.map((deck, i) => {
      const unseen = t.cardsOfLevel[i]!.filter(card => !inSight[card]);
      return shuffle(rng, unseen).concat(deck.bottom);
    }),
    known: view.decks.map(deck => deck.bottom.length),
  };
}
