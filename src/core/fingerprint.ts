/**
 * What stands for component data in move files: a hash over the facts that rules read. The rest of rules-data is there for
 * people, boards and bots and bears one of the names below, so that a mended sentence or a city moved on the map leaves
 * recorded games playable. Ids and the order of a list are rule facts: notation and deals are made of them.
 *
 * `test/games/fingerprint.test.ts` plays every game over data that is scrambled under these names.
 */
import type { GameMeta, RawData } from './game.ts';
import { hash } from './json.ts';

/** Members that no rule reads, wherever they stand, with all that they hold. */
const NO_RULE_FACTS: ReadonlySet<string> = new Set([
  // Texts for people.
  'name',
  'title',
  'text',
  'about',
  'note',
  'history',
  // Where a fact comes from.
  'source',
  'sourceNotes',
  // How boards show a thing: coordinates, signs, colours.
  'drawing',
  // How much bots think a thing is worth.
  'estimate',
]);

export function isRuleFact(member: string): boolean {
  return !NO_RULE_FACTS.has(member);
}

export function fingerprint(data: RawData): string {
  return hash(ruleFacts(data));
}

function ruleFacts(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ruleFacts);
  if (typeof value !== 'object' || value === null) return value;
  const facts = Object.entries(value).filter(([member]) => isRuleFact(member));
  return Object.fromEntries(facts.map(([member, part]) => [member, ruleFacts(part)]));
}

/** Does the fingerprint in a file stand for the same rule facts as the present one? */
export function isSameData(written: string, present: string, { formerData }: GameMeta): boolean {
  return written === present || formerData?.[written] === present;
}
