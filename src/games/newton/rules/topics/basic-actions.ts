/** The five basic actions. */
import type { Action, ActionPending, PendingOf } from '../types.ts';
import type { BasicAction } from './basic-action.ts';
import { lessons } from './lessons.ts';
import { study } from './study.ts';
import { technology } from './technology.ts';
import { travel } from './travel.ts';
import { work } from './work.ts';

export const BASIC_ACTIONS: { readonly [A in Action]: BasicAction<PendingOf<A>> } = {
  work,
  technology,
  travel,
  lessons,
  study,
};

export function basicActionOf(pending: ActionPending): BasicAction<ActionPending> {
  // The action under the kind of a record is the one that takes it, which TypeScript does not see.
  return BASIC_ACTIONS[pending.kind] as unknown as BasicAction<ActionPending>;
}
