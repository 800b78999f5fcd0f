/** What a plan depends on, as numbers. */
import type { Seat } from '../../../core/game.ts';
import type { Tables } from '../rules/data.ts';
import { lendableTo } from '../rules/knowledge.ts';
import { publishable } from '../rules/publication.ts';
import { NONE, type Table } from '../rules/types.ts';
import type { Forecast } from './forecast.ts';
import type { Hand } from './hand.ts';
import { isAboutToPublish } from './projects.ts';

/** Writes down all that a plan depends on; returns the length. */
export function writeGrounds(
  key: Float64Array,
  t: Tables,
  table: Readonly<Table>,
  seat: Seat,
  { research, experiment, publish, rest, influence }: Forecast,
  { now, lasting }: Hand,
): number {
  const me = table.seats[seat]!;
  let at = 0;
  key[at++] = table.players;
  key[at++] = table.round;
  key[at++] = unplacedMarkers(t, table, seat);
  key[at++] = hasPublishSpace(t, table) ? 1 : 0;
  key[at++] = me.scientist;
  key[at++] = me.researched;
  key[at++] = me.experimented;
  key[at++] = me.published;
  for (let other = 0; other < table.players; other++) {
    if (other === seat) continue;
    const rival = table.seats[other]!;
    key[at++] = rival.researched;
    key[at++] = rival.experimented;
    key[at++] = rival.published;
    key[at++] = publishable(t, rival);
    key[at++] = isAboutToPublish(t, table, other) ? 1 : 0;
  }
  key[at++] = research.markers;
  key[at++] = research.modifier;
  key[at++] = experiment.markers;
  key[at++] = experiment.modifier;
  key[at++] = publish.markers;
  key[at++] = publish.modifier;
  key[at++] = rest;
  for (let track = 0; track < influence.length; track++) key[at++] = influence[track]!;
  for (const card of now) key[at++] = me.spent.includes(card.index) ? -1 - card.index : card.index;
  for (const card of lasting) key[at++] = card.index;
  if (now.some(card => card.borrow)) key[at++] = lendableTo(t, table, seat);
  return at;
}

export function hasPublishSpace(t: Tables, table: Readonly<Table>): boolean {
  for (const { index } of t.boards[table.players]!.publishSpaces)
    if (table.spaces[index] === NONE) return true;
  return false;
}

export function unplacedMarkers(t: Tables, table: Readonly<Table>, seat: Seat): number {
  if (table.phase !== 'placement') return 0;
  const all = Math.floor(table.placed / table.players);
  const ahead = table.order.indexOf(seat) < table.placed % table.players ? 1 : 0;
  return t.rules.energyPerPlayer - all - ahead;
}
