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
import { deciderOf, inventionName } from './words.ts';

/** Who is in a zone already, or how far an own laboratory is. */
export function situation(t: Tables, view: View, names: Names, place: PlaceIndex): string {
  const lab = labAt(place);
  return ` (${lab === undefined ? zoneSituation(t, view, names, place) : labSituation(t, view, lab)})`;
}

function zoneSituation(t: Tables, view: View, names: Names, zone: PlaceIndex): string {
  const present = view.rows[zone]!.map(seat => `${names[seat]} with ${strength(t, view.seats[seat]!, zone)}`);
  const material = materialAt(zone);
  const stock = material === undefined ? '' : `; ${view.shops[material]} ${MATERIALS[material]} left`;
  return (present.join(', ') || 'nobody there') + stock;
}

function labSituation(t: Tables, view: View, index: LabIndex): string {
  const player = view.seats[deciderOf(view)]!;
  const { invention, weeks } = player.labs[index]!;
  const free = plural(freeSpaces(t, player, index), 'free bench', 'free benches');
  if (invention === NONE || invention === HIDDEN) return free;
  const need = plural(weeksNeeded(t, player, invention), 'week');
  return `${inventionName(t, invention)}, ${weeks} of ${need} done; ${free}`;
}
