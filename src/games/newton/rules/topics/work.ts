/** Work: advance on the work track and earn coins. [newton.work] */
import { plural } from '../../../../core/words.ts';
import { spaceText } from '../../text/components.ts';
import { lackingBooks } from '../../text/words.ts';
import { activateSpace } from '../arrivals.ts';
import { missingBooks } from '../books.ts';
import { activePlayer, visibleBooks } from '../counting.ts';
import type { Tables } from '../tables.ts';
import type { SeatTable, WorkPending } from '../types.ts';
import { basicAction } from './basic-action.ts';
import { mayBuy } from './quick.ts';
import { pendingOf, type Words } from './topic.ts';

/**
 * Potions needed to step onto the objective at the end of the track. [newton.work.end] [newton.masters.prerequisite]
 */
export function potionsForObjective(t: Tables, seat: SeatTable, pending: WorkPending): number {
  const need = t.work[t.work.length - 1]!.books;
  return pending.ignorePrerequisite || need === null ? 0 : missingBooks(visibleBooks(t, seat), need);
}

/** The furthest advance that the track, the books in sight and so many potions allow. */
export function furthest(t: Tables, seat: SeatTable, pending: WorkPending, potions: number): number {
  const ahead = t.work.length - 1 - seat.work;
  if (pending.value < ahead) return pending.value;
  return ahead > 0 && potionsForObjective(t, seat, pending) > potions ? ahead - 1 : ahead;
}

/**
 * Who stops short by choice earns only the spaces moved; who is held up by missing books earns the full value, with or
 * without potions, which nobody has to spend. [newton.work.coins] [newton.work.end]
 */
export function wages(t: Tables, seat: SeatTable, pending: WorkPending, spaces: number): number {
  if (!pending.paid) return 0;
  return spaces < furthest(t, seat, pending, 0) ? spaces : pending.value;
}

export const work = basicAction<WorkPending>({
  rule: 'newton.work',
  legal(t, state, pending, moves) {
    const player = activePlayer(state);
    const most = furthest(t, player, pending, player.potions);
    for (let spaces = most; spaces > 0; spaces--) moves.push(t.moves.advance[spaces]!);
    if (pending.paid && furthest(t, player, pending, 0) === 0) moves.push(t.moves.advance[0]!);
  },
  apply(t, state, pending, move, emit) {
    if (move.type !== 'advance') return;
    const { spaces } = move;
    const player = activePlayer(state);
    const coins = wages(t, player, pending, spaces);
    const arrival = player.work + spaces;
    const entersObjective = spaces > 0 && arrival === t.work.length - 1;
    const potions = entersObjective ? potionsForObjective(t, player, pending) : 0;
    state.pending.pop();
    player.work = arrival;
    player.coins += coins;
    player.potions -= potions;
    emit?.({ type: 'worked', seat: state.active, spaces, coins, potions });
    if (spaces > 0) activateSpace(t, state, t.work[arrival]!, emit);
  },
  leave(_t, state) {
    state.pending.pop();
  },
  prompt: (t, state, { value }) =>
    `Work of value ${value}: how far does your marker advance? It stands on ${activePlayer(state).work} of ${t.work.length - 1}`,
  unavailable(t, state, pending) {
    const player = activePlayer(state);
    const ahead = t.work.length - 1 - player.work;
    const potions = potionsForObjective(t, player, pending);
    if (ahead === 0 || pending.value < ahead || potions <= player.potions) return [];
    return [
      {
        what: 'The objective at the end of the work track',
        why: lackingBooks(potions, player),
        rule: 'newton.requirements',
      },
    ];
  },
  stopText: () => 'Leave this action',
  /** Where the marker stands still, only coins are to be had. */
  possible(t, state, pending, means) {
    const player = activePlayer(state);
    const potions = means === 'nothing' ? 0 : means === 'purse' ? player.potions : Number.POSITIVE_INFINITY;
    return pending.paid || furthest(t, player, pending, potions) > 0;
  },
  quickHelps: (t, state, pending) =>
    activePlayer(state).work < t.work.length - 1 && mayBuy(t, state, pending, 'potion'),
  touched: () => false,
  allows: value => `advance up to ${plural(value, 'space')} and earn as many coins`,
  impossible: 'the action has no value',
  nothing: 'can do nothing',
});

export const workMoves: Pick<Words, 'advance'> = {
  advance: {
    notate: (_t, move) => `advance ${move.spaces}`,
    group: 'Work',
    describe(t, { spaces }, view) {
      const seat = activePlayer(view);
      const pending = pendingOf(view, 'work');
      const coins = wages(t, seat, pending, spaces);
      const earned = pending.paid ? `, earn ${plural(coins, 'coin')}` : '';
      if (spaces === 0) return `Stay where you are${earned}`;
      const arrival = seat.work + spaces;
      const space = t.work[arrival]!;
      const potions = space.kind === 'objective' ? potionsForObjective(t, seat, pending) : 0;
      const offer = spaceText(t, view, space);
      return `Advance ${plural(spaces, 'space')} to ${arrival}${earned}${offer === '' ? '' : `; ${offer}`}${potions > 0 ? `; costs ${plural(potions, 'potion')}` : ''}`;
    },
  },
};
