/** Sealed bids for the card of an invention that several players have completed: the row of amounts, and who bids. */
import type { Names, Seat } from '../../../core/game.ts';
import { listed, ordinal, plural } from '../../../core/words.ts';
import { isCounted } from '../../../games/leonardo/rules/counted.ts';
import { typesOwned, varietyBonus } from '../../../games/leonardo/rules/scoring.ts';
import {
  type Auction,
  type InventionIndex,
  MATERIALS,
  NO_BID,
  type View,
} from '../../../games/leonardo/rules/types.ts';
import { florins } from '../../../games/leonardo/text/words.ts';
import { beside, box } from '../../draw/shapes.ts';
import { spot } from '../../draw/spot.ts';
import { tagged } from '../../draw/targets.ts';
import { wrap } from '../../draw/text.ts';
import { cardLines } from './cards.ts';
import { bidId } from './ids.ts';
import { flow, type PanelInput } from './panel.ts';

export function isBidding({ view }: PanelInput): boolean {
  return view.auctions.length > 0;
}

const CARD = 24;
/** Below this the card stands under the bids. */
const BESIDE_FROM = 70;

/** Nothing where nobody bids. */
export function bidding(input: PanelInput): string[] {
  const { view, theme, width, t } = input;
  const [auction] = view.auctions;
  if (auction === undefined) return [];
  const { invention } = auction;
  const isBeside = width >= BESIDE_FROM;
  const outer = isBeside ? width - CARD - 1 : width;
  const own = view.pending?.kind === 'bid' && view.pending.seat === view.viewer ? view.viewer : null;
  const inner = outer - 4;
  const bidders = auction.bidders.map((seat, i) => `${i === 0 ? '' : '   '}${bidder(input, seat)}`);
  const lines = [
    ...flow(bidders, inner).map(line => line.trimStart()),
    ...(own === null ? [] : amounts(input, own, inner)),
    ...[whyText(input, auction), tieText(input, auction), worthText(input, invention)].flatMap(text =>
      wrap(text, inner),
    ),
  ];
  const card = cardLines(input, invention, isBeside ? CARD : width, 1);
  const height = Math.max(lines.length + 2, isBeside ? card.length : 0);
  const title = `Sealed bids for the card ${t.names[invention]}`;
  const framed = box(lines, { width: outer, height }, theme, title, theme.style.accent);
  if (!isBeside) return [...framed, ...card];
  const blocks = [
    { lines: framed, width: outer },
    { lines: card, width: CARD },
  ];
  return beside(blocks, ' ', theme);
}

/** "You have 8ƒ" where it is counted, and what has happened to the bid so far. */
function bidder({ view, theme, marks, names }: PanelInput, seat: Seat): string {
  const { florins, bid } = view.seats[seat]!;
  const sum = theme.style.strong(`${florins}${theme.glyph.florin}`);
  const has = seat === view.viewer ? `you have ${sum}` : `${names[seat]} has ${sum}`;
  const who = isCounted(view, seat) ? has : `${names[seat]} bids`;
  const waits = view.pending?.seat === seat || view.queue.includes(seat);
  const own = bid === NO_BID ? 'bid is sealed' : `bid ${bid}${theme.glyph.florin}`;
  const state = waits ? '' : theme.style.dim(` (${own})`);
  return `${marks[seat]!.text} ${who}${state}`;
}

/** Every amount that can be bid, the one under the cursor in brackets. */
function amounts(input: PanelInput, seat: Seat, width: number): string[] {
  // All amounts are legal: marks around each would say nothing.
  const plainly = { ...input, targets: new Set<string>() };
  const all = Array.from({ length: input.view.seats[seat]!.florins + 1 }, (_, amount) =>
    tagged(input, bidId(amount), spot(plainly, bidId(amount), String(amount).padStart(2))),
  );
  return flow([' Your bid: ', ...all], width);
}

/** Why there are bids at all, and why nobody else makes one. */
function whyText({ theme, names }: PanelInput, { bidders }: Auction): string {
  const all = listed(bidders.map(seat => names[seat]!));
  const both = bidders.length === 2 ? 'both' : 'all';
  return theme.style.dim(`Only ${all} bid: ${both} built it this turn.`);
}

function tieText({ view, names, theme }: PanelInput, auction: Auction): string {
  return theme.style.dim(`The highest pays and gets it; ${tieWords(view, auction, names)}.`);
}

/** "a tie goes to you, next clockwise from Bob, who has Leonardo": the bidders stand in the order that breaks ties. */
export function tieWords({ viewer, leonardo }: View, { bidders }: Auction, names: Names): string {
  const [first = 0, ...others] = bidders;
  const name = (seat: Seat): string => (seat === viewer ? 'you' : names[seat]!);
  const holds = first === viewer ? 'who have Leonardo' : 'who has Leonardo';
  const why = first === leonardo ? holds : `next clockwise from ${names[leonardo]}, who has Leonardo`;
  const order = others.length < 2 ? '' : `, then to ${listed(others.map(name))}`;
  return `a tie goes to ${name(first)}, ${why}${order}`;
}

/** What the card is good for, to whom is asked. */
function worthText({ t, theme, view, subject }: PanelInput, invention: InventionIndex): string {
  const { cards } = view.seats[subject]!;
  const type = MATERIALS[t.type[invention]!]!;
  const now = varietyBonus(t, cards);
  const then = varietyBonus(t, [...cards, invention]);
  const types = typesOwned(t, [...cards, invention]);
  const whose = subject === view.viewer ? 'your' : 'the';
  const isNew = types > typesOwned(t, cards);
  const step = then > now ? `, ${florins(then)} at the end` : '';
  const bonus = isNew ? `${whose} ${ordinal(types)} type${step}` : 'no new type';
  return theme.style.strong(
    `Card: ${plural(t.constants.discount, 'week')} off later ${type} work; ${bonus}.`,
  );
}
