/** Moves that throw something away for nothing. */
import type { Waste } from '../../../core/game.ts';
import { cardInPlay } from '../rules/card-in-play.ts';
import { activePlayer, tokenAt } from '../rules/counting.ts';
import { isRepeatable } from '../rules/effects/index.ts';
import { objectiveAt, reachedObjective } from '../rules/scoring.ts';
import type { Tables } from '../rules/tables.ts';
import { INCOME_TYPES, type IncomeType, type Move, type MoveOf, NONE, type View } from '../rules/types.ts';

export function waste(t: Tables, move: Move, moves: readonly Move[], view: View): Waste | null {
  switch (move.type) {
    case 'end':
      // [newton.turn.leave-out]
      return moves.some(({ type }) => type === 'do')
        ? {
            kind: 'action',
            text: 'The basic action of your card can still be taken: the end of the turn gives it up.',
          }
        : repeatWaste(t, moves, view);
    case 'student':
      return tokenWaste(t, move.to, view);
    case 'tile':
      return incomeWaste(t, move.tile, moves, view);
    default:
      return null;
  }
}

/** A gain that the card in play could repeat for nothing. Its own would come by itself. [newton.effects.repeat] */
function repeatWaste(t: Tables, moves: readonly Move[], view: View): Waste | null {
  if (!moves.some(({ type }) => type === 'effect')) return null;
  if (cardInPlay(t, view).effect?.op !== 'repeat-lightning') return null;
  const player = activePlayer(view);
  const gain = player.desk.find(card => {
    return t.cards[card]!.effect?.op === 'gain' && isRepeatable(t, view, player, card);
  });
  return gain === undefined
    ? null
    : {
        kind: 'repeat',
        text: `The effect of your card could still repeat a gain (${t.cards[gain]!.name}): the end of the turn gives it up.`,
      };
}

/** In the last round a tile pays once more, when nothing can be bought any more. [newton.end-of-round.income] */
function incomeWaste(
  t: Tables,
  tile: MoveOf<'tile'>['tile'],
  moves: readonly Move[],
  view: View,
): Waste | null {
  if (view.round < t.setup.rounds || !isIncome(tile)) return null;
  const player = activePlayer(view);
  const scored = t.objectiveSpots
    .filter(spot => reachedObjective(t, player, spot))
    .map(spot => objectiveAt(t, view, spot).per);
  const counts = (type: IncomeType): boolean =>
    type === 'points' || scored.includes(type === 'coins' ? 'coin' : 'potion');
  const better = moves.some(each => each.type === 'tile' && isIncome(each.tile) && counts(each.tile));
  return counts(tile) || !better
    ? null
    : {
        kind: 'income',
        text: `It pays at the end of the last round alone, when ${tile === 'coins' ? 'coins bring you' : 'a potion brings you'} nothing any more.`,
      };
}

function isIncome(tile: MoveOf<'tile'>['tile']): tile is IncomeType {
  return INCOME_TYPES.some(type => type === tile);
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
        text: `This bonus token would count double with a card that you hold (${t.cards[doubling]!.name}).`,
      };
}
