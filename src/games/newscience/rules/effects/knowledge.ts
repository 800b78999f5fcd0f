/** Words about what a player knows and others may use. */
import { flagWord, IN_THE_VALUE } from './word.ts';

/** [newscience.cards.borrow] */
export const borrow = flagWord(
  'borrow',
  ['EFFECT', 'PLAY', 'KEEP'],
  'one research may count a discovery that another player has experimented as known',
  "one research may build on another's experiment",
);

/** [newscience.cards.waive] */
export const waive = flagWord('waive', ['KEEP'], 'one research may ignore a missing prerequisite');

/** [newscience.cards.shield] */
export const shield = flagWord(
  'shield',
  ['KEEP'],
  'others cannot move your energy markers or count your experiments as known',
  'others cannot move your markers or use your experiments',
  IN_THE_VALUE,
);
