/** What a seat can expect in the end: its points, and of the prizes to come as much as its hand is worth beside the others'. */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from '../rules/data.ts';
import { wordOf } from '../rules/effects/index.ts';
import { unseenPrizes } from '../rules/sample.ts';
import { pointsOf } from '../rules/scoring.ts';
import type { PrizeIndex, SeatTable, State } from '../rules/types.ts';

export function evaluate(t: Tables, state: Readonly<State>, seat: Seat): number {
  const player = state.seats[seat]!;
  const open = state.prize === null ? [] : [state.prize];
  const ahead = [...open, ...unseenPrizes(t, state)].reduce((sum, prize) => sum + worthOf(t, prize), 0);
  const all = state.seats.reduce((sum, one) => sum + strength(t, one), 0);
  return pointsOf(t, player) + (all === 0 ? 0 : (ahead * strength(t, player)) / all);
}

export function worthOf(t: Tables, prize: PrizeIndex): number {
  const { effect } = t.prizes[prize]!;
  return wordOf(effect).estimate(effect);
}

function strength(t: Tables, { hand }: Readonly<SeatTable>): number {
  return hand.reduce((sum, card) => sum + t.cards[card]!.value, 0);
}
