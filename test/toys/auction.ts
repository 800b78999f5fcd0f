import type { BaseView, Game, Names, Options, Score, Seat } from '../../src/core/game.ts';
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

interface PlayerView {
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
  readonly round: number;
  readonly first: Seat;
  readonly players: readonly PlayerView[];
  readonly deck: number;
  readonly pile: number;
  readonly lot: number | null;
  readonly discard: readonly number[];
  readonly bids: readonly (number | 'sealed' | null)[];
  readonly pending: Pending | null;
}

const allCards = (): number[] => Array.from({ length: CARDS }, (_, i) => i + 1);

function setup(config: {
  players: number;
  seed: string;
  options: Options;
  first: Seat | null;
}): AuctionState {
  const rng = seedRng(config.seed);
  const deck = shuffle(rng, allCards());
  const pile = shuffle(rng, [...LOTS]);
  const first = config.first ?? nextBelow(rng, config.players);
  const players = Array.from({ length: config.players }, () => ({
    hand: deck.splice(0, HAND),
    coins: 0,
    gold: 0,
    silver: 0,
    lots: [],
    rolls: [],
  }));
  return {
    rng,
    die: config.options['die'] === 'yes',
    open: config.options['hands'] === 'open',
    round: 1,
    first,
    players,
    deck,
    lot: pile.pop()!,
    pile,
    discard: [],
    bids: players.map(() => null),
    pending: { kind: 'bid', seat: first },
  };
}

function view(state: Readonly<AuctionState>, viewer: Seat | null): AuctionView {
  const { die, open, round, first, lot } = state;
  return {
    viewer,
    die,
    open,
    round,
    first,
    lot,
    players: state.players.map((player, seat) => ({
      hand: open || seat === viewer ? [...player.hand] : null,
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
  const known = new Set([
    ...seen.discard,
    ...seen.bids,
    ...seen.players.flatMap(player => player.hand ?? []),
  ]);
  const hidden = shuffle(
    rng,
    allCards().filter(card => !known.has(card)),
  );
  const lots = new Set([seen.lot, ...seen.players.flatMap(player => player.lots)]);
  const pile = LOTS.filter(lot => !lots.has(lot));
  const bids = seen.bids.map(bid => (bid === 'sealed' ? hidden.pop()! : bid));
  const players = seen.players.map(player => ({
    hand: player.hand === null ? hidden.splice(0, player.cards) : [...player.hand],
    coins: player.coins,
    gold: player.gold,
    silver: player.silver,
    lots: [...player.lots],
    rolls: [...player.rolls],
  }));
  const { die, open, round, first, lot } = seen;
  const pending = seen.pending === null ? null : { ...seen.pending };
  const discard = [...seen.discard];
  return {
    rng,
    die,
    open,
    round,
    first,
    players,
    deck: hidden,
    pile: shuffle(rng, pile),
    lot,
    discard,
    bids,
    pending,
  };
}

function scores(state: Readonly<AuctionState>): Score[] {
  return state.players.map((player, seat) => {
    const lines = [
      { label: 'lots', points: sum(player.lots) },
      { label: 'gold', points: player.gold * 2 },
      { label: 'die', points: sum(player.rolls) },
    ];
    const total = sum(lines.map(line => line.points));
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
      return `You bid card ${event.card}.`;
    case 'opened':
      return `The bids are ${event.bids.join(', ')}: ${names[event.winner]} takes the lot worth ${event.lot}.`;
    case 'invested':
      return `${names[event.seat]} invests in ${event.track}.`;
    case 'rolled':
      return `${names[event.seat]} rolls a ${event.pips}.`;
    case 'drew':
      return `You draw card ${event.card}.`;
    case 'turned':
      return `A lot worth ${event.lot} comes up.`;
    case 'passed':
      return `${names[event.seat]} keeps the coins.`;
  }
}

function outline(seen: AuctionView, names: Names): string[] {
  const table = [`Round ${seen.round} of ${ROUNDS}.`, `Lot: ${seen.lot ?? 'taken'}.`];
  return table.concat(
    seen.players.map((player, seat) => {
      const hand =
        player.hand === null ? `${player.cards} cards` : `cards ${player.hand.join(' ') || 'none'}`;
      return `${names[seat]}: ${hand}, gold ${player.gold}, silver ${player.silver}, lots ${player.lots.join(' ') || 'none'}.`;
    }),
  );
}

export const auction: Game<AuctionState, AuctionMove, AuctionView, AuctionEvent> = {
  meta,
  setup,
  decision(state) {
    if (state.pending === null) return null;
    const { seat, kind } = state.pending;
    const secret = kind === 'bid' && !state.open;
    const prompt = kind === 'bid' ? 'Which card do you bid?' : 'Where does the next coin go?';
    return { seat, kind, prompt, secret, rule: `auction.${kind}` };
  },
  legalMoves,
  apply,
  view,
  sample,
  hasSecrets(state, seat) {
    if (state.players.length === 1 || state.open) return false;
    return state.players[seat]!.hand.length > 0 || state.bids[seat] !== null;
  },
  scores,
  notate,
  describe: move => `Do this: ${notate(move)}`,
  group: move => (move.type === 'bid' ? 'Bids' : 'Coins'),
  narrate,
  outline,
  unavailable(state) {
    if (state.pending?.kind !== 'invest') return [];
    const player = state.players[state.pending.seat]!;
    const full = (['gold', 'silver'] as const).filter(track => player[track] === TRACK);
    return full.map(track => ({ what: `invest in ${track}`, why: `the ${track} track is full` }));
  },
  round: state => state.round,
  maxDecisions: players => ROUNDS * (players + 2),
  evaluate: (state, seat) => scores(state)[seat]!.total,
  priors: (_state, moves) => moves.map(move => (move.type === 'pass' ? 0.5 : 1)),
};
