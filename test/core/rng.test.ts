import { describe, expect, it } from 'vitest';
import { nextBelow, nextUint32, nextUnit, type RngState, seedRng, shuffle } from '../../src/core/rng.ts';

const take = (count: number, next: () => number): number[] => Array.from({ length: count }, next);

describe('the generator', () => {
  it('gives the golden vector: recorded games depend on it', () => {
    const rng = seedRng('copper-owl-17');
    expect(rng).toEqual([-2097886566, 1168244912, -876081601, -1434600123]);
    expect(take(6, () => nextUint32(rng))).toEqual([
      1930725519, 436670253, 3893972942, 1786209972, 2335102062, 1811384219,
    ]);
    expect(shuffle(rng, [1, 2, 3, 4, 5, 6, 7, 8])).toEqual([6, 7, 4, 8, 1, 3, 5, 2]);
  });

  it('takes any text as a seed', () => {
    for (const seed of ['', 'a', '\u{1f989}', 'x'.repeat(10_000)]) {
      const rng = seedRng(seed);
      expect(rng.every(word => Number.isInteger(word))).toBe(true);
      expect(new Set(take(100, () => nextUint32(rng))).size).toBe(100);
    }
  });

  it('gives unrelated sequences for neighbouring seeds', () => {
    const firsts = Array.from({ length: 2_000 }, (_, i) => nextUint32(seedRng(`seed-${i}`)));
    expect(new Set(firsts).size).toBe(2_000);
    const high = firsts.filter(value => value >= 2 ** 31).length;
    expect(high).toBeGreaterThan(900);
    expect(high).toBeLessThan(1_100);
  });

  it('goes on from a state that was saved as JSON', () => {
    const rng = seedRng('save');
    nextUint32(rng);
    const loaded = JSON.parse(JSON.stringify(rng)) as RngState;
    expect(take(50, () => nextUint32(loaded))).toEqual(take(50, () => nextUint32(rng)));
  });

  it('stays within its bounds', () => {
    const rng = seedRng('bounds');
    for (const bound of [1, 2, 3, 7, 1_000_003, 2 ** 32]) {
      for (const value of take(200, () => nextBelow(rng, bound))) {
        expect(value).toBeGreaterThanOrEqual(0);
        expect(value).toBeLessThan(bound);
      }
    }
    for (const value of take(200, () => nextUnit(rng))) expect(value >= 0 && value < 1).toBe(true);
  });

  it('takes the remainder that % would', () => {
    for (const bound of [1, 2, 3, 6, 7, 13, 255, 1_000_003, 3 * 2 ** 30, 2 ** 32 - 1, 2 ** 32]) {
      const rng = seedRng(`remainder ${bound}`);
      const other = seedRng(`remainder ${bound}`);
      const limit = 2 ** 32 - (2 ** 32 % bound);
      for (let i = 0; i < 2000; i++) {
        let value = nextUint32(other);
        while (value >= limit) value = nextUint32(other);
        expect(nextBelow(rng, bound)).toBe(value % bound);
      }
    }
  });

  it('prefers no number: the counts of a die pass a chi-square test', () => {
    for (const sides of [2, 6, 13]) {
      const rng = seedRng(`die ${sides}`);
      const rolls = 60_000;
      const counts = new Array<number>(sides).fill(0);
      for (const value of take(rolls, () => nextBelow(rng, sides))) counts[value]! += 1;
      const expected = rolls / sides;
      const chiSquare = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      expect(chiSquare).toBeLessThan(sides + 4 * Math.sqrt(2 * sides));
    }
  });

  it('rejects what would bias a large bound', () => {
    const bound = 3 * 2 ** 30;
    const rng = seedRng('large');
    const low = take(20_000, () => nextBelow(rng, bound)).filter(value => value < 2 ** 30).length;
    expect(Math.abs(low / 20_000 - 1 / 3)).toBeLessThan(0.02);
  });

  it('shuffles every order alike', () => {
    const rng = seedRng('orders');
    const counts = new Map<string, number>();
    for (let i = 0; i < 24_000; i++) {
      const order = shuffle(rng, ['a', 'b', 'c', 'd']).join('');
      counts.set(order, (counts.get(order) ?? 0) + 1);
    }
    expect(counts.size).toBe(24);
    for (const count of counts.values()) expect(Math.abs(count - 1_000)).toBeLessThan(160);
  });

  it('shuffles in place', () => {
    const items = [1, 2, 3];
    expect(shuffle(seedRng('x'), items)).toBe(items);
    expect(shuffle(seedRng('x'), [])).toEqual([]);
  });
});
