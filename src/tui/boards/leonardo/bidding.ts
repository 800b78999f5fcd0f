/** Sealed bids for the card of an invention that several players have completed: the row of amounts, and who bids. */
import type { Names, Seat } from '../../../core/game.ts';
import { listed } from '../../../core/words.ts';
import { isCounted } from '../../../games/leonardo/rules/counted.ts';
import { type Auction, NO_BID, type View } from '../../../games/leonardo/rules/types.ts';
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
  const lines = [
    ...auction.bidders.map(seat => bidder(input, seat)),
    ...(own === null ? [] : amounts(input, own, outer - 4)),
    ...wrap(theme.style.dim(tieText(input, auction)), outer - 4),
  ];
  const card = cardLines(input, invention, isBeside ? CARD : width);
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

function tieText({ view, names }: PanelInput, auction: Auction): string {
  return `The highest bid pays and takes the card; ${tieWords(view, auction, names)}. Secret until all have bid.`;
}

/** "of equal bids that of Cleo wins, who holds Leonardo": the bidders stand in the order that breaks ties. */
export function tieWords({ viewer, leonardo }: View, { bidders }: Auction, names: Names): string {
  const [first = 0, ...others] = bidders;
  const name = (seat: Seat): string => (seat === viewer ? 'you' : names[seat]!);
  const why = first === leonardo ? (first === viewer ? ', who hold Leonardo' : ', who holds Leonardo') : '';
  const order = others.length < 2 ? '' : `, then to ${listed(others.map(name))}`;
  const reason = why === '' ? ', next clockwise from Leonardo' : why;
  return `a tie goes to ${name(first)}${reason}${order}`;
}
