/** Repeated measurements and what is said about them. */
import { median } from '../src/core/statistics.ts';

export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export function spread(values: readonly number[]): Spread {
  if (values.length === 0) throw new Error('nothing was measured');
  return { median: median(values), low: Math.min(...values), high: Math.max(...values) };
}

/** Repetition by repetition, so that a slow moment of the machine strikes both sides of a ratio alike. */
export function ratios(of: readonly number[], to: readonly number[]): Spread {
  return spread(of.map((value, i) => value / to[i]!));
}
