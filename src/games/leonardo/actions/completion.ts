/** Laboratories at work (end of phase C), inventions completed (phase D) and the auctions for shared ones. */
import type { Seat } from '../../../core/game.ts';
import { fromLeonardo, goHome, pay } from '../city.ts';
import type { Tables } from '../data.ts';
import {
  type Auction,
  type Emit,
  FIRST_LAB,
  type Invention,
  type Lab,
  type LabIndex,
  MATERIALS,
  type Move,
  type Pending,
  type Player,
  type State,
} from '../types.ts';
import { clearLab } from './fabrication.ts';

/** Weeks a laboratory gains with the workers now on it. [leonardo.laboratory] */
export function weeksGained(t: Tables, player: Player, index: LabIndex): number {
  const place = FIRST_LAB + index;
  const master = player.master === place ? t.constants.masterWeeks : 0;
  return player.placed[place]! + master + player.labs[index]!.automata * t.constants.automatonWeeks;
}

/** Weeks taken off by owned cards of the same type. [leonardo.discount] */
export function discountFor(
  t: Tables,
  player: { readonly cards: Invention[] },
  invention: Invention,
): number {
  let weeks = 0;
  for (const card of player.cards) if (t.type[card] === t.type[invention]) weeks += t.constants.discount;
  return weeks;
}

export function workLaboratories(t: Tables, state: State, emit: Emit): void {
  for (const seat of fromLeonardo(state)) {
    const player = state.players[seat]!;
    for (let i = 0; i < 2; i++) {
      const lab = player.labs[i]!;
      if (lab.invention === 0) continue;
      const weeks = Math.min(weeksGained(t, player, i), t.constants.weekTrack - lab.weeks);
      lab.weeks += weeks;
      goHome(player, FIRST_LAB + i);
      if (weeks > 0) emit?.({ type: 'worked', seat, lab: i, weeks, total: lab.weeks });
    }
  }
}

/** Everything that phase D decides by itself; what several players completed is left to auctions. */
export function completeInventions(t: Tables, state: State, emit: Emit): void {
  const completers: Seat[][] = t.names.map(() => []);
  let any = false;
  for (const seat of fromLeonardo(state))
    for (let i = 0; i < 2; i++) {
      const { invention } = state.players[seat]!.labs[i]!;
      if (invention === 0 || !isComplete(t, state, seat, i)) continue;
      if (state.requested.includes(invention)) completers[invention]!.push(seat);
      pay(state, seat, -complete(t, state, seat, i, emit));
      any = true;
    }
  if (!any) emit?.({ type: 'none-completed', reveals: true });
  const completed = t.inventions.filter(n => completers[n]!.length > 0);
  if (completed.length === 0) return;
  state.requested = state.requested.filter(n => !completed.includes(n));
  revealLatecomers(state, completed, emit);
  for (const invention of completed) {
    const seats = completers[invention]!;
    if (seats.length === 1) takeCard(state, seats[0]!, invention, emit);
    else state.auctions.push({ invention, bidders: seats });
  }
}

/** [leonardo.complete]: requested or revealed, and enough weeks with the discount. */
function isComplete(t: Tables, state: Readonly<State>, seat: Seat, index: LabIndex): boolean {
  const player = state.players[seat]!;
  const lab = player.labs[index]!;
  if (!lab.revealed && !state.requested.includes(lab.invention)) return false;
  return lab.weeks + discountFor(t, player, lab.invention) >= t.weeks[lab.invention]!;
}

/** Returns the florins earned. [leonardo.complete.payout] */
function complete(t: Tables, state: State, seat: Seat, index: LabIndex, emit: Emit): number {
  const player = state.players[seat]!;
  const lab = player.labs[index]!;
  const { invention } = lab;
  const first = !lab.revealed;
  const florins = first ? t.florinsFirst[invention]! : t.florinsLater[invention]!;
  const discount = discountFor(t, player, invention);
  emit?.({ type: 'completed', seat, lab: index, invention, discount, florins, first, reveals: true });
  const recipe = t.recipe[invention]!;
  for (let m = 0; m < MATERIALS.length; m++) state.shops[m]! += recipe[m]!;
  player.realised.push(invention);
  narrowCount(player.labs[1 - index]!, lab, recipe);
  clearLab(lab);
  return florins;
}

