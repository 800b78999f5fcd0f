/** What a publication needs, and what it takes along. */
import type { Seat } from '../../../core/game.ts';
import type { Card, Discovery, Tables } from './data.ts';
import { publishedByAll } from './knowledge.ts';
import { lowest } from './sets.ts';
import {
  type DiscoveryIndex,
  type DiscoverySet,
  type SeatTable,
  type Table,
  TRACKS,
  type TrackIndex,
} from './types.ts';

/**
 * Influence that a publication needs on a track, after what cards add or take away from a printed requirement.
 * [newscience.publish.influence] [newscience.cards.ease]
 */
export function influenceNeeded(discovery: Discovery, track: TrackIndex, active: readonly Card[]): number {
  const printed = discovery.influence[track]!;
  if (printed === 0) return 0;
  let needed = printed;
  for (let i = 0; i < active.length; i++) needed -= active[i]!.ease[track]!;
  return Math.max(needed, 0);
}

/** Steps of influence that are lacking for a publication, over all tracks. */
export function influenceLacking(
  me: { readonly influence: readonly number[] },
  discovery: Discovery,
  active: readonly Card[],
): number {
  let lacking = 0;
  for (let track = TRACKS[0]!; track < TRACKS.length; track++) {
    const short = influenceNeeded(discovery, track, active) - me.influence[track]!;
    if (short > 0) lacking += short;
  }
  if (lacking === 0) return 0;
  for (const card of active) lacking -= card.easeAny;
  return Math.max(lacking, 0);
}

const NO_CARDS: readonly Card[] = [];

/** Own experiments for which the influence is there, cards aside. */
export function publishable(t: Tables, me: Readonly<SeatTable>): DiscoverySet {
  let ready = 0;
  for (let left = me.experimented; left !== 0; left &= left - 1) {
    if (influenceLacking(me, t.discoveries[lowest(left)]!, NO_CARDS) === 0) ready |= left & -left;
  }
  return ready;
}

interface PublishedAlong {
  /** One after the other. */
  readonly discoveries: readonly DiscoveryIndex[];
  /** Own members of groups of which one is to be chosen. */
  readonly choices: readonly DiscoverySet[];
}

/**
 * The own prerequisites that are published along with these discoveries, all the way down, as far as nothing has to be
 * chosen. [newscience.publish.along] [newscience.publish.along.groups]
 */
export function publishedAlong(
  t: Tables,
  table: Readonly<Table>,
  seat: Seat,
  published: DiscoverySet,
): PublishedAlong {
  const { prerequisites } = t.boards[table.players]!;
  const discoveries: DiscoveryIndex[] = [];
  let choices: DiscoverySet[] = [];
  let known = table.seats[seat]!.experimented & ~published;
  let open = publishedByAll(table) | published;
  for (let todo = published; todo !== 0; ) {
    const discovery = lowest(todo);
    todo &= todo - 1;
    for (const entry of prerequisites[discovery]!) {
      const own = entry & known;
      if (own === 0 || (entry & open) !== 0) continue;
      if ((own & (own - 1)) !== 0) {
        choices = [...choices.filter(choice => choice !== own), own];
        continue;
      }
      discoveries.push(lowest(own));
      known &= ~own;
      open |= own;
      todo |= own;
    }
  }
  return { discoveries, choices };
}
