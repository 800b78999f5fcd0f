/** When a player is told what a game is about before the first decision. */
import type { Acquaintance } from './menu-lists.ts';
import type { Session } from './session.ts';

/** At the first table of a game, before anything is decided; a lesson has its own words. */
export function isFirstTable(
  { match, guide }: Pick<Session, 'match' | 'guide'>,
  { played }: Pick<Acquaintance, 'played'>,
): boolean {
  return played === 0 && guide === null && match.entries.length === 0 && match.human !== null;
}
