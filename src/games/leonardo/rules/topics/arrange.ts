/** Privilege 3 of the Council: the topmost inventions are looked at in secret and put back in any order. */
import type { Seat } from '../../../../core/game.ts';
import type { Emit } from '../../../../core/grammar.ts';
import { plural } from '../../../../core/words.ts';
import { componentList, inventionName } from '../../text/words.ts';
import type { Tables } from '../data.ts';
import { beginTurn } from '../turns.ts';
import type { Event, State } from '../types.ts';
import type { TopicOf, WordOf } from './topic.ts';

/** As many as there are, at most the number in the data. [leonardo.council.look] */
export function cardsToLookAt(t: Tables, deckSize: number): number {
  return Math.min(t.constants.councilLook, deckSize);
}

/** The others keep what they knew of these cards, but no longer where each lies. [leonardo.secret.deck] */
export function lookAtDeck(t: Tables, state: State, seat: Seat, emit: Emit<Event>): void {
  const count = cardsToLookAt(t, state.deck.length);
  state.arranged = Math.max(state.arranged, count);
  for (const [other, { knowledge }] of state.seats.entries()) {
    if (other === seat) {
      knowledge.cards = state.deck.slice(0, count);
      knowledge.window = count;
      knowledge.ordered = true;
    } else if (knowledge.window > 0) {
      knowledge.cards.sort((a, b) => a - b);
      knowledge.window = Math.max(knowledge.window, count);
      knowledge.ordered = false;
    }
  }
  if (emit) {
    emit({ type: 'looked', seat, count });
    emit({ type: 'saw', seat, inventions: state.deck.slice(0, count), only: seat, reveals: true });
  }
  if (count > 1) beginTurn(state, { kind: 'arrange', seat, placed: 0, count });
}

export const arrange: TopicOf<'arrange', 'order'> = {
  rule: 'leonardo.council.look',
  secret: true,
  open: false,
  legal(t, { deck }, { placed, count }, moves) {
    for (let i = placed; i < count; i++) moves.push(t.orders[deck[i]!]!);
  },
  /** Where the last card goes is not asked. */
  apply(_, state, pending, { invention }, emit) {
    const { seat, placed, count } = pending;
    for (const pile of [state.deck, state.seats[seat]!.knowledge.cards]) {
      pile.splice(pile.indexOf(invention), 1);
      pile.splice(placed, 0, invention);
    }
    if (placed + 2 < count) {
      pending.placed++;
      return;
    }
    state.pending = null;
    if (emit) {
      emit({ type: 'arranged', seat, count });
      emit({ type: 'ordered', seat, inventions: state.deck.slice(0, count), only: seat });
    }
  },
  prompt: (_, __, { placed, count }) =>
    `Which invention shall be card ${placed + 1} of the deck? ${count - placed} left to arrange`,
  unavailable: () => [],
};

export const orderWord: WordOf<'order'> = {
  notate: (t, { invention }) => `order ${t.ids[invention]}`,
  group: 'Next card from the top',
  describe(t, { invention }, { pending }) {
    const placed = pending?.kind === 'arrange' ? pending.placed : 0;
    const facts = `${plural(t.weeks[invention]!, 'week')}, ${componentList(t.recipe[invention]!)}`;
    return `${inventionName(t, invention)} as card ${placed + 1} from the top (${facts})`;
  },
};
