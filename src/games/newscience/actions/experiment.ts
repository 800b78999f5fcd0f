/** The experiment action and its die. */
import type { Seat } from '../../../core/game.ts';
import { nextBelow } from '../../../core/rng.ts';
import type { Card, Tables } from '../data.ts';
import {
  activeCards,
  boostOf,
  EXPERIMENT,
  helperCards,
  pickedIds,
  pointsFor,
  spendCards,
} from '../effects.ts';
import { experimentedByOthers } from '../knowledge.ts';
import { lowest } from '../masks.ts';
import {
  type Emit,
  type Move,
  NONE,
  type Pending,
  type State,
  type WorkMove,
  type WorkPending,
} from '../types.ts';

type RerollPending = Extract<Pending, { kind: 'reroll' }>;

/** The lowest number that can succeed: a natural 1 fails, unless a card takes that away. */
function lowestSuccess(t: Tables, active: readonly Card[]): number {
  return active.some(card => card.safe) ? t.rules.criticalFailure : t.rules.criticalFailure + 1;
}

/** What the total has to reach: less once another player has succeeded. */
export function targetFor(
  t: Tables,
  s: Readonly<State>,
  seat: Seat,
  active: readonly Card[],
  d: number,
): number {
  const easy = (experimentedByOthers(s, seat) & (1 << d)) !== 0 || active.some(card => card.easyTarget);
  return easy ? t.discoveries[d]!.next : t.discoveries[d]!.first;
}

/**
 * Lists the experiments into `found`; with null it only says whether there is one. Rest and cards are offered as
 * long as they help; an experiment that no throw can save is left out.
 */
export function listExperiments(
  t: Tables,
  s: Readonly<State>,
  p: WorkPending,
  found: Move[] | null,
): boolean {
  const me = s.seats[p.seat]!;
  if (me.researched === 0) return false;
  const active = activeCards(t, s, p.seat);
  const helpers = helperCards(me, active, EXPERIMENT);
  const least = lowestSuccess(t, active);
  const most = t.rules.dieSides + (me.laboratory === NONE ? 0 : t.cards[me.laboratory]!.rerollBonus);
  for (let left = me.researched; left !== 0; left &= left - 1) {
    const d = lowest(left);
    const short = targetFor(t, s, p.seat, active, d) - pointsFor(t, me, active, p.modifier, EXPERIMENT, d);
    for (let pick = 0; pick < 1 << helpers.length; pick++) {
      const boost = boostOf(helpers, pick, EXPERIMENT);
      for (let rest = 0; rest <= me.rest; rest++) {
        const needs = Math.max(least, short - boost.sum - rest);
        if (rest > 0 && needs === Math.max(least, short - boost.sum - rest + 1)) break;
        if (boost.least > 0 && needs === Math.max(least, short - boost.sum - rest + boost.least)) break;
        if (needs > most) continue;
        if (found === null) return true;
        const discovery = t.discoveries[d]!.id;
        found.push({ type: 'experiment', discovery, rest, cards: pickedIds(helpers, pick), needs });
      }
    }
  }
  return found !== null && found.length > 0;
}

export function applyExperiment(t: Tables, s: State, p: WorkPending, move: WorkMove, emit: Emit): void {
  const retries = activeCards(t, s, p.seat).reduce((sum, card) => sum + (card.retry ? 1 : 0), 0);
  s.seats[p.seat]!.rest -= move.rest;
  spendCards(t, s, p.seat, move.cards, emit);
  throwDie(t, s, p.seat, move.discovery, move.needs, retries, move.rest, false, emit);
}

export function legalReroll(): Move[] {
  return [{ type: 'reroll' }, { type: 'decline' }];
}

export function applyReroll(t: Tables, s: State, p: RerollPending, emit: Emit): void {
  const card = t.cards[s.seats[p.seat]!.laboratory]!;
  const needs = Math.max(lowestSuccess(t, activeCards(t, s, p.seat)), p.needs - card.rerollBonus);
  spendCards(t, s, p.seat, [card.id], emit);
  throwDie(t, s, p.seat, p.discovery, needs, p.retries, 0, true, emit);
}

function throwDie(
  t: Tables,
  s: State,
  seat: Seat,
  discovery: string,
  needs: number,
  retries: number,
  rest: number,
  again: boolean,
  emit: Emit,
): void {
  const die = 1 + nextBelow(s.rng, t.rules.dieSides);
  const success = die >= needs;
  emit?.({ type: 'rolled', reveals: true, seat, discovery, rest, die, needs, success, again });
  const me = s.seats[seat]!;
  if (success) {
    const bit = 1 << t.discoveryIndex[discovery]!;
    me.researched &= ~bit;
    me.experimented |= bit;
    emit?.({ type: 'experimented', seat, discovery });
  } else if (die === t.rules.criticalFailure && retries > 0) {
    throwDie(t, s, seat, discovery, needs, retries - 1, 0, true, emit);
  } else if (me.laboratory !== NONE && t.cards[me.laboratory]!.reroll) {
    s.pending = { kind: 'reroll', seat, discovery, die, needs, retries };
  }
}
