/** Words about what publications need and bring. */
import { trackName } from '../../text/words.ts';
import { trackOf } from '../board.ts';
import { type EntryOf, IN_THE_PLAN, type LastingWord, noFault } from './word.ts';

/** [newscience.cards.ease] */
export const ease: LastingWord<EntryOf<'ease'>> = {
  lasts: true,
  cards: ['EFFECT', 'PLAY', 'KEEP'],
  fault: entry => (entry.track === 'any' && entry.by !== 1 ? 'an ease on any track is by 1' : null),
  text({ track, by }) {
    const change = by < 0 ? 'more' : 'less';
    return track === 'any'
      ? `publications need ${by} influence less on a track of your choice`
      : `publications need ${Math.abs(by)} ${trackName(trackOf(track))} ${change}`;
  },
  brief: entry => (entry.track === 'any' ? `publications need ${entry.by} influence less` : ease.text(entry)),
  expect: IN_THE_PLAN,
  modify(modifiers, { track, by }) {
    if (track === 'any') modifiers.easeAny += by;
    else modifiers.ease[trackOf(track)]! += by;
  },
};

/** [newscience.cards.bonus] */
export const bonus: LastingWord<EntryOf<'bonus'>> = {
  lasts: true,
  cards: ['PLAY'],
  fault: noFault,
  text: ({ by }) => `the first publication earns ${by} prestige more`,
  brief: ({ by }) => `first publication +${by} prestige`,
  expect: IN_THE_PLAN,
  modify(modifiers, { by }) {
    modifiers.prestige += by;
  },
};
