/** Phase C, zone A: Leonardo, four privileges chosen by rank, carried out in their order. */
import type { Seat } from '../../../core/game.ts';
import { clearZone, joinRow, leaveZone, ranking, takeApprentice } from '../city.ts';
import type { Tables } from '../data.ts';
import { COUNCIL, type Emit, type Move, type Pending, type Place, type State, ZONES } from '../types.ts';
import { askForComponents } from './favours.ts';

export const MOVE_APPRENTICE = 1;
export const TAKE_FLORINS = 2;
export const ARRANGE_DECK = 3;
export const BUY_COMPONENT = 4;

const MAX_SEATS = 5;
const PRIVILEGES: readonly Move[] = [0, 1, 2, 3, 4].map(privilege => ({ type: 'privilege', privilege }));
const DECLINE: Move = { type: 'decline' };
const HOLDERS: readonly Move[] = Array.from({ length: MAX_SEATS }, (_, to) => ({ type: 'leonardo', to }));
const LIFTS: readonly (readonly Move[])[] = Array.from({ length: ZONES }, (_, from) =>
  Array.from({ length: MAX_SEATS }, (_, owner) => ({ type: 'lift', from, owner })),
);
const DROPS: readonly Move[] = Array.from({ length: ZONES }, (_, to) => ({ type: 'drop', to }));

export function enterCouncil(t: Tables, state: State, emit: Emit): void {
  state.phase = 'council';
  state.lord = COUNCIL;
  state.execute = 0;
  state.privileges.fill(-1);
  state.queue = ranking(t, state, COUNCIL);
  if (state.queue.length === 0) return;
  emit?.({ type: 'lord', zone: COUNCIL, ranking: state.queue.slice() });
  // [leonardo.council.last]
  if (state.queue.length === state.players.length && state.players.length > 2) {
    const last = state.queue.pop()!;
    leaveZone(state, COUNCIL, last);
    emit?.({ type: 'excluded', seat: last });
  }
  state.pending = { kind: 'leonardo', seat: state.queue[0]! };
}

/** Asks for the next choice or carries out the next privilege; false when the Council is done. */
export function proceedCouncil(t: Tables, state: State, emit: Emit): boolean {
  while (state.queue.length > 0) {
    const seat = state.queue.shift()!;
    if (hasUsablePrivilege(t, state, seat)) {
      state.pending = { kind: 'privilege', seat, first: state.privileges.every(holder => holder < 0) };
      return true;
    }
    leaveZone(state, COUNCIL, seat);
    emit?.({ type: 'declined', seat });
  }
  while (state.execute < BUY_COMPONENT) {
    state.execute++;
    const seat = state.privileges[state.execute - 1]!;
    if (seat >= 0) carryOut(t, state, seat, emit);
    if (state.pending !== null) return true;
  }
  clearZone(state, COUNCIL);
  state.execute = 0;
  state.privileges.fill(-1);
  return false;
}

export function isFree(state: Readonly<State>, privilege: number): boolean {
  return state.privileges[privilege - 1]! < 0;
}

/** [leonardo.council.usable] */
export function canUse(t: Tables, state: Readonly<State>, seat: Seat, privilege: number): boolean {
  switch (privilege) {
    case MOVE_APPRENTICE:
      return anyLift(t, state, seat);
    case TAKE_FLORINS:
      return true;
    case ARRANGE_DECK:
      return state.deck.length > 0;
    default:
      return (
        state.players[seat]!.florins >= t.constants.councilComponentPrice &&
        state.shops.some(stock => stock > 0)
      );
  }
}

function hasUsablePrivilege(t: Tables, state: Readonly<State>, seat: Seat): boolean {
  for (let p = MOVE_APPRENTICE; p <= BUY_COMPONENT; p++)
    if (isFree(state, p) && canUse(t, state, seat, p)) return true;
  return false;
}

/** May this player move an apprentice of the owner out of the zone? [leonardo.council.move], [leonardo.codex] */
function canLift(t: Tables, state: Readonly<State>, seat: Seat, from: Place, owner: Seat): boolean {
  if (state.players[owner]!.placed[from] === 0) return false;
  if (state.codex) {
    if (from === COUNCIL) return false;
  } else if (owner !== seat) return false;
  for (let to = COUNCIL + 1; to < ZONES; to++) if (canDrop(t, state, seat, from, owner, to)) return true;
  return false;
}

function canDrop(
  t: Tables,
  state: Readonly<State>,
  seat: Seat,
  from: Place,
  owner: Seat,
  to: Place,
): boolean {
  if (to === from || to === COUNCIL) return false;
  return owner === seat || !isFirst(t, state, to, owner);
}

/** Does this player lead the ranking of the zone? */
function isFirst(t: Tables, state: Readonly<State>, zone: Place, seat: Seat): boolean {
  return state.rows[zone]!.length > 0 && ranking(t, state, zone)[0] === seat;
}

function anyLift(t: Tables, state: Readonly<State>, seat: Seat): boolean {
  for (let from = 0; from < ZONES; from++)
    for (let owner = 0; owner < state.players.length; owner++)
      if (canLift(t, state, seat, from, owner)) return true;
  return false;
}

