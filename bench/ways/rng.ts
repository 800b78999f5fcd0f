/** Random numbers, in nanoseconds each: 32 bits, or 1 to 6 without bias. */
import { nextBelow, nextUint32, seedRng } from '../../src/core/rng.ts';
import type { Way, WayParameters } from './index.ts';

const BATCH = 100_000;
/** Keeps the results in use, so that no work can be left out. */
let sink = 0;

export function sfc32({ what }: WayParameters): Way {
  const rng = seedRng('bench');
  return timed(what === 'die' ? () => nextBelow(rng, 6) + 1 : () => nextUint32(rng));
}

export async function pureRand({ what }: WayParameters): Promise<Way> {
  const { xoroshiro128plus } = await import('pure-rand/generator/xoroshiro128plus');
  const { uniformInt } = await import('pure-rand/distribution/uniformInt');
  const rng = xoroshiro128plus(12345);
  return timed(what === 'die' ? () => uniformInt(rng, 1, 6) : () => rng.next());
}

/** The form that returns a new generator with every number, as an immutable state would need. */
export async function pureRandPure({ what }: WayParameters): Promise<Way> {
  const { xoroshiro128plus } = await import('pure-rand/generator/xoroshiro128plus');
  const { uniformInt } = await import('pure-rand/distribution/uniformInt');
  const { purify } = await import('pure-rand/utils/purify');
  const next = purify(what === 'die' ? rng => uniformInt(rng, 1, 6) : rng => rng.next());
  let rng = xoroshiro128plus(12345);
  return timed(() => {
    const [value, after] = next(rng);
    rng = after as typeof rng;
    return value;
  });
}

function timed(draw: () => number): Way {
  return {
    measure(sliceMs) {
      const start = performance.now();
      const end = start + sliceMs;
      let numbers = 0;
      let now = start;
      while (now < end) {
        for (let i = 0; i < BATCH; i++) sink = (sink + draw()) | 0;
        numbers += BATCH;
        now = performance.now();
      }
      return ((now - start) * 1e6) / numbers;
    },
  };
}
