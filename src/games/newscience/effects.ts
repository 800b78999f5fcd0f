/** What event cards do to actions, and the small changes that cards and actions share. */
import type { Seat } from '../../core/game.ts';
import type { Card, Discovery, Tables } from './data.ts';
import { type Emit, NONE, type SeatState, type State, TRACKS } from './types.ts';

/** Index of the steps in tables. */
export const RESEARCH = 0;
export const EXPERIMENT = 1;
export const PUBLISH = 2;

/** Cards with a lasting effect on this seat: the EFFECTs of the turn, its PLAYs of the turn, its laboratory. */
export function activeCards(t: Tables, s: Readonly<State>, seat: Seat): Card[] {
  const active: Card[] = [];
  for (const index of s.events) {
    if (index !== NONE && t.cards[index]!.type === 'EFFECT') active.push(t.cards[index]!);
  }
  const me = s.seats[seat]!;
  for (const index of me.played) active.push(t.cards[index]!);
  if (me.laboratory !== NONE) active.push(t.cards[me.laboratory]!);
  return active;
}

/** Points before rest and limited cards: the marker, the space, the scientist, the lasting effects. */
export function pointsFor(
  t: Tables,
  me: Readonly<SeatState>,
  active: readonly Card[],
  modifier: number,
  step: number,
  discovery: number,
): number {
  let points = 1 + modifier + t.scientists[me.scientist]!.bonus[step]!;
  for (const card of active) points += card.mods[step]![discovery]!;
  return points;
}

/** Active cards that can help one action of this kind and are then used up. */
export function helperCards(me: Readonly<SeatState>, active: readonly Card[], step: number): Card[] {
  return active.filter(
    card =>
      (card.boost[step] !== 0 || (step === RESEARCH && (card.borrow || card.waive))) &&
      !me.spent.includes(card.index),
  );
}

const NO_CARDS: readonly string[] = [];

/** Ids of the helpers whose bits are set. */
export function pickedIds(helpers: readonly Card[], pick: number): readonly string[] {
  return pick === 0 ? NO_CARDS : helpers.filter((_, i) => (pick & (1 << i)) !== 0).map(card => card.id);
}

/** Bonus of the picked helpers, and the least single bonus among them: without it the pick would be wasteful. */
export function boostOf(
  helpers: readonly Card[],
  pick: number,
  step: number,
): { sum: number; least: number } {
  let sum = 0;
  let least = 0;
  for (let i = 0; i < helpers.length; i++) {
    const by = helpers[i]!.boost[step]!;
    if ((pick & (1 << i)) === 0 || by === 0) continue;
    sum += by;
    if (least === 0 || by < least) least = by;
  }
  return { sum, least };
}

/** Uses up the limited effect of these cards: one from the laboratory leaves the game, others are spent this turn. */
export function spendCards(t: Tables, s: State, seat: Seat, ids: readonly string[], emit: Emit): void {
  const me = s.seats[seat]!;
  for (const id of ids) {
    const index = t.cardIndex[id]!;
    const discarded = me.laboratory === index;
    if (discarded) emptyLaboratory(t, s, seat, emit);
    else me.spent.push(index);
    emit?.({ type: 'card-used', seat, card: id, discarded });
  }
}

export function emptyLaboratory(t: Tables, s: State, seat: Seat, emit: Emit): void {
  const me = s.seats[seat]!;
  s.discard.push(me.laboratory);
  me.laboratory = NONE;
  const lost = me.rest - restLimit(t, me);
  if (lost <= 0) return;
  me.rest -= lost;
  emit?.({ type: 'rest-lost', seat, lost });
}

export function restLimit(t: Tables, me: Readonly<SeatState>): number {
  return me.laboratory === NONE
    ? t.rules.restMax
    : Math.max(t.rules.restMax, t.cards[me.laboratory]!.restCap);
}

/** Moves a marker on an influence track, within its ends. */
export function changeInfluence(
  t: Tables,
  s: State,
  seat: Seat,
  track: number,
  by: number,
  emit: Emit,
): void {
  const { influence } = s.seats[seat]!;
  const before = influence[track]!;
  const level = Math.max(0, Math.min(t.rules.influenceMax, before + by));
  influence[track] = level;
  if (level !== before) {
    emit?.({ type: 'influence-changed', seat, track: TRACKS[track]!, by: level - before, level });
  }
}

/** Influence that a publication needs on a track, after what cards add or take away from a printed requirement. */
export function influenceNeeded(discovery: Discovery, track: number, active: readonly Card[]): number {
  const printed = discovery.influence[track]!;
  if (printed === 0) return 0;
  let needed = printed;
  for (const card of active) needed -= card.ease[track]!;
  return Math.max(needed, 0);
}

/** Steps of influence that are lacking for a publication, over all tracks. */
export function influenceLacking(
  me: { readonly influence: readonly number[] },
  discovery: Discovery,
  active: readonly Card[],
): number {
  let lacking = 0;
  for (let track = 0; track < TRACKS.length; track++) {
    lacking += Math.max(0, influenceNeeded(discovery, track, active) - me.influence[track]!);
  }
  for (const card of active) lacking -= card.easeAny;
  return Math.max(lacking, 0);
}

/** Spaces that the EFFECTs of this turn close, as bits. */
export function closedSpaces(closedBy: readonly number[], s: Readonly<State>): number {
  let closed = 0;
  for (const card of s.events) if (card !== NONE) closed |= closedBy[card]!;
  return closed;
}
