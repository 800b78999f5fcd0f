/** Log text of events: whole sentences with names. */
import type { Names } from '../../core/game.ts';
import type { Tables } from './data.ts';
import { CANCEL, type Event, MATERIALS, ZONES } from './types.ts';
import {
  florins,
  inventionName,
  inventionNames,
  labName,
  listOf,
  PRIVILEGE_NAMES,
  placeName,
  plural,
  purchaseName,
} from './words.ts';

const WHY = {
  choice: 'renounces',
  florins: 'cannot pay',
  use: 'has no use for the offer',
} as const;

export function narrate(t: Tables, event: Event, names: Names): string {
  const who = 'seat' in event ? (names[event.seat] ?? '') : '';
  switch (event.type) {
    case 'favour':
      return `${who} takes as a favour ${favourName(t, event.favour)}.`;
    case 'component': {
      const cost = event.price > 0 ? ` for ${florins(event.price)}` : '';
      return `${who} takes 1 ${MATERIALS[event.material]}${cost}.`;
    }
    case 'turn':
      return event.turn === 0
        ? 'Turn 0: favours are chosen.'
        : `Turn ${event.turn} of ${t.constants.turns} begins.`;
    case 'planned':
      return event.plan === CANCEL
        ? `${who} will cancel the work in the ${labName(event.lab)}.`
        : `${who} will start ${inventionName(t, event.plan)} in the ${labName(event.lab)}.`;
    case 'chosen':
      return `${who} has chosen.`;
    case 'cancelled':
      return `${who} cancels the work in the ${labName(event.lab)} and loses ${plural(event.weeks, 'week')}.`;
    case 'started': {
      const what = event.invention > 0 ? inventionName(t, event.invention) : 'an invention';
      return `${who} starts ${what} in the ${labName(event.lab)}.`;
    }
    case 'stood-by':
      return `${who} starts nothing.`;
    case 'placed': {
      const whom = event.master ? 'the master' : plural(event.apprentices, 'apprentice');
      return `${who} places ${whom} in ${placeName(t, event.place)}.`;
    }
    case 'passed':
      return `${who} passes.`;
    case 'lord':
      return `The Lord of the City comes to ${placeName(t, event.zone)}: ${listOf(event.ranking.map(seat => names[seat] ?? ''))}.`;
    case 'excluded':
      return `${who} is last in the full Council and takes the workers back.`;
    case 'leonardo': {
      const kept = event.from === event.to;
      if (event.to === event.seat) return `${who} ${kept ? 'keeps' : 'takes'} Leonardo.`;
      return `${who} ${kept ? 'leaves Leonardo with' : 'gives Leonardo to'} ${names[event.to]}.`;
    }
    case 'privilege':
      return `${who} chooses privilege ${event.privilege}: ${PRIVILEGE_NAMES[event.privilege]}.`;
    case 'declined':
      return `${who} leaves the Council without a privilege.`;
    case 'moved': {
      const whose = event.owner === event.seat ? 'an apprentice' : `an apprentice of ${names[event.owner]}`;
      return `${who} moves ${whose} from ${placeName(t, event.from)} to ${placeName(t, event.to)}.`;
    }
    case 'council-florins':
      return `${who} takes ${florins(event.florins)} from the Council.`;
    case 'looked':
      return `${who} looks at the top ${plural(event.count, 'invention')} of the deck.`;
    case 'saw':
      return `You see, from the top: ${inventionNames(t, event.inventions)}.`;
    case 'arranged':
      return `${who} puts them back in a secret order.`;
    case 'ordered':
      return `The deck now begins with ${inventionNames(t, event.inventions)}.`;
    case 'bought': {
      const cost = event.price === 0 ? 'for nothing' : `for ${florins(event.price)}`;
      return `${who} gets ${purchaseName(t, event.purchase)} ${cost}.`;
    }
    case 'renounced':
      return `${who} ${WHY[event.why]} and leaves ${placeName(t, event.zone)}.`;
    case 'sold-out':
      return `${capital(placeName(t, event.zone))} has nothing left; all workers go home.`;
    case 'worked': {
      const place = placeName(t, ZONES + event.lab);
      return `${capital(place)} of ${who} works ${plural(event.weeks, 'week')} and stands at ${event.total}.`;
    }
    case 'completed': {
      const help = event.discount > 0 ? ` with ${plural(event.discount, 'week')} off` : '';
      const order = event.first ? '' : ' after somebody else';
      return `${who} completes ${inventionName(t, event.invention)}${help}${order} and receives ${florins(event.florins)}.`;
    }
    case 'none-completed':
      return 'Nobody completes an invention this turn.';
    case 'revealed':
      return `${who} shows that the ${labName(event.lab)} is building ${inventionName(t, event.invention)} too.`;
    case 'took-card':
      return `${who} takes the card ${inventionName(t, event.invention)}.`;
    case 'auction':
      return `${listOf(event.bidders.map(seat => names[seat] ?? ''))} bid for the card ${inventionName(t, event.invention)}.`;
    case 'sealed':
      return `${who} has made a sealed bid.`;
    case 'own-bid':
      return `You bid ${florins(event.florins)}.`;
    case 'bids': {
      const bids = listOf(event.bids.map(bid => `${names[bid.seat]} bids ${bid.florins}`));
      const outcome = event.winner < 0 ? 'the card goes to the box' : `${names[event.winner]} pays and wins`;
      return `${bids}: ${outcome}.`;
    }
    case 'council-grows':
      return `A florin is added at the Council, which now holds ${event.florins}.`;
    case 'requested':
      return `Now requested: ${inventionNames(t, event.inventions)}.`;
    case 'ended':
      return 'The game is over.';
  }
}

function favourName(t: Tables, favour: (Event & { type: 'favour' })['favour']): string {
  const row = t.favours[favour];
  if (favour === 'florins') return florins(row.florins);
  if (favour === 'components') return plural(row.components, 'component');
  const extra = row.components > 0 ? ` and ${plural(row.components, 'component')}` : '';
  return `${purchaseName(t, favour)}${extra}`;
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
