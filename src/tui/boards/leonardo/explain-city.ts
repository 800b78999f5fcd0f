/** The places of the city, the privileges of the Council and the workers in words. */
import type { Names, Seat } from '../../../core/game.ts';
import { capital, listed, plural } from '../../../core/words.ts';
import { priceOf, ranking, strength } from '../../../games/leonardo/rules/city.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { privileges } from '../../../games/leonardo/rules/effects/privileges.ts';
import { isSoldOut, zones } from '../../../games/leonardo/rules/effects/zones.ts';
import { cityIsClosed } from '../../../games/leonardo/rules/turns.ts';
import {
  COUNCIL,
  NOBODY,
  type PlaceIndex,
  type PrivilegeIndex,
  type View,
} from '../../../games/leonardo/rules/types.ts';
import { florins, placeName, workers } from '../../../games/leonardo/text/words.ts';
import type { Explanation } from '../contract.ts';
import { homeSeat, isPlacing, sellingZone } from './facts.ts';
import { leftOut, oneMore, prospects } from './forecast.ts';
import { ordinal } from './zone-box.ts';

export function explainZone(
  t: Tables,
  view: View,
  zone: PlaceIndex | undefined,
  names: Names,
): Explanation | null {
  if (zone === undefined) return null;
  const name = capital(placeName(t, zone));
  if (cityIsClosed(t, view))
    return {
      text: `${name} is closed: in the last turns workers go to laboratories only.`,
      rule: 'leonardo.final',
    };
  const { about, rule } = zones[zone]!;
  const what = about(t, view, homeSeat(view));
  const parts = [
    forMe(t, view, zone, names),
    nextPrice(t, view, zone),
    `${name} ${what}`,
    presence(t, view, zone, names),
  ];
  return {
    text: parts.filter(part => part !== '').join(' '),
    rule: isSoldOut(view, zone) ? 'leonardo.shops.empty' : rule,
  };
}

function nextPrice(t: Tables, view: View, zone: PlaceIndex): string {
  const here = view.lord === zone ? 'The Lord of the City is here now.' : '';
  const price = sellingZone(view) === zone ? priceOf(t, view, zone) : undefined;
  if (price === undefined) return here;
  return `${here} The next purchase ${price === 0 ? 'is free' : `costs ${florins(price)}`}.`;
}

function presence(t: Tables, view: View, zone: PlaceIndex, names: Names): string {
  const order = ranking(t, view, zone).map(
    seat => `${names[seat]} (${strength(t, view.seats[seat]!, zone)})`,
  );
  if (order.length === 0) return 'Nobody is there.';
  return `By strength there: ${order.join(', ')}.`;
}

/** What one more worker would bring whoever looks or decides, while workers are placed. */
function forMe(t: Tables, view: View, zone: PlaceIndex, names: Names): string {
  const seat = homeSeat(view);
  if (!isPlacing(t, view, seat)) return '';
  const then = oneMore(view, seat, zone);
  const rank = ordinal(ranking(t, then, zone).indexOf(seat) + 1);
  const head = `With one more worker ${seat === view.viewer ? 'you' : names[seat]} would be ${rank}`;
  if (zone === COUNCIL)
    return leftOut(t, then) === seat
      ? `${head} and get nothing, because all players are there.`
      : `${head} to choose a privilege.`;
  const mine = prospects(t, then, zone).find(each => each.seat === seat);
  const [first] = mine?.prices ?? [];
  if (first === undefined) return `${head} and get nothing as things stand.`;
  return `${head} and pay ${first === 0 ? 'nothing' : florins(first)} for the first purchase.`;
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
  const order = ranking(t, view, zone);
  const rank = ordinal(order.indexOf(seat) + 1);
  const whom = workers(player.placed[zone]!, player.master === zone);
  const own = strength(t, player, zone);
  const equals = order.filter(other => other !== seat && strength(t, view.seats[other]!, zone) === own);
  const tie =
    equals.length === 0
      ? ''
      : ` ${listed(equals.map(other => names[other]!))} ${equals.length === 1 ? 'is' : 'are'} as strong; who came first goes first.`;
  return {
    text: `${names[seat]} has ${whom} in ${placeName(t, zone)}, a strength of ${own}, and is ${rank} of ${order.length} there.${tie} An apprentice counts 1, the master ${t.constants.masterRank}.`,
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
    text: `Privilege ${privilege + 1} of the Council lets you ${about(t, view)}.${taken} Each privilege is chosen once a turn, the strongest first, and they are carried out from 1 to 4.`,
    rule: rule(view),
  };
}

export function explainPrices({ constants }: Tables): Explanation {
  const [first = 0, ...more] = constants.prices;
  const start = first === 0 ? 'is free' : `costs ${florins(first)}`;
  return {
    text: `Everywhere but in the Council the first purchase of a turn ${start}, the next ones cost ${listed(more.map(String))} florins. The price goes up only when somebody buys; after ${plural(constants.prices.length, 'purchase')} the place is done.`,
    rule: 'leonardo.offers.price',
  };
}
