/** Hot-seat secrecy: whose eyes a face shows the table to, when others look on, and when a curtain falls first. */
import type { Seat } from '../core/game.ts';
import type { SeenMatch } from '../core/match.ts';
import type { Player } from '../core/seats.ts';

export const CURTAIN_MODES = ['auto', 'always', 'never'] as const;
export type CurtainMode = (typeof CURTAIN_MODES)[number];

/** Who sits in front of the screen, and who is asked to come. */
export interface Front {
  readonly viewer: Seat | null;
  readonly curtain: Seat | null;
  /** The others look on: what only the viewer may know lies face down. */
  readonly shared: boolean;
}

/** What the rule looks at. */
type Situation = Pick<SeenMatch, 'config' | 'over' | 'human' | 'decision' | 'entries' | 'hasSecrets'>;

export interface CurtainRule {
  readonly mode: CurtainMode;
  /** What a player was shown stays readable afterwards, as lines on a terminal do: nothing is turned face down again. */
  readonly leavesTraces: boolean;
}

/** The seats of people. */
export function humans(players: readonly Player[]): Seat[] {
  return players.flatMap((player, seat) => (player.bot === null ? [seat] : []));
}

/** With the table to themselves. */
export function alone(viewer: Seat | null): Front {
  return { viewer, curtain: null, shared: false };
}

/** What a face shows next: the table to the same player, to another one, to all of them, or a curtain first. */
export function nextFront(match: Situation, before: Front, rule: CurtainRule): Front {
  const people = humans(match.config.players);
  if (people.length <= 1) return alone(people[0] ?? null);
  if (match.over) return alone(null);
  const mayShare = rule.mode === 'auto' && !rule.leavesTraces;
  const seat = match.human;
  if (seat === null) return { ...before, shared: mayShare };
  if (mayShare && match.decision?.open === true) return { viewer: seat, curtain: null, shared: true };
  if (seat === before.viewer && !before.shared) return before;
  const drawn = rule.mode === 'always' || (rule.mode === 'auto' && hides(match, before.viewer, seat, rule));
  return drawn ? { viewer: null, curtain: seat, shared: false } : alone(seat);
}

/** Would the table tell one of the two players what only the other may know? */
function hides(match: Situation, before: Seat | null, next: Seat, { leavesTraces }: CurtainRule): boolean {
  if (match.decision?.secret === true || match.hasSecrets(next)) return true;
  if (!leavesTraces) return false;
  const last = match.entries.at(-1);
  return last?.decision.secret === true || (before !== null && match.hasSecrets(before));
}
