/** The table before the first decision. [newscience.setup] */
import type { Seat, Setup } from '../../../core/game.ts';
import { type RngState, seedRng, shuffle } from '../../../core/rng.ts';
import type { Tables } from './data.ts';
import { advance, startFirstRound } from './flow.ts';
import { takeScientist } from './topics/scientist.ts';
import {
  type CardIndex,
  EVENT_LEVELS,
  NONE,
  type ScientistIndex,
  type SeatTable,
  type State,
} from './types.ts';

export function setup(t: Tables, config: Setup): State {
  const { players, first } = config;
  const rng = seedRng(config.seed);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const deck = stackEvents(t, players, rng);
  const state: State = {
    rng,
    players,
    round: 1,
    turn: 0,
    phase: 'scientists',
    order: seats,
    placed: 0,
    cursor: 0,
    spaces: t.spaces.map(() => NONE),
    // No events in the first round. [newscience.events]
    events: t.boards[players]!.eventSpaces.map(() => NONE),
    deck,
    seen: deck.map(() => 0),
    discard: [],
    seats: seats.map(newSeat),
    playing: { space: NONE, entry: 0, skip: 0, track: NONE },
    along: { seat: NONE, published: 0 },
    pending: null,
  };
  if (config.options['scientists'] === 'chosen') {
    shuffle(rng, state.order);
    // [newscience.setup.first]
    if (first !== null) state.order = [first, ...state.order.filter(seat => seat !== first)];
  } else {
    deal(t, state, first);
  }
  advance(t, state, undefined);
  return state;
}

/** Some of the cards of each level, level 1 on top, which is last. [newscience.setup.events] */
function stackEvents(t: Tables, players: number, rng: RngState): CardIndex[] {
  const { cardsPerLevel } = t.boards[players]!;
  return EVENT_LEVELS.map(level => shuffle(rng, [...t.stacks[players]![level]!]).slice(0, cardsPerLevel))
    .reverse()
    .flat();
}

/** Who is to start gets the earliest of the scientists dealt. [newscience.setup.first] */
function deal(t: Tables, state: State, first: Seat | null): void {
  const dealt = shuffle(
    state.rng,
    t.scientists.map(scientist => scientist.index),
  ).slice(0, state.players);
  if (first !== null) {
    const rank = (scientist: ScientistIndex) => t.scientists[scientist]!.firstTurnOrder;
    const earliest = dealt.reduce((best, scientist) => (rank(scientist) < rank(best) ? scientist : best));
    dealt[dealt.indexOf(earliest)] = dealt[first]!;
    dealt[first] = earliest;
  }
  dealt.forEach((scientist, seat) => {
    takeScientist(t, state, seat, scientist);
  });
  startFirstRound(t, state, undefined);
}

function newSeat(): SeatTable {
  return {
    scientist: NONE,
    researched: 0,
    experimented: 0,
    published: 0,
    influence: [0, 0, 0, 0],
    rest: 0,
    prestige: 0,
    laboratory: NONE,
    played: [],
    spent: [],
  };
}
