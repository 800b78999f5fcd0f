/** Taking a spent card back. [template.prizes.recall] */
import type { MoveWord, Topic } from '../../../../core/grammar.ts';
import { cardName } from '../../text/words.ts';
import type { Tables } from '../data.ts';
import type { Event, MoveOf, PendingOf, State, View } from '../types.ts';

export const recall: Topic<Tables, State, PendingOf<'recall'>, MoveOf<'recall'>, Event> = {
  rule: 'template.prizes.recall',
  secret: false,
  open: true,
  legal(_, state, { seat }, moves) {
    for (const card of state.seats[seat]!.spent) moves.push({ type: 'recall', card });
  },
  apply(_, state, { seat }, { card }, emit) {
    const player = state.seats[seat]!;
    player.spent.splice(player.spent.indexOf(card), 1);
    player.hand.push(card);
    player.hand.sort((a, b) => a - b);
    emit?.({ type: 'recalled', seat, card });
  },
  prompt: () => 'Which of your spent cards do you take back?',
  unavailable: () => [],
};

export const recallMove: MoveWord<Tables, View, MoveOf<'recall'>> = {
  notate: (t, { card }) => `recall ${t.cards[card]!.id}`,
  group: 'Your spent cards',
  describe: (t, { card }) => `Take back ${cardName(t, card)}`,
};
