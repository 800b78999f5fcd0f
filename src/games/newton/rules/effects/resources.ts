/** Words of the effect language: resources and books. */
import type { Prospects } from '../../bot/prospects.ts';
import { gainWorth } from '../../bot/values.ts';
import { EFFECT_TO_COME, OPERATION } from '../../bot/weights.ts';
import { booksText, gainText } from '../../text/words.ts';
import { FREE_CHOICE, toBooks } from '../books.ts';
import { activePlayer } from '../counting.ts';
import { receive, toGain } from '../gains.ts';
import { meansText } from './any-time.ts';
import { COUNTERS, perText, timesOf } from './counters.ts';
import type { OperationOf, OperationWord } from './operation.ts';

/** [newton.effects.gain] [newton.masters.gains] */
export const GAIN: OperationWord<'gain'> = {
  read: raw => ({ op: 'gain', gain: toGain(raw.gain), per: raw.per ?? null }),
  perform(t, state, op, by, emit) {
    receive(t, state, op.gain, timesOf(t, state, activePlayer(state), op.per), by, emit);
  },
  text: (_t, op) => gainText(op.gain) + perText(op.per),
  worth: (prospects, op) =>
    gainWorth(prospects, op.gain) * timesOf(prospects.t, prospects.state, prospects.player, op.per),
  onCard: {
    rule: ({ per }) => (per === null ? 'newton.effects.gain' : COUNTERS[per].rule),
    immediate: true,
    possible: () => true,
    impossible: (_t, _table, seat) => meansText(seat),
    worth: (prospects, op) => {
      if (op.per === null) return gainWorth(prospects, op.gain);
      return op.per === 'book-triple' ? EFFECT_TO_COME.triples : EFFECT_TO_COME.perThing;
    },
  },
};

function exchangeWorth(prospects: Prospects, op: OperationOf<'exchange'>): number {
  const price = op.coins * prospects.coin + op.potions * prospects.potion + op.cards * OPERATION.cardPaid;
  return Math.max(0, gainWorth(prospects, op.gain) - price);
}

/**
 * Pay all, then take all, once; a card of the hand is chosen first. [newton.effects.exchange] [newton.effects.discard]
 */
export const EXCHANGE: OperationWord<'exchange'> = {
  read: raw => ({
    op: 'exchange',
    coins: raw.pay.coins ?? 0,
    potions: raw.pay.potions ?? 0,
    cards: raw.pay.cards ?? 0,
    gain: toGain(raw.gain),
  }),
  perform(t, state, op, by, emit) {
    const player = activePlayer(state);
    if (op.cards > 0) {
      if (by.from === 'card') state.pending.push({ kind: 'discard', card: by.card });
    } else if (player.coins >= op.coins && player.potions >= op.potions) {
      player.coins -= op.coins;
      player.potions -= op.potions;
      receive(t, state, op.gain, 1, by, emit, { coins: op.coins, potions: op.potions });
    }
  },
  text: (_t, op) =>
    op.cards > 0
      ? `discard a card of your hand for ${gainText(op.gain)}`
      : `pay ${gainText({ coins: op.coins, potions: op.potions })} for ${gainText(op.gain)}`,
  worth: exchangeWorth,
  onCard: {
    rule: op => (op.cards > 0 ? 'newton.effects.discard' : 'newton.effects.exchange'),
    immediate: true,
    possible: (_t, _table, seat, op) =>
      seat.coins >= op.coins && seat.potions >= op.potions && seat.hand.length >= op.cards,
    impossible: (_t, _table, seat) => meansText(seat),
    worth: exchangeWorth,
  },
};

/**
 * Books are no deed: tables.ts adds them to what the card or master shows. [newton.effects.free-book]
 * [newton.masters.books]
 */
export const BOOKS: OperationWord<'books'> = {
  read: raw => ({ op: 'books', books: toBooks(raw.books) }),
  perform: () => undefined,
  text: (_t, op) => booksText(op.books),
  worth: ({ future }, { books }) =>
    (books[0] + books[1] + books[2] + books[FREE_CHOICE] * OPERATION.freeBook) * OPERATION.book * future,
  onCard: {
    rule: () => 'newton.effects.free-book',
    immediate: false,
    possible: () => false,
    impossible: () => 'its books count by themselves while the card lies on the desk',
    worth: () => EFFECT_TO_COME.books,
  },
};
