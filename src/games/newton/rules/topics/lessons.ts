/** Lessons: take a face-up action card. [newton.lessons] */
import { takeOut } from '../../../../core/lists.ts';
import { cardText } from '../../text/components.ts';
import { fixedAction, NO_EXTRAS } from '../actions.ts';
import { activePlayer, symbols } from '../counting.ts';
import type { LessonsPending } from '../types.ts';
import { basicAction } from './basic-action.ts';
import { mayBuy } from './quick.ts';
import { replacePending, type Words } from './topic.ts';

export const lessons = basicAction<LessonsPending>({
  rule: 'newton.lessons',
  legal(t, state, { value }, moves) {
    for (let level = 1; level <= Math.min(value, state.rows.length); level++)
      for (const card of state.rows[level - 1]!) moves.push(t.moves.take[card]!);
  },
  /** Nothing takes the place of the card before the round ends. [newton.lessons.refill] */
  apply(t, state, pending, move, emit) {
    if (move.type !== 'take') return;
    const { card } = move;
    const player = activePlayer(state);
    const { level, action } = t.cards[card]!;
    takeOut(state.rows[level - 1]!, card);
    player.hand.push(card);
    emit?.({ type: 'took', seat: state.active, card });
    pending.value -= level;
    if (pending.split && pending.value > 0) return;
    const { thenAct } = pending;
    if (thenAct === 0) state.pending.pop();
    else if (action === 'joker') replacePending(state, { kind: 'any-action', value: thenAct, symbols: true });
    else replacePending(state, fixedAction(action, symbols(t, player, action) + thenAct, NO_EXTRAS));
  },
  leave(_t, state) {
    state.pending.pop();
  },
  prompt(_t, state, { value, split, thenAct }) {
    if (thenAct > 0) return `Which card of level ${value} do you take? Its basic action follows at once`;
    const highest = Math.min(value, state.rows.length);
    const levels = highest === 1 ? 'Level 1' : `Level 1 to ${highest}`;
    return `Which card do you take? ${levels}${split ? ', you may share out the value' : ''}`;
  },
  unavailable(_t, state, { value }) {
    const levels = state.rows.length;
    if (value >= levels) return [];
    return [
      {
        what: `Cards of level ${value + 1}${value + 1 < levels ? ' and higher' : ''}`,
        why: `the value of your action is ${value}`,
        rule: 'newton.lessons',
      },
    ];
  },
  stopText: () => 'Take no card',
  possible(_t, state, { value }) {
    for (let level = 1; level <= Math.min(value, state.rows.length); level++)
      if (state.rows[level - 1]!.length > 0) return true;
    return false;
  },
  quickHelps: (t, state, pending) =>
    mayBuy(t, state, pending, 'boost') || (pending.value > 0 && mayBuy(t, state, pending, 'reveal')),
  touched: pending => pending.split,
  allows: value =>
    value === 1 ? 'take a card of level 1' : `take a card of level 1 to ${Math.min(value, 3)}`,
  impossible: 'no face-up card has a level that low',
  nothing: 'finds no card to take',
});

export const lessonsMoves: Pick<Words, 'take'> = {
  take: {
    notate: (t, move) => `take ${t.cards[move.card]!.id}`,
    group: 'Face-up cards',
    describe: (t, move) => `Take ${cardText(t, move.card)}`,
  },
};
