/** What everybody should see before the game goes on: opened bids, completed inventions, and the end of the city. */
import type { Names, Seat } from '../../../core/game.ts';
import { listed, plural } from '../../../core/words.ts';
import type { Tables } from '../../../games/leonardo/rules/data.ts';
import { type Event, MATERIALS, type View } from '../../../games/leonardo/rules/types.ts';
import { florins } from '../../../games/leonardo/text/words.ts';
import { bar } from '../../draw/shapes.ts';
import { cut, pad, wrap } from '../../draw/text.ts';
import type { Moment } from '../contract.ts';
import { firstFit, flow } from './panel.ts';
import { bonusWords, typeParts } from './types-row.ts';

type EventOf<K extends Event['type']> = Extract<Event, { type: K }>;
type MomentInput = Parameters<Moment['draw']>[0];

export function moment(t: Tables, event: Event, view: View, names: Names): Moment | null {
  switch (event.type) {
    case 'bids':
      return {
        title: `Sealed bids for the card ${t.names[event.invention]}`,
        draw: input => drawBids(t, event, view, input),
      };
    case 'completed':
      return {
        title: `${names[event.seat]} completes ${t.names[event.invention]}`,
        draw: input => drawCompletion(t, event, view, input),
      };
    case 'round':
      return lastTurns(t, event);
    default:
      return null;
  }
}

/** The bids side by side, then who wins and why. */
function drawBids(t: Tables, event: EventOf<'bids'>, view: View, input: MomentInput): string[] {
  const { width, names, marks, theme } = input;
  const most = Math.max(1, ...event.bids.map(({ florins: amount }) => amount));
  const rows = event.bids.map(({ seat, florins: amount }) => {
    const name = pad(`${marks[seat]!.text} ${names[seat]}`, 18, theme);
    const gauge = bar(amount, most, Math.max(6, Math.min(24, width - 46)), theme, marks[seat]!.style);
    const row = `${name} ${gauge} ${theme.style.strong(florins(amount))}`;
    if (seat !== event.seat) return cut(row, width, theme);
    const tick = theme.style.good(theme.glyph.check);
    return cut(firstFit(width, `${row} ${tick} takes the card`, `${row} ${tick}`), width, theme);
  });
  return [...rows, '', ...wrap(whyWon(t, event, view, names), width)];
}

function whyWon(
  t: Tables,
  { seat, bids, invention }: EventOf<'bids'>,
  { leonardo }: View,
  names: Names,
): string {
  if (seat === null)
    return `Nobody has bid a florin, so the card ${t.names[invention]} goes out of the game.`;
  const paid = bids.find(bid => bid.seat === seat)!.florins;
  const equals = bids.filter(bid => bid.florins === paid && bid.seat !== seat);
  const effect = `The card takes ${plural(t.constants.discount, 'week')} off later inventions of the ${MATERIALS[t.type[invention]!]} type and counts for the bonus at the end.`;
  const start = `${names[seat]} pays ${florins(paid)} and takes the card`;
  if (equals.length === 0) return `${start}: it was the highest bid. The others pay nothing. ${effect}`;
  const others = listed(equals.map(bid => names[bid.seat]!));
  const why =
    seat === leonardo
      ? `${names[seat]} holds Leonardo`
      : `clockwise from Leonardo, with ${names[leonardo]}, ${names[seat]} comes first`;
  return `${start}: ${others} bid as much, but ${why}. The others pay nothing. ${effect}`;
}

/** What was paid and why, and what the cards are now worth. */
function drawCompletion(
  t: Tables,
  { seat, invention, discount, florins: earned, first }: EventOf<'completed'>,
  view: View,
  { width, names, marks, theme }: MomentInput,
): string[] {
  const weeks = plural(t.weeks[invention]!, 'week');
  const type = MATERIALS[t.type[invention]!];
  const why = first
    ? 'the sum for all who complete it in the first turn'
    : 'the lower sum, because somebody else was first';
  const { cards } = view.seats[seat]!;
  const sentences = [
    `${names[seat]} gets ${florins(earned)}: ${why}.`,
    discount === 0
      ? `It took ${weeks} of work.`
      : `It takes ${weeks} of work; cards of the ${type} type took ${plural(discount, 'week')} off.`,
    cardSentence(t, view, names, seat, invention, first),
  ];
  const parts = typeParts(t, theme, cards, () => '');
  return [
    ...sentences.flatMap(text => wrap(text, width)),
    '',
    ...flow([`${marks[seat]!.text} types  `, ...parts, bonusWords(t, theme, cards, width)], width),
  ];
}

function cardSentence(
  t: Tables,
  view: View,
  names: Names,
  seat: Seat,
  invention: number,
  first: boolean,
): string {
  if (!first) return 'There is no card for it any more.';
  const auction = view.auctions.find(each => each.invention === invention);
  if (auction !== undefined)
    return `${listed(auction.bidders.map(each => names[each]!))} complete it together: sealed bids decide who takes the card.`;
  return view.seats[seat]!.cards.some(card => card === invention)
    ? `${names[seat]} takes the card: ${plural(t.constants.discount, 'week')} off later inventions of its type.`
    : 'The card goes to the highest of sealed bids.';
}

/** What is different from now on. */
function lastTurns({ constants }: Tables, { printedTurn }: EventOf<'round'>): Moment | null {
  const { turns, cityTurns } = constants;
  if (printedTurn <= cityTurns) return null;
  const isFirst = printedTurn === cityTurns + 1;
  const lines = isFirst
    ? [
        `Turns ${cityTurns + 1} to ${turns} are different: workers go to laboratories only.`,
        'Nothing is bought, and the Council does not meet: Leonardo stays where he is.',
        'No new invention is requested. What lies face up or was shown to all can still be completed; other work brings nothing.',
      ]
    : [
        'What is not completed at the end of this turn brings nothing.',
        'Then the richest wins: florins, and a bonus for different types of cards.',
      ];
  return {
    title: isFirst ? `Turn ${printedTurn}: the city is closed` : `Turn ${printedTurn}: the last turn`,
    draw: ({ width, theme }) => lines.flatMap(line => wrap(`${theme.glyph.bullet} ${line}`, width)),
  };
}
