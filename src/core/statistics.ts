/** Mean and spread of a growing series, by Welford's method: exact even where the spread is small. */
export class Series {
  mean = 0;
  count = 0;
  #squares = 0;

  add(value: number): void {
    this.count++;
    const off = value - this.mean;
    this.mean += off / this.count;
    this.#squares += off * (value - this.mean);
  }

  /** Of the sample, 0 while there are fewer than two values. */
  get variance(): number {
    return this.count < 2 ? 0 : this.#squares / (this.count - 1);
  }

  get deviation(): number {
    return Math.sqrt(this.variance);
  }
}

/** Wilson's 95 % interval of a share: sound near 0 and 1, too, and with few trials. */
export function wilson(successes: number, trials: number): readonly [number, number] {
  if (trials === 0) return [0, 1];
  const z = 1.959964;
  const share = successes / trials;
  const scale = 1 + z ** 2 / trials;
  const centre = (share + z ** 2 / (2 * trials)) / scale;
  const half = (z * Math.sqrt((share * (1 - share)) / trials + z ** 2 / (4 * trials ** 2))) / scale;
  return [Math.max(0, centre - half), Math.min(1, centre + half)];
}

/** 0 of no values. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = (sorted.length - 1) / 2;
  return ((sorted[Math.floor(middle)] ?? 0) + (sorted[Math.ceil(middle)] ?? 0)) / 2;
}

/** From first to last: sums of fractions depend on the order. */
export function sumInOrder(values: Float64Array): number {
  let sum = 0;
  for (let i = 0; i < values.length; i++) sum += values[i]!;
  return sum;
}
