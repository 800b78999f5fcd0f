/** The log: one sentence for each event. An event about a seat names that player. */
import type { EventWords } from '../../../core/grammar.ts';
import { capital, listed } from '../../../core/words.ts';
import type { Tables } from '../rules/data.ts';
import type { Event } from '../rules/types.ts';
import { cardName, prizeName, prizeText } from './words.ts';

export const EVENTS: EventWords<Tables, Event> = {
  'turned-up': (t, { prize }) => `${capital(prizeText(t, prize))} is turned up.`,
  sealed: (_, { seat }, names) => `${names[seat]} seals a card.`,
  chose: (t, { seat, card }, names) => `${names[seat]} chooses ${cardName(t, card)}.`,
  opened: (t, { cards }, names) =>
    `The cards are opened: ${listed(cards.map((card, seat) => `${names[seat]} has ${cardName(t, card)}`))}.`,
  won: (t, { seat, prize }, names) => `${names[seat]} wins ${prizeName(t, prize)}.`,
  'laid-aside': (t, { prize }) => `Nobody wins ${prizeName(t, prize)}; it is laid aside.`,
  recalled: (t, { seat, card }, names) => `${names[seat]} takes ${cardName(t, card)} back.`,
};
