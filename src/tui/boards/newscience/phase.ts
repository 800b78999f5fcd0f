/** Where a turn stands: which of its parts is on. */

import type { Seat } from '../../../core/game.ts';
import type { Tables } from '../../../games/newscience/rules/data.ts';
import {
  ACTIONS,
  type Action,
  NONE,
  type None,
  type SpaceIndex,
  type View,
} from '../../../games/newscience/rules/types.ts';

/** The action that is being resolved; null while energy is placed and when the game is over. */
export function resolving(t: Tables, view: View): Action | null {
  if (view.phase !== 'resolution') return null;
  const { resolution } = t.boards[view.players]!;
  const step = resolution[Math.max(0, view.cursor - 1)];
  if (step === undefined || step.kind === 'rest') return 'rest';
  return step.kind === 'act' ? step.action : step.space.action;
}

/** A marker that its owner has lifted to carry out its action: the space that it came from. */
export interface MarkerInHand {
  readonly space: SpaceIndex;
  readonly seat: Seat;
}

/** None while a card is played: its marker lies there until that is done. */
export function markerInHand(t: Tables, view: View): MarkerInHand | null {
  const { phase, pending, playing, cursor } = view;
  if (phase !== 'resolution' || pending === null || playing.space !== NONE) return null;
  const step = t.boards[view.players]!.resolution[cursor - 1];
  if (step === undefined || step.kind === 'rest') return null;
  return { space: step.space.index, seat: pending.seat };
}

/** Whose marker a space shows: also while it is being resolved. */
export function holderOf(t: Tables, view: View, space: SpaceIndex): Seat | None {
  const lying = view.spaces[space]!;
  if (lying !== NONE) return lying;
  const inHand = markerInHand(t, view);
  return inHand?.space === space ? inHand.seat : NONE;
}

/** Is this action over for this turn? */
export function isDone(t: Tables, view: View, action: Action): boolean {
  const now = resolving(t, view);
  return now !== null && ACTIONS.indexOf(action) < ACTIONS.indexOf(now);
}
