/** The places of the city, the privileges of the Council and the workers in words. */
import type { Names, Seat } from '../../../core/game.ts';
import { capital, listed, ordinal, plural } from '../../../core/words.ts';
import { priceOf, ranking, strength } from '../../../games/leonardo/rules/city.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { privileges } from '../../../games/leonardo/rules/effects/privileges.ts';
import { isSoldOut, zones } from '../../../games/leonardo/rules/effects/zones.ts';
import { cityIsClosed } from '../../../games/leonardo/rules/turns.ts';
import {
  COUNCIL,
  NOBODY,
  NOWHERE,
  type PlaceIndex,
  type PrivilegeIndex,
  type View,
} from '../../../games/leonardo/rules/types.ts';
import { florins, placeName, workers } from '../../../games/leonardo/text/words.ts';
import type { Explanation } from '../contract.ts';
import { homeSeat, isPlacing, sellingZone } from './facts.ts';
import { leftOut, type Prospect, prospects, withArrival } from './forecast.ts';

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
  const mine = forMe(t, view, zone, names);
  const parts = [
    mine,
    nextPrice(t, view, zone),
    `${name} ${what}`,
    mine === '' && view.lord !== zone ? presence(t, view, zone, names) : '',
  ];
  return {
    text: parts.filter(part => part !== '').join(' '),
    rule: isSoldOut(view, zone) ? 'leonardo.shops.empty' : rule,
  };
}

function nextPrice(t: Tables, view: View, zone: PlaceIndex): string {
  const price = sellingZone(view) === zone ? priceOf(t, view, zone) : undefined;
  if (price !== undefined) return `The next purchase ${price === 0 ? 'is free' : `costs ${florins(price)}`}.`;
  return view.lord === zone ? 'The Lord of the City is here now.' : '';
}

function presence(t: Tables, view: View, zone: PlaceIndex, names: Names): string {
  const order = ranking(t, view, zone).map(
    seat => `${names[seat]} (${strength(t, view.seats[seat]!, zone)})`,
  );
  if (order.length === 0) return 'Nobody is there.';
  return `By strength there: ${order.join(', ')}.`;
}

/** What one more worker would bring whoever looks or decides, while workers are placed: an apprentice, and the master. */
function forMe(t: Tables, view: View, zone: PlaceIndex, names: Names): string {
  const seat = homeSeat(view);
  const { idle, placed, master } = view.seats[seat]!;
  if (!isPlacing(t, view, seat)) return '';
  const who = seat === view.viewer ? 'you' : names[seat]!;
  const withCrew = (apprentices: number): string =>
    outlook(t, withArrival(view, { seat, place: zone, apprentices, master: apprentices === 0 }), zone, seat);
  if (view.pending?.kind === 'crew') {
    const [one = '', ...changes] = Array.from({ length: idle }, (_, i) => withCrew(i + 1));
    const better = changes.flatMap((text, i) =>
      text === (changes[i - 1] ?? one) ? [] : [`; with ${i + 2} ${text}`],
    );
    return `With 1 apprentice ${who} would be ${one}${better.join('')}.`;
  }
  const sent = idle > 0 && placed[zone] === 0 ? withCrew(1) : null;
  const led = master === NOWHERE ? withCrew(0) : null;
  if (sent === null && led === null) return '';
  if (sent === led) return `With an apprentice or the master ${who} would be ${sent}.`;
  if (sent === null) return `With the master ${who} would be ${led}.`;
  return `With an apprentice ${who} would be ${sent}${led === null ? '' : `; with the master ${led}`}.`;
}

/** "2nd and pay 3 florins for the first purchase" */
function outlook(t: Tables, then: View, zone: PlaceIndex, seat: Seat): string {
  const rank = ordinal(ranking(t, then, zone).indexOf(seat) + 1);
  if (zone === COUNCIL)
    return leftOut(t, then) === seat
      ? 'the last of all players there, who gets no privilege'
      : `${rank} to choose a privilege`;
  const { prices = [], why = null } = prospects(t, then, zone).find(each => each.seat === seat) ?? {};
  const [first = 0] = prices;
  if (why !== null) return `${rank} ${WHY_NOT[why]}`;
  return `${rank} and ${first === 0 ? 'take one free' : `pay ${florins(first)} for one`}`;
}

const WHY_NOT: Readonly<Record<NonNullable<Prospect['why']>, string>> = {
  florins: 'and could not pay',
  use: 'but have no use for it',
  late: 'and come too late',
};

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
    text: `${names[seat]} has ${whom} in ${placeName(t, zone)}: strength ${own}, ${rank} of ${order.length} there.${tie} An apprentice counts 1, the master ${t.constants.masterRank}.`,
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
    text: `Privilege ${privilege + 1} of the Council lets you ${about(t, view)}.${taken} Each is chosen once a turn, the strongest first; they are carried out from 1 to 4.`,
    rule: rule(view),
  };
}

export function explainPrices({ constants }: Tables): Explanation {
  const [first = 0, ...more] = constants.prices;
  const start = first === 0 ? 'is free' : `costs ${florins(first)}`;
  return {
    text: `In every place but the Council the first purchase of a turn ${start}, the next ones cost ${listed(more.map(String))} florins, whoever makes them. After ${plural(constants.prices.length, 'purchase')} the place is done.`,
    rule: 'leonardo.offers.price',
  };
}
