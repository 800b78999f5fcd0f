/** Work in small steps, done at once. */
import type { Work } from './types.ts';

/** What the work comes to; `stopped` is asked after every step whether it should end now. */
export function finished<T>(work: Work<T>, stopped: () => boolean = () => false): T {
  let step = work.next(false);
  while (step.done !== true) step = work.next(stopped());
  return step.value;
}
