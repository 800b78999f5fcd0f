import type { BaseView, Game, KnownScore, Names, Seat, Section, Setup } from '../../src/core/game.ts';
import { clone } from '../../src/core/json.ts';
import { nextBelow, seedRng, shuffle } from '../../src/core/rng.ts';
import {
  type AuctionEvent,
  type AuctionMove,
  type AuctionState,
  apply,
  CARDS,
  HAND,
  LOTS,
  legalMoves,
  meta,
  type Pending,
  ROUNDS,
  TRACK,
} from './auction-rules.ts';

interface SeatView {
  /** Null where hidden from the viewer. */
  readonly hand: readonly number[] | null;
  readonly cards: number;
  readonly coins: number;
  readonly gold: number;
  readonly silver: number;
  readonly lots: readonly number[];
  readonly rolls: readonly number[];
}

export interface AuctionView extends BaseView {
  readonly die: boolean;
  readonly open: boolean;
  readonly turn: number;
  readonly first: Seat;
  readonly seats: readonly SeatView[];
  readonly deck: number;
  readonly pile: number;
  readonly lot: number | null;
  readonly discard: readonly number[];
  readonly bids: readonly (number | 'sealed' | null)[];
  readonly pending: Pending | null;
}

const allCards = (): number[] => Array.from({ length: CARDS }, (_, i) => i + 1);

function setup(config: Setup): AuctionState {
  const rng = seedRng(config.seed);
  const deck = shuffle(rng, allCards());
  const pile = shuffle(rng, [...LOTS]);
  const first = config.first ?? nextBelow(rng, config.players);
  const seats = Array.from({ length: config.players }, () => ({
    hand: deck.splice(0, HAND),
    coins: 0,
    gold: 0,
    silver: 0,
    lots: [],
    rolls: [],
  }));
  return {
    rng,
    players: config.players,
    die: config.options['die'] === 'yes',
    open: config.options['hands'] === 'open',
    round: 1,
    turn: 1,
    first,
    seats,
    deck,
    lot: pile.pop()!,
    pile,
    discard: [],
    bids: seats.map(() => null),
    pending: { kind: 'bid', seat: first },
  };
}

function view(state: Readonly<AuctionState>, viewer: Seat | null): AuctionView {
  const { players, die, open, round, turn, first, lot } = state;
  return {
    viewer,
    players,
    die,
    open,
    round,
    turn,
    first,
    lot,
    seats: state.seats.map((player, seat) => ({
      hand: open || state.pending === null || seat === viewer ? [...player.hand] : null,
      cards: player.hand.length,
      coins: player.coins,
      gold: player.gold,
      silver: player.silver,
      lots: [...player.lots],
      rolls: [...player.rolls],
    })),
    deck: state.deck.length,
    pile: state.pile.length,
    discard: [...state.discard],
    bids: state.bids.map((bid, seat) => (bid === null || open || seat === viewer ? bid : 'sealed')),
    pending: state.pending === null ? null : { ...state.pending },
  };
}

function sample(seen: AuctionView, seed: string): AuctionState {
  const rng = seedRng(seed);
  const known = new Set([...seen.discard, ...seen.bids, ...seen.seats.flatMap(player => player.hand ?? [])]);
  const hidden = shuffle(
    rng,
    allCards().filter(card => !known.has(card)),
  );
  const lots = new Set([seen.lot, ...seen.seats.flatMap(player => player.lots)]);
  const pile = LOTS.filter(lot => !lots.has(lot));
  const bids = seen.bids.map(bid => (bid === 'sealed' ? hidden.pop()! : bid));
  const seats = seen.seats.map(player => ({
    hand: player.hand === null ? hidden.splice(0, player.cards) : [...player.hand],
    coins: player.coins,
    gold: player.gold,
    silver: player.silver,
    lots: [...player.lots],
    rolls: [...player.rolls],
  }));
  const { players, die, open, round, turn, first, lot } = seen;
  const pending = seen.pending === null ? null : { ...seen.pending };
  const discard = [...seen.discard];
  return {
    rng,
    players,
    die,
    open,
    round,
    turn,
    first,
    seats,
    deck: hidden,
    pile: shuffle(rng, pile),
    lot,
    discard,
    bids,
    pending,
  };
}

