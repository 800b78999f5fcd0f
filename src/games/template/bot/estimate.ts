/** What a seat can expect in the end: its points, its chance of the open prize, and its share of those to come. */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from '../rules/data.ts';
import { wordOf } from '../rules/effects/index.ts';
import { unseenPrizes } from '../rules/sample.ts';
import { pointsOf } from '../rules/scoring.ts';
import type { PrizeIndex, State } from '../rules/types.ts';

export function evaluate(t: Tables, state: Readonly<State>, seat: Seat): number {
  const strengths = state.seats.map((_, other) => strength(t, state, other));
  const share = strengths[seat]! / Math.max(1, sum(strengths));
  const now = state.prize === null ? 0 : worthOf(t, state.prize) * (chance(t, state, seat) ?? share);
  const later = sum(unseenPrizes(t, state).map(prize => worthOf(t, prize)));
  return pointsOf(t, state.seats[seat]!) + now + later * share;
}

export function worthOf(t: Tables, prize: PrizeIndex): number {
  const { effect } = t.prizes[prize]!;
  return wordOf(effect).estimate(effect);
}

/** What is left to bid with: a sealed card is as good as spent. */
function strength(t: Tables, { seats, sealed }: Readonly<State>, seat: Seat): number {
  return sum(seats[seat]!.hand.map(card => (card === sealed[seat] ? 0 : t.cards[card]!.value)));
}

/** How many of the cards that the others hold the sealed one beats; null where nothing is sealed. */
function chance(t: Tables, { seats, sealed }: Readonly<State>, seat: Seat): number | null {
  const card = sealed[seat]!;
  if (card === null) return null;
  const others = seats.flatMap(({ hand }, other) => (other === seat ? [] : hand));
  return others.filter(other => t.cards[other]!.value < t.cards[card]!.value).length / others.length;
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}
