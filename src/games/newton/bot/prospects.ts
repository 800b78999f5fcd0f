/** A player's prospects: what the estimates need again and again, found once per estimate. */
import { symbols, visibleBooks } from '../rules/counting.ts';
import { OBJECTIVES } from '../rules/effects/counters.ts';
import type { ObjectiveCounter } from '../rules/effects/operation.ts';
import type { Tables } from '../rules/tables.ts';
import { ACTIONS, type Books, type Player, type State } from '../rules/types.ts';
import { BOOKS_IN_HAND, COIN, type Fading, FULL_FUTURE, OBJECTIVE, POTION } from './weights.ts';

export interface Prospects {
  readonly t: Tables;
  state: Readonly<State>;
  player: Readonly<Player>;
  /** Incomes still to come. */
  rounds: number;
  /** 1 with the whole game ahead, towards 0 at its end. */
  future: number;
  coin: number;
  potion: number;
  /** Visible symbols, by ACTIONS. */
  readonly symbols: number[];
  /** Books in sight, and books that a round's cards could show. */
  readonly books: Books;
  readonly bookReach: Books;
  /** Points hoped for from objectives, for each thing they count. */
  readonly hopes: Record<ObjectiveCounter, number>;
  /** All of the following, for wiping. */
  readonly notes: Float64Array;
  /** Worth found so far, NaN where not asked for yet: by place, by space of the tracks, by spot, by card. */
  readonly places: Float64Array;
  readonly technologyWays: Float64Array;
  readonly workWays: Float64Array;
  readonly objectives: Float64Array;
  readonly cards: Float64Array;
  /** Points of the objectives as they stand, by spot; NaN likewise. */
  readonly objectivePoints: Float64Array;
  /** Chance that a square gets filled, and what the lines of the shelf as it is are worth; NaN likewise. */
  readonly squareChances: Float64Array;
  readonly runs: Float64Array;
  newStudent: number;
  nextCube: number;
  master: number;
}

/** The record is used again for every estimate over the same tables: prospects must not outlive the next ones. */
const prospectsIn = new WeakMap<Tables, Prospects>();

export function prospectsOf(t: Tables, state: Readonly<State>, player: Readonly<Player>): Prospects {
  let prospects = prospectsIn.get(t);
  if (prospects === undefined) {
    prospects = newProspects(t, state, player);
    prospectsIn.set(t, prospects);
  }
  const { turnsPerRound } = t.setup;
  const rounds = t.setup.rounds - state.round + 1;
  const turns = (rounds - 1) * turnsPerRound + Math.max(0, turnsPerRound - player.desk.length);
  const future = Math.min(1, turns / FULL_FUTURE);
  prospects.state = state;
  prospects.player = player;
  prospects.rounds = rounds;
  prospects.future = future;
  prospects.coin = turns === 0 ? 0 : faded(COIN, future);
  prospects.potion = turns === 0 ? 0 : faded(POTION, future);
  for (let i = 0; i < ACTIONS.length; i++) prospects.symbols[i] = symbols(t, player, ACTIONS[i]!);
  countBooks(prospects, t, player);
  for (const per of OBJECTIVE_COUNTERS) prospects.hopes[per] = 0;
  for (const tile of state.objectives) {
    const { per, points } = t.objectives[tile]!;
    prospects.hopes[per] = points * OBJECTIVE.unreached;
  }
  prospects.notes.fill(Number.NaN);
  prospects.newStudent = Number.NaN;
  prospects.nextCube = Number.NaN;
  prospects.master = Number.NaN;
  return prospects;
}

function countBooks({ books, bookReach }: Prospects, t: Tables, player: Readonly<Player>): void {
  const visible = visibleBooks(t, player);
  for (let i = 0; i < visible.length; i++) {
    books[i] = visible[i]!;
    bookReach[i] = visible[i]!;
  }
  for (const card of player.hand) {
    const more = t.cards[card]!.books;
    for (let i = 0; i < more.length; i++) bookReach[i]! += more[i]! * BOOKS_IN_HAND;
  }
}

export function faded({ always, future: share }: Fading, future: number): number {
  return always + share * future;
}

/** What has less than its full worth towards the end, the sooner the smaller its urgency is. */
export function urgent({ future }: Prospects, urgency: number): number {
  return Math.min(1, future * urgency);
}

const OBJECTIVE_COUNTERS = Object.keys(OBJECTIVES) as ObjectiveCounter[];

function newProspects(t: Tables, state: Readonly<State>, player: Readonly<Player>): Prospects {
  const lengths = [
    t.places.length,
    t.technology.length,
    t.work.length,
    t.spots.objective,
    t.cards.length,
    t.spots.objective,
    t.squares.length,
    t.runs.length,
  ];
  const notes = new Float64Array(lengths.reduce((sum, length) => sum + length));
  let used = 0;
  const page = (): Float64Array => {
    const length = lengths.shift()!;
    used += length;
    return notes.subarray(used - length, used);
  };
  return {
    t,
    state,
    player,
    rounds: 0,
    future: 0,
    coin: 0,
    potion: 0,
    symbols: ACTIONS.map(() => 0),
    books: [0, 0, 0, 0],
    bookReach: [0, 0, 0, 0],
    hopes: Object.fromEntries(OBJECTIVE_COUNTERS.map(per => [per, 0])) as Prospects['hopes'],
    notes,
    places: page(),
    technologyWays: page(),
    workWays: page(),
    objectives: page(),
    cards: page(),
    objectivePoints: page(),
    squareChances: page(),
    runs: page(),
    newStudent: 0,
    nextCube: 0,
    master: 0,
  };
}
