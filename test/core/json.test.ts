import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { canonical, clone, equal, hash, hashText } from '../../src/core/json.ts';

// States and data have the keys that rules and schemas give them, never `__proto__`.
const json = fc
  .jsonValue({ maxDepth: 4 })
  .filter(value => !JSON.stringify(value).includes('__proto__'))
  .map(value => JSON.parse(JSON.stringify(value)) as unknown);

function reversed(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(reversed);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, part]) => [key, reversed(part)]),
  );
}

describe('clone', () => {
  it('gives an equal value that shares nothing', () => {
    const value = { a: [1, { b: null }], c: 'x' };
    const copy = clone(value);
    expect(copy).toEqual(value);
    copy.a.push(2);
    expect(value.a).toHaveLength(2);
    expect(copy.a[1]).not.toBe(value.a[1]);
  });

  it('copies every JSON value', () => {
    fc.assert(fc.property(json, value => equal(clone(value), value)));
  });
});

describe('equal', () => {
  it('agrees with the text of JSON in sorted order', () => {
    fc.assert(
      fc.property(json, json, (a, b) => equal(a, b) === (canonical(a) === canonical(b)) && equal(a, a)),
    );
  });

  it('does not mind the order of keys', () => {
    fc.assert(fc.property(json, value => equal(value, reversed(value))));
  });

  it('tells lists, objects, null and missing keys apart', () => {
    expect(equal([], {})).toBe(false);
    expect(equal(null, {})).toBe(false);
    expect(equal({ a: undefined }, { b: undefined })).toBe(false);
    expect(equal([1, 2], [2, 1])).toBe(false);
    expect(equal({ a: 1 }, { a: 1, b: 2 })).toBe(false);
    expect(equal('1', 1)).toBe(false);
  });
});

describe('hash', () => {
  it('is eight hexadecimal digits, frozen: checkpoints and fingerprints depend on it', () => {
    expect(hashText('')).toBe('ebb6c228');
    expect(hash({ b: [1, 2], a: null })).toBe('b966c87c');
  });

  it('does not mind the order of keys', () => {
    fc.assert(fc.property(json, value => hash(value) === hash(reversed(value))));
  });

  it('hardly ever gives two values the same hash', () => {
    const hashes = Array.from({ length: 20_000 }, (_, i) => hash({ round: i, seats: [i % 5] }));
    expect(new Set(hashes).size).toBeGreaterThan(19_990);
    expect(hashes.every(text => /^[0-9a-f]{8}$/u.test(text))).toBe(true);
  });
});
