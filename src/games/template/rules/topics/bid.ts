/** Sealing a card. [template.bid] */
import type { MoveWord, Topic } from '../../../../core/grammar.ts';
import { cardName, prizeText } from '../../text/words.ts';
import type { Tables } from '../data.ts';
import type { Event, MoveOf, PendingOf, State, View } from '../types.ts';

export const bid: Topic<Tables, State, PendingOf<'bid'>, MoveOf<'bid'>, Event> = {
  rule: 'template.bid',
  secret: true,
  open: false,
  legal(_, state, { seat }, moves) {
    for (const card of state.seats[seat]!.hand) moves.push({ type: 'bid', card });
  },
  apply(_, state, { seat }, { card }, emit) {
    state.sealed[seat] = card;
    emit?.({ type: 'sealed', seat });
    emit?.({ type: 'chose', seat, card, only: seat });
  },
  prompt: (t, state) => `Which card do you seal for ${prizeText(t, state.prize!)}?`,
  unavailable: (t, state, { seat }) =>
    state.seats[seat]!.spent.map(card => ({
      what: `Seal ${cardName(t, card)}`,
      why: 'you have spent it',
      rule: 'template.bid',
    })),
};

export const bidMove: MoveWord<Tables, View, MoveOf<'bid'>> = {
  notate: (t, { card }) => `bid ${t.cards[card]!.id}`,
  group: 'Your hand',
  describe: (t, { card }) => `Seal ${cardName(t, card)}`,
};
