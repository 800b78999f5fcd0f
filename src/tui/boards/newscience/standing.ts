/** What a discovery is to one of the players: how far it has come, and what is missing to carry it on. */
import type { Seat } from '../../../core/game.ts';
import { activeCards } from '../../../games/newscience/rules/cards.ts';
import type { Discovery, Tables } from '../../../games/newscience/rules/data.ts';
import { knownTo, missingEntries } from '../../../games/newscience/rules/knowledge.ts';
import { influenceLacking, influenceNeeded } from '../../../games/newscience/rules/publication.ts';
import { has } from '../../../games/newscience/rules/sets.ts';
import {
  type DiscoverySet,
  type Table,
  TRACKS,
  type TrackIndex,
} from '../../../games/newscience/rules/types.ts';

/** Published by anyone; known by an own experiment; researched; free to be researched; out of reach. */
export type Standing = 'published' | 'known' | 'researched' | 'open' | 'blocked';

export function standingOf(t: Tables, table: Readonly<Table>, seat: Seat, discovery: Discovery): Standing {
  const { index } = discovery;
  const me = table.seats[seat]!;
  if (publisherOf(table, discovery) !== null) return 'published';
  if (has(me.experimented, index)) return 'known';
  if (has(me.researched, index)) return 'researched';
  return missingFor(t, table, seat, discovery).length === 0 ? 'open' : 'blocked';
}

export function publisherOf(table: Readonly<Table>, { index }: Discovery): Seat | null {
  const seat = table.seats.findIndex(({ published }) => has(published, index));
  return seat < 0 ? null : seat;
}

/** Prerequisites that this player does not know; of each entry one member is enough. */
export function missingFor(
  t: Tables,
  table: Readonly<Table>,
  seat: Seat,
  { index }: Discovery,
): DiscoverySet[] {
  return missingEntries(t.boards[table.players]!.prerequisites[index]!, knownTo(table, seat));
}

/** Influence asked for by a publication, on each track that it asks for at all. */
export interface Requirement {
  readonly track: TrackIndex;
  readonly level: number;
  /** Steps that this player is short of it. */
  readonly lacking: number;
  /** What cards make of the printed level: less, more or nothing. */
  readonly change: number;
}

export function requirements(
  t: Tables,
  table: Readonly<Table>,
  seat: Seat,
  discovery: Discovery,
): Requirement[] {
  const me = table.seats[seat]!;
  const active = activeCards(t, table, seat);
  const isEnough = influenceLacking(me, discovery, active) === 0;
  return TRACKS.filter(track => discovery.influence[track]! > 0).map(track => {
    const level = influenceNeeded(discovery, track, active);
    const lacking = isEnough ? 0 : Math.max(0, level - me.influence[track]!);
    return { track, level, lacking, change: level - discovery.influence[track]! };
  });
}
