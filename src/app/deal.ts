/** What a table says of its deal: a commitment while several people play, seed and salt once the game is over. */
import type { SeenMatch } from '../core/match.ts';
import { humans } from './curtain.ts';

/** While several people play; null where nobody could learn too much. */
export function dealNotice({ commitment, config, over }: SeenMatch): string | null {
  if (over || humans(config.players).length < 2) return null;
  return commitment === null
    ? 'The seed of this game is known: whoever deals with it elsewhere sees what is hidden here.'
    : `Commitment to the deal: ${commitment}`;
}

/** Once a game is over that showed a commitment. */
export function dealTold({ commitment, config, over }: SeenMatch): string | null {
  if (commitment === null || !over) return null;
  return `The deal had the seed ${config.seed} and the salt ${config.salt}: commitment ${commitment}.`;
}
