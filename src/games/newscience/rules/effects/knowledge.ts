/** Words about what a player knows and others may use. */
import { type EntryOf, IN_THE_VALUE, type LastingWord, noFault } from './word.ts';

/** [newscience.cards.borrow] */
export const borrow: LastingWord<EntryOf<'borrow'>> = {
  lasts: true,
  cards: ['EFFECT', 'PLAY', 'KEEP'],
  fault: noFault,
  text: () => 'one research may count a discovery that another player has experimented as known',
  expect: IN_THE_VALUE,
  modify(modifiers) {
    modifiers.borrow = true;
  },
};

/** [newscience.cards.waive] */
export const waive: LastingWord<EntryOf<'waive'>> = {
  lasts: true,
  cards: ['KEEP'],
  fault: noFault,
  text: () => 'one research may ignore a missing prerequisite',
  expect: IN_THE_VALUE,
  modify(modifiers) {
    modifiers.waive = true;
  },
};

/** [newscience.cards.shield] */
export const shield: LastingWord<EntryOf<'shield'>> = {
  lasts: true,
  cards: ['KEEP'],
  fault: noFault,
  text: () => 'others cannot move your energy markers or count your experiments as known',
  expect: IN_THE_VALUE,
  modify(modifiers) {
    modifiers.shield = true;
  },
};
