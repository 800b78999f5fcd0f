/** Rule things in words, shared by prompts, menus, log and outline. */
import type { Tables } from './data.ts';
import {
  type Invention,
  type LabIndex,
  MATERIALS,
  METALS,
  type Place,
  type PurchaseId,
  ZONES,
} from './types.ts';

export function plural(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

export function florins(count: number): string {
  return plural(count, 'florin');
}

/** "Bellows machine (12)" */
export function inventionName(t: Tables, n: Invention): string {
  return `${t.names[n]} (${n})`;
}

export function inventionNames(t: Tables, list: readonly Invention[]): string {
  return list.length === 0 ? 'none' : list.map(n => inventionName(t, n)).join(', ');
}

/** "2 wood + 1 glass" */
export function componentList(counts: readonly number[]): string {
  const parts: string[] = [];
  for (const [m, count] of counts.entries()) if (count > 0) parts.push(`${count} ${MATERIALS[m]}`);
  return parts.length === 0 ? 'no components' : parts.join(' + ');
}

/** "silver, wood type, 11 weeks, 2 wood + 1 glass, pays 13, later 10" */
export function inventionFacts(t: Tables, n: Invention): string {
  return [
    METALS[t.metal[n]!],
    `${MATERIALS[t.type[n]!]} type`,
    plural(t.weeks[n]!, 'week'),
    componentList(t.recipe[n]!),
    `pays ${t.florinsFirst[n]}, later ${t.florinsLater[n]}`,
  ].join(', ');
}

export function labName(lab: LabIndex): string {
  return lab === 0 ? 'small laboratory' : 'large laboratory';
}

/** "the Workshop", "the small laboratory" */
export function placeName(t: Tables, place: Place): string {
  return place < ZONES ? `the ${t.placeNames[place]}` : `the ${labName(place - ZONES)}`;
}

/** What a purchase or a favour brings, as an object of "takes" or "buys". */
export function purchaseName(t: Tables, purchase: PurchaseId): string {
  const [small, large] = t.spaces;
  switch (purchase) {
    case 'flip-small':
      return `the ${small![1]}-space side of the small laboratory`;
    case 'take-large':
      return `the large laboratory with ${large![0]} spaces`;
    case 'flip-large':
      return `the ${large![1]}-space side of the large laboratory`;
    case 'automaton-small':
      return 'an automaton for the small laboratory';
    case 'automaton-large':
      return 'an automaton for the large laboratory';
    case 'apprentice':
      return 'an apprentice';
    default:
      return `1 ${purchase}`;
  }
}

/** "Ann, Bob and Cid" */
export function listOf(names: readonly string[]): string {
  if (names.length < 2) return names.join('');
  return `${names.slice(0, -1).join(', ')} and ${names[names.length - 1]}`;
}

export const PRIVILEGE_NAMES = [
  '',
  'moving an apprentice',
  'the florins of the Council',
  'arranging the deck',
  'buying a component',
] as const;
