/** The log: one sentence for each event. */
import type { Names } from '../../../core/game.ts';
import type { EventWords } from '../../../core/grammar.ts';
import { listed, plural } from '../../../core/words.ts';
import type { Tables } from '../rules/data.ts';
import { type DiscoveryAction, type Event, NONE, type Shortfall, TRACKS } from '../rules/types.ts';
import {
  allOf,
  CARD_KINDS,
  cardName,
  cardNames,
  DECLINED,
  discoveryName,
  scientistName,
  spaceName,
  trackName,
} from './words.ts';

const orderText = (order: readonly number[], names: Names): string => listed(order.map(seat => names[seat]!));

export const EVENTS: EventWords<Tables, Event> = {
  'scientist-chosen': (t, { seat, scientist }, names) =>
    `${names[seat]} plays ${scientistName(t, scientist)}.`,
  'round-started': (_, { round, order }, names) =>
    `Turn ${round} begins. The order is ${orderText(order, names)}.`,
  'event-revealed': (t, event) => {
    const card = t.cards[event.card]!;
    return `The event ${card.name} (${CARD_KINDS[card.type]}) is revealed. ${card.text}`;
  },
  'event-left': (t, { card }) => `Nobody took ${cardName(t, card)}; it leaves the game.`,
  placed: (t, { seat, space }, names) => `${names[seat]} places energy on ${spaceName(t, space)}.`,
  'not-placed': (_, { seat }, names) => `${names[seat]} finds no free space and keeps an energy marker.`,
  rested: (_, { seat, gained, rest }, names) =>
    `${names[seat]} rests: ${gained === 0 ? 'rest stays' : `+${gained}, rest is now`} at ${rest}.`,
  'order-set': (_, { order }, names) => `The order of the next turn is ${orderText(order, names)}.`,
  played: (t, { seat, card }, names) => `${names[seat]} plays ${cardName(t, card)}. ${t.cards[card]!.text}`,
  kept: (t, { seat, card, replaced }, names) => {
    const old = replaced === NONE ? '' : `; ${cardName(t, replaced)} leaves the game`;
    return `${names[seat]} puts ${cardName(t, card)} into the laboratory${old}.`;
  },
  'card-used': (t, { seat, card, discarded }, names) =>
    `${names[seat]} uses ${cardName(t, card)}${discarded ? ', which leaves the game' : ''}.`,
  'rest-lost': (_, { seat, lost }, names) => `${names[seat]} loses ${lost} rest above the limit.`,
  'influence-changed': (_, { seat, track, by, level }, names) => {
    if (by === 0)
      return `${names[seat]} stays at ${level} in ${trackName(track)} influence, the end of the track.`;
    return `${names[seat]} ${by > 0 ? 'gains' : 'loses'} ${Math.abs(by)} ${trackName(track)} influence, now ${level}.`;
  },
  looked: (_, { seat, count }, names) => `${names[seat]} looks at the next ${plural(count, 'event')}.`,
  saw: (t, { seat, cards }, names) =>
    `${names[seat]} sees the next events, in this order: ${cardNames(t, cards)}.`,
  buried: (_, { seat, position, level }, names) =>
    `${names[seat]} puts card ${position} of the stack under the other cards of level ${level}.`,
  'marker-moved': (t, { seat, owner, from, to }, names) => {
    const whose = owner === seat ? 'an own energy marker' : `an energy marker of ${names[owner]}`;
    return `${names[seat]} moves ${whose} from ${spaceName(t, from)} to ${spaceName(t, to)}.`;
  },
  researched: (t, { seat, discovery, points, rest, borrowed }, names) => {
    const spent = rest > 0 ? `, ${rest} of them from rest` : '';
    const lent = listed(borrowed.map(other => discoveryName(t, other)));
    const base = lent === '' ? '' : `, building on ${lent} of others`;
    return `${names[seat]} researches ${discoveryName(t, discovery)} with ${plural(points, 'point')}${spent}${base}.`;
  },
  rolled: (t, { seat, discovery, rest, die, needs, success, again }, names) => {
    const spent = rest > 0 ? ` and spends ${rest} rest` : '';
    const what = again ? 'throws again' : `experiments on ${discoveryName(t, discovery)}${spent}`;
    return `${names[seat]} ${what}: the die shows ${die}, ${needs} or more needed. ${success ? 'A success!' : 'It fails.'}`;
  },
  experimented: (t, { seat, discovery }, names) => `${names[seat]} now knows ${discoveryName(t, discovery)}.`,
  published: (t, { seat, discovery, rest, prestige, total }, names) => {
    const spent = rest > 0 ? `, spends ${rest} rest` : '';
    return `${names[seat]} publishes ${discoveryName(t, discovery)}${spent} and gains ${prestige} prestige, now ${total}.`;
  },
  'published-along': (t, { seat, discovery }, names) =>
    `${discoveryName(t, discovery)} of ${names[seat]} is published along, without prestige.`,
  'marker-returned': (t, { seat, discovery }, names) =>
    `${names[seat]} takes back the marker on ${discoveryName(t, discovery)}.`,
  declined: (_, { seat, what }, names) => `${names[seat]} declines ${DECLINED[what]}.`,
  lost: (t, event, names) => `${names[event.seat]} loses the ${event.action} action, ${lossText(t, event)}.`,
  ended: (_, { by }) =>
    by === 'discoveries'
      ? 'The last level 5 discovery is published. The game is over.'
      : 'No events are left for another turn. The game is over.',
};

/** [newscience.resolution.lost] */
function lossText(t: Tables, event: Extract<Event, { type: 'lost' }>): string {
  if (event.action === 'influence') return 'nothing to raise, as all tracks are at the top';
  const { action, cause } = event;
  const verb = action === 'experiment' ? 'try' : action;
  switch (cause.kind) {
    case 'no-marker':
      return `nothing to ${verb}: all ${t.rules.discoveryMarkers} discovery markers are in use`;
    case 'no-discovery':
      return `nothing to ${verb}: ${NO_DISCOVERY[action]}`;
    case 'short':
      return `nothing to ${verb}: ${shortfallText(t, action, cause)}`;
  }
}

const NO_DISCOVERY: Readonly<Record<DiscoveryAction, string>> = {
  research: 'every discovery is published or begun already',
  experiment: 'none of the discovery markers lies in a research zone',
  publish: 'none of the discovery markers lies in an experiment zone',
};

function shortfallText(
  t: Tables,
  action: DiscoveryAction,
  { discovery, missing, points, influence }: Shortfall,
): string {
  const lacking = [
    ...(missing.length === 0 ? [] : [`knowledge of ${allOf(t, missing)}`]),
    ...(points === 0 ? [] : [plural(points, 'more point')]),
    ...TRACKS.filter(track => influence[track] !== 0).map(
      track => `${influence[track]} more ${trackName(track)}`,
    ),
  ];
  const even = action === 'experiment' ? ', even for the highest throw' : '';
  return `${discoveryName(t, discovery)} needs ${listed(lacking)}${even}`;
}
