/**
 * What a seat may know. Hidden are the masters in other hands, the order of cards in the decks that nobody has seen, and
 * the generator. Cards put under a deck were seen by all. [newton.setup.masters]
 */
import type { Seat } from '../../../core/game.ts';
import { copySeat, copyTable } from './copy.ts';
import { packsSeen } from './packs.ts';
import type { Tables } from './tables.ts';
import type { MasterIndex, PlayerView, State, View } from './types.ts';

export function view(t: Tables, state: Readonly<State>, viewer: Seat | null): View {
  const secrets = viewer !== null && hasSecrets(t, state, viewer);
  return Object.assign(copyTable(state), {
    viewer,
    seats: state.seats.map(
      (player, seat): PlayerView =>
        Object.assign(copySeat(player), {
          masters: seat === viewer || player.masters.length === 0 ? player.masters.slice() : null,
          mastersInHand: player.masters.length,
        }),
    ),
    decks: state.decks.map((deck, level) => {
      const unseen = deck.length - state.known[level]!;
      return { unseen, bottom: deck.slice(unseen) };
    }),
    deal: {
      draft: state.deal.draft,
      seen: secrets ? packsSeen(state, viewer) : [],
      picks: secrets ? state.deal.picks[viewer]!.slice() : [],
    },
  });
}

/** Masters a seat has seen and that do not lie open on the table. */
export function hasSecrets(_t: Tables, state: Readonly<State>, seat: Seat): boolean {
  const open = (master: MasterIndex): boolean => state.seats.some(player => player.played.includes(master));
  return state.seats[seat]!.masters.length > 0 || packsSeen(state, seat).some(pack => !pack.every(open));
}
