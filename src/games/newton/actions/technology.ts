/** Technology: lead a student along the branching track. [newton.technology] */
import { missingBooks, visibleBooks } from '../books.ts';
import type { Tables } from '../data.ts';
import { activateSpace, activePlayer, takeToken } from '../effects.ts';
import type { Books, Emit, Move, SeatTable, State, TechnologyFrame } from '../types.ts';
import { mayBoost, mayBuyPotion, mayHire } from './quick.ts';

/** Potions needed to step onto a space: above 0 only for objectives. */
export function potionsToEnter(t: Tables, frame: TechnologyFrame, space: number, books: Books): number {
  const need = t.technology[space]!.books;
  return need === null || frame.ignorePrerequisite ? 0 : missingBooks(books, need);
}

/** An end space holds one student of a colour, and an objective asks for its books. */
function mayEnter(
  t: Tables,
  seat: SeatTable,
  frame: TechnologyFrame,
  space: number,
  books: Books,
  potions: number,
): boolean {
  if (t.technology[space]!.end && seat.students.includes(space)) return false;
  return potionsToEnter(t, frame, space, books) <= potions;
}

/** May this student make the next step? One who has moved in this action may not, unless on the move. */
function isMovable(seat: SeatTable, frame: TechnologyFrame, student: number): boolean {
  if (frame.student >= 0) return student === frame.student;
  if ((frame.moved & (1 << student)) !== 0) return false;
  for (let earlier = 0; earlier < student; earlier++)
    if (seat.students[earlier] === seat.students[student] && (frame.moved & (1 << earlier)) === 0)
      return false;
  return true;
}

export function legal(t: Tables, state: State, frame: TechnologyFrame, moves: Move[]): void {
  if (frame.value === 0) return;
  const player = activePlayer(state);
  const books = visibleBooks(t, player);
  for (let student = 0; student < player.students.length; student++) {
    if (!isMovable(player, frame, student)) continue;
    const from = player.students[student]!;
    for (const to of t.technology[from]!.children)
      if (mayEnter(t, player, frame, to, books, player.potions)) moves.push({ type: 'student', from, to });
  }
}

/** Is there a step? `free`: one without potions. */
export function possible(t: Tables, state: State, frame: TechnologyFrame, free: boolean): boolean {
  if (frame.value === 0) return false;
  const player = activePlayer(state);
  const potions = free ? 0 : player.potions;
  const books = visibleBooks(t, player);
  for (let student = 0; student < player.students.length; student++) {
    if (!isMovable(player, frame, student)) continue;
    for (const to of t.technology[player.students[student]!]!.children)
      if (mayEnter(t, player, frame, to, books, potions)) return true;
  }
  return false;
}

/** Could a quick action open a step where none is possible? */
export function quickHelps(t: Tables, state: State, frame: TechnologyFrame): boolean {
  const player = activePlayer(state);
  if (frame.student < 0 && frame.value > 0 && mayHire(t, player)) return true;
  for (let student = 0; student < player.students.length; student++) {
    if (!isMovable(player, frame, student)) continue;
    const { children } = t.technology[player.students[student]!]!;
    if (children.length === 0) continue;
    if (frame.value === 0) return mayBoost(t, state, frame);
    if (mayBuyPotion(t, player) && children.some(to => isOpenObjective(t, player, to))) return true;
  }
  return false;
}

function isOpenObjective(t: Tables, seat: SeatTable, space: number): boolean {
  return t.technology[space]!.books !== null && !seat.students.includes(space);
}

export function apply(
  t: Tables,
  state: State,
  frame: TechnologyFrame,
  from: number,
  to: number,
  emit: Emit,
): void {
  const player = activePlayer(state);
  if (frame.student < 0) {
    let student = 0;
    while (player.students[student] !== from || (frame.moved & (1 << student)) !== 0) student++;
    frame.student = student;
    frame.moved |= 1 << student;
  }
  const potions = potionsToEnter(t, frame, to, visibleBooks(t, player));
  player.potions -= potions;
  player.students[frame.student] = to;
  frame.value--;
  emit?.({ type: 'stepped', seat: state.active, from, to, potions });
  takeToken(t, state, t.technology[to]!.tokenSpot, frame.doubleTokens, emit);
}

/** The student on the move stops; with a value to share out, another one may follow. */
export function finish(t: Tables, state: State, frame: TechnologyFrame, emit: Emit): void {
  const { student } = frame;
  if (student >= 0 && frame.split && frame.value > 0) frame.student = -1;
  else state.pending.pop();
  if (student >= 0) activateSpace(t, state, t.technology[activePlayer(state).students[student]!]!, emit);
}
