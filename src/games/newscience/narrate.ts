/** The log: one sentence for each event. */
import type { Names } from '../../core/game.ts';
import type { Tables } from './data.ts';
import type { Event } from './types.ts';
import { DECLINED, listing, plural, type Words } from './words.ts';

export function narrate(t: Tables, w: Words, event: Event, names: Names): string {
  const who = (seat: number) => names[seat]!;
  switch (event.type) {
    case 'scientist-chosen':
      return `${who(event.seat)} plays ${w.scientist(event.scientist)}.`;
    case 'turn-started':
      return `Turn ${event.turn} begins. The order is ${listing(event.order.map(who))}.`;
    case 'event-revealed': {
      const card = t.cards[t.cardIndex[event.card]!]!;
      return `The event ${card.name} (${card.type}) is revealed. ${card.text}`;
    }
    case 'event-left':
      return `Nobody took ${w.card(event.card)}; it leaves the game.`;
    case 'placed':
      return `${who(event.seat)} places energy on ${w.space(event.space)}.`;
    case 'not-placed':
      return `${who(event.seat)} finds no free space and keeps an energy marker.`;
    case 'rested':
      return `${who(event.seat)} rests: ${event.gained === 0 ? 'rest stays' : `+${event.gained}, rest is now`} at ${event.rest}.`;
    case 'order-set':
      return `The order of the next turn is ${listing(event.order.map(who))}.`;
    case 'played':
      return `${who(event.seat)} plays ${w.card(event.card)}. ${t.cards[t.cardIndex[event.card]!]!.text}`;
    case 'kept': {
      const old = event.replaced === null ? '' : `; ${w.card(event.replaced)} leaves the game`;
      return `${who(event.seat)} puts ${w.card(event.card)} into the laboratory${old}.`;
    }
    case 'card-used':
      return `${who(event.seat)} uses ${w.card(event.card)}${event.discarded ? ', which leaves the game' : ''}.`;
    case 'rest-lost':
      return `${who(event.seat)} loses ${event.lost} rest above the limit.`;
    case 'influence-changed': {
      const change = event.by > 0 ? 'gains' : 'loses';
      return `${who(event.seat)} ${change} ${Math.abs(event.by)} ${event.track} influence, now ${event.level}.`;
    }
    case 'looked':
      return `${who(event.seat)} looks at the next ${plural(event.count, 'event')}.`;
    case 'saw':
      return `The next events are, in this order: ${listing(event.cards.map(w.card))}.`;
    case 'buried':
      return `${who(event.seat)} puts card ${event.position} of the stack under the other cards of level ${event.level}.`;
    case 'marker-moved': {
      const whose =
        event.owner === event.seat ? 'an own energy marker' : `an energy marker of ${who(event.owner)}`;
      return `${who(event.seat)} moves ${whose} from ${w.space(event.from)} to ${w.space(event.to)}.`;
    }
    case 'researched': {
      const rest = event.rest > 0 ? `, ${event.rest} of them from rest` : '';
      const lent =
        event.borrowed.length > 0
          ? `, building on ${listing(event.borrowed.map(w.discovery))} of others`
          : '';
      return `${who(event.seat)} researches ${w.discovery(event.discovery)} with ${plural(event.points, 'point')}${rest}${lent}.`;
    }
    case 'rolled': {
      const rest = event.rest > 0 ? ` and spends ${event.rest} rest` : '';
      const start = event.again
        ? `${who(event.seat)} throws again`
        : `${who(event.seat)} experiments on ${w.discovery(event.discovery)}${rest}`;
      return `${start}: the die shows ${event.die}, ${event.needs} or more needed. ${event.success ? 'A success!' : 'It fails.'}`;
    }
    case 'experimented':
      return `${who(event.seat)} now knows ${w.discovery(event.discovery)}.`;
    case 'published': {
      const rest = event.rest > 0 ? `, spends ${event.rest} rest` : '';
      return `${who(event.seat)} publishes ${w.discovery(event.discovery)}${rest} and gains ${event.prestige} prestige, now ${event.total}.`;
    }
    case 'published-along':
      return `${w.discovery(event.discovery)} of ${who(event.seat)} is published along, without prestige.`;
    case 'marker-returned':
      return `${who(event.seat)} takes back the marker on ${w.discovery(event.discovery)}.`;
    case 'declined':
      return `${who(event.seat)} declines ${DECLINED[event.what]}.`;
    case 'lost':
      return `${who(event.seat)} finds nothing for the ${event.action} action; it is lost.`;
    case 'ended':
      return event.by === 'discoveries'
        ? 'The last level 5 discovery is published. The game is over.'
        : 'No events are left for another turn. The game is over.';
  }
}
