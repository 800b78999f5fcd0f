import type { Preview } from '../core/match.ts';

/** What to say of a move that changes nothing by itself: the first half of a choice, or the end of a turn. */
export function nextSentence({ next }: Pick<Preview, 'next'>): string {
  return next === null ? 'Your turn ends.' : `Next: ${next}`;
}
