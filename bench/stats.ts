/** Repeated measurements and what is said about them. */

export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

export function spread(values: readonly number[]): Spread {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  const low = sorted[0];
  const high = sorted.at(-1);
  if (low === undefined || high === undefined) throw new Error('nothing was measured');
  return { median: (sorted[Math.floor(middle)]! + sorted[Math.ceil(middle)]!) / 2, low, high };
}

/** Repetition by repetition, so that a slow moment of the machine strikes both sides of a ratio alike. */
export function ratios(of: readonly number[], to: readonly number[]): Spread {
  return spread(of.map((value, i) => value / to[i]!));
}
