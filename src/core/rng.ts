/**
 * The generator inside every State: sfc32 on four 32-bit integers, plain JSON, the same numbers on every machine.
 * Chosen over pure-rand by measurement (`npm run bench -- rng`); frozen by the golden vector in test/core/rng.test.ts.
 */
export type RngState = [number, number, number, number];

/** A generator from any text. Different seeds give unrelated sequences. */
export function seedRng(seed: string): RngState {
  let h1 = 1779033703;
  let h2 = 3144134277;
  let h3 = 1013904242;
  let h4 = 2773480762;
  for (let i = 0; i < seed.length; i++) {
    const k = seed.charCodeAt(i);
    h1 = h2 ^ Math.imul(h1 ^ k, 597399067);
    h2 = h3 ^ Math.imul(h2 ^ k, 2869860233);
    h3 = h4 ^ Math.imul(h3 ^ k, 951274213);
    h4 = h1 ^ Math.imul(h4 ^ k, 2716044179);
  }
  h1 = Math.imul(h3 ^ (h1 >>> 18), 597399067);
  h2 = Math.imul(h4 ^ (h2 >>> 22), 2869860233);
  h3 = Math.imul(h1 ^ (h3 >>> 17), 951274213);
  h4 = Math.imul(h2 ^ (h4 >>> 19), 2716044179);
  const rng: RngState = [h1 | 0, h2 | 0, h3 | 0, h4 | 0];
  for (let i = 0; i < 12; i++) nextUint32(rng);
  return rng;
}

/** The next 32 bits, as an unsigned integer. */
export function nextUint32(rng: RngState): number {
  const sum = (((rng[0] + rng[1]) | 0) + rng[3]) | 0;
  rng[3] = (rng[3] + 1) | 0;
  rng[0] = rng[1] ^ (rng[1] >>> 9);
  rng[1] = (rng[2] + (rng[2] << 3)) | 0;
  rng[2] = (((rng[2] << 21) | (rng[2] >>> 11) | 0) + sum) | 0;
  return sum >>> 0;
}

/**
 * An integer from 0 up to, but not including, `bound`, without bias. Remainders are worked out by division: measured, `%`
 * takes several times as long where numbers may be beyond 31 bits.
 */
export function nextBelow(rng: RngState, bound: number): number {
  const limit = Math.floor(4294967296 / bound) * bound;
  let value = nextUint32(rng);
  while (value >= limit) value = nextUint32(rng);
  return value - Math.floor(value / bound) * bound;
}

/** A number from 0 up to, but not including, 1. */
export function nextUnit(rng: RngState): number {
  return nextUint32(rng) / 4294967296;
}

/** Fisher-Yates, in place. Returns the same array. */
export function shuffle<T>(rng: RngState, items: T[]): T[] {
  for (let i = items.length - 1; i > 0; i--) {
    const j = nextBelow(rng, i + 1);
    const held = items[i]!;
    items[i] = items[j]!;
    items[j] = held;
  }
  return items;
}
