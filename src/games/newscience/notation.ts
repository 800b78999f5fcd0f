/** Moves as they stand in files. Frozen: a released form never changes. */
import type { Move } from './types.ts';

export function notate(move: Move): string {
  switch (move.type) {
    case 'scientist':
      return `take ${move.scientist}`;
    case 'place':
      return `place ${move.space}`;
    case 'influence':
      return `raise ${move.track}`;
    case 'convert':
      return `shift ${move.from} ${move.to}`;
    case 'lift':
      return `move ${move.space}`;
    case 'drop':
      return `to ${move.space}`;
    case 'bury':
      return `bury ${move.position}`;
    case 'research':
    case 'experiment':
    case 'publish': {
      const rest = move.rest > 0 ? ` rest ${move.rest}` : '';
      const cards = move.cards.map(card => ` with ${card}`).join('');
      return `${move.type} ${move.discovery}${rest}${cards}`;
    }
    case 'reroll':
      return 'reroll';
    case 'along':
      return `along ${move.discovery}`;
    case 'decline':
      return 'decline';
  }
}
