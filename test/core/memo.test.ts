import { describe, expect, it } from 'vitest';
import { Memo } from '../../src/core/memo.ts';

function ask(memo: Memo, list: readonly number[]): number {
  memo.key.set(list);
  return memo.recall(list.length);
}

describe('a memo', () => {
  it('knows what it was told, whole lists only', () => {
    const memo = new Memo(16, 4);
    expect(ask(memo, [1, 2, 3])).toBeNaN();
    memo.keep(3, 0.5);
    expect(ask(memo, [1, 2, 3])).toBe(0.5);
    expect(ask(memo, [1, 2])).toBeNaN();
    expect(ask(memo, [1, 2, 4])).toBeNaN();
  });

  it('never takes one list for another, however few places it has', () => {
    const memo = new Memo(1, 2);
    for (let i = 0; i < 50; i++) {
      expect(ask(memo, [i, 1.5])).toBeNaN();
      memo.keep(2, i);
      expect(ask(memo, [i, 1.5])).toBe(i);
    }
  });
});
