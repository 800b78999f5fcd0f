/** A toy without secrets, chance or options: two players take one to three stones, the last stone wins. */
import type { BaseEvent, BaseState, BaseView, Game, Seat } from '../../src/core/game.ts';
import { clone } from '../../src/core/json.ts';
import { seedRng } from '../../src/core/rng.ts';

interface NimState extends BaseState {
  stones: number;
  seat: Seat;
  taken: number;
}

interface NimMove {
  type: 'take';
  stones: number;
}

interface NimView extends BaseView {
  readonly stones: number;
  readonly seat: Seat;
  readonly taken: number;
}

interface NimEvent extends BaseEvent {
  type: 'took';
  seat: Seat;
  stones: number;
}

const STONES = 12;

export const nim: Game<NimState, NimMove, NimView, NimEvent> = {
  meta: {
    id: 'nim',
    title: 'Nim',
    about: 'Take the last stone',
    aim: ['Take stones.', 'One to three of them at a time.', 'Who takes the last one wins.'],
    minutes: { min: 5, max: 10 },
    players: { min: 2, max: 2 },
    rulesVersion: 1,
    replaysFrom: 1,
    options: [],
  },
  setup: config => ({
    rng: seedRng(config.seed),
    players: 2,
    round: 1,
    stones: STONES,
    seat: config.first ?? 0,
    taken: 0,
  }),
  decision(state) {
    if (state.stones === 0) return null;
    const { seat, taken } = state;
    const prompt = 'How many stones?';
    return { seat, turn: taken + 1, kind: 'take', prompt, secret: false, open: true, rule: 'nim.take' };
  },
  mover(state) {
    return this.decision(state);
  },
  copy: clone,
  legalMoves: state => [1, 2, 3].filter(n => n <= state.stones).map(stones => ({ type: 'take', stones })),
  apply(state, move, emit) {
    state.stones -= move.stones;
    emit?.({ type: 'took', seat: state.seat, stones: move.stones });
    state.taken += 1;
    state.round = Math.floor(state.taken / 2) + 1;
    state.seat = 1 - state.seat;
  },
  view: ({ players, round, stones, seat, taken }, viewer) => ({
    viewer,
    players,
    round,
    stones,
    seat,
    taken,
  }),
  sample: ({ players, round, stones, seat, taken }, seed) => ({
    rng: seedRng(seed),
    players,
    round,
    stones,
    seat,
    taken,
  }),
  hasSecrets: () => false,
  scores(view) {
    return [0, 1].map(seat => {
      const total = view.stones === 0 && view.seat !== seat ? 1 : 0;
      return { seat, total, lines: [{ label: 'last stone', points: total }], tieBreaks: [] };
    });
  },
  notate: move => `take ${move.stones}`,
  describe: move => `Take ${move.stones}`,
  group: () => 'Stones',
  amount: () => null,
  isExtra: () => false,
  narrate: (event, names) => `${names[event.seat]} takes ${event.stones}.`,
  things: () => [],
  box: () => [],
  outline: view => [{ id: 'table', title: 'Table', lines: [`${view.stones} stones.`] }],
  unavailable: () => [],
  maxDecisions: () => STONES,
  turnLength: 1,
  evaluate: (state, seat) => (state.seat === seat ? 0 : 1),
  priors: (_state, moves) => moves.map(() => 1),
};
