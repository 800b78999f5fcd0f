/**
 * A small game with everything that bots meet: hidden hands, chance, turns of several decisions, secret bids.
 * On a turn a player sells a card for points or builds with it for later sales; after each round all bid points in
 * secret for a prize.
 */
import type { BaseEvent, BaseMove, BaseState, BaseView, Game, Seat } from '../../src/core/game.ts';
import { clone } from '../../src/core/json.ts';
import { type RngState, seedRng, shuffle } from '../../src/core/rng.ts';

const ROUNDS = 6;
const PRIZE = 6;
const BIDS = [0, 1, 2, 3];
const CARDS = Array.from({ length: 45 }, (_, i) => (i % 9) + 1);

interface State extends BaseState {
  deck: number[];
  hands: number[][];
  discard: number[];
  workshop: number[];
  score: number[];
  bids: (number | null)[];
  turn: number;
  active: Seat;
  phase: 'trade' | 'bonus' | 'bid' | 'over';
}

interface Move extends BaseMove {
  readonly type: 'sell' | 'build' | 'take' | 'invest' | 'bid';
  readonly card: number;
}

interface View extends BaseView {
  readonly shown: Omit<State, 'rng' | 'players' | 'round' | 'deck' | 'hands' | 'bids'>;
  readonly hand: number[];
  readonly bid: number | null;
}

export type Bazaar = Game<State, Move, View, BaseEvent>;

export const bazaar: Bazaar = {
  meta: {
    id: 'bazaar',
    title: 'Bazaar',
    about: 'Buy and sell',
    aim: ['Take cards.', 'Sell them in sets.', 'The most points win.'],
    minutes: { min: 5, max: 10 },
    players: { min: 1, max: 4 },
    rulesVersion: 1,
    replaysFrom: 1,
    options: [],
  },

  setup({ players, seed }) {
    const rng = seedRng(seed);
    const deck = shuffle(rng, [...CARDS]);
    return {
      ...{ rng, deck, hands: Array.from({ length: players }, () => deck.splice(-3)), discard: [] },
      ...{ workshop: fill(players, 0), score: fill(players, 0), bids: fill(players, null) },
      ...{ players, round: 1, turn: 1, active: 0, phase: 'trade' },
    };
  },

  decision({ phase, active: seat, turn }) {
    if (phase === 'over') return null;
    return {
      seat,
      turn,
      kind: phase,
      prompt: `${phase}?`,
      secret: phase === 'bid',
      open: false,
      rule: `bazaar.${phase}`,
    };
  },

  mover(state) {
    return this.decision(state);
  },
  copy: clone,
  legalMoves({ phase, hands, active }) {
    if (phase === 'over') return [];
    if (phase === 'bid') return BIDS.map((card): Move => ({ type: 'bid', card }));
    if (phase === 'bonus') return [{ type: 'take', card: 0 }, { type: 'invest', card: 0 }]; // biome-ignore format: a pair
    const cards = [...new Set(hands[active])].sort((a, b) => a - b);
    return cards.flatMap((card): Move[] => [
      { type: 'sell', card },
      { type: 'build', card },
    ]);
  },

  apply(state, move) {
    const { active, hands } = state;
    if (move.type === 'bid') {
      state.bids[active] = move.card;
      return pass(state);
    }
    if (move.type === 'take') state.score[active]! += 2;
    if (move.type === 'invest') state.workshop[active]! += 1;
    if (move.type === 'build') state.workshop[active]! += Math.floor(move.card / 3);
    if (move.type === 'sell') state.score[active]! += move.card + state.workshop[active]!;
    if (move.card > 0) {
      const hand = hands[active]!;
      state.discard.push(...hand.splice(hand.indexOf(move.card), 1));
      hand.push(state.deck.pop()!);
    }
    if (move.type === 'sell' && move.card >= 7) state.phase = 'bonus';
    else {
      state.phase = 'trade';
      pass(state);
    }
  },

  view: (state, viewer) => {
    const { discard, workshop, score, turn, active, phase } = clone(state);
    return {
      ...{ viewer, players: state.players, round: state.round },
      shown: { discard, workshop, score, turn, active, phase },
      hand: viewer === null ? [] : [...state.hands[viewer]!],
      bid: viewer === null ? null : state.bids[viewer]!,
    };
  },

  sample({ viewer, players, round, shown, hand, bid }, seed) {
    const rng: RngState = seedRng(seed);
    const deck = [...CARDS];
    for (const card of [...shown.discard, ...hand]) deck.splice(deck.indexOf(card), 1);
    shuffle(rng, deck);
    const hands = fill(players, 0).map((_, seat) => (seat === viewer ? [...hand] : deck.splice(-3)));
    const bids = fill<number | null>(players, null).map((_, seat) => {
      if (seat === viewer) return bid;
      return shown.phase === 'bid' && seat < shown.active ? BIDS[deck[0]! % BIDS.length]! : null;
    });
    return { rng, players, round, deck, hands, bids, ...clone(shown) };
  },

  hasSecrets: () => true,
  scores: ({ shown }) =>
    shown.score.map((total, seat) => ({
      seat,
      total,
      tieBreaks: [],
      lines: [{ label: 'trade', points: total }],
    })),
  notate: ({ type, card }) => (card === 0 && type !== 'bid' ? type : `${type} ${card}`),
  describe: ({ type, card }) => (card === 0 && type !== 'bid' ? `${type} it` : `${type} ${card} now`),
  group: ({ type }) => type,
  amount: () => null,
  isExtra: () => false,
  narrate: ({ type }) => `${type}.`,
  things: () => [],
  box: () => [],
  outline: ({ shown }) => [{ id: 'scores', title: 'Scores', lines: [shown.score.join(', ')] }],
  unavailable: () => [],
  maxDecisions: players => ROUNDS * players * 3,
  turnLength: 1.2,
  evaluate: ({ score, workshop, round, phase }, seat) => {
    const sales = phase === 'over' ? 0 : ROUNDS - round;
    return score[seat]! + sales * (7 + workshop[seat]!);
  },
  priors: (_, moves) => moves.map(({ card }) => 1 + card),
};

function pass(state: State): void {
  state.turn++;
  state.active++;
  if (state.active < state.players) return;
  state.active = 0;
  if (state.phase === 'trade') state.phase = 'bid';
  else {
    award(state);
    state.bids.fill(null);
    state.round++;
    state.phase = state.round > ROUNDS ? 'over' : 'trade';
    if (state.phase === 'over') state.round = ROUNDS;
  }
}

/** The highest bid that nobody else made wins the prize; all pay. */
function award({ bids, score }: State): void {
  const single = BIDS.filter(bid => bids.filter(other => other === bid).length === 1).at(-1);
  for (const [seat, bid] of bids.entries()) score[seat]! += (bid === single ? PRIZE : 0) - bid!;
}

function fill<T>(count: number, value: T): T[] {
  return new Array<T>(count).fill(value);
}
