/** What effects of cards have in common that only hang on what the player has. */
import { plural } from '../../../../core/words.ts';
import { EFFECT_TO_COME } from '../../bot/weights.ts';
import type { SeatTable } from '../types.ts';
import type { OnCard, Operation } from './operation.ts';

/** What a player could pay with. */
export function meansText(seat: SeatTable): string {
  const { coins, potions, hand } = seat;
  return `you have ${plural(coins, 'coin')}, ${plural(potions, 'potion')} and ${plural(hand.length, 'card')} in your hand`;
}

/** Offers and gifts of tiles and masters; on a card they could always be taken up. */
export const ANY_TIME: OnCard<Operation> = {
  rule: () => 'newton.effects',
  immediate: true,
  possible: () => true,
  impossible: (_t, _table, seat) => meansText(seat),
  worth: () => EFFECT_TO_COME.other,
};
