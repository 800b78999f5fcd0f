/** What a player has that is no prestige yet, as a review counts it. */
import type { Seat, Stock } from '../../../core/game.ts';
import type { Tables } from '../rules/data.ts';
import { count, members } from '../rules/sets.ts';
import { TRACKS, type View } from '../rules/types.ts';
import { trackName } from './words.ts';

export function stock(t: Tables, { seats }: View, seat: Seat): Stock[] {
  const { influence, researched, experimented, rest } = seats[seat]!;
  const underWay = [...members(researched), ...members(experimented)];
  const prestige = underWay.reduce((sum, discovery) => sum + t.discoveries[discovery]!.prestige, 0);
  const worth = 'prestige of discoveries still to be published';
  return [
    { one: worth, many: worth, count: prestige },
    { one: 'discovery to publish', many: 'discoveries to publish', count: count(experimented) },
    { one: 'researched discovery', many: 'researched discoveries', count: count(researched) },
    ...TRACKS.map(track => {
      const word = `${trackName(track)} influence`;
      return { one: word, many: word, count: influence[track]! };
    }),
    { one: 'step of rest', many: 'steps of rest', count: rest },
  ];
}