/** Components now shown to have been under this laboratory were not under the other. */
function narrowCount(other: Lab, lab: Lab, recipe: readonly number[]): void {
  if (other.invention === 0) return;
  for (let m = 0; m < MATERIALS.length; m++) {
    const later = other.since < lab.since ? lab.counted[m]! : other.counted[m]!;
    other.counted[m] = Math.min(other.counted[m]!, later - recipe[m]!);
  }
}

/** [leonardo.reveal] */
function revealLatecomers(state: State, completed: readonly Invention[], emit: Emit): void {
  for (const seat of fromLeonardo(state))
    for (let i = 0; i < 2; i++) {
      const lab = state.players[seat]!.labs[i]!;
      if (lab.revealed || !completed.includes(lab.invention)) continue;
      lab.revealed = true;
      emit?.({ type: 'revealed', seat, lab: i, invention: lab.invention, reveals: true });
    }
}

function takeCard(state: State, seat: Seat, invention: Invention, emit: Emit): void {
  state.players[seat]!.cards.push(invention);
  emit?.({ type: 'took-card', seat, invention });
}

export function enterAuctions(state: State, emit: Emit): void {
  state.phase = 'auctions';
  openAuction(state, emit);
}

/** Bidders are listed from Leonardo clockwise, which is also the order that breaks ties. */
function openAuction(state: State, emit: Emit): void {
  const auction = state.auctions[0];
  if (auction === undefined) return;
  state.queue = auction.bidders.slice();
  emit?.({ type: 'auction', invention: auction.invention, bidders: auction.bidders.slice() });
}

/** Asks for the next sealed bid, or opens them all; false once no auction is left. [leonardo.auction] */
export function proceedAuctions(state: State, emit: Emit): boolean {
  while (state.auctions.length > 0) {
    while (state.queue.length > 0) {
      const seat = state.queue.shift()!;
      if (state.players[seat]!.florins > 0) {
        state.pending = { kind: 'bid', seat };
        return true;
      }
      state.players[seat]!.bid = 0;
    }
    openBids(state, state.auctions.shift()!, emit);
    openAuction(state, emit);
  }
  return false;
}

const BIDS: Move[] = [];

function bidMove(florins: number): Move {
  for (let next = BIDS.length; next <= florins; next++) BIDS.push({ type: 'bid', florins: next });
  return BIDS[florins]!;
}

export function legalBids(state: Readonly<State>, seat: Seat, out: Move[]): void {
  const most = state.players[seat]!.florins;
  for (let florins = 0; florins <= most; florins++) out.push(bidMove(florins));
}

export function applyBid(state: State, pending: Pending, move: Move & { type: 'bid' }, emit: Emit): void {
  const { seat } = pending;
  state.pending = null;
  state.players[seat]!.bid = move.florins;
  if (emit) {
    emit({ type: 'own-bid', seat, florins: move.florins, only: seat });
    emit({ type: 'sealed', seat });
  }
}

/** Ties go to the earlier bidder; nobody gets the card where all bid 0. [leonardo.auction.tie], [leonardo.auction.zero] */
function openBids(state: State, { invention, bidders }: Auction, emit: Emit): void {
  let winner = -1;
  let best = 0;
  for (const seat of bidders) {
    const { bid } = state.players[seat]!;
    if (bid > best) {
      best = bid;
      winner = seat;
    }
  }
  if (emit) {
    const bids = bidders.map(seat => ({ seat, florins: state.players[seat]!.bid }));
    emit({ type: 'bids', invention, bids, winner, reveals: true });
  }
  for (const seat of bidders) state.players[seat]!.bid = -1;
  if (winner < 0) {
    state.box.push(invention);
    return;
  }
  pay(state, winner, best);
  takeCard(state, winner, invention, emit);
}
