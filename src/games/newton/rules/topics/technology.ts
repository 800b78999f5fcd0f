/** Technology: lead a student along the branching track. [newton.technology] */
import type { Reason } from '../../../../core/game.ts';
import { plural } from '../../../../core/words.ts';
import { spaceName, spaceText, technologyOffer } from '../../text/components.ts';
import { costText, lackingBooks } from '../../text/words.ts';
import { activateSpace } from '../arrivals.ts';
import { missingBooks } from '../books.ts';
import { activePlayer, tokenAt, visibleBooks } from '../counting.ts';
import { takeToken } from '../gains.ts';
import type { Tables } from '../tables.ts';
import {
  type Books,
  NONE,
  type SeatTable,
  type Table,
  type TechnologyIndex,
  type TechnologyPending,
} from '../types.ts';
import { basicAction } from './basic-action.ts';
import { mayBuy } from './quick.ts';
import { pendingOf, type Words } from './topic.ts';

/**
 * Potions needed to step onto a space: above 0 only for objectives. [newton.technology.objective]
 * [newton.masters.prerequisite]
 */
export function potionsToEnter(
  t: Tables,
  pending: TechnologyPending,
  space: TechnologyIndex,
  books: Books,
): number {
  const need = t.technology[space]!.books;
  return need === null || pending.ignorePrerequisite ? 0 : missingBooks(books, need);
}

/** An end space holds one student of a colour. [newton.technology.ends] */
export function isTaken(t: Tables, seat: SeatTable, space: TechnologyIndex): boolean {
  return t.technology[space]!.end && seat.students.includes(space);
}

function mayEnter(
  t: Tables,
  seat: SeatTable,
  pending: TechnologyPending,
  space: TechnologyIndex,
  potions: number,
): boolean {
  if (isTaken(t, seat, space)) return false;
  if (t.technology[space]!.books === null) return true;
  return potionsToEnter(t, pending, space, visibleBooks(t, seat)) <= potions;
}

/**
 * May this student make the next step? One who has moved in this action may not, unless on the move; of several who
 * stand together the first stands for all. [newton.technology.one-student] [newton.masters.split]
 */
export function isMovable(seat: SeatTable, pending: TechnologyPending, student: number): boolean {
  if (pending.student >= 0) return student === pending.student;
  if ((pending.moved & (1 << student)) !== 0) return false;
  for (let earlier = 0; earlier < student; earlier++)
    if (seat.students[earlier] === seat.students[student] && (pending.moved & (1 << earlier)) === 0)
      return false;
  return true;
}

