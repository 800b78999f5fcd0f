/**
 * Sealed Bids, a toy with everything the real games have in small: hidden hands and piles, sealed bids that are
 * revealed together, a die, a turn of several small decisions, two options, one to four players.
 *
 * In each of three rounds every player commits a card; the highest takes the lot and invests two coins, one by one.
 */
import type { BaseEvent, BaseState, GameMeta, Seat } from '../../src/core/game.ts';
import { nextBelow } from '../../src/core/rng.ts';

export const CARDS = 24;
export const LOTS: readonly number[] = [2, 3, 4, 5, 6, 7, 8, 9];
export const ROUNDS = 3;
const COINS = 2;
export const HAND = 3;
export const TRACK = 3;

export const meta: GameMeta = {
  id: 'auction',
  title: 'Sealed Bids',
  about: 'Win lots with sealed bids',
  aim: ['Win lots.', 'Bid a card for each.', 'The most points win.'],
  minutes: { min: 5, max: 10 },
  players: { min: 1, max: 4 },
  rulesVersion: 1,
  replaysFrom: 1,
  options: [
    { key: 'die', values: ['no', 'yes'], about: 'a coin may buy a roll of the die' },
    { key: 'hands', values: ['hidden', 'open'], about: 'hands and bids are hidden or lie open' },
  ],
};

export interface SeatState {
  hand: number[];
  coins: number;
  gold: number;
  silver: number;
  lots: number[];
  rolls: number[];
}

export type Pending = { kind: 'bid' | 'invest'; seat: Seat };

export interface AuctionState extends BaseState {
  die: boolean;
  open: boolean;
  turn: number;
  first: Seat;
  seats: SeatState[];
  deck: number[];
  /** Face down, the next one last. */
  pile: number[];
  lot: number | null;
  discard: number[];
  bids: (number | null)[];
  pending: Pending | null;
}

export type AuctionMove =
  | { type: 'bid'; card: number }
  | { type: 'invest'; track: 'gold' | 'silver' }
  | { type: 'roll' }
  | { type: 'pass' };

export type AuctionEvent = BaseEvent &
  (
    | { type: 'sealed'; seat: Seat }
    | { type: 'chose'; seat: Seat; card: number; only: Seat }
    | { type: 'opened'; seat: null; bids: number[]; winner: Seat; lot: number; reveals: true }
    | { type: 'invested'; seat: Seat; track: string }
    | { type: 'rolled'; seat: Seat; pips: number; reveals: true }
    | { type: 'drew'; seat: Seat; card: number; only: Seat; reveals: true }
    | { type: 'turned'; seat: null; lot: number; reveals: true }
    | { type: 'passed'; seat: Seat }
    | { type: 'ended'; seat: null; reveals: true }
  );

export type Emit = ((event: AuctionEvent) => void) | undefined;

export function legalMoves(state: Readonly<AuctionState>): AuctionMove[] {
  if (state.pending === null) return [];
  const player = state.seats[state.pending.seat]!;
  if (state.pending.kind === 'bid') return player.hand.map(card => ({ type: 'bid', card }));
  const moves: AuctionMove[] = [];
  if (player.gold < TRACK) moves.push({ type: 'invest', track: 'gold' });
  if (player.silver < TRACK) moves.push({ type: 'invest', track: 'silver' });
  if (state.die) moves.push({ type: 'roll' });
  moves.push({ type: 'pass' });
  return moves;
}

export function apply(state: AuctionState, move: AuctionMove, emit?: Emit): void {
  const { seat } = state.pending!;
  const player = state.seats[seat]!;
  if (move.type === 'bid') {
    player.hand.splice(player.hand.indexOf(move.card), 1);
    state.bids[seat] = move.card;
    emit?.({ type: 'sealed', seat });
    emit?.({ type: 'chose', seat, card: move.card, only: seat });
    const next = (seat + 1) % state.players;
    if (state.bids[next] === null) ask(state, 'bid', next);
    else openBids(state, emit);
    return;
  }
  if (move.type === 'pass') {
    emit?.({ type: 'passed', seat });
    player.coins = 0;
  } else {
    player.coins -= 1;
    if (move.type === 'invest') {
      player[move.track] += 1;
      emit?.({ type: 'invested', seat, track: move.track });
    } else {
      const pips = nextBelow(state.rng, 6) + 1;
      player.rolls.push(pips);
      emit?.({ type: 'rolled', seat, pips, reveals: true });
    }
  }
  if (player.coins === 0) endRound(state, seat, emit);
}

function openBids(state: AuctionState, emit: Emit): void {
  const bids = state.bids.map(bid => bid!);
  const winner = bids.indexOf(Math.max(...bids));
  const lot = state.lot!;
  state.seats[winner]!.lots.push(lot);
  state.seats[winner]!.coins = COINS;
  state.discard.push(...bids);
  state.bids = state.bids.map(() => null);
  state.lot = null;
  emit?.({ type: 'opened', seat: null, bids, winner, lot, reveals: true });
  ask(state, 'invest', winner);
}

/** A new turn, which is over with the bid, or with the last coin. */
function ask(state: AuctionState, kind: Pending['kind'], seat: Seat): void {
  state.pending = { kind, seat };
  state.turn += 1;
}

function endRound(state: AuctionState, winner: Seat, emit: Emit): void {
  if (state.round === ROUNDS) {
    state.pending = null;
    emit?.({ type: 'ended', seat: null, reveals: true });
    return;
  }
  state.round += 1;
  state.first = winner;
  for (const [seat, player] of state.seats.entries()) {
    const card = state.deck.pop()!;
    player.hand.push(card);
    emit?.({ type: 'drew', seat, card, only: seat, reveals: true });
  }
  state.lot = state.pile.pop()!;
  emit?.({ type: 'turned', seat: null, lot: state.lot, reveals: true });
  ask(state, 'bid', state.first);
}
