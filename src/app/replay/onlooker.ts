/** Whose knowledge is shown, of a game in progress or of a recorded one, and what it covers. */
import { type BaseEvent, isVisible, type Seat } from '../../core/game.ts';
import type { FileProblem } from '../../core/movefile.ts';

/** One seat's knowledge, a spectator's (null), or everything. */
export type Onlooker = Seat | null | 'all';

export function mayKnow(event: BaseEvent, as: Onlooker): boolean {
  return as === 'all' || isVisible(event, as);
}

/** A secret choice stays hidden from others for good: its consequences tell what the rules reveal. */
export function mayKnowMove(
  decision: { readonly seat: Seat; readonly secret: boolean },
  as: Onlooker,
): boolean {
  return as === 'all' || as === decision.seat || !decision.secret;
}

/** A question and its choices can give away what the player holds. */
export function mayKnowQuestion(seat: Seat, as: Onlooker): boolean {
  return as === 'all' || as === seat;
}

/** What is wrong with a file quotes moves, choices and hashes, which can give away what is hidden. */
export function problemFor(problem: FileProblem, as: Onlooker): FileProblem {
  if (as === 'all' || problem.kind === 'other-version') return problem;
  const message =
    problem.kind === 'illegal'
      ? 'the game cannot be followed any further'
      : 'a checkpoint, result or end differs from the game';
  return { kind: problem.kind, line: problem.line, message, legal: [], suggestion: null };
}