export const technology = basicAction<TechnologyPending>({
  rule: 'newton.technology',
  legal(t, state, pending, moves) {
    if (pending.value === 0) return;
    const player = activePlayer(state);
    for (let student = 0; student < player.students.length; student++) {
      if (!isMovable(player, pending, student)) continue;
      const from = player.students[student]!;
      for (const to of t.technology[from]!.children)
        if (mayEnter(t, player, pending, to, player.potions)) moves.push(t.moves.student[to]!);
    }
  },
  apply(t, state, pending, move, emit) {
    if (move.type !== 'student') return;
    const { from, to } = move;
    const player = activePlayer(state);
    if (pending.student < 0) {
      let student = 0;
      while (player.students[student] !== from || (pending.moved & (1 << student)) !== 0) student++;
      pending.student = student;
      pending.moved |= 1 << student;
    }
    const potions = potionsToEnter(t, pending, to, visibleBooks(t, player));
    player.potions -= potions;
    player.students[pending.student] = to;
    pending.value--;
    emit?.({ type: 'stepped', seat: state.active, from, to, potions });
    // [newton.effects.double-tokens]
    takeToken(t, state, t.technology[to]!.tokenSpot, pending.doubleTokens, emit);
  },
  /** The student on the move stops; with a value to share out, another one may follow. [newton.special-spaces] */
  leave(t, state, pending, emit) {
    const { student } = pending;
    if (student >= 0 && pending.split && pending.value > 0) pending.student = NONE;
    else state.pending.pop();
    if (student >= 0) activateSpace(t, state, t.technology[activePlayer(state).students[student]!]!, emit);
  },
  prompt(t, state, { value, student }) {
    const left = `${plural(value, 'step')} left`;
    if (student < 0) return `Which student goes on, and where? ${left}`;
    const here = spaceName(t, activePlayer(state).students[student]!);
    return value === 0
      ? `Your student is at ${here}, no steps left. Stop here?`
      : `Where does your student go from ${here}? ${left}`;
  },
  unavailable(t, state, pending) {
    const player = activePlayer(state);
    const books = visibleBooks(t, player);
    const { students } = player;
    const candidates = pending.student >= 0 ? [students[pending.student]!] : [...new Set(students)];
    return candidates.flatMap(from =>
      t.technology[from]!.children.flatMap((to): Reason[] => {
        const what = `A step to ${spaceName(t, to)}`;
        const potions = potionsToEnter(t, pending, to, books);
        if (isTaken(t, player, to))
          return [{ what, why: 'one of your students stands there already', rule: 'newton.technology.ends' }];
        if (potions <= player.potions) return [];
        return [{ what, why: lackingBooks(potions, player), rule: 'newton.requirements' }];
      }),
    );
  },
  stopText(t, table, { student }) {
    if (student < 0) return 'Leave this action';
    const space = activePlayer(table).students[student]!;
    const offer = spaceText(t, table, t.technology[space]!);
    return `Stop at ${spaceName(t, space)}${offer === '' ? ' (nothing happens here)' : `: ${offer}`}`;
  },
  possible(t, state, pending, means) {
    if (pending.value === 0) return false;
    const player = activePlayer(state);
    if (means === 'anything' && pending.student < 0 && player.students.length < t.setup.students) return true;
    const potions = means === 'nothing' ? 0 : means === 'purse' ? player.potions : Number.POSITIVE_INFINITY;
    for (let student = 0; student < player.students.length; student++) {
      if (!isMovable(player, pending, student)) continue;
      for (const to of t.technology[player.students[student]!]!.children)
        if (mayEnter(t, player, pending, to, potions)) return true;
    }
    return false;
  },
  quickHelps(t, state, pending) {
    const player = activePlayer(state);
    if (pending.student < 0 && pending.value > 0 && mayBuy(t, state, pending, 'hire')) return true;
    for (let student = 0; student < player.students.length; student++) {
      if (!isMovable(player, pending, student)) continue;
      const { children } = t.technology[player.students[student]!]!;
      if (children.length === 0) continue;
      if (pending.value === 0) return mayBuy(t, state, pending, 'boost');
      const opensObjective = children.some(
        to => t.technology[to]!.books !== null && !player.students.includes(to),
      );
      if (opensObjective && mayBuy(t, state, pending, 'potion')) return true;
    }
    return false;
  },
  touched: pending => pending.moved !== 0,
  allows: value => `lead a student up to ${plural(value, 'step')}`,
  impossible: 'none of your students can go on',
  nothing: 'has no student to move',
});

export const technologyMoves: Pick<Words, 'student'> = {
  student: {
    notate: (t, move) => `student ${t.technology[move.from]!.id} ${t.technology[move.to]!.id}`,
    group: 'Technology',
    describe(t, { from, to }, view) {
      const pending = pendingOf(view, 'technology');
      const space = t.technology[to]!;
      const potions = potionsToEnter(t, pending, to, visibleBooks(t, activePlayer(view)));
      const doubled = pending.doubleTokens && tokenAt(view, space.tokenSpot) !== NONE ? ', doubled' : '';
      const here = `${technologyOffer(t, view, space)}${doubled}`;
      const ahead = aheadText(t, view, to);
      const start = pending.student >= 0 ? 'Go on' : `Lead the student at ${spaceName(t, from)}`;
      return `${start} to ${spaceName(t, to)}${costText(0, potions)}${here === '' ? '' : `: ${here}`}${ahead === '' ? '' : ` [${ahead}]`}`;
    },
  },
};

/** The next special spaces beyond this one, branch by branch. */
function aheadText(t: Tables, table: Table, from: TechnologyIndex): string {
  const found: string[] = [];
  const walk = (space: TechnologyIndex, steps: number): void => {
    for (const next of t.technology[space]!.children) {
      const offer = spaceText(t, table, t.technology[next]!);
      if (offer === '') walk(next, steps + 1);
      else found.push(`${steps + 1} on: ${offer}`);
    }
  };
  walk(from, 0);
  return found.join(' | ');
}
