/** Log text of events: whole sentences with names. */
import type { EventWords } from '../../../core/grammar.ts';
import { capital, listed, plural } from '../../../core/words.ts';
import type { Tables } from '../rules/data.ts';
import { favours } from '../rules/effects/favours.ts';
import { privileges } from '../rules/effects/privileges.ts';
import { purchases } from '../rules/effects/purchases.ts';
import { CANCEL, type Event, HIDDEN, MATERIALS } from '../rules/types.ts';
import { florins, inventionName, inventionNames, labName, placeName, workers } from './words.ts';

const WHY_RENOUNCED = {
  choice: 'buys nothing',
  florins: 'cannot pay',
  use: 'has no use for the offer',
} as const;

/** "only Ann", "first Ann, then Bob and Cy" */
function askedInOrder([first = '', ...others]: readonly string[]): string {
  return others.length === 0 ? `only ${first} is there` : `first ${first}, then ${listed(others)}`;
}

export const EVENTS: EventWords<Tables, Event> = {
  favour: (t, { seat, favour }, names) =>
    `${names[seat]} takes as a favour ${favours[favour]!.name(t, t.favours[favour]!)}.`,
  component: (_, { seat, material, price }, names) =>
    `${names[seat]} takes 1 ${MATERIALS[material]}${price > 0 ? ` for ${florins(price)}` : ''}.`,
  round: (t, { printedTurn }) =>
    printedTurn === 0 ? 'Turn 0: favours are chosen.' : `Turn ${printedTurn} of ${t.constants.turns} begins.`,
  planned: (t, { seat, lab, plan }, names) =>
    plan === CANCEL
      ? `${names[seat]} will cancel the work in the ${labName(lab)}.`
      : `${names[seat]} will start ${inventionName(t, plan)} in the ${labName(lab)}.`,
  chosen: (_, { seat }, names) => `${names[seat]} has chosen.`,
  cancelled: (_, { seat, lab, weeks }, names) =>
    `${names[seat]} cancels the work in the ${labName(lab)} and loses ${plural(weeks, 'week')}.`,
  started: (t, { seat, lab, invention }, names) =>
    `${names[seat]} starts ${invention === HIDDEN ? 'an invention' : inventionName(t, invention)} in the ${labName(lab)}.`,
  'stood-by': (_, { seat }, names) => `${names[seat]} starts nothing.`,
  placed: (t, { seat, place, apprentices, master }, names) =>
    `${names[seat]} places ${workers(apprentices, master)} in ${placeName(t, place)}.`,
  passed: (_, { seat }, names) => `${names[seat]} passes.`,
  lord: (t, { zone, ranking }, names) =>
    `The Lord of the City comes to ${placeName(t, zone)}: ${askedInOrder(ranking.map(seat => names[seat]!))}.`,
  excluded: (_, { seat }, names) =>
    `All players are in the Council, so ${names[seat]}, the last of them, gets nothing.`,
  leonardo: (_, { seat, from, to }, names) => {
    const kept = from === to;
    if (to === seat) return `${names[seat]} ${kept ? 'keeps' : 'takes'} Leonardo.`;
    return `${names[seat]} ${kept ? 'leaves Leonardo with' : 'gives Leonardo to'} ${names[to]}.`;
  },
  privilege: (_, { seat, privilege }, names) =>
    `${names[seat]} chooses privilege ${privilege + 1}: ${privileges[privilege]!.name}.`,
  declined: (_, { seat }, names) => `${names[seat]} leaves the Council without a privilege.`,
  moved: (t, { seat, owner, from, to }, names) => {
    const whose = owner === seat ? '' : ` of ${names[owner]}`;
    return `${names[seat]} moves an apprentice${whose} from ${placeName(t, from)} to ${placeName(t, to)}.`;
  },
  'council-florins': (_, { seat, florins: amount }, names) =>
    `${names[seat]} takes ${florins(amount)} from the Council.`,
  looked: (_, { seat, count }, names) =>
    `${names[seat]} looks at the top ${plural(count, 'invention')} of the deck.`,
  saw: (t, { seat, inventions }, names) =>
    `${names[seat]} sees, from the top: ${inventionNames(t, inventions)}.`,
  arranged: (_, { seat }, names) => `${names[seat]} puts them back in a secret order.`,
  ordered: (t, { seat, inventions }, names) =>
    `The deck now begins with ${inventionNames(t, inventions)}, as ${names[seat]} has arranged it.`,
  bought: (t, { seat, purchase, price }, names) =>
    `${names[seat]} gets ${purchases[purchase]!.name(t)} ${price === 0 ? 'for nothing' : `for ${florins(price)}`}.`,
  renounced: (t, { seat, zone, why }, names) =>
    `${names[seat]} ${WHY_RENOUNCED[why]} and leaves ${placeName(t, zone)}.`,
  'sold-out': (t, { zone }) => `${capital(placeName(t, zone))} has nothing left; all workers go home.`,
  worked: (t, { seat, lab, weeks, total }, names) => {
    const end = total === t.constants.weekTrack ? ', the end of the track' : '';
    return `The ${labName(lab)} of ${names[seat]} works ${plural(weeks, 'week')} and has now done ${total}${end}.`;
  },
  completed: (t, { seat, invention, discount, florins: earned, first }, names) => {
    const help = discount > 0 ? `, ${plural(discount, 'week')} sooner thanks to cards of its type,` : '';
    const order = first ? '' : ' after somebody else';
    return `${names[seat]} completes ${inventionName(t, invention)}${help}${order} and receives ${florins(earned)}.`;
  },
  'none-completed': () => 'Nobody completes an invention this turn.',
  revealed: (t, { seat, lab, invention }, names) =>
    `${names[seat]} shows that the ${labName(lab)} is building ${inventionName(t, invention)} too.`,
  'took-card': (t, { seat, invention }, names) =>
    `${names[seat]} takes the card ${inventionName(t, invention)}.`,
  auction: (t, { invention, bidders }, names) =>
    `For the card ${inventionName(t, invention)} ${listed(bidders.map(seat => names[seat]!))} make sealed bids.`,
  sealed: (_, { seat }, names) => `${names[seat]} has made a sealed bid.`,
  'own-bid': (_, { seat, florins: amount }, names) => `${names[seat]} bids ${florins(amount)}.`,
  bids: (_, { seat: winner, bids }, names) => {
    const all = listed(bids.map(({ seat, florins: amount }) => `${names[seat]} bids ${amount}`));
    return `The bids are opened: ${all}; ${winner === null ? 'nobody wants the card, which goes out of the game' : `${names[winner]} pays and wins`}.`;
  },
  'council-grows': (_, { florins: amount }) => `A florin is added at the Council, which now holds ${amount}.`,
  requested: (t, { inventions }) => `Now requested: ${inventionNames(t, inventions)}.`,
  ended: () => 'The game is over.',
};
