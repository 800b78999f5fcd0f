/** What a place looks like now, and what workers sent there would be, after its name in a menu. */
import type { Names, Seat } from '../../../core/game.ts';
import { ordinal, plural } from '../../../core/words.ts';
import { strength } from '../rules/city.ts';
import type { Tables } from '../rules/data.ts';
import { freeSpaces, weeksNeeded } from '../rules/laboratories.ts';
import {
  HIDDEN,
  type LabIndex,
  labAt,
  MATERIALS,
  materialAt,
  NONE,
  type PlaceIndex,
  type Table,
  type View,
} from '../rules/types.ts';
import { deciderOf } from './words.ts';

/** Who is in a zone already, and what is running out there; empty for nothing of note. */
export function situation(t: Tables, view: View, names: Names, zone: PlaceIndex): string {
  const present = view.rows[zone]!.map(seat => `${names[seat]} with ${strength(t, view.seats[seat]!, zone)}`);
  const notes = [...present, ...scarcity(view, zone)];
  return notes.length === 0 ? '' : ` (${notes.join(', ')})`;
}

/** How many apprentices it takes to be first there, or how far an own laboratory is. */
export function sendNote(t: Tables, view: View, place: PlaceIndex): string {
  const lab = labAt(place);
  if (lab !== undefined) return labNote(t, view, lab);
  const seat = deciderOf(view);
  const own = strength(t, view.seats[seat]!, place);
  let count = 1;
  while (rankWith(t, view, seat, place, own + count) > 1) count++;
  return [`${count} to be 1st`, ...scarcity(view, place)].join(', ');
}

/** Where he would stand among those there, or how far an own laboratory is. */
export function masterNote(t: Tables, view: View, place: PlaceIndex): string {
  const lab = labAt(place);
  if (lab !== undefined) return labNote(t, view, lab);
  const seat = deciderOf(view);
  const own = strength(t, view.seats[seat]!, place) + t.constants.masterRank;
  return [ordinal(rankWith(t, view, seat, place, own)), ...scarcity(view, place)].join(', ');
}

/** From so many on, the stock of a shop is worth a word. */
const SCARCE = 4;

function scarcity(view: View, zone: PlaceIndex): string[] {
  const material = materialAt(zone);
  if (material === undefined || view.shops[material]! > SCARCE) return [];
  return [`${view.shops[material]} ${MATERIALS[material]} left`];
}

function labNote(t: Tables, view: View, index: LabIndex): string {
  const player = view.seats[deciderOf(view)]!;
  const { invention, weeks } = player.labs[index]!;
  const free = `${plural(freeSpaces(t, player, index), 'bench', 'benches')} free`;
  if (invention === NONE || invention === HIDDEN) return free;
  return `${weeks} of ${plural(weeksNeeded(t, player, invention), 'week')}, ${free}`;
}

/** The rank that a player would have in a zone with this strength. [leonardo.rank] */
export function rankWith(
  t: Tables,
  table: Readonly<Table>,
  seat: Seat,
  zone: PlaceIndex,
  own: number,
): number {
  const row = table.rows[zone]!;
  const at = row.includes(seat) ? row.indexOf(seat) : row.length;
  const ahead = row.filter((other, i) => {
    const theirs = strength(t, table.seats[other]!, zone);
    return other !== seat && (theirs > own || (theirs === own && i < at));
  });
  return ahead.length + 1;
}
