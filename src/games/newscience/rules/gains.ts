/** What markers and publications bring: the same numbers for rules, texts, boards and bots. */
import type { Seat } from '../../../core/game.ts';
import type { Discovery, Tables } from './data.ts';
import { type Emit, NONE, type SeatTable, type State, type Table, type TrackIndex } from './types.ts';

/** Rest that every marker on a rest space brings this round. [newscience.rest.track] [newscience.cards.yield] */
export function restPerMarker(t: Tables, table: Readonly<Table>): number {
  let gain = 1;
  for (const card of table.events) if (card !== NONE) gain += t.cards[card]!.restYield;
  return gain;
}

/** Steps that the marker on the space of this track brings this round. [newscience.influence] [newscience.cards.yield] */
export function influencePerMarker(t: Tables, table: Readonly<Table>, track: TrackIndex): number {
  let steps = 1;
  for (const card of table.events) if (card !== NONE) steps += t.cards[card]!.influenceYield[track]!;
  return steps;
}

/** Where this player's rest track ends: a card can make it longer. [newscience.rest.track] [newscience.cards.restcap] */
export function restLimit(t: Tables, me: Readonly<SeatTable>): number {
  const { restMax } = t.rules;
  return me.laboratory === NONE ? restMax : Math.max(restMax, t.cards[me.laboratory]!.restLimit);
}

/** The rest of a player after a gain: never less than before. */
export function restAfter(t: Tables, me: Readonly<SeatTable>, gain: number): number {
  return Math.max(me.rest, Math.min(restLimit(t, me), me.rest + gain));
}

/** Does a marker on the influence space of this track bring this player nothing? [newscience.influence.top] */
export function isAtTop(t: Tables, me: Readonly<SeatTable>, track: TrackIndex): boolean {
  return me.influence[track]! >= t.rules.influenceMax;
}

/** Where a marker on an influence track gets to: steps beyond the ends are lost. [newscience.cards.influence] */
export function levelAfter(t: Tables, level: number, by: number): number {
  return Math.max(0, Math.min(t.rules.influenceMax, level + by));
}

/** A marker that is at the end of its track already stays there; everybody is told. [newscience.influence.top] */
export function changeInfluence(
  t: Tables,
  state: State,
  seat: Seat,
  track: TrackIndex,
  by: number,
  emit: Emit,
): void {
  const { influence } = state.seats[seat]!;
  const before = influence[track]!;
  const level = levelAfter(t, before, by);
  influence[track] = level;
  emit?.({ type: 'influence-changed', seat, track, by: level - before, level });
}

/** Prestige for publishing this now: its own, and what cards add. [newscience.publish.prestige] [newscience.cards.bonus] */
export function prestigeFor(t: Tables, me: Readonly<SeatTable>, discovery: Discovery): number {
  let prestige = discovery.prestige;
  for (const card of me.played) if (!me.spent.includes(card)) prestige += t.cards[card]!.prestige;
  return prestige;
}
