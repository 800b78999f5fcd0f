/** The card that the active player plays this turn: its basic action and its special effect. [newton.turn.order] */

import { isUnderWay, ownAction } from './actions.ts';
import { activePlayer, symbols } from './counting.ts';
import { isUsable, resolve } from './effects/index.ts';
import type { OperationOf } from './effects/operation.ts';
import type { Card, Tables } from './tables.ts';
import {
  type Action,
  type ActionPending,
  type CardIndex,
  type Emit,
  NONE,
  type State,
  type Table,
} from './types.ts';

export function cardInPlay(t: Tables, table: Table): Card {
  return t.cards[table.cardInPlay.card]!;
}

/**
 * Value of its basic action: visible symbols, a joker's 1, the paid 1. [newton.action.value] [newton.joker]
 * [newton.quick.boost]
 */
export function valueOfAction(t: Tables, table: Table, action: Action): number {
  const joker = cardInPlay(t, table).action === 'joker' ? 1 : 0;
  return symbols(t, activePlayer(table), action) + joker + (table.cardInPlay.boosted ? 1 : 0);
}

/** Its basic action as it would begin now, with what its effect adds to it. */
export function actionInPlay(t: Tables, table: Table, action: Action): ActionPending {
  return ownAction(action, valueOfAction(t, table, action), cardInPlay(t, table).extras);
}

export function mayUseEffect(t: Tables, table: Table): boolean {
  if (table.cardInPlay.effectUsed) return false;
  const { effect } = cardInPlay(t, table);
  return effect !== null && isUsable(t, table, activePlayer(table), effect);
}

/**
 * May it be used beside this basic action? At any point of it, but for the jump to a village, which comes before the
 * first step or after the last. [newton.turn.order] [newton.effects.village-jump]
 */
export function mayUseEffectDuring(t: Tables, table: Table, pending: ActionPending): boolean {
  return mayUseEffect(t, table) && (!isJump(t, table) || (pending.own && !isUnderWay(pending)));
}

function isJump(t: Tables, table: Table): boolean {
  const { effect } = cardInPlay(t, table);
  return effect?.op === 'modify' && effect.rule === 'village-jump';
}

/** Can the effect, still unused, bring what a step may lack: coins, potions, a student? */
export function effectBringsMeans(t: Tables, table: Table): boolean {
  if (!mayUseEffect(t, table)) return false;
  const effect = cardInPlay(t, table).effect!;
  if (effect.op === 'repeat-lightning') return true;
  return 'gain' in effect && effect.gain.coins + effect.gain.potions + effect.gain.students > 0;
}

export function applyEffect(t: Tables, state: State, emit: Emit): void {
  const { card } = state.cardInPlay;
  state.cardInPlay.effectUsed = true;
  if (card !== NONE) carryOut(t, state, card, emit);
}

/** The effect of a card on the desk: the one in play, or another that it repeats. */
export function carryOut(t: Tables, state: State, card: CardIndex, emit: Emit): void {
  const { effect } = t.cards[card]!;
  if (effect !== null) resolve(t, state, [effect], { from: 'card', card }, emit);
}

/** A gain that costs nothing is not forgotten: it comes at the end of the turn. [newton.turn.end] */
export function unusedGain(t: Tables, table: Table): OperationOf<'gain'> | null {
  const { effect } = cardInPlay(t, table);
  return !table.cardInPlay.effectUsed && effect?.op === 'gain' ? effect : null;
}
