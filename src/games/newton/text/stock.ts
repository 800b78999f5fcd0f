/** What a player has that is no points yet, as a review counts it. */
import type { Seat, Stock } from '../../../core/game.ts';
import type { Tables } from '../rules/tables.ts';
import type { View } from '../rules/types.ts';

export function stock(_t: Tables, { seats }: View, seat: Seat): Stock[] {
  const { coins, potions, hand, desk, cubes, students, work, tiles, tilesRemoved } = seats[seat]!;
  return [
    { one: 'coin', many: 'coins', count: coins },
    { one: 'potion', many: 'potions', count: potions },
    { one: 'card', many: 'cards', count: hand.length + desk.length },
    { one: 'travel cube on the map', many: 'travel cubes on the map', count: cubes.length },
    {
      one: 'student on the technology track',
      many: 'students on the technology track',
      count: students.length,
    },
    { one: 'space on the work track', many: 'spaces on the work track', count: work },
    { one: 'bookshelf tile', many: 'bookshelf tiles', count: tiles - tilesRemoved },
  ];
}
