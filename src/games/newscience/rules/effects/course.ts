/** Words about the course of the game: events to come, turn order, the rest track. */
import { plural } from '../../../../core/words.ts';
import { goFirst } from '../rest.ts';
import { lookAhead } from '../topics/peek.ts';
import { always, type EntryOf, IN_THE_VALUE, type LastingWord, type MomentaryWord, noFault } from './word.ts';

/** [newscience.cards.peek] */
export const peek: MomentaryWord<EntryOf<'peek'>> = {
  lasts: false,
  cards: ['PLAY'],
  fault: noFault,
  text: ({ count }) => `look at the next ${plural(count, 'event')}, of which one may be buried`,
  brief: ({ count }) => `see the next ${plural(count, 'event')}, bury one`,
  expect: IN_THE_VALUE,
  holds: always,
  carryOut: (t, state, seat, _, entry, emit) => lookAhead(t, state, seat, entry.count, emit),
};

/** [newscience.cards.order] */
export const orderFirst: MomentaryWord<EntryOf<'order-first'>> = {
  lasts: false,
  cards: ['PLAY'],
  fault: noFault,
  text: () => 'you are first in the next turn',
  brief: () => 'you are first next turn',
  expect: IN_THE_VALUE,
  holds: always,
  carryOut: (_, state, seat, _card, _entry, emit) => goFirst(state, seat, emit),
};

/** [newscience.cards.restcap] */
export const restCap: LastingWord<EntryOf<'rest-cap'>> = {
  lasts: true,
  cards: ['KEEP'],
  fault: noFault,
  text: ({ to }) => `your rest track goes up to ${to}`,
  expect: IN_THE_VALUE,
  modify(modifiers, { to }) {
    modifiers.restLimit = Math.max(modifiers.restLimit, to);
  },
};
