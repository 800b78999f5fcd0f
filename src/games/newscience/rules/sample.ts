/** Full states that a view allows. */
import { type RngState, seedRng, shuffle } from '../../../core/rng.ts';
import { copyTable } from './copy.ts';
import type { Tables } from './data.ts';
import { usableCards } from './setup.ts';
import { type CardIndex, EVENT_LEVELS, NONE, type None, type State, type View } from './types.ts';

export function sample(t: Tables, view: View, seed: string): State {
  const rng = seedRng(seed);
  const deck = dealStack(t, view, rng);
  const seen = view.stack.map(card => card.seen).reverse();
  return Object.assign(copyTable(view), { rng, deck, seen });
}

/** The stack and the cards left out are the only secrets: unseen cards are dealt anew, level by level. [newscience.hidden] */
function dealStack(t: Tables, view: View, rng: RngState): CardIndex[] {
  const seen = new Set<CardIndex | None>([
    ...view.events,
    ...view.discard,
    ...view.seats.map(seat => seat.laboratory),
    ...view.stack.map(({ card }) => card),
  ]);
  const unseen = EVENT_LEVELS.map(level =>
    shuffle(
      rng,
      usableCards(t, view.players, level)
        .map(card => card.index)
        .filter(card => !seen.has(card)),
    ),
  );
  return view.stack.map(({ card, level }) => (card === NONE ? unseen[level - 1]!.pop()! : card)).reverse();
}
