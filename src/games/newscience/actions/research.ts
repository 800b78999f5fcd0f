/** The research action. */
import { boardOf, type Card, type Tables } from '../data.ts';
import { activeCards, boostOf, helperCards, pickedIds, pointsFor, RESEARCH, spendCards } from '../effects.ts';
import { knownTo, lendableTo, markersInUse } from '../knowledge.ts';
import { lowest } from '../masks.ts';
import type { Emit, Mask, Move, State, WorkMove, WorkPending } from '../types.ts';

/** Discoveries without a marker of this player that nobody has published. */
export function unstarted(t: Tables, s: Readonly<State>, seat: number): Mask {
  const me = s.seats[seat]!;
  return boardOf(t, s.seats.length).inPlay & ~(knownTo(s, seat) | me.researched);
}

/**
 * Lists the researches that this action can pay for into `found`; with null it only says whether there is one.
 * Rest makes up what points are lacking; cards are offered where they replace rest or a missing prerequisite.
 */
export function listResearch(t: Tables, s: Readonly<State>, p: WorkPending, found: Move[] | null): boolean {
  const me = s.seats[p.seat]!;
  if (markersInUse(me) >= t.rules.discoveryMarkers) return false;
  const { prerequisites } = boardOf(t, s.seats.length);
  const known = knownTo(s, p.seat);
  const active = activeCards(t, s, p.seat);
  const helpers = helperCards(me, active, RESEARCH);
  const lendable = helpers.length === 0 ? 0 : lendableTo(t, s, p.seat);
  for (let left = unstarted(t, s, p.seat); left !== 0; left &= left - 1) {
    const d = lowest(left);
    let missing = 0;
    let secret = 0;
    for (const entry of prerequisites[d]!) {
      if ((entry & known) !== 0) continue;
      missing++;
      if ((entry & lendable) === 0) secret++;
    }
    if (missing > helpers.length) continue;
    const short = t.discoveries[d]!.research - pointsFor(t, me, active, p.modifier, RESEARCH, d);
    for (let pick = 0; pick < 1 << helpers.length; pick++) {
      if (!bridges(helpers, pick, missing, secret)) continue;
      const boost = boostOf(helpers, pick, RESEARCH);
      const rest = Math.max(0, short - boost.sum);
      if (rest > me.rest) continue;
      if (boost.least > 0 && rest === Math.max(0, short - boost.sum + boost.least)) continue;
      if (found === null) return true;
      const discovery = t.discoveries[d]!.id;
      found.push({ type: 'research', discovery, rest, cards: pickedIds(helpers, pick), needs: 0 });
    }
  }
  return found !== null && found.length > 0;
}

/** Do these cards stand in for the missing prerequisites, and no more than that? Borrowing needs one who knows. */
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

export function applyResearch(t: Tables, s: State, p: WorkPending, move: WorkMove, emit: Emit): void {
  const me = s.seats[p.seat]!;
  const d = t.discoveryIndex[move.discovery]!;
  if (emit !== undefined) {
    const active = activeCards(t, s, p.seat);
    const boost = move.cards.reduce((sum, id) => sum + t.cards[t.cardIndex[id]!]!.boost[RESEARCH]!, 0);
    const points = pointsFor(t, me, active, p.modifier, RESEARCH, d) + boost + move.rest;
    const borrowed = borrowedFor(t, s, p, move);
    emit({ type: 'researched', seat: p.seat, discovery: move.discovery, points, rest: move.rest, borrowed });
  }
  me.rest -= move.rest;
  spendCards(t, s, p.seat, move.cards, emit);
  me.researched |= 1 << d;
}

/** Which discoveries of others the cards of this move count as known; a waiver covers what nobody can lend. */
function borrowedFor(t: Tables, s: Readonly<State>, p: WorkPending, move: WorkMove): string[] {
  const known = knownTo(s, p.seat);
  const lendable = lendableTo(t, s, p.seat);
  const missing = boardOf(t, s.seats.length)
    .prerequisites[t.discoveryIndex[move.discovery]!]!.filter(entry => (entry & known) === 0)
    .sort((a, b) => (b & lendable ? 1 : 0) - (a & lendable ? 1 : 0));
  const loans = move.cards.filter(id => t.cards[t.cardIndex[id]!]!.borrow).length;
  return missing.slice(0, loans).map(entry => t.discoveries[lowest(entry & lendable)]!.id);
}
