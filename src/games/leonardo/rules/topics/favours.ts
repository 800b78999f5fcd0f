/** Turn 0 of the experienced set-up: favours, one by one from Leonardo clockwise. [leonardo.favours] */
import type { Seat } from '../../../../core/game.ts';
import { countsFor, type Tables } from '../data.ts';
import { favours } from '../effects/favours.ts';
import { beginTurn } from '../turns.ts';
import {
  FAVOUR_INDICES,
  FAVOUR_LETTERS,
  FAVOURS,
  type FavourIndex,
  type MoveOf,
  type SeatTable,
  type State,
} from '../types.ts';
import { componentQuestion } from './components.ts';
import type { TopicOf, WordOf } from './topic.ts';

const FAVOUR_MOVES: readonly MoveOf<'favour'>[] = FAVOUR_INDICES.map(favour => ({ type: 'favour', favour }));

export function favoursTaken({ favours }: Readonly<SeatTable>): number {
  let taken = 0;
  for (const count of favours) taken += count;
  return taken;
}

/** [leonardo.favours.limit] */
function isAtLimit(t: Tables, state: Readonly<State>, seat: Seat, favour: FavourIndex): boolean {
  return state.seats[seat]!.favours[t.favours[favour]!.letter]! >= countsFor(t, state.players).sameFavour;
}

function canTake(t: Tables, state: Readonly<State>, seat: Seat, favour: FavourIndex): boolean {
  return !isAtLimit(t, state, seat, favour) && favours[favour]!.possible(t, state, seat);
}

/** Asks who has taken the fewest, from Leonardo clockwise; false once all have theirs. [leonardo.favours.order] */
export function proceedFavours(t: Tables, state: State): boolean {
  let next: Seat | null = null;
  let fewest = countsFor(t, state.players).favours;
  for (let i = 0; i < state.players; i++) {
    const seat = (state.leonardo + i) % state.players;
    const taken = favoursTaken(state.seats[seat]!);
    if (taken < fewest) {
      fewest = taken;
      next = seat;
    }
  }
  if (next === null) return false;
  beginTurn(state, { kind: 'favour', seat: next });
  return true;
}

export const favour: TopicOf<'favour', 'favour'> = {
  rule: 'leonardo.favours',
  secret: false,
  open: true,
  legal(t, state, { seat }, moves) {
    for (const index of FAVOUR_INDICES) if (canTake(t, state, seat, index)) moves.push(FAVOUR_MOVES[index]!);
  },
  apply(t, state, { seat }, move, emit) {
    const row = t.favours[move.favour]!;
    state.seats[seat]!.favours[row.letter]!++;
    emit?.({ type: 'favour', seat, favour: move.favour });
    favours[move.favour]!.apply(state, seat, row);
    state.pending = componentQuestion(state, seat, { left: row.components, alike: row.alike, price: 0 });
  },
  prompt(t, state, { seat }) {
    const number = favoursTaken(state.seats[seat]!) + 1;
    return `Which favour do you take? Number ${number} of ${countsFor(t, state.players).favours}`;
  },
  unavailable(t, state, { seat }) {
    const limit = countsFor(t, state.players).sameFavour;
    return FAVOUR_INDICES.filter(index => !canTake(t, state, seat, index)).map(index => {
      const row = t.favours[index]!;
      const { name, whyNot, rule } = favours[index]!;
      const what = name(t, row);
      return isAtLimit(t, state, seat, index)
        ? {
            what,
            why: `you have taken favour ${FAVOUR_LETTERS[row.letter]} ${limit} times`,
            rule: 'leonardo.favours.limit',
          }
        : { what, why: whyNot(t, state, seat), rule };
    });
  },
};

export const favourWord: WordOf<'favour'> = {
  notate: (_, move) => `favour ${FAVOURS[move.favour]}`,
  group: 'Favours',
  describe(t, move) {
    const row = t.favours[move.favour]!;
    return `${FAVOUR_LETTERS[row.letter]}) Take ${favours[move.favour]!.choice(t, row)}`;
  },
};
