/** Choosing scientists one after the other. */
import type { Seat } from '../../../../core/game.ts';
import type { MoveWord, Topic } from '../../../../core/grammar.ts';
import { bonusText, influenceText, reason, scientistName } from '../../text/words.ts';
import type { Tables } from '../data.ts';
import {
  type Emit,
  type Event,
  type Move,
  NONE,
  type Pending,
  type ScientistIndex,
  type State,
  type View,
} from '../types.ts';

type ScientistPending = Extract<Pending, { kind: 'scientist' }>;

/** Each player has a different one. [newscience.setup.scientists] */
export function freeScientists(t: Tables, state: Readonly<State>): ScientistIndex[] {
  return t.scientists
    .map(scientist => scientist.index)
    .filter(index => state.seats.every(seat => seat.scientist !== index));
}

/** [newscience.setup.influence] */
export function takeScientist(t: Tables, state: State, seat: Seat, scientist: ScientistIndex): void {
  state.seats[seat]!.scientist = scientist;
  state.seats[seat]!.influence = [...t.scientists[scientist]!.influence];
}

export function chooseScientist(
  t: Tables,
  state: State,
  seat: Seat,
  scientist: ScientistIndex,
  emit: Emit,
): void {
  takeScientist(t, state, seat, scientist);
  state.placed++;
  emit?.({ type: 'scientist-chosen', seat, scientist });
}

export const scientist: Topic<Tables, State, ScientistPending, Move, Event> = {
  rule: 'newscience.setup.scientists',
  secret: false,
  open: true,
  legal(t, state, _, moves) {
    for (const scientist of freeScientists(t, state)) moves.push({ type: 'scientist', scientist });
  },
  apply(t, state, { seat }, move, emit) {
    if (move.type === 'scientist') chooseScientist(t, state, seat, move.scientist, emit);
  },
  prompt: () => 'Which scientist do you want to be?',
  unavailable: (t, state) =>
    state.seats.flatMap(seat =>
      seat.scientist === NONE
        ? []
        : [reason(scientistName(t, seat.scientist), 'already chosen', 'setup.scientists')],
    ),
};

export const scientistMove: MoveWord<Tables, View, Extract<Move, { type: 'scientist' }>> = {
  notate: (t, move) => `take ${t.scientists[move.scientist]!.id}`,
  group: 'Scientists',
  describe(t, move) {
    const { name, influence, firstTurnOrder } = t.scientists[move.scientist]!;
    const bonus = bonusText(t.scientists[move.scientist]!).join(', ');
    return `${name}: ${bonus}; starts with ${influenceText(influence)}; place ${firstTurnOrder} in the first turn`;
  },
};
