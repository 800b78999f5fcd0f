import { describe, expect, it } from 'vitest';
import { median, Series, wilson } from '../../src/core/statistics.ts';

function seriesOf(...values: number[]): Series {
  const series = new Series();
  for (const value of values) series.add(value);
  return series;
}

describe('a series', () => {
  it('has the mean and the spread of the sample', () => {
    const series = seriesOf(2, 4, 4, 4, 5, 5, 7, 9);
    expect(series.mean).toBeCloseTo(5);
    expect(series.variance).toBeCloseTo(32 / 7);
    expect(series.deviation).toBeCloseTo(Math.sqrt(32 / 7));
    expect(series.count).toBe(8);
  });

  it('has no spread while there are fewer than two values', () => {
    expect([seriesOf().deviation, seriesOf(3).deviation]).toEqual([0, 0]);
  });

  it('is exact far from 0', () => {
    expect(seriesOf(1e9 + 1, 1e9 + 2, 1e9 + 3).variance).toBeCloseTo(1);
  });
});

describe("Wilson's interval", () => {
  it('knows nothing without trials, and never leaves 0 to 1', () => {
    expect(wilson(0, 0)).toEqual([0, 1]);
    const [low, high] = wilson(10, 10);
    expect(low).toBeCloseTo(0.722, 3);
    expect(high).toBeCloseTo(1);
  });
});

describe('the median', () => {
  it.each([
    [[3], 3],
    [[1, 4], 2.5],
    [[9, 1, 5], 5],
    [[4, 3, 2, 1], 2.5],
  ])('of %j is %d', (numbers, expected) => expect(median(numbers)).toBe(expected));
});
