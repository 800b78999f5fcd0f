/** A player's prospects: what the estimates need again and again, found once per estimate. */
import { symbols, visibleBooks } from '../rules/counting.ts';
import type { ObjectiveCounter } from '../rules/effects/operation.ts';
import type { Tables } from '../rules/tables.ts';
import { ACTIONS, type Books, type Player, type State } from '../rules/types.ts';
import { BOOKS_IN_HAND, COIN, type Fading, FULL_FUTURE, OBJECTIVE, POTION } from './weights.ts';

export interface Prospects {
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
  readonly hopes: Readonly<Partial<Record<ObjectiveCounter, number>>>;
  /** Worth found so far, NaN where not asked for yet: by place, by space of the tracks, by spot, by card. */
  readonly places: Float64Array;
  readonly technologyWays: Float64Array;
  readonly workWays: Float64Array;
  readonly objectives: Float64Array;
  readonly cards: Float64Array;
  /** Chance that a square gets filled, and what the lines of the shelf as it is are worth; NaN likewise. */
  readonly squareChances: Float64Array;
  readonly runs: Float64Array;
  newStudent: number;
  nextCube: number;
  master: number;
}

export function prospectsOf(t: Tables, state: State, player: Player): Prospects {
  const rounds = t.setup.rounds - state.round + 1;
  const { turnsPerRound } = t.setup;
  const turns = (rounds - 1) * turnsPerRound + Math.max(0, turnsPerRound - player.desk.length);
  const future = Math.min(1, turns / FULL_FUTURE);
  const books = visibleBooks(t, player);
  const bookReach: Books = [books[0], books[1], books[2], books[3]];
  for (const card of player.hand) {
    const more = t.cards[card]!.books;
    for (let i = 0; i < 4; i++) bookReach[i]! += more[i]! * BOOKS_IN_HAND;
  }
  const hopes: Partial<Record<ObjectiveCounter, number>> = {};
  for (const tile of state.objectives) {
    const objective = t.objectives[tile]!;
    hopes[objective.per] = objective.points * OBJECTIVE.unreached;
  }
  return {
    t,
    state,
    player,
    rounds,
    future,
    coin: turns === 0 ? 0 : faded(COIN, future),
    potion: turns === 0 ? 0 : faded(POTION, future),
    symbols: ACTIONS.map(action => symbols(t, player, action)),
    books,
    bookReach,
    hopes,
    ...notesOf(t),
    newStudent: Number.NaN,
    nextCube: Number.NaN,
    master: Number.NaN,
  };
}

export function faded({ always, future: share }: Fading, future: number): number {
  return always + share * future;
}

/** What has less than its full worth towards the end, the sooner the smaller its urgency is. */
export function urgent({ future }: Prospects, urgency: number): number {
  return Math.min(1, future * urgency);
}

type Notes = Pick<
  Prospects,
  'places' | 'technologyWays' | 'workWays' | 'objectives' | 'cards' | 'squareChances' | 'runs'
>;
interface Notebook {
  readonly paper: Float64Array;
  readonly notes: Notes;
}
const notebooks = new WeakMap<Tables, Notebook>();

/** Blank notes. The paper is used again for every estimate: prospects must not outlive the next ones. */
function notesOf(t: Tables): Notes {
  let notebook = notebooks.get(t);
  if (notebook === undefined) {
    notebook = newNotebook(t);
    notebooks.set(t, notebook);
  }
  notebook.paper.fill(Number.NaN);
  return notebook.notes;
}

function newNotebook(t: Tables): Notebook {
  const lengths: Record<keyof Notes, number> = {
    places: t.places.length,
    technologyWays: t.technology.length,
    workWays: t.work.length,
    objectives: t.objectives.length,
    cards: t.cards.length,
    squareChances: t.squares.length,
    runs: t.runs.length,
  };
  const paper = new Float64Array(Object.values(lengths).reduce((sum, length) => sum + length));
  let used = 0;
  const page = (name: keyof Notes): Float64Array => {
    used += lengths[name];
    return paper.subarray(used - lengths[name], used);
  };
  const notes: Notes = {
    places: page('places'),
    technologyWays: page('technologyWays'),
    workWays: page('workWays'),
    objectives: page('objectives'),
    cards: page('cards'),
    squareChances: page('squareChances'),
    runs: page('runs'),
  };
  return { paper, notes };
}
