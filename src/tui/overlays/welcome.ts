/** How long things take, as newcomers are told. */
import type { GameMeta } from '../../core/game.ts';

export const LESSON_MINUTES = 'about ten minutes';

export function lengthText({ minutes: { min, max } }: GameMeta): string {
  return min === max ? `${min} minutes` : `${min} to ${max} minutes`;
}
