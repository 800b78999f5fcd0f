/** The zones of the city, the privileges of the Council and the workers in words. */
import type { Names, Seat } from '../../../core/game.ts';
import { priceOf, ranking, strength } from '../../../games/leonardo/rules/city.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { privileges } from '../../../games/leonardo/rules/effects/privileges.ts';
import { isSoldOut, zones } from '../../../games/leonardo/rules/effects/zones.ts';
import { cityIsClosed } from '../../../games/leonardo/rules/turns.ts';
import {
  NOBODY,
  type PlaceIndex,
  type PrivilegeIndex,
  type View,
} from '../../../games/leonardo/rules/types.ts';
import { florins, placeName, workers } from '../../../games/leonardo/text/words.ts';
import type { Explanation } from '../contract.ts';
import { homeSeat, sellingZone } from './facts.ts';

export function explainZone(
  t: Tables,
  view: View,
  zone: PlaceIndex | undefined,
  names: Names,
): Explanation | null {
  if (zone === undefined) return null;
  const name = t.zoneNames[zone];
  if (cityIsClosed(t, view))
    return { text: `${name}: closed, the last turns belong to the laboratories.`, rule: 'leonardo.final' };
  const { about, rule } = zones[zone]!;
  const what = about(t, view, homeSeat(view));
  const lord = view.lord === zone ? ' The Lord of the City is here.' : '';
  return {
    text: `${name}: ${what}${nextPrice(t, view, zone)}${lord} ${presence(t, view, zone, names)}`,
    rule: isSoldOut(view, zone) ? 'leonardo.shops.empty' : rule,
  };
}

function nextPrice(t: Tables, view: View, zone: PlaceIndex): string {
  const price = sellingZone(view) === zone ? priceOf(t, view, zone) : undefined;
  if (price === undefined) return '';
  return price === 0 ? ' The next one is free.' : ` The next one costs ${florins(price)}.`;
}

function presence(t: Tables, view: View, zone: PlaceIndex, names: Names): string {
  const order = ranking(t, view, zone).map(seat => `${names[seat]} ${strength(t, view.seats[seat]!, zone)}`);
  return order.length === 0 ? 'Nobody is there.' : `Asked in this order: ${order.join(', ')}.`;
}

export function explainWorkers(
  t: Tables,
  view: View,
  zone: PlaceIndex | undefined,
  seat: Seat,
  names: Names,
): Explanation | null {
  const player = view.seats[seat];
  if (zone === undefined || player === undefined) return null;
  const rank = ranking(t, view, zone).indexOf(seat) + 1;
  const place = view.rows[zone]!.indexOf(seat) + 1;
  const whom = workers(player.placed[zone]!, player.master === zone);
  return {
    text: `${names[seat]} has ${whom} in ${placeName(t, zone)}: strength ${strength(t, player, zone)}, rank ${rank}. Number ${place} from the arrow; who stands nearer to it wins ties.`,
    rule: 'leonardo.rank',
  };
}

export function explainPrivilege(
  t: Tables,
  view: View,
  privilege: PrivilegeIndex | undefined,
  names: Names,
): Explanation | null {
  if (privilege === undefined) return null;
  const { about, rule } = privileges[privilege]!;
  const holder = view.privileges[privilege]!;
  const taken = holder === NOBODY ? '' : ` ${names[holder]} has chosen it.`;
  return {
    text: `Privilege ${privilege + 1} of the Council: ${about(t, view)}.${taken}`,
    rule: rule(view),
  };
}
