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
    ...notesOf(t),
    newStudent: Number.NaN,
    master: Number.NaN,
  };
}

type Notes = Pick<
  Outlook,
  'places' | 'technologyWays' | 'workWays' | 'objectives' | 'cards' | 'squareChances' | 'runs'
>;
interface Notebook {
  readonly paper: Float64Array;
  readonly notes: Notes;
}
const notebooks = new WeakMap<Tables, Notebook>();

/** Blank notes. The paper is used again for every outlook: an outlook must not outlive the next one. */
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
  const lengths = {
    places: t.places.length,
    technologyWays: t.technology.length,
    workWays: t.work.length,
    objectives: t.objectives.length,
    cards: t.cards.length,
    squareChances: t.squares.length,
    runs: t.runs.length,
  };
  const paper = new Float64Array(Object.values(lengths).reduce((sum, length) => sum + length));
  let from = 0;
  const notes = Object.fromEntries(
    Object.entries(lengths).map(([name, length]) => {
      from += length;
      return [name, paper.subarray(from - length, from)];
    }),
  );
  return { paper, notes: notes as unknown as Notes };
}
