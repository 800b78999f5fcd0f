/** Hot-seat secrecy: whose eyes a face shows the table to, and when it hides everything before that changes. */
import type { Seat } from '../core/game.ts';
import type { Match } from '../core/match.ts';
import type { Player } from '../core/seats.ts';

export const CURTAIN_MODES = ['auto', 'always', 'never'] as const;
export type CurtainMode = (typeof CURTAIN_MODES)[number];

/** Who sits in front of the screen, and who is asked to come. */
export interface Front {
  readonly viewer: Seat | null;
  readonly curtain: Seat | null;
}

/** What the rule looks at. */
type Situation = Pick<Match, 'config' | 'over' | 'human' | 'decision' | 'entries' | 'hasSecrets'>;

export interface CurtainRule {
  readonly mode: CurtainMode;
  /** What a player was shown stays readable afterwards, as lines on a terminal do. */
  readonly leavesTraces: boolean;
}

/** The seats of people. */
export function humans(players: readonly Player[]): Seat[] {
  return players.flatMap((player, seat) => (player.bot === null ? [seat] : []));
}

/** What a face shows next: the table to the same player, to another one, or a curtain first. */
export function nextFront(match: Situation, viewer: Seat | null, rule: CurtainRule): Front {
  const people = humans(match.config.players);
  if (people.length <= 1) return { viewer: people[0] ?? null, curtain: null };
  if (match.over) return { viewer: null, curtain: null };
  const seat = match.human;
  if (seat === null || seat === viewer) return { viewer, curtain: null };
  const drawn = rule.mode === 'always' || (rule.mode === 'auto' && hides(match, viewer, seat, rule));
  return drawn ? { viewer: null, curtain: seat } : { viewer: seat, curtain: null };
}

/** Would the table tell one of the two players what only the other may know? */
function hides(match: Situation, before: Seat | null, next: Seat, { leavesTraces }: CurtainRule): boolean {
  if (match.decision?.secret === true || match.hasSecrets(next)) return true;
  if (!leavesTraces) return false;
  const last = match.entries.at(-1);
  return last?.decision.secret === true || (before !== null && match.hasSecrets(before));
}
