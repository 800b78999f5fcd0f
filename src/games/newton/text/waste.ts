/** Moves that throw something away for nothing. */
import type { Waste } from '../../../core/game.ts';
import { activePlayer, tokenAt } from '../rules/counting.ts';
import type { Tables } from '../rules/tables.ts';
import { type Move, NONE, type View } from '../rules/types.ts';
import { cardText } from './components.ts';

export function waste(t: Tables, move: Move, moves: readonly Move[], view: View): Waste | null {
  switch (move.type) {
    case 'end':
      // [newton.turn.leave-out]
      return moves.some(({ type }) => type === 'do')
        ? {
            kind: 'action',
            text: 'The basic action of your card can still be taken: the end of the turn gives it up.',
          }
        : null;
    case 'student':
      return tokenWaste(t, move.to, view);
    default:
      return null;
  }
}

/** A card in the hand would have this token count double. [newton.effects.double-tokens] */
function tokenWaste(t: Tables, to: number, view: View): Waste | null {
  const pending = view.pending.at(-1);
  if (pending?.kind !== 'technology' || pending.doubleTokens) return null;
  if (tokenAt(view, t.technology[to]!.tokenSpot) === NONE) return null;
  const doubling = activePlayer(view).hand.find(card => t.cards[card]!.extras.doubleTokens);
  return doubling === undefined
    ? null
    : {
        kind: 'token',
        text: `This bonus token would count double with a card that you hold (${cardText(t, doubling)}).`,
      };
}
