import { describe, expect, it } from 'vitest';
import { completeOptions, defaultOptions, parseOptions, readOptions } from '../../src/core/options.ts';
import { auction } from '../toys/auction.ts';
import { nim } from '../toys/nim.ts';

const refusal = (problem: object) => ({ ok: false, problem: expect.objectContaining(problem) });

describe('options', () => {
  it('are completed in the order of the game', () => {
    expect(defaultOptions(auction.meta)).toEqual({ die: 'no', hands: 'hidden' });
    const completed = completeOptions(auction.meta, { hands: 'open', odd: 'x' });
    expect(Object.entries(completed)).toEqual([
      ['die', 'no'],
      ['hands', 'open'],
    ]);
    expect(readOptions(auction.meta, { hands: 'open' })).toEqual({ ok: true, value: completed });
  });

  it('that do not exist, and values that do not, are named', () => {
    expect(readOptions(auction.meta, { dye: 'no' })).toEqual(refusal({ suggestion: 'die' }));
    expect(readOptions(auction.meta, { hands: 'opne' })).toEqual(refusal({ suggestion: 'open' }));
    const message = 'Nim has no option "die": it has none';
    expect(readOptions(nim.meta, { die: 'no' })).toEqual(refusal({ message }));
  });

  it('are written key=value, with commas between', () => {
    expect(parseOptions(' die = yes,hands=open, ')).toEqual({
      ok: true,
      value: { die: 'yes', hands: 'open' },
    });
    expect(parseOptions('')).toEqual({ ok: true, value: {} });
    expect(parseOptions('die')).toEqual(refusal({ message: 'an option is written key=value, not "die"' }));
    expect(parseOptions('die=no,die=yes')).toEqual(refusal({ message: 'option "die" stands twice' }));
  });
});
