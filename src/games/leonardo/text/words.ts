/** Rule things in words, shared by prompts, menus, log, outline and boards. */
import type { Seat } from '../../../core/game.ts';
import { listed, plural } from '../../../core/words.ts';
import type { Tables } from '../rules/data.ts';
import {
  type InventionIndex,
  LABS,
  type LabIndex,
  labAt,
  MATERIALS,
  METALS,
  type PlaceIndex,
  SMALL,
  type View,
} from '../rules/types.ts';

export function florins(count: number): string {
  return plural(count, 'florin');
}

export function automata(count: number): string {
  return plural(count, 'automaton', 'automata');
}

/** "Bellows machine (12)" */
export function inventionName(t: Tables, n: InventionIndex): string {
  return `${t.names[n]} (${n})`;
}

export function inventionNames(t: Tables, list: readonly InventionIndex[]): string {
  return list.length === 0 ? 'none' : list.map(n => inventionName(t, n)).join(', ');
}

/** "2 wood + 1 glass" */
export function componentList(counts: readonly number[]): string {
  const parts: string[] = [];
  for (const [m, count] of counts.entries()) if (count > 0) parts.push(`${count} ${MATERIALS[m]}`);
  return parts.length === 0 ? 'no components' : parts.join(' + ');
}

/** "silver, wood type, 11 weeks, 2 wood + 1 glass, pays 13 florins, later 10" */
export function inventionFacts(t: Tables, n: InventionIndex): string {
  return [
    METALS[t.metal[n]!],
    `${MATERIALS[t.type[n]!]} type`,
    plural(t.weeks[n]!, 'week'),
    componentList(t.recipe[n]!),
    `pays ${florins(t.florinsFirst[n]!)}, later ${t.florinsLater[n]}`,
  ].join(', ');
}

export function labName(lab: LabIndex): string {
  return lab === SMALL ? 'small laboratory' : 'large laboratory';
}

/** "the Workshop", "the small laboratory" */
export function placeName(t: Tables, place: PlaceIndex): string {
  const lab = labAt(place);
  return `the ${lab === undefined ? t.zoneNames[place] : labName(lab)}`;
}

/** "Workshop", "small lab" */
export function shortPlaceName(t: Tables, place: PlaceIndex): string {
  const lab = labAt(place);
  return lab === undefined ? t.zoneNames[place]! : `${LABS[lab]} lab`;
}

/** "3 apprentices and the master" */
export function workers(apprentices: number, master: boolean): string {
  const parts: string[] = [];
  if (apprentices > 0) parts.push(plural(apprentices, 'apprentice'));
  if (master) parts.push('the master');
  return listed(parts) || 'nobody';
}

/** Whom a menu speaks to. */
export function deciderOf({ pending }: View): Seat {
  return pending?.seat ?? 0;
}
