/**
 * A basic action as one topic: its own steps, and beside them what every one of them allows: quick actions, the special
 * effect, and leaving the rest. [newton.turn.order] [newton.turn.leave-out] [newton.action.lower]
 */
import type { Reason } from '../../../../core/game.ts';
import { isUnderWay } from '../actions.ts';
import { applyEffect, effectBringsMeans, mayUseEffectDuring } from '../card-in-play.ts';
import { EFFECT, STOP } from '../moves.ts';
import type { Tables } from '../tables.ts';
import type { ActionPending, Emit, Means, Move, State, Table } from '../types.ts';
import { addQuickMoves, applyQuickMove, unavailableQuick } from './quick.ts';
import { type NewtonTopic, topic } from './topic.ts';

/** What is particular to an action. */
interface ActionSteps<P extends ActionPending> {
  readonly rule: string;
  /** Adds the steps that may be taken. */
  legal(t: Tables, state: Readonly<State>, pending: P, moves: Move[]): void;
  /** Takes a step. */
  apply(t: Tables, state: State, pending: P, move: Move, emit: Emit): void;
  leave(t: Tables, state: State, pending: P, emit: Emit): void;
  prompt(t: Tables, state: Readonly<State>, pending: P): string;
  unavailable(t: Tables, state: Readonly<State>, pending: P): Reason[];
  stopText(t: Tables, table: Table, pending: P): string;
  /** Is there anything to do in it that costs no more than this? */
  possible(t: Tables, state: Readonly<State>, pending: P, means: Means): boolean;
  /** Where nothing is possible: could a quick action within it open something? [newton.quick.when] */
  quickHelps(t: Tables, state: Readonly<State>, pending: P): boolean;
  /** Has a step been taken? */
  touched(pending: P): boolean;
  /** What it lets a player do at this value. */
  allows(value: number): string;
  /** Why a player can do nothing in it. */
  readonly impossible: string;
  /** The same in the log, after the player's name. */
  readonly nothing: string;
}

export interface BasicAction<P extends ActionPending>
  extends Pick<ActionSteps<P>, 'possible' | 'allows' | 'impossible'> {
  readonly topic: NewtonTopic<P>;
  /** Is there anything to do in it now, or after a quick action or the card's effect? */
  canGoOn(t: Tables, state: Readonly<State>, pending: P): boolean;
}

export function basicAction<P extends ActionPending>(steps: ActionSteps<P>): BasicAction<P> {
  const canGoOn = (t: Tables, state: Readonly<State>, pending: P): boolean =>
    steps.possible(t, state, pending, 'purse') ||
    steps.quickHelps(t, state, pending) ||
    (effectBringsMeans(t, state) && steps.possible(t, state, pending, 'anything'));
  return {
    possible: steps.possible,
    canGoOn,
    allows: steps.allows,
    impossible: steps.impossible,
    topic: topic<P>({
      rule: steps.rule,
      secret: false,
      open: true,
      legal(t, state, pending, moves) {
        steps.legal(t, state, pending, moves);
        if (mayUseEffectDuring(t, state, pending)) moves.push(EFFECT);
        addQuickMoves(t, state, pending, moves);
        moves.push(STOP);
      },
      apply(t, state, pending, move, emit) {
        if (applyQuickMove(t, state, pending, move, emit)) return;
        if (move.type === 'stop') steps.leave(t, state, pending, emit);
        else if (move.type === 'effect') applyEffect(t, state, emit);
        else steps.apply(t, state, pending, move, emit);
      },
      prompt: steps.prompt,
      unavailable: (t, state, pending) => [
        ...steps.unavailable(t, state, pending),
        ...unavailableQuick(t, state, pending),
      ],
      idle: {
        test: (t, state, pending) => !canGoOn(t, state, pending),
        touched: steps.touched,
        phrase: steps.nothing,
      },
      leave: steps.leave,
      stopText: (t, table, pending) =>
        pending.own && !isUnderWay(pending)
          ? `Leave the basic action out`
          : steps.stopText(t, table, pending),
    }),
  };
}
