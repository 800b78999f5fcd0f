/**
 * How something ends that a user can make fail: with its value, or with a problem. Exceptions are for defects of the
 * program alone.
 */

/** What a person can get wrong, or the system can refuse. The command line has an exit code for each. */
export type ProblemKind =
  /** A command, a flag, a setting or data of the player's own that makes no sense. */
  | 'usage'
  /** A broken line or an illegal move in a file. */
  | 'illegal'
  /** Legal, but a checkpoint or the result differs. */
  | 'differs'
  /** Other rules, other component data or another format. */
  | 'other-version'
  /** Everything else, such as a disk that is full. */
  | 'failure';

export interface Problem {
  readonly kind: ProblemKind;
  /** A whole sentence, safe to print. Parsers give a clause, which their callers complete. */
  readonly message: string;
  /** Something known that may be meant instead. */
  readonly suggestion?: string | null;
}

export interface Done<T> {
  readonly ok: true;
  readonly value: T;
}

export interface Refused<P extends Problem = Problem> {
  readonly ok: false;
  readonly problem: P;
}

export type Result<T, P extends Problem = Problem> = Done<T> | Refused<P>;

export function done(): Done<void>;
export function done<T>(value: T): Done<T>;
export function done<T>(value?: T): Done<T | undefined> {
  return { ok: true, value };
}

export function refused(kind: ProblemKind, message: string, suggestion: string | null = null): Refused {
  return { ok: false, problem: { kind, message, suggestion } };
}

/** For a problem that is described already. */
export function refusedBy<P extends Problem>(problem: P): Refused<P> {
  return { ok: false, problem };
}

/** All values, or the first problem. */
export function allDone<T, P extends Problem>(results: readonly Result<T, P>[]): Result<T[], P> {
  const values: T[] = [];
  for (const result of results) {
    if (!result.ok) return result;
    values.push(result.value);
  }
  return done(values);
}

/** The value of something that fails only by a defect. */
export function unwrap<T>(result: Result<T>): T {
  if (result.ok) return result.value;
  throw new Error(result.problem.message);
}
