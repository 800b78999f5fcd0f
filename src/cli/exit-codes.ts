/** What the process says when it ends: documented in the manual page, one code for each kind of problem. */
import { constants } from 'node:os';
import type { ProblemKind, Result } from '../core/result.ts';

export const EXIT = {
  done: 0,
  failure: 1,
  usage: 2,
  illegal: 3,
  differs: 4,
  'other-version': 5,
} as const satisfies Readonly<Record<'done' | ProblemKind, number>>;

/** How a command ends: with its exit code, or with a problem, which `run` tells and turns into one. */
export type Exit = Result<number>;

/** As shells have it for a process that a signal ended. */
export function exitCodeOf(signal: NodeJS.Signals): number {
  return 128 + constants.signals[signal];
}
