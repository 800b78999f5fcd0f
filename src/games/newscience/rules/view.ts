/** What each seat may know. */
import type { Seat } from '../../../core/game.ts';
import { copyTable } from './copy.ts';
import type { Tables } from './data.ts';
import { NONE, type StackCard, type State, type View } from './types.ts';

export function view(t: Tables, state: Readonly<State>, viewer: Seat | null): View {
  const stack = state.deck.map((card, i): StackCard => {
    const seen = state.seen[i]!;
    const known = viewer !== null && (seen & (1 << viewer)) !== 0;
    return { level: t.cards[card]!.level, seen, card: known ? card : NONE };
  });
  return Object.assign(copyTable(state), { viewer, stack: stack.reverse() });
}

/** Only a card of the stack that this seat has looked at is a secret. [newscience.hidden] */
export function hasSecrets(_: Tables, state: Readonly<State>, seat: Seat): boolean {
  return state.seen.some(seats => (seats & (1 << seat)) !== 0);
}