function carryOut(t: Tables, state: State, seat: Seat, emit: Emit): void {
  switch (state.execute) {
    case MOVE_APPRENTICE:
      state.pending = { kind: 'lift', seat };
      return;
    case TAKE_FLORINS:
      emit?.({ type: 'council-florins', seat, florins: state.councilFlorins });
      state.players[seat]!.florins += state.councilFlorins;
      state.councilFlorins = 0;
      return;
    case ARRANGE_DECK:
      lookAtDeck(t, state, seat, emit);
      return;
    default:
      askForComponents(state, seat, 1, 1, t.constants.councilComponentPrice);
  }
}

/** The others keep what they knew of these cards, but no longer where each lies. [leonardo.council.look] */
function lookAtDeck(t: Tables, state: State, seat: Seat, emit: Emit): void {
  const count = Math.min(t.constants.councilLook, state.deck.length);
  state.arranged = Math.max(state.arranged, count);
  for (const [other, { knowledge }] of state.players.entries()) {
    if (other === seat) {
      knowledge.cards = state.deck.slice(0, count);
      knowledge.window = count;
      knowledge.ordered = true;
    } else if (knowledge.window > 0) {
      knowledge.cards.sort((a, b) => a - b);
      knowledge.window = Math.max(knowledge.window, count);
      knowledge.ordered = false;
    }
  }
  if (emit) {
    emit({ type: 'looked', seat, count });
    emit({ type: 'saw', seat, inventions: state.deck.slice(0, count), only: seat, reveals: true });
  }
  if (count > 1) state.pending = { kind: 'arrange', seat, step: 0, count };
}

export function legalLeonardo(state: Readonly<State>, out: Move[]): void {
  for (let seat = 0; seat < state.players.length; seat++) out.push(HOLDERS[seat]!);
}

export function applyLeonardo(
  state: State,
  pending: Pending,
  move: Move & { type: 'leonardo' },
  emit: Emit,
): void {
  state.pending = null;
  emit?.({ type: 'leonardo', seat: pending.seat, from: state.leonardo, to: move.to });
  state.leonardo = move.to;
}

/** The first must choose; everybody after may take the workers back instead. [leonardo.council.choice] */
export function legalPrivilege(
  t: Tables,
  state: Readonly<State>,
  pending: Pending & { kind: 'privilege' },
  out: Move[],
): void {
  for (let p = MOVE_APPRENTICE; p <= BUY_COMPONENT; p++)
    if (isFree(state, p) && canUse(t, state, pending.seat, p)) out.push(PRIVILEGES[p]!);
  if (!pending.first) out.push(DECLINE);
}

export function applyPrivilege(
  state: State,
  pending: Pending,
  move: Move & { type: 'privilege' | 'decline' },
  emit: Emit,
): void {
  const { seat } = pending;
  state.pending = null;
  if (move.type === 'privilege') {
    state.privileges[move.privilege - 1] = seat;
    emit?.({ type: 'privilege', seat, privilege: move.privilege });
  } else {
    leaveZone(state, COUNCIL, seat);
    emit?.({ type: 'declined', seat });
  }
}

export function legalLift(t: Tables, state: Readonly<State>, seat: Seat, out: Move[]): void {
  for (let from = 0; from < ZONES; from++)
    for (let owner = 0; owner < state.players.length; owner++)
      if (canLift(t, state, seat, from, owner)) out.push(LIFTS[from]![owner]!);
}

export function applyLift(state: State, pending: Pending, move: Move & { type: 'lift' }): void {
  state.pending = { kind: 'drop', seat: pending.seat, owner: move.owner, from: move.from };
}

type DropPending = Pending & { kind: 'drop' };

export function legalDrop(t: Tables, state: Readonly<State>, pending: DropPending, out: Move[]): void {
  for (let to = COUNCIL + 1; to < ZONES; to++)
    if (canDrop(t, state, pending.seat, pending.from, pending.owner, to)) out.push(DROPS[to]!);
}

export function applyDrop(
  state: State,
  pending: DropPending,
  move: Move & { type: 'drop' },
  emit: Emit,
): void {
  const { seat, owner, from } = pending;
  state.pending = null;
  takeApprentice(state, from, owner);
  joinRow(state, move.to, owner);
  state.players[owner]!.placed[move.to]!++;
  emit?.({ type: 'moved', seat, owner, from, to: move.to });
}

type ArrangePending = Pending & { kind: 'arrange' };

export function legalArrange(t: Tables, state: Readonly<State>, pending: ArrangePending, out: Move[]): void {
  for (let i = pending.step; i < pending.count; i++) out.push(t.orders[state.deck[i]!]!);
}

export function applyArrange(
  state: State,
  pending: ArrangePending,
  move: Move & { type: 'order' },
  emit: Emit,
): void {
  const { seat, step, count } = pending;
  for (const pile of [state.deck, state.players[seat]!.knowledge.cards]) {
    pile.splice(pile.indexOf(move.invention), 1);
    pile.splice(step, 0, move.invention);
  }
  if (step + 2 < count) {
    pending.step++;
    return;
  }
  state.pending = null;
  if (emit) {
    emit({ type: 'arranged', seat, count });
    emit({ type: 'ordered', seat, inventions: state.deck.slice(0, count), only: seat });
  }
}
