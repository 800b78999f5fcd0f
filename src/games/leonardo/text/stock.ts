/** What a player has that is no points yet, as a review counts it. Florins are points. */
import type { Seat, Stock } from '../../../core/game.ts';
import type { Tables } from '../rules/data.ts';
import type { View } from '../rules/types.ts';

export function stock(_t: Tables, { seats }: View, seat: Seat): Stock[] {
  const { hand, labs, idle, placed } = seats[seat]!;
  const sum = (counts: readonly number[]): number => counts.reduce((total, count) => total + count, 0);
  return [
    { one: 'part in hand', many: 'parts in hand', count: sum(hand ?? []) },
    { one: 'week of work done', many: 'weeks of work done', count: sum(labs.map(({ weeks }) => weeks)) },
    { one: 'apprentice', many: 'apprentices', count: idle + sum(placed) },
    {
      one: 'automaton',
      many: 'automata',
      count: sum(labs.map(({ automata }) => automata)),
    },
  ];
}
