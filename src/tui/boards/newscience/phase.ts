/** Where a turn stands: which of its parts is on. */
import type { Tables } from '../../../games/newscience/rules/data.ts';
import { ACTIONS, type Action, type View } from '../../../games/newscience/rules/types.ts';

/** The action that is being resolved; null while energy is placed and when the game is over. */
export function resolving(t: Tables, view: View): Action | null {
  if (view.phase !== 'resolution') return null;
  const { resolution } = t.boards[view.players]!;
  const step = resolution[Math.max(0, view.cursor - 1)];
  if (step === undefined || step.kind === 'rest') return 'rest';
  return step.kind === 'act' ? step.action : step.space.action;
}

/** Is this action over for this turn? */
export function isDone(t: Tables, view: View, action: Action): boolean {
  const now = resolving(t, view);
  return now !== null && ACTIONS.indexOf(action) < ACTIONS.indexOf(now);
}
