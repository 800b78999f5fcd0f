/** Decisions about own cards: whose effect is repeated, which one leaves the game, which one goes under the desk. */
import { takeOut } from '../../../../core/lists.ts';
import { cardText } from '../../text/components.ts';
import { booksText } from '../../text/words.ts';
import { carryOut } from '../card-in-play.ts';
import { activePlayer } from '../counting.ts';
import { isRepeatable, operationText } from '../effects/index.ts';
import { tuckCard } from '../flow.ts';
import { receive } from '../gains.ts';
import type { PendingOf } from '../types.ts';
import { nothingUnavailable, topic, type Words } from './topic.ts';

/** [newton.effects.repeat] */
export const repeat = topic<PendingOf<'repeat'>>({
  rule: 'newton.effects.repeat',
  secret: false,
  open: true,
  legal(t, state, _pending, moves) {
    const player = activePlayer(state);
    for (const card of player.desk)
      if (isRepeatable(t, state, player, card)) moves.push(t.moves.repeat[card]!);
  },
  apply(t, state, _pending, move, emit) {
    if (move.type !== 'repeat') return;
    state.pending.pop();
    carryOut(t, state, move.card, emit);
  },
  prompt: () => 'Which effect do you repeat?',
  unavailable: nothingUnavailable,
});

/** Out of the game, whatever card it is. [newton.effects.discard] */
export const discard = topic<PendingOf<'discard'>>({
  rule: 'newton.effects.discard',
  secret: false,
  open: true,
  legal(t, state, _pending, moves) {
    for (const card of activePlayer(state).hand) moves.push(t.moves.discard[card]!);
  },
  apply(t, state, pending, move, emit) {
    if (move.type !== 'discard') return;
    const player = activePlayer(state);
    state.pending.pop();
    takeOut(player.hand, move.card);
    player.discarded.push(move.card);
    emit?.({ type: 'discarded', seat: state.active, card: move.card });
    const { effect } = t.cards[pending.card]!;
    if (effect?.op === 'exchange')
      receive(t, state, effect.gain, 1, { from: 'card', card: pending.card }, emit);
  },
  prompt: () => 'Which card of your hand leaves the game?',
  unavailable: nothingUnavailable,
});

/** [newton.end-of-round.tuck] */
export const tuck = topic<PendingOf<'tuck'>>({
  rule: 'newton.end-of-round.tuck',
  secret: false,
  open: true,
  legal(t, state, _pending, moves) {
    for (const card of activePlayer(state).desk) moves.push(t.moves.tuck[card]!);
  },
  apply(_t, state, _pending, move, emit) {
    if (move.type !== 'tuck') return;
    state.pending.pop();
    tuckCard(state, move.card, emit);
  },
  prompt: (_t, state) =>
    `End of round ${state.round}: which card goes under your desk for good? Its symbol keeps counting`,
  unavailable: nothingUnavailable,
});

export const cardsMoves: Pick<Words, 'repeat' | 'discard' | 'tuck'> = {
  repeat: {
    notate: (t, move) => `repeat ${t.cards[move.card]!.id}`,
    group: 'Cards on your desk',
    describe: (t, move) =>
      `Repeat ${t.cards[move.card]!.name}: ${operationText(t, t.cards[move.card]!.effect!)}`,
  },
  discard: {
    notate: (t, move) => `discard ${t.cards[move.card]!.id}`,
    group: 'Cards in your hand',
    describe: (t, move) => `Discard ${cardText(t, move.card)}`,
  },
  tuck: {
    notate: (t, move) => `tuck ${t.cards[move.card]!.id}`,
    group: 'Cards on your desk',
    describe(t, move) {
      const { name, action, books, effect } = t.cards[move.card]!;
      const symbol = action === 'joker' ? 'a joker adds nothing there' : `+1 to every later ${action} action`;
      const lost = effect === null ? booksText(books) : `${booksText(books)} and its effect`;
      return `${name}: ${symbol}; you lose ${lost}`;
    },
  },
};
