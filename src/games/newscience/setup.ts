/** The table before the first decision. */
import type { Setup } from '../../core/game.ts';
import { seedRng, shuffle } from '../../core/rng.ts';
import { takeScientist } from './actions/placement.ts';
import { boardOf, type Tables } from './data.ts';
import { advance, startFirstTurn } from './flow.ts';
import { NONE, type SeatState, type State } from './types.ts';

export function setup(t: Tables, config: Setup): State {
  const { players, first } = config;
  const board = boardOf(t, players);
  const rng = seedRng(config.seed);
  const seats = Array.from({ length: players }, (_, seat) => seat);
  const levels = [1, 2, 3].map(level => {
    const usable = t.cards.filter(
      card => card.level === level && (players >= t.rules.fourPlusFrom || !card.fourPlus),
    );
    return shuffle(
      rng,
      usable.map(card => card.index),
    ).slice(0, board.cardsPerLevel);
  });
  const deck = levels.reverse().flat();
  const s: State = {
    rng,
    phase: 'scientists',
    turn: 1,
    order: seats,
    placed: 0,
    cursor: 0,
    spaces: board.spaces.map(() => NONE),
    events: board.eventSpaces.map(() => NONE),
    deck,
    seen: deck.map(() => 0),
    discard: [],
    seats: seats.map(newSeat),
    playing: { space: NONE, entry: 0, skip: 0, track: NONE },
    along: { seat: NONE, published: 0 },
    pending: null,
  };
  if (config.options['scientists'] === 'chosen') {
    shuffle(rng, s.order);
    if (first !== null) s.order = [first, ...s.order.filter(seat => seat !== first)];
  } else {
    deal(t, s, first);
  }
  advance(t, s, undefined);
  return s;
}

/** Deals scientists; who is to start gets the earliest of them. */
function deal(t: Tables, s: State, first: number | null): void {
  const dealt = shuffle(
    s.rng,
    t.scientists.map(scientist => scientist.index),
  ).slice(0, s.seats.length);
  if (first !== null) {
    const rank = (scientist: number) => t.scientists[scientist]!.firstTurnOrder;
    const earliest = dealt.reduce((best, scientist) => (rank(scientist) < rank(best) ? scientist : best));
    dealt[dealt.indexOf(earliest)] = dealt[first]!;
    dealt[first] = earliest;
  }
  dealt.forEach((scientist, seat) => {
    takeScientist(t, s, seat, scientist);
  });
  startFirstTurn(t, s, undefined);
}

function newSeat(): SeatState {
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
