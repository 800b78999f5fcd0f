/** A player's prospects: what the estimates in worth.ts need again and again, found once per estimate. */
import { symbols, visibleBooks } from './books.ts';
import type { Objective, Tables } from './data.ts';
import { ACTIONS, type Books, type Player, type State } from './types.ts';

/** Turns ahead from which on the future counts in full. */
const FULL_FUTURE = 26;

export interface Outlook {
  readonly t: Tables;
  readonly state: State;
  readonly player: Player;
  /** Incomes still to come. */
  readonly rounds: number;
  /** 1 with the whole game ahead, towards 0 at its end. */
  readonly future: number;
  readonly coin: number;
  readonly potion: number;
  /** Visible symbols, by ACTIONS. */
  readonly symbols: readonly number[];
  /** Books in sight, and books that a round's cards could show. */
  readonly books: Books;
  readonly bookReach: Books;
  /** Points hoped for from objectives, for each thing they count. */
  readonly hopes: Readonly<Partial<Record<Objective['per'], number>>>;
  /** Worth found so far, NaN where not asked for yet: by place, by space of the tracks, by spot. */
  readonly places: Float64Array;
  readonly technologyWays: Float64Array;
  readonly workWays: Float64Array;
  readonly objectives: Float64Array;
  newStudent: number;
  master: number;
}

export function outlook(t: Tables, state: State, player: Player): Outlook {
  const rounds = t.setup.rounds - state.round + 1;
  const { turnsPerRound } = t.setup;
  const turns = (rounds - 1) * turnsPerRound + Math.max(0, turnsPerRound - player.desk.length);
  const future = Math.min(1, turns / FULL_FUTURE);
  const books = visibleBooks(t, player);
  const bookReach: Books = [books[0], books[1], books[2], books[3]];
  for (const card of player.hand) {
    const more = t.cards[card]!.books;
    for (let i = 0; i < 4; i++) bookReach[i]! += more[i]! * 0.6;
  }
  const hopes: Partial<Record<Objective['per'], number>> = {};
  for (const tile of state.objectives) {
    const objective = t.objectives[tile]!;
    hopes[objective.per] = objective.points * 0.35;
  }
  return {
    t,
    state,
    player,
    rounds,
    future,
    coin: turns === 0 ? 0 : 0.25 + 0.3 * future,
    potion: turns === 0 ? 0 : 0.5 + 1.1 * future,
    symbols: ACTIONS.map(action => symbols(t, player, action)),
    books,
    bookReach,
    hopes,
    places: unknown(t.places.length),
    technologyWays: unknown(t.technology.length),
    workWays: unknown(t.work.length),
    objectives: unknown(state.objectives.length),
    newStudent: Number.NaN,
    master: Number.NaN,
  };
}

function unknown(length: number): Float64Array {
  return new Float64Array(length).fill(Number.NaN);
}
