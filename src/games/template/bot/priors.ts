/** First guesses: a card that is about as high as the prize is dear; of spent cards the highest. */
import type { Tables } from '../rules/data.ts';
import type { Move, State } from '../rules/types.ts';
import { worthOf } from './estimate.ts';
import { BID_SPREAD } from './weights.ts';

export function priors(t: Tables, state: Readonly<State>, moves: readonly Move[]): number[] {
  return moves.map(move => {
    const { value } = t.cards[move.card]!;
    if (move.type === 'recall' || state.prize === null) return value;
    return 1 / (BID_SPREAD + Math.abs(value - worthOf(t, state.prize)));
  });
}
