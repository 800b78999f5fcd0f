/** Why an action finds no target: told to everybody when it is lost. [newscience.resolution.lost] */
import { activeCards, laboratoryOf } from './cards.ts';
import type { Card, Tables } from './data.ts';
import { easyTargets, targetOf } from './die.ts';
import { knownTo, markersInUse, missingEntries, unstarted } from './knowledge.ts';
import { boostOf, helperCards, pointsFor } from './points.ts';
import { influenceNeeded } from './publication.ts';
import { members } from './sets.ts';
import {
  type DiscoveryIndex,
  type DiscoveryPending,
  type LostCause,
  type SeatTable,
  type Shortfall,
  type Table,
  TRACKS,
} from './types.ts';

/** Of an action that has no target. Of several discoveries the one that lacks least is named. */
export function causeOfLoss(t: Tables, table: Readonly<Table>, pending: DiscoveryPending): LostCause {
  const { kind, seat } = pending;
  const me = table.seats[seat]!;
  switch (kind) {
    case 'research': {
      if (markersInUse(me) >= t.rules.discoveryMarkers) return { kind: 'no-marker' };
      return nearest(t, members(unstarted(t, table, seat)), index =>
        shortOfResearch(t, table, pending, index),
      );
    }
    case 'experiment':
      return nearest(t, members(me.researched), index => shortOfExperiment(t, table, pending, index));
    case 'publish':
      return nearest(t, members(me.experimented), index => shortOfPublication(t, table, pending, index));
  }
}

function nearest(
  t: Tables,
  discoveries: readonly DiscoveryIndex[],
  shortOf: (discovery: DiscoveryIndex) => Shortfall,
): LostCause {
  const [first, ...others] = discoveries.map(shortOf);
  if (first === undefined) return { kind: 'no-discovery' };
  return others.reduce((best, each) => (distance(t, each) < distance(t, best) ? each : best), first);
}

/** Further than any points or influence: what is not known yet, lower levels first, as higher ones build on them. */
const UNKNOWN = 100;

function distance(t: Tables, { discovery, missing, points, influence }: Shortfall): number {
  const unknown = missing.length === 0 ? 0 : UNKNOWN * t.discoveries[discovery]!.level + missing.length;
  return unknown + points + influence.reduce((sum, steps) => sum + steps, 0);
}

/** Points that are lacking with all the rest and all cards that could help once. */
function pointsLacking(
  t: Tables,
  me: Readonly<SeatTable>,
  active: readonly Card[],
  { kind, modifier }: DiscoveryPending,
  discovery: DiscoveryIndex,
  needed: number,
): number {
  const helpers = helperCards(me, active, kind);
  const boost = boostOf(helpers, (1 << helpers.length) - 1, kind).sum;
  return Math.max(0, needed - pointsFor(t, me, active, modifier, kind, discovery) - boost - me.rest);
}

/** An array of its own each time: what is told to everybody shares nothing with other places. */
const noInfluence = (): number[] => TRACKS.map(() => 0);

function shortOfResearch(
  t: Tables,
  table: Readonly<Table>,
  pending: DiscoveryPending,
  discovery: DiscoveryIndex,
): Shortfall {
  const { seat } = pending;
  const active = activeCards(t, table, seat);
  const needed = t.discoveries[discovery]!.research;
  const points = pointsLacking(t, table.seats[seat]!, active, pending, discovery, needed);
  const missing = missingEntries(t.boards[table.players]!.prerequisites[discovery]!, knownTo(table, seat));
  return { kind: 'short', discovery, missing, points, influence: noInfluence() };
}

/** The highest throw is reckoned with, and what a card adds to a second one. */
function shortOfExperiment(
  t: Tables,
  table: Readonly<Table>,
  pending: DiscoveryPending,
  discovery: DiscoveryIndex,
): Shortfall {
  const { seat } = pending;
  const active = activeCards(t, table, seat);
  const target = targetOf(t.discoveries[discovery]!, easyTargets(table, seat, active));
  const me = table.seats[seat]!;
  const needed = target - t.rules.dieSides - (laboratoryOf(t, me)?.rerollBonus ?? 0);
  const points = pointsLacking(t, me, active, pending, discovery, needed);
  return { kind: 'short', discovery, missing: [], points, influence: noInfluence() };
}

/** What a card takes off any track is taken off where most is lacking. [newscience.cards.ease] */
function shortOfPublication(
  t: Tables,
  table: Readonly<Table>,
  pending: DiscoveryPending,
  index: DiscoveryIndex,
): Shortfall {
  const { seat } = pending;
  const me = table.seats[seat]!;
  const active = activeCards(t, table, seat);
  const discovery = t.discoveries[index]!;
  const influence = TRACKS.map(track =>
    Math.max(0, influenceNeeded(discovery, track, active) - me.influence[track]!),
  );
  for (const { easeAny } of active) {
    const most = influence.indexOf(Math.max(...influence));
    influence[most] = Math.max(0, influence[most]! - easeAny);
  }
  const points = pointsLacking(t, me, active, pending, index, discovery.publish);
  return { kind: 'short', discovery: index, missing: [], points, influence };
}
