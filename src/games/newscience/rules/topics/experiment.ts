/** The experiment action and its die. [newscience.experiment] */
import type { Seat } from '../../../../core/game.ts';
import type { MoveWord, Topic } from '../../../../core/grammar.ts';
import { nextBelow } from '../../../../core/rng.ts';
import { plural } from '../../../../core/words.ts';
import { cardName, discoveryName, reason } from '../../text/words.ts';
import { activeCards, laboratoryOf, spendCards } from '../cards.ts';
import type { Tables } from '../data.ts';
import { chanceOf, easyTargets, lowestSuccess, targetOf } from '../die.ts';
import { boostOf, helperCards, pickedCards, pointsFor } from '../points.ts';
import { lowest, members } from '../sets.ts';
import {
  type DiscoveryIndex,
  type DiscoveryMove,
  type DiscoveryPending,
  type Emit,
  type Event,
  type Move,
  NONE,
  type RerollPending,
  type State,
  type Table,
  type View,
} from '../types.ts';
import { DECLINE } from './decline.ts';
import { discoveriesIn, discoveryMove, meansText, notateDiscovery, priceText } from './discovery.ts';

/**
 * Lists the experiments into `moves`; with null it only says whether there is one. Rest and cards are offered as long
 * as they help; an experiment that no throw can save is left out. [newscience.experiment.points]
 * [newscience.rest.spend]
 */
export function listExperiments(
  t: Tables,
  table: Readonly<Table>,
  { seat, modifier }: DiscoveryPending,
  moves: Move[] | null,
): boolean {
  const me = table.seats[seat]!;
  if (me.researched === 0) return false;
  const active = activeCards(t, table, seat);
  const helpers = helperCards(me, active, 'experiment');
  const easy = easyTargets(table, seat, active);
  const least = lowestSuccess(t, active);
  const most = t.rules.dieSides + (laboratoryOf(t, me)?.rerollBonus ?? 0);
  for (let left = me.researched; left !== 0; left &= left - 1) {
    const discovery = lowest(left);
    const lacking =
      targetOf(t.discoveries[discovery]!, easy) - pointsFor(t, me, active, modifier, 'experiment', discovery);
    for (let pick = 0; pick < 1 << helpers.length; pick++) {
      const boost = boostOf(helpers, pick, 'experiment');
      for (let rest = 0; rest <= me.rest; rest++) {
        const needs = Math.max(least, lacking - boost.sum - rest);
        if (rest > 0 && needs === Math.max(least, lacking - boost.sum - rest + 1)) break;
        if (boost.least > 0 && needs === Math.max(least, lacking - boost.sum - rest + boost.least)) break;
        if (needs > most) continue;
        if (moves === null) return true;
        moves.push(discoveryMove('experiment', discovery, rest, pickedCards(helpers, pick), needs));
      }
    }
  }
  return moves !== null && moves.length > 0;
}

/** Throws the die, and again where a card does so by itself; on failure a card may offer one more throw. */
function throwDie(
  t: Tables,
  state: State,
  seat: Seat,
  discovery: DiscoveryIndex,
  needs: number,
  retries: number,
  rest: number,
  again: boolean,
  emit: Emit,
): void {
  const die = 1 + nextBelow(state.rng, t.rules.dieSides);
  const success = die >= needs;
  emit?.({ type: 'rolled', reveals: true, seat, discovery, rest, die, needs, success, again });
  const me = state.seats[seat]!;
  if (success) {
    // After a failure the marker stays where it is. [newscience.experiment.result]
    me.researched &= ~(1 << discovery);
    me.experimented |= 1 << discovery;
    emit?.({ type: 'experimented', seat, discovery });
  } else if (die === t.rules.criticalFailure && retries > 0) {
    throwDie(t, state, seat, discovery, needs, retries - 1, 0, true, emit);
  } else if (laboratoryOf(t, me)?.reroll === true) {
    state.pending = { kind: 'reroll', seat, discovery, die, needs, retries };
  }
}

export const experiment: Topic<Tables, State, DiscoveryPending<'experiment'>, Move, Event> = {
  rule: 'newscience.experiment',
  secret: false,
  open: true,
  legal(t, state, pending, moves) {
    listExperiments(t, state, pending, moves);
    moves.push(DECLINE);
  },
  apply(t, state, { seat }, move, emit) {
    if (move.type !== 'experiment') return;
    // [newscience.cards.reroll]
    const retries = activeCards(t, state, seat).reduce((sum, card) => sum + (card.retry ? 1 : 0), 0);
    state.seats[seat]!.rest -= move.rest;
    spendCards(t, state, seat, move.cards, emit);
    throwDie(t, state, seat, move.discovery, move.needs, retries, move.rest, false, emit);
  },
  prompt: (t, state, pending) => `What do you experiment on? ${meansText(t, state, pending)}`,
  unavailable(t, state, pending) {
    const { seat, modifier } = pending;
    const me = state.seats[seat]!;
    const moves: Move[] = [];
    listExperiments(t, state, pending, moves);
    const active = activeCards(t, state, seat);
    const hopeless = members(me.researched & ~discoveriesIn(moves)).map(discovery => {
      const points = pointsFor(t, me, active, modifier, 'experiment', discovery);
      const why = `even the highest throw fails with ${plural(points, 'point')} and ${me.rest} rest`;
      return reason(discoveryName(t, discovery), why, 'experiment.points');
    });
    const other = 'an experiment needs your marker in the research zone';
    return [...hopeless, reason('Other discoveries', other, 'experiment')];
  },
};

export const experimentMove: MoveWord<Tables, View, DiscoveryMove<'experiment'>> = {
  notate: notateDiscovery,
  group: 'Experiment',
  describe(t, move) {
    const percent = Math.round(100 * chanceOf(t, move.needs));
    return `Experiment on ${discoveryName(t, move.discovery)}${priceText(t, move)}: ${move.needs} or more on the die, ${percent} %`;
  },
};

/** A card throws a failed experiment again: points and rest stay as they are. [newscience.cards.reroll] */
export const reroll: Topic<Tables, State, RerollPending, Move, Event> = {
  rule: 'newscience.cards.reroll',
  secret: false,
  open: true,
  legal(_, _state, _pending, moves) {
    moves.push({ type: 'reroll' }, DECLINE);
  },
  apply(t, state, pending, _, emit) {
    const { seat, discovery, retries } = pending;
    const card = laboratoryOf(t, state.seats[seat]!)!;
    const least = lowestSuccess(t, activeCards(t, state, seat));
    const needs = Math.max(least, pending.needs - card.rerollBonus);
    spendCards(t, state, seat, [card.index], emit);
    throwDie(t, state, seat, discovery, needs, retries, 0, true, emit);
  },
  prompt: (t, _, { discovery, die }) =>
    `The experiment on ${discoveryName(t, discovery)} failed with ${die}. Throw again?`,
  unavailable: () => [],
};

export const rerollMove: MoveWord<Tables, View, Extract<Move, { type: 'reroll' }>> = {
  notate: () => 'reroll',
  group: 'Experiment',
  describe(t, _, { seats, pending }) {
    const { laboratory } = seats[pending?.seat ?? 0]!;
    const card = laboratory === NONE ? 'the card' : cardName(t, laboratory);
    return `Use ${card} and throw again (it leaves the game)`;
  },
};
