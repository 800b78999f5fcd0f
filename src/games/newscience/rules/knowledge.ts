/** Who knows what: the discoveries a player may build on. */
import type { Seat } from '../../../core/game.ts';
import { laboratoryOf } from './cards.ts';
import type { Tables } from './data.ts';
import { count } from './sets.ts';
import type { DiscoverySet, SeatTable, Table } from './types.ts';

/** Published by anyone. */
export function publishedByAll(table: Readonly<Table>): DiscoverySet {
  let published = 0;
  for (const seat of table.seats) published |= seat.published;
  return published;
}

/** Published, or tried with success by this player. [newscience.tree.knowledge] */
export function knownTo(table: Readonly<Table>, seat: Seat): DiscoverySet {
  return publishedByAll(table) | table.seats[seat]!.experimented;
}

/** Tried with success by another player. */
export function experimentedByOthers(table: Readonly<Table>, seat: Seat): DiscoverySet {
  let tried = 0;
  for (let i = 0; i < table.seats.length; i++) if (i !== seat) tried |= table.seats[i]!.experimented;
  return tried;
}

/** What another player has tried with success and cannot keep from this one. [newscience.cards.borrow] */
export function lendableTo(t: Tables, table: Readonly<Table>, seat: Seat): DiscoverySet {
  let tried = 0;
  for (let i = 0; i < table.seats.length; i++) {
    if (i !== seat && !isShielded(t, table, i)) tried |= table.seats[i]!.experimented;
  }
  return tried;
}

/** [newscience.cards.shield] */
export function isShielded(t: Tables, table: Readonly<Table>, seat: Seat): boolean {
  return laboratoryOf(t, table.seats[seat]!)?.shield === true;
}

/** Discovery markers on the board; published discoveries take none from the supply. [newscience.markers] */
export function markersInUse(me: Readonly<SeatTable>): number {
  return count(me.researched | me.experimented);
}

/** Discoveries without a marker of this player that nobody has published. [newscience.research] */
export function unstarted(t: Tables, table: Readonly<Table>, seat: Seat): DiscoverySet {
  return t.boards[table.players]!.inPlay & ~(knownTo(table, seat) | table.seats[seat]!.researched);
}

/** A prerequisite is met by any member of its group. [newscience.tree.prerequisites] [newscience.tree.groups] */
function isMissing(entry: DiscoverySet, known: DiscoverySet): boolean {
  return (entry & known) === 0;
}

export function missingEntries(entries: readonly DiscoverySet[], known: DiscoverySet): DiscoverySet[] {
  return entries.filter(entry => isMissing(entry, known));
}

export function countMissing(entries: readonly DiscoverySet[], known: DiscoverySet): number {
  let missing = 0;
  for (const entry of entries) if (isMissing(entry, known)) missing++;
  return missing;
}