/** The highest card in the hand counts too, and is known to its owner alone while the game lasts. */
function scores(seen: AuctionView): KnownScore[] {
  return seen.seats.map((player, seat) => {
    const open = sum(player.lots) + player.gold * 2 + sum(player.rolls);
    const highest = player.cards === 0 ? 0 : player.hand === null ? null : Math.max(...player.hand);
    const lines = [
      { label: 'lots', points: sum(player.lots) },
      { label: 'gold', points: player.gold * 2 },
      { label: 'die', points: sum(player.rolls) },
      { label: 'highest card', points: highest },
    ];
    const total = highest === null ? null : open + highest;
    return { seat, total, lines, tieBreaks: [{ label: 'silver', points: player.silver }] };
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

function notate(move: AuctionMove): string {
  if (move.type === 'bid') return `bid ${move.card}`;
  return move.type === 'invest' ? `invest ${move.track}` : move.type;
}

function narrate(event: AuctionEvent, names: Names): string {
  switch (event.type) {
    case 'sealed':
      return `${names[event.seat]} seals a bid.`;
    case 'chose':
      return `${names[event.seat]} bids card ${event.card}.`;
    case 'opened':
      return `The bids are ${event.bids.join(', ')}: ${names[event.winner]} takes the lot worth ${event.lot}.`;
    case 'invested':
      return `${names[event.seat]} invests in ${event.track}.`;
    case 'rolled':
      return `${names[event.seat]} rolls a ${event.pips}.`;
    case 'drew':
      return `${names[event.seat]} draws card ${event.card}.`;
    case 'turned':
      return `A lot worth ${event.lot} comes up.`;
    case 'passed':
      return `${names[event.seat]} keeps the coins.`;
    case 'ended':
      return 'All hands are shown.';
  }
}

function outline(seen: AuctionView, names: Names): Section[] {
  return [
    {
      id: 'table',
      title: 'Table',
      lines: [`Round ${seen.round} of ${ROUNDS}.`, `Lot: ${seen.lot ?? 'taken'}.`],
    },
    {
      id: 'players',
      title: 'Players',
      lines: seen.seats.map((player, seat) => {
        const hand =
          player.hand === null ? `${player.cards} cards` : `cards ${player.hand.join(' ') || 'none'}`;
        return `${names[seat]}: ${hand}, gold ${player.gold}, silver ${player.silver}, lots ${player.lots.join(' ') || 'none'}.`;
      }),
    },
  ];
}

export const auction: Game<AuctionState, AuctionMove, AuctionView, AuctionEvent> = {
  meta,
  setup,
  decision(state) {
    if (state.pending === null) return null;
    const { seat, kind } = state.pending;
    const secret = kind === 'bid' && !state.open;
    const prompt = kind === 'bid' ? 'Which card do you bid?' : 'Where does the next coin go?';
    return { seat, turn: state.turn, kind, prompt, secret, open: kind === 'invest', rule: `auction.${kind}` };
  },
  mover(state) {
    return this.decision(state);
  },
  copy: clone,
  legalMoves,
  apply,
  view,
  sample,
  hasSecrets(state, seat) {
    if (state.players === 1 || state.open || state.pending === null) return false;
    return state.seats[seat]!.hand.length > 0 || state.bids[seat] !== null;
  },
  scores,
  notate,
  describe: move => `Do this: ${notate(move)}`,
  group: move => (move.type === 'bid' ? 'Bids' : 'Coins'),
  amount: () => null,
  isExtra: () => false,
  narrate,
  outline,
  things: ({ seats }, names) =>
    (['gold', 'silver'] as const).map(track => ({
      name: track,
      text: `The ${track} track: ${seats.map((player, seat) => `${names[seat]} ${player[track]}`).join(', ')}.`,
      rule: 'auction.invest',
    })),
  box: () =>
    (['gold', 'silver'] as const).map(track => ({
      name: track,
      text: `The ${track} track.`,
      rule: 'auction.invest',
    })),
  unavailable(state) {
    if (state.pending?.kind !== 'invest') return [];
    const player = state.seats[state.pending.seat]!;
    const full = (['gold', 'silver'] as const).filter(track => player[track] === TRACK);
    return full.map(track => ({ what: `invest in ${track}`, why: `the ${track} track is full` }));
  },
  maxDecisions: players => ROUNDS * (players + 2),
  turnLength: 1.4,
  evaluate: (state, seat) => scores(view(state, seat))[seat]!.total!,
  priors: (_state, moves) => moves.map(move => (move.type === 'pass' ? 0.5 : 1)),
};
