/** Words about the die and its target. */
import { signed } from '../../../../core/words.ts';
import { type EntryOf, flagWord, IN_THE_PLAN, type LastingWord } from './word.ts';

/** [newscience.cards.reroll] */
export const reroll: LastingWord<EntryOf<'reroll'>> = {
  lasts: true,
  cards: ['EFFECT', 'PLAY', 'KEEP'],
  fault(entry, type) {
    if ((entry.on === 'any') !== (entry.limit !== undefined))
      return 'rerolls of any result are limited, those of a natural 1 are not';
    return entry.on === 'any' && type !== 'KEEP' ? 'rerolls of any result work on KEEP cards only' : null;
  },
  text({ on, by }) {
    if (on === 'natural1') return 'a 1 in an experiment is rolled again once';
    return `one failed experiment may be rolled again${by === undefined ? '' : ` with ${signed(by)}`}`;
  },
  brief({ on, by }) {
    if (on === 'natural1') return 'a 1 is rolled again once';
    return `a failure may be rolled again once${by === undefined ? '' : ` with ${signed(by)}`}`;
  },
  expect: IN_THE_PLAN,
  modify(modifiers, { on, by }) {
    if (on === 'natural1') {
      modifiers.retry = true;
    } else {
      modifiers.reroll = true;
      modifiers.rerollBonus += by ?? 0;
    }
  },
};

/** [newscience.cards.safe] */
export const safe = flagWord('safe', ['EFFECT', 'PLAY', 'KEEP'], 'a 1 in an experiment counts as 1');

/** [newscience.cards.easy] */
export const easyTarget = flagWord(
  'easyTarget',
  ['EFFECT', 'PLAY', 'KEEP'],
  'experiments use the second (lower) target',
  'experiments use the lower target',
);
