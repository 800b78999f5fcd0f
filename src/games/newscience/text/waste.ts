/** Moves that throw something away for nothing. */
import type { Waste } from '../../../core/game.ts';
import type { Tables } from '../rules/data.ts';
import { idlePlaces } from '../rules/topics/placement.ts';
import type { Move, View } from '../rules/types.ts';

export function waste(t: Tables, move: Move, moves: readonly Move[], view: View): Waste | null {
  const seat = view.pending?.seat;
  if (seat === undefined) return null;
  switch (move.type) {
    case 'place': {
      // [newscience.influence.top]
      const { order, spaces } = t.boards[view.players]!;
      const place = order.indexOf(move.space);
      if ((idlePlaces(t, view, seat) & (1 << place)) === 0) return null;
      const { action } = spaces[place]!;
      const what =
        action === 'rest'
          ? 'no more rest than you have, only a place in the order'
          : 'no influence: you are at the top';
      return { kind: action, text: `A marker there brings ${what}.` };
    }
    case 'decline':
      // [newscience.resolution.target]
      return moves.some(isFree)
        ? {
            kind: 'decline',
            text: 'It can be done without spending rest or a card: declining gives up the marker.',
          }
        : null;
    default:
      return null;
  }
}

function isFree(move: Move): boolean {
  return (
    (move.type === 'research' || move.type === 'experiment' || move.type === 'publish') &&
    move.rest === 0 &&
    move.cards.length === 0
  );
}
