/**
 * What a table shows instead of its seed while several people play: a hash of seed and salt. Nobody can work out the deal from
 * it, and once both are told, everybody can check that the deal was not exchanged meanwhile.
 */
import { sha256 } from './sha256.ts';

/** Half of the hash: 128 bits, short enough to be noted down. */
const DIGITS = 32;

export function commitmentTo(seed: string, salt: string): string {
  return sha256(`boardgames deal\n${seed}\n${salt}`).slice(0, DIGITS);
}

/** Salts and commitments are written alike. */
export function isDigest(text: string): boolean {
  return /^[0-9a-f]{32}$/u.test(text);
}

/** The chance that a bot brings to the table: follows from the game's seed, which cannot be worked out from it. */
export function botSeed(seed: string, seat: number): string {
  return sha256(`boardgames bot ${seat}\n${seed}`).slice(0, DIGITS);
}
