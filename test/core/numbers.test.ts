/** The numbers of choices: what players type, on every face. */
import { describe, expect, it } from 'vitest';
import { Match } from '../../src/core/match.ts';
import { people } from '../support/games.ts';
import { nim } from '../toys/nim.ts';

function numbersWith(amount: (stones: number) => number | null): number[] {
  const game: typeof nim = { ...nim, amount: ({ stones }) => amount(stones) };
  const match = new Match({ game, players: people(['Ann', 'Bob']), seed: 'x', options: {}, first: 0 });
  return match.choices.map(choice => choice.number);
}

describe('the numbers of choices', () => {
  it('count from 1 where moves are no amounts', () => {
    expect(numbersWith(() => null)).toEqual([1, 2, 3]);
  });

  it('are the amounts where all moves are amounts', () => {
    expect(numbersWith(stones => stones - 1)).toEqual([0, 1, 2]);
  });

  it('count from 1 where two moves have the same amount, or one has none', () => {
    expect(numbersWith(() => 4)).toEqual([1, 2, 3]);
    expect(numbersWith(stones => (stones === 2 ? null : stones))).toEqual([1, 2, 3]);
  });
});
