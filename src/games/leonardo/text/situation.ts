/** What a place looks like now, in brackets after its name in a menu. */
import type { Names } from '../../../core/game.ts';
import { plural } from '../../../core/words.ts';
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
  type View,
} from '../rules/types.ts';
import { deciderOf } from './words.ts';

/** Who is in a zone already and what is running out there, or how far an own laboratory is; empty for nothing of note. */
export function situation(t: Tables, view: View, names: Names, place: PlaceIndex): string {
  const lab = labAt(place);
  const text = lab === undefined ? zoneSituation(t, view, names, place) : labSituation(t, view, lab);
  return text === '' ? '' : ` (${text})`;
}

/** From so many on, the stock of a shop is worth a word. */
const SCARCE = 4;

function zoneSituation(t: Tables, view: View, names: Names, zone: PlaceIndex): string {
  const present = view.rows[zone]!.map(seat => `${names[seat]} with ${strength(t, view.seats[seat]!, zone)}`);
  const material = materialAt(zone);
  if (material !== undefined && view.shops[material]! <= SCARCE)
    present.push(`${view.shops[material]} ${MATERIALS[material]} left`);
  return present.join(', ');
}

function labSituation(t: Tables, view: View, index: LabIndex): string {
  const player = view.seats[deciderOf(view)]!;
  const { invention, weeks } = player.labs[index]!;
  const free = `${plural(freeSpaces(t, player, index), 'bench', 'benches')} free`;
  if (invention === NONE || invention === HIDDEN) return free;
  return `${t.names[invention]}, ${weeks} of ${plural(weeksNeeded(t, player, invention), 'week')}; ${free}`;
}
