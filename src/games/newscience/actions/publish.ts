/** The publish action, and the prerequisites that are published along. */
import type { Seat } from '../../../core/game.ts';
import { boardOf, type Tables } from '../data.ts';
import {
  activeCards,
  boostOf,
  helperCards,
  influenceLacking,
  PUBLISH,
  pickedIds,
  pointsFor,
  spendCards,
} from '../effects.ts';
import { publishedByAll } from '../knowledge.ts';
import { lowest, members } from '../masks.ts';
import {
  type Emit,
  type Move,
  NONE,
  type Pending,
  type State,
  type WorkMove,
  type WorkPending,
} from '../types.ts';

/** Lists the publications that this action can pay for into `found`; with null it only says whether there is one. */
export function listPublications(
  t: Tables,
  s: Readonly<State>,
  p: WorkPending,
  found: Move[] | null,
): boolean {
  const me = s.seats[p.seat]!;
  if (me.experimented === 0) return false;
  const active = activeCards(t, s, p.seat);
  const helpers = helperCards(me, active, PUBLISH);
  for (let left = me.experimented; left !== 0; left &= left - 1) {
    const d = lowest(left);
    if (influenceLacking(me, t.discoveries[d]!, active) > 0) continue;
    const short = t.discoveries[d]!.publish - pointsFor(t, me, active, p.modifier, PUBLISH, d);
    for (let pick = 0; pick < 1 << helpers.length; pick++) {
      const boost = boostOf(helpers, pick, PUBLISH);
      const rest = Math.max(0, short - boost.sum);
      if (rest > me.rest) continue;
      if (boost.least > 0 && rest === Math.max(0, short - boost.sum + boost.least)) continue;
      if (found === null) return true;
      const discovery = t.discoveries[d]!.id;
      found.push({ type: 'publish', discovery, rest, cards: pickedIds(helpers, pick), needs: 0 });
    }
  }
  return found !== null && found.length > 0;
}

export function applyPublish(t: Tables, s: State, p: WorkPending, move: WorkMove, emit: Emit): void {
  const { seat } = p;
  const me = s.seats[seat]!;
  const discovery = t.discoveries[t.discoveryIndex[move.discovery]!]!;
  me.rest -= move.rest;
  spendCards(t, s, seat, move.cards, emit);
  const prestige = discovery.prestige + takeBonus(t, s, seat, emit);
  me.prestige += prestige;
  emit?.({
    type: 'published',
    seat,
    discovery: move.discovery,
    rest: move.rest,
    prestige,
    total: me.prestige,
  });
  makePublic(t, s, seat, discovery.index, emit);
  s.along.seat = seat;
  s.along.published = 1 << discovery.index;
}

/** Prestige that cards of this turn add to the first publication. */
function takeBonus(t: Tables, s: State, seat: Seat, emit: Emit): number {
  let bonus = 0;
  const me = s.seats[seat]!;
  for (const index of me.played) {
    const card = t.cards[index]!;
    if (card.bonus === 0 || me.spent.includes(index)) continue;
    bonus += card.bonus;
    spendCards(t, s, seat, [card.id], emit);
  }
  return bonus;
}

/** The marker moves to the publish zone; the others take theirs back. */
function makePublic(t: Tables, s: State, seat: Seat, d: number, emit: Emit): void {
  const bit = 1 << d;
  const me = s.seats[seat]!;
  me.experimented &= ~bit;
  me.published |= bit;
  for (let other = 0; other < s.seats.length; other++) {
    const they = s.seats[other]!;
    if (((they.researched | they.experimented) & bit) === 0) continue;
    they.researched &= ~bit;
    they.experimented &= ~bit;
    emit?.({ type: 'marker-returned', seat: other, discovery: t.discoveries[d]!.id });
  }
}

/**
 * Publishes the publisher's own prerequisites of what was just published, all the way down, and stops for the choice
 * between members of a group.
 */
export function publishAlong(t: Tables, s: State, emit: Emit): void {
  const { seat } = s.along;
  const { prerequisites } = boardOf(t, s.seats.length);
  let choice = 0;
  for (let todo = s.along.published; todo !== 0; ) {
    const d = lowest(todo);
    todo &= todo - 1;
    for (const entry of prerequisites[d]!) {
      const own = entry & s.seats[seat]!.experimented;
      if (own === 0 || (entry & publishedByAll(s)) !== 0) continue;
      if ((own & (own - 1)) !== 0) {
        choice = own;
        continue;
      }
      publishOneAlong(t, s, lowest(own), emit);
      todo |= own;
    }
  }
  if (choice === 0) {
    s.along.seat = NONE;
    s.along.published = 0;
  } else {
    s.pending = { kind: 'along', seat, choices: members(choice).map(d => t.discoveries[d]!.id) };
  }
}

function publishOneAlong(t: Tables, s: State, d: number, emit: Emit): void {
  const { seat } = s.along;
  s.along.published |= 1 << d;
  emit?.({ type: 'published-along', seat, discovery: t.discoveries[d]!.id });
  makePublic(t, s, seat, d, emit);
}

export function legalAlong(p: Extract<Pending, { kind: 'along' }>): Move[] {
  return p.choices.map(discovery => ({ type: 'along', discovery }));
}

export function applyAlong(t: Tables, s: State, discovery: string, emit: Emit): void {
  publishOneAlong(t, s, t.discoveryIndex[discovery]!, emit);
}
