/** Bit sets. Walk one with `for (let left = set; left !== 0; left &= left - 1)` and `lowest(left)`. */
import type { DiscoveryIndex, DiscoverySet } from './types.ts';

/** The lowest member of a set that is not empty. */
export function lowest(set: DiscoverySet): DiscoveryIndex {
  // The number of a bit is the index it stands for.
  return lowestBit(set) as DiscoveryIndex;
}

/** The number of the lowest bit of a set that is not empty. */
export function lowestBit(set: number): number {
  return 31 - Math.clz32(set & -set);
}

export function has(set: DiscoverySet, discovery: DiscoveryIndex): boolean {
  return (set & (1 << discovery)) !== 0;
}

export function count(set: DiscoverySet): number {
  let members = 0;
  for (let left = set; left !== 0; left &= left - 1) members++;
  return members;
}

export function members(set: DiscoverySet): DiscoveryIndex[] {
  const found: DiscoveryIndex[] = [];
  for (let left = set; left !== 0; left &= left - 1) found.push(lowest(left));
  return found;
}
