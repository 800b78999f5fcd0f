import { describe, expect, it } from 'vitest';
import { ratios, spread } from '../../bench/stats.ts';

describe('spread', () => {
  it('takes the middle of an odd number of figures', () => {
    expect(spread([9, 1, 4])).toEqual({ median: 4, low: 1, high: 9 });
  });

  it('takes the mean of the two middle ones of an even number', () => {
    expect(spread([10, 2, 4, 1])).toEqual({ median: 3, low: 1, high: 10 });
  });

  it('sorts by size, not as text', () => {
    expect(spread([100, 9, 20]).median).toBe(20);
  });

  it('refuses to speak of nothing', () => {
    expect(() => spread([])).toThrow('nothing was measured');
  });
});

describe('ratios', () => {
  it('divides repetition by repetition', () => {
    expect(ratios([10, 40, 90], [10, 20, 30])).toEqual({ median: 2, low: 1, high: 3 });
  });
});
