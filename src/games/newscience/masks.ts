/** Sets of discoveries as bit masks. Walk one with `for (let left = mask; left !== 0; left &= left - 1)`. */
import type { Mask } from './types.ts';

/** Index of the lowest member of a set that is not empty. */
export function lowest(mask: Mask): number {
  return 31 - Math.clz32(mask & -mask);
}

export function count(mask: Mask): number {
  let members = 0;
  for (let left = mask; left !== 0; left &= left - 1) members++;
  return members;
}

export function members(mask: Mask): number[] {
  const found: number[] = [];
  for (let left = mask; left !== 0; left &= left - 1) found.push(lowest(left));
  return found;
}
