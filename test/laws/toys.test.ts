import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../src/core/game.ts';
import { auction } from '../toys/auction.ts';
import { nim } from '../toys/nim.ts';
import { TAMPERING_COUNT } from './file-laws.ts';
import { searchForBreak, variants } from './search.ts';

const toys: readonly AnyGame[] = [auction, nim];

describe.each(toys)('the toy $meta.id keeps all laws', game => {
  it.each(variants(game.meta))('with %o', variant => {
    let finished = 0;
    searchForBreak({ game, fingerprint: '0badcafe', conserve: () => {} }, variant, {
      games: 12,
      seed: 1,
      thrift: 1,
      tamperings: TAMPERING_COUNT,
      onGame: report => {
        if (report.finished) finished += 1;
      },
    });
    expect(finished).toBeGreaterThan(8);
  });
});
