import { describe, expect, it } from 'vitest';
import { copyLists, takeOut } from '../../src/core/lists.ts';

describe('an item taken out of a list', () => {
  it('leaves the others in their order', () => {
    const list = [4, 7, 9, 7];
    takeOut(list, 7);
    expect(list).toEqual([4, 9, 7]);
    takeOut(list, 7);
    expect(list).toEqual([4, 9]);
  });

  it('must have been there', () => {
    expect(() => takeOut([1], 2)).toThrow('not in the list');
  });
});

it('lists of lists are copied all the way', () => {
  const lists = [[1, 2], [], [3]];
  const copy = copyLists(lists);
  copy[0]!.push(9);
  expect(copy).toEqual([[1, 2, 9], [], [3]]);
  expect(lists[0]).toEqual([1, 2]);
});
