/** The research action. [newscience.research] */
import type { Seat } from '../../../../core/game.ts';
import type { MoveWord, Topic } from '../../../../core/grammar.ts';
import { allOf, discoveryName, reason } from '../../text/words.ts';
import { activeCards, spendCards } from '../cards.ts';
import type { Card, Tables } from '../data.ts';
import { countMissing, knownTo, lendableTo, markersInUse, missingEntries, unstarted } from '../knowledge.ts';
import { helperCards, NO_CARDS, pickedCards, pointsFor, restNeeded } from '../points.ts';
import { lowest, members } from '../sets.ts';
import type {
  DiscoveryIndex,
  DiscoveryMove,
  DiscoveryPending,
  Event,
  Move,
  State,
  Table,
  View,
} from '../types.ts';
import { DECLINE } from './decline.ts';
import {
  discoveriesIn,
  discoveryMove,
  meansText,
  notateDiscovery,
  priceText,
  shortText,
} from './discovery.ts';

/**
 * Lists the researches that this action can pay for into `moves`; with null it only says whether there is one. Rest
 * makes up for points lacking; cards are offered where they replace rest or a missing prerequisite. All markers on the
 * board leave none for a research. [newscience.research.points] [newscience.markers] [newscience.tree.prerequisites]
 */
export function listResearch(
  t: Tables,
  table: Readonly<Table>,
  { seat, modifier }: DiscoveryPending,
  moves: Move[] | null,
): boolean {
  const me = table.seats[seat]!;
  if (markersInUse(me) >= t.rules.discoveryMarkers) return false;
  const { prerequisites } = t.boards[table.players]!;
  const active = activeCards(t, table, seat);
  const helpers = helperCards(me, active, 'research');
  if (helpers.length === 0) return listPlain(t, table, seat, modifier, active, moves);
  const known = knownTo(table, seat);
  const lendable = lendableTo(t, table, seat);
  for (let left = unstarted(t, table, seat); left !== 0; left &= left - 1) {
    const discovery = lowest(left);
    const missing = countMissing(prerequisites[discovery]!, known);
    if (missing > helpers.length) continue;
    const secret = missing === 0 ? 0 : countMissing(prerequisites[discovery]!, known | lendable);
    const lacking =
      t.discoveries[discovery]!.research - pointsFor(t, me, active, modifier, 'research', discovery);
    for (let pick = 0; pick < 1 << helpers.length; pick++) {
      if (!bridges(helpers, pick, missing, secret)) continue;
      const rest = restNeeded(helpers, pick, 'research', lacking);
      if (rest > me.rest) continue;
      if (moves === null) return true;
      moves.push(discoveryMove('research', discovery, rest, pickedCards(helpers, pick), 0));
    }
  }
  return moves !== null && moves.length > 0;
}

/** The researches of somebody whom no card helps: most of those that a search looks at. */
function listPlain(
  t: Tables,
  table: Readonly<Table>,
  seat: Seat,
  modifier: number,
  active: readonly Card[],
  moves: Move[] | null,
): boolean {
  const me = table.seats[seat]!;
  const { prerequisites } = t.boards[table.players]!;
  const known = knownTo(table, seat);
  for (let left = unstarted(t, table, seat); left !== 0; left &= left - 1) {
    const discovery = lowest(left);
    if (countMissing(prerequisites[discovery]!, known) > 0) continue;
    const points = pointsFor(t, me, active, modifier, 'research', discovery);
    const rest = Math.max(0, t.discoveries[discovery]!.research - points);
    if (rest > me.rest) continue;
    if (moves === null) return true;
    moves.push(discoveryMove('research', discovery, rest, NO_CARDS, 0));
  }
  return moves !== null && moves.length > 0;
}

/**
 * Do these cards stand in for the missing prerequisites, and no more than that? Borrowing needs one who knows.
 * [newscience.cards.borrow] [newscience.cards.waive]
 */
function bridges(helpers: readonly Card[], pick: number, missing: number, secret: number): boolean {
  let waived = 0;
  let borrowed = 0;
  for (let i = 0; i < helpers.length; i++) {
    if ((pick & (1 << i)) === 0) continue;
    if (helpers[i]!.waive) waived++;
    else if (helpers[i]!.borrow) borrowed++;
  }
  return waived + borrowed === missing && secret <= waived;
}

/** Which discoveries of others the cards of this move count as known; a waiver covers what nobody can lend. */
function borrowedFor(
  t: Tables,
  state: Readonly<State>,
  { seat }: DiscoveryPending,
  { discovery, cards }: DiscoveryMove,
): DiscoveryIndex[] {
  const lendable = lendableTo(t, state, seat);
  const missing = missingEntries(t.boards[state.players]!.prerequisites[discovery]!, knownTo(state, seat));
  const lent = missing.map(entry => entry & lendable).filter(entry => entry !== 0);
  const loans = cards.filter(card => t.cards[card]!.borrow).length;
  return lent.slice(0, loans).map(lowest);
}

export const research: Topic<Tables, State, DiscoveryPending<'research'>, Move, Event> = {
  rule: 'newscience.research',
  secret: false,
  open: true,
  legal(t, state, pending, moves) {
    listResearch(t, state, pending, moves);
    moves.push(DECLINE);
  },
  /** One discovery, however many points there are. [newscience.research.one] */
  apply(t, state, pending, move, emit) {
    if (move.type !== 'research') return;
    const { seat, modifier } = pending;
    const { discovery, rest, cards } = move;
    const me = state.seats[seat]!;
    if (emit !== undefined) {
      const active = activeCards(t, state, seat);
      const boost = cards.reduce((sum, card) => sum + t.cards[card]!.boost.research, 0);
      const points = pointsFor(t, me, active, modifier, 'research', discovery) + boost + rest;
      const borrowed = borrowedFor(t, state, pending, move);
      emit({ type: 'researched', seat, discovery, points, rest, borrowed });
    }
    me.rest -= rest;
    spendCards(t, state, seat, cards, emit);
    me.researched |= 1 << discovery;
  },
  prompt: (t, state, pending) => `What do you research? ${meansText(t, state, pending)}`,
  unavailable(t, state, pending) {
    const { seat, modifier } = pending;
    const me = state.seats[seat]!;
    const { discoveryMarkers } = t.rules;
    if (markersInUse(me) >= discoveryMarkers)
      return [reason('Any research', `all ${discoveryMarkers} discovery markers are in use`, 'markers')];
    const moves: Move[] = [];
    listResearch(t, state, pending, moves);
    const offered = discoveriesIn(moves);
    const known = knownTo(state, seat);
    const active = activeCards(t, state, seat);
    const { prerequisites } = t.boards[state.players]!;
    return members(unstarted(t, state, seat) & ~offered).map(discovery => {
      const name = discoveryName(t, discovery);
      const missing = allOf(t, missingEntries(prerequisites[discovery]!, known));
      if (missing !== '') return reason(name, `you must first know ${missing}`, 'tree.prerequisites');
      const points = pointsFor(t, me, active, modifier, 'research', discovery);
      return reason(name, shortText(t.discoveries[discovery]!.research, points, me.rest), 'research.points');
    });
  },
};

export const researchMove: MoveWord<Tables, View, DiscoveryMove<'research'>> = {
  notate: notateDiscovery,
  group: 'Research',
  describe(t, move) {
    const { name, level, prestige } = t.discoveries[move.discovery]!;
    return `Research ${name}, level ${level}, ${prestige} prestige${priceText(t, move)}`;
  },
};
