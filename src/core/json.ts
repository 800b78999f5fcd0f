/** Copying, comparing and hashing of plain JSON values, the only kind of value a State, View, Move or Event holds. */

export function clone<T>(value: T): T {
  return cloneValue(value) as T;
}

/**
 * `slice` and the spread keep the form in which the engine holds the original. Filled key by key, an array of numbers would
 * become one of anything, and an object of more than sixteen fields a hash table, which slows down all that reads the copy.
 */
function cloneValue(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) {
    const copy: unknown[] = value.slice();
    for (let i = 0; i < copy.length; i++) {
      const item = copy[i];
      if (typeof item === 'object') copy[i] = cloneValue(item);
    }
    return copy;
  }
  const copy: Record<string, unknown> = { ...value };
  for (const key in copy) {
    const member = copy[key];
    if (typeof member === 'object') copy[key] = cloneValue(member);
  }
  return copy;
}

/** Deep equality; the order of keys does not matter. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  if (Array.isArray(a) || Array.isArray(b)) {
    if (!Array.isArray(a) || !Array.isArray(b) || a.length !== b.length) return false;
    return a.every((item, i) => equal(item, b[i]));
  }
  const left = a as Record<string, unknown>;
  const right = b as Record<string, unknown>;
  const keys = Object.keys(left);
  if (keys.length !== Object.keys(right).length) return false;
  return keys.every(key => Object.hasOwn(right, key) && equal(left[key], right[key]));
}

/** JSON with keys in sorted order: equal values give equal text. */
export function canonical(value: unknown): string {
  if (Number.isSafeInteger(value)) return `${value as number}`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) {
    let items = '';
    for (let i = 0; i < value.length; i++) items += i === 0 ? canonical(value[i]) : `,${canonical(value[i])}`;
    return `[${items}]`;
  }
  const source = value as Record<string, unknown>;
  let members = '';
  for (const key of Object.keys(source).sort())
    members += `${members === '' ? '' : ','}${JSON.stringify(key)}:${canonical(source[key])}`;
  return `{${members}}`;
}

/** Eight hexadecimal digits that stand for a JSON value in checkpoints and fingerprints. */
export function hash(value: unknown): string {
  return hashText(canonical(value));
}

/** 32-bit murmur3 over UTF-16 code units. */
export function hashText(text: string): string {
  let h = 0x9747b28c;
  for (let i = 0; i < text.length; i++) {
    let k = Math.imul(text.charCodeAt(i), 0xcc9e2d51);
    k = (k << 15) | (k >>> 17);
    h ^= Math.imul(k, 0x1b873593);
    h = (h << 13) | (h >>> 19);
    h = (Math.imul(h, 5) + 0xe6546b64) | 0;
  }
  h ^= text.length;
  h = Math.imul(h ^ (h >>> 16), 0x85ebca6b);
  h = Math.imul(h ^ (h >>> 13), 0xc2b2ae35);
  h ^= h >>> 16;
  return (h >>> 0).toString(16).padStart(8, '0');
}
