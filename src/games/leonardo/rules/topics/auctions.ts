/** Phase D: sealed bids for the card of an invention that several completed in one turn. [leonardo.auction] */
import type { Seat } from '../../../../core/game.ts';
import type { Emit } from '../../../../core/grammar.ts';
import { florins } from '../../text/words.ts';
import { pay } from '../city.ts';
import { takeCard } from '../completion.ts';
import { beginTurn } from '../turns.ts';
import { type Auction, type Event, type MoveOf, NO_BID, type State } from '../types.ts';
import { numbered, type TopicOf, type WordOf } from './topic.ts';

const bidMove = numbered<MoveOf<'bid'>>(amount => ({ type: 'bid', florins: amount }));

export function enterAuctions(state: State, emit: Emit<Event>): void {
  state.phase = 'auctions';
  openAuction(state, emit);
}

/** Bidders are listed from Leonardo clockwise, which is also the order that breaks ties. */
function openAuction(state: State, emit: Emit<Event>): void {
  const auction = state.auctions[0];
  if (auction === undefined) return;
  state.queue = auction.bidders.slice();
  emit?.({ type: 'auction', seat: null, invention: auction.invention, bidders: auction.bidders.slice() });
}

/** Asks for the next sealed bid, or opens them all; false once no auction is left. Who has nothing bids 0. */
export function proceedAuctions(state: State, emit: Emit<Event>): boolean {
  while (state.auctions.length > 0) {
    while (state.queue.length > 0) {
      const seat = state.queue.shift()!;
      if (state.seats[seat]!.florins > 0) {
        beginTurn(state, { kind: 'bid', seat });
        return true;
      }
      state.seats[seat]!.bid = 0;
    }
    openBids(state, state.auctions.shift()!, emit);
    openAuction(state, emit);
  }
  return false;
}

/**
 * Ties go to the earlier bidder; nobody gets the card where all bid 0. [leonardo.auction.tie],
 * [leonardo.auction.zero]
 */
function openBids(state: State, { invention, bidders }: Auction, emit: Emit<Event>): void {
  let winner: Seat | null = null;
  let best = 0;
  for (const seat of bidders) {
    const { bid } = state.seats[seat]!;
    if (bid > best) {
      best = bid;
      winner = seat;
    }
  }
  if (emit) {
    const bids = bidders.map(seat => ({ seat, florins: state.seats[seat]!.bid }));
    emit({ type: 'bids', seat: winner, invention, bids, reveals: true });
  }
  for (const seat of bidders) state.seats[seat]!.bid = NO_BID;
  if (winner === null) {
    state.box.push(invention);
    return;
  }
  pay(state, winner, best);
  takeCard(state, winner, invention, emit);
}

export const bid: TopicOf<'bid', 'bid'> = {
  rule: 'leonardo.auction',
  secret: true,
  open: false,
  legal(_, state, { seat }, moves) {
    const most = state.seats[seat]!.florins;
    for (let amount = 0; amount <= most; amount++) moves.push(bidMove(amount));
  },
  apply(_, state, { seat }, move, emit) {
    state.pending = null;
    state.seats[seat]!.bid = move.florins;
    if (emit) {
      emit({ type: 'own-bid', seat, florins: move.florins, only: seat });
      emit({ type: 'sealed', seat });
    }
  },
  prompt(t, state, { seat }) {
    const { invention } = state.auctions[0]!;
    return `Your sealed bid for the card ${t.names[invention]}? You have ${florins(state.seats[seat]!.florins)}`;
  },
  unavailable: (_, state, { seat }) => [
    {
      what: `Bid more than ${state.seats[seat]!.florins}`,
      why: 'you have no more florins',
      rule: 'leonardo.auction',
    },
  ],
};

export const bidWord: WordOf<'bid'> = {
  notate: (_, move) => `bid ${move.florins}`,
  amount: move => move.florins,
  group: 'Bids',
  describe: (_, move) => (move.florins === 0 ? 'Bid nothing' : `Bid ${florins(move.florins)}`),
};
