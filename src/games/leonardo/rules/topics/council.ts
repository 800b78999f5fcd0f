/** Phase C, zone A: Leonardo, four privileges chosen by rank, carried out in their order. [leonardo.council] */
import type { Reason, Seat } from '../../../../core/game.ts';
import type { Emit } from '../../../../core/grammar.ts';
import { capital } from '../../../../core/words.ts';
import { deciderOf } from '../../text/words.ts';
import { clearZone, leaveZone, ranking } from '../city.ts';
import type { Tables } from '../data.ts';
import { privileges } from '../effects/privileges.ts';
import { beginTurn } from '../turns.ts';
import {
  COUNCIL,
  type Event,
  type MoveOf,
  NOBODY,
  PRIVILEGE_INDICES,
  type PrivilegeIndex,
  type State,
} from '../types.ts';
import { MAX_SEATS, seatId, type TopicOf, type WordOf } from './topic.ts';

const HOLDERS: readonly MoveOf<'leonardo'>[] = Array.from({ length: MAX_SEATS }, (_, to) => ({
  type: 'leonardo',
  to,
}));
const PRIVILEGE_MOVES: readonly MoveOf<'privilege'>[] = PRIVILEGE_INDICES.map(privilege => ({
  type: 'privilege',
  privilege,
}));
const DECLINE: MoveOf<'decline'> = { type: 'decline' };

export function enterCouncil(t: Tables, state: State, emit: Emit<Event>): void {
  state.phase = 'council';
  state.lord = COUNCIL;
  state.executed = 0;
  state.privileges.fill(NOBODY);
  state.queue = ranking(t, state, COUNCIL);
  if (state.queue.length === 0) return;
  emit?.({ type: 'lord', seat: null, zone: COUNCIL, ranking: state.queue.slice() });
  if (lastGetsNothing(state.players, state.queue.length)) {
    const last = state.queue.pop()!;
    leaveZone(state, COUNCIL, last);
    emit?.({ type: 'excluded', seat: last });
  }
  beginTurn(state, { kind: 'leonardo', seat: state.queue[0]! });
}

/** Where all are present, but not with two players. [leonardo.council.last], [leonardo.council.two] */
export function lastGetsNothing(players: number, present: number): boolean {
  return present === players && players > 2;
}

/**
 * Asks for the next choice or carries out the next privilege; false when the Council is done.
 * [leonardo.council.order]
 */
export function proceedCouncil(t: Tables, state: State, emit: Emit<Event>): boolean {
  while (state.queue.length > 0) {
    const seat = state.queue.shift()!;
    if (hasChoice(t, state, seat)) {
      beginTurn(state, {
        kind: 'privilege',
        seat,
        first: state.privileges.every(holder => holder === NOBODY),
      });
      return true;
    }
    leaveZone(state, COUNCIL, seat);
    emit?.({ type: 'declined', seat });
  }
  while (state.executed < privileges.length) {
    const seat = state.privileges[state.executed]!;
    const privilege = privileges[state.executed]!;
    state.executed++;
    if (seat !== NOBODY) privilege.carryOut(t, state, seat, emit);
    if (state.pending !== null) return true;
  }
  clearZone(state, COUNCIL);
  state.executed = 0;
  state.privileges.fill(NOBODY);
  return false;
}

function isTaken(state: Readonly<State>, privilege: PrivilegeIndex): boolean {
  return state.privileges[privilege] !== NOBODY;
}

/** [leonardo.council.usable] */
function canChoose(t: Tables, state: Readonly<State>, seat: Seat, privilege: PrivilegeIndex): boolean {
  return !isTaken(state, privilege) && privileges[privilege]!.possible(t, state, seat);
}

function hasChoice(t: Tables, state: Readonly<State>, seat: Seat): boolean {
  for (const index of PRIVILEGE_INDICES) if (canChoose(t, state, seat, index)) return true;
  return false;
}

export const leonardo: TopicOf<'leonardo', 'leonardo'> = {
  rule: 'leonardo.council.leonardo',
  secret: false,
  open: true,
  legal(_, { players }, __, moves) {
    for (let seat = 0; seat < players; seat++) moves.push(HOLDERS[seat]!);
  },
  /** Holds at once, for tied bids of this turn too. [leonardo.council.leonardo] */
  apply(_, state, { seat }, { to }, emit) {
    state.pending = null;
    emit?.({ type: 'leonardo', seat, from: state.leonardo, to });
    state.leonardo = to;
  },
  prompt: () =>
    'You are first in the Council: who takes Leonardo, and so begins the next turns and wins tied bids?',
  unavailable: () => [],
};

export const privilege: TopicOf<'privilege', 'privilege' | 'decline'> = {
  rule: 'leonardo.council.choice',
  secret: false,
  open: true,
  /** The first must choose; everybody after may take the workers back instead. [leonardo.council.choice] */
  legal(t, state, { seat, first }, moves) {
    for (const index of PRIVILEGE_INDICES)
      if (canChoose(t, state, seat, index)) moves.push(PRIVILEGE_MOVES[index]!);
    if (!first) moves.push(DECLINE);
  },
  apply(_, state, { seat }, move, emit) {
    state.pending = null;
    if (move.type === 'privilege') {
      state.privileges[move.privilege] = seat;
      emit?.({ type: 'privilege', seat, privilege: move.privilege });
    } else {
      leaveZone(state, COUNCIL, seat);
      emit?.({ type: 'declined', seat });
    }
  },
  prompt: (_, __, { first }) =>
    first
      ? 'Which privilege of the Council do you choose?'
      : 'Which privilege of the Council is left for you?',
  unavailable(t, state, { seat, first }) {
    const reasons: Reason[] = [];
    for (const index of PRIVILEGE_INDICES) {
      const { name, whyNot } = privileges[index]!;
      const what = `Privilege ${index + 1}: ${name}`;
      if (isTaken(state, index))
        reasons.push({ what, why: 'taken by another player', rule: 'leonardo.council.choice' });
      else if (!canChoose(t, state, seat, index))
        reasons.push({ what, why: whyNot(t), rule: 'leonardo.council.usable' });
    }
    if (first)
      reasons.push({
        what: 'Decline',
        why: 'the first of the Council chooses a privilege',
        rule: 'leonardo.council.choice',
      });
    return reasons;
  },
};

export const leonardoWord: WordOf<'leonardo'> = {
  notate: (_, { to }) => `leonardo ${seatId(to)}`,
  group: 'Leonardo',
  describe(_, { to }, view, names) {
    const kept = view.leonardo === to;
    if (to === deciderOf(view)) return kept ? 'Keep Leonardo' : 'Take Leonardo yourself';
    return `${kept ? 'Leave Leonardo with' : 'Give Leonardo to'} ${names[to]}`;
  },
};

export const privilegeWord: WordOf<'privilege'> = {
  notate: (_, move) => `privilege ${move.privilege + 1}`,
  group: 'Privileges',
  describe: (t, move, view) =>
    `${move.privilege + 1}) ${capital(privileges[move.privilege]!.about(t, view))}`,
};

export const declineWord: WordOf<'decline'> = {
  notate: () => 'decline',
  group: 'Finish',
  describe: () => 'Take your workers back without a privilege',
};
