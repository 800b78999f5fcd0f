/** Invitation codes and passwords: made, and recognised by their hashes alone. */
import { createHash, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import type { Place } from '../storage/tables.ts';

/** Without signs that are taken for one another. */
const SIGNS = 'abcdefghjkmnpqrstvwxyz0123456789';
/** Of five bits each: 80 in all. */
const CODE_SIGNS = 16;
const GROUP = 4;

export function freshCode(): string {
  const signs = [...randomBytes(CODE_SIGNS)].map(byte => SIGNS[byte % SIGNS.length]!);
  const groups = Array.from({ length: CODE_SIGNS / GROUP }, (_, i) =>
    signs.slice(i * GROUP, (i + 1) * GROUP).join(''),
  );
  return groups.join('-');
}

/** However it was typed: capitals, blanks and hyphens do not matter. */
export function hashCode(code: string): string {
  const plain = code.toLowerCase().replace(/[^a-z0-9]/gu, '');
  return createHash('sha256').update(plain).digest('hex');
}

export const LEAST_PASSWORD = 8;
const MOST_PASSWORD = 256;

/** A sentence on why a password will not do; null where it will. */
export function passwordProblem(password: string, repeated: string): string | null {
  if (password.length < LEAST_PASSWORD) return `A password has at least ${LEAST_PASSWORD} characters.`;
  if (password.length > MOST_PASSWORD) return `A password has at most ${MOST_PASSWORD} characters.`;
  return password === repeated ? null : 'The two are not the same.';
}

const COST: ScryptOptions = { N: 2 ** 15, r: 8, p: 1, maxmem: 64 * 1024 * 1024 };
const KEY_BYTES = 32;

export async function hashPassword(password: string): Promise<Extract<Place, { kind: 'password' }>> {
  const salt = randomBytes(16).toString('hex');
  return { kind: 'password', salt, hash: (await derive(password, salt)).toString('hex') };
}

/**
 * Is this what lets somebody in? Takes the same time for every kind of place, so that nobody outside learns which there are.
 */
export async function opens(place: Place, typed: string): Promise<boolean> {
  const short = typed.slice(0, MOST_PASSWORD);
  const salt = place.kind === 'password' ? place.salt : 'nobody';
  const derived = (await derive(short, salt)).toString('hex');
  switch (place.kind) {
    case 'invited':
      return same(hashCode(short), place.code);
    case 'password':
      return same(derived, place.hash);
    default:
      return false;
  }
}

function derive(password: string, salt: string): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password.normalize('NFC'), salt, KEY_BYTES, COST, (error, key) => {
      if (error === null) resolve(key);
      else reject(error);
    });
  });
}

function same(a: string, b: string): boolean {
  const [left, right] = [a, b].map(text => createHash('sha256').update(text).digest());
  return timingSafeEqual(left!, right!);
}
