/** A basic action of free choice, which a master brings. [newton.masters.paracelsus] [newton.masters.descartes] */
import { fixedAction, NO_EXTRAS } from '../actions.ts';
import { activePlayer, symbols } from '../counting.ts';
import { DO, STOP } from '../moves.ts';
import type { Tables } from '../tables.ts';
import { ACTIONS, type Action, type PendingOf, type SeatTable } from '../types.ts';
import { basicActionOf } from './basic-actions.ts';
import { nothingUnavailable, replacePending, topic } from './topic.ts';

type AnyActionPending = PendingOf<'any-action'>;

export function valueOfAnyAction(
  t: Tables,
  seat: SeatTable,
  pending: AnyActionPending,
  action: Action,
): number {
  return pending.value + (pending.symbols ? symbols(t, seat, action) : 0);
}

export const anyAction = topic<AnyActionPending>({
  rule: (_t, _state, { symbols }) => (symbols ? 'newton.masters.descartes' : 'newton.masters.paracelsus'),
  secret: false,
  open: true,
  /** One that a quick action can make possible may be begun, too. [newton.quick.when] */
  legal(t, state, pending, moves) {
    for (const action of ACTIONS) {
      const value = valueOfAnyAction(t, activePlayer(state), pending, action);
      const begun = fixedAction(action, value, NO_EXTRAS);
      if (basicActionOf(begun).canGoOn(t, state, begun)) moves.push(DO[action]);
    }
    moves.push(STOP);
  },
  apply(t, state, pending, move, emit) {
    if (move.type !== 'do') {
      state.pending.pop();
      return;
    }
    const { action } = move;
    const value = valueOfAnyAction(t, activePlayer(state), pending, action);
    replacePending(state, fixedAction(action, value, NO_EXTRAS));
    emit?.({ type: 'acts', seat: state.active, action, value });
  },
  prompt: () => 'Which basic action do you carry out?',
  unavailable: nothingUnavailable,
  stopText: () => 'Take no action',
});
