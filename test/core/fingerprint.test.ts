import { describe, expect, it } from 'vitest';
import { fingerprint, isSameData } from '../../src/core/fingerprint.ts';
import { auction } from '../toys/auction.ts';

const DATA = {
  cards: {
    about: 'Three cards.',
    source: 'rulebook',
    list: [
      { id: 'fox', name: 'Fox', text: 'Runs.', cost: 2, drawing: { x: 3, y: 4 }, estimate: 0.5 },
      { id: 'owl', name: 'Owl', text: 'Flies.', cost: 1, needs: ['fox'] },
    ],
  },
};

const changed = (change: (data: typeof DATA) => unknown): string => {
  const data = structuredClone(DATA);
  change(data);
  return fingerprint(data);
};

describe('a fingerprint', () => {
  it('is eight hexadecimal digits, frozen: files depend on it', () => {
    expect(fingerprint(DATA)).toBe('7f97605a');
  });

  it.each<[string, (data: typeof DATA) => unknown]>([
    ['a text', data => Object.assign(data.cards, { about: 'Two cards.' })],
    ['a name', data => Object.assign(data.cards.list[1]!, { name: 'Eagle owl' })],
    ['a source', data => Object.assign(data.cards, { source: 'published' })],
    ['a note that was added', data => Object.assign(data.cards.list[0]!, { note: 'seen in the rulebook' })],
    ['coordinates', data => Object.assign(data.cards.list[0]!, { drawing: { x: 3, y: 5, sign: '*' } })],
    ['an estimate', data => Object.assign(data.cards.list[0]!, { estimate: 1 })],
    ['the order of members', data => Object.assign(data, { cards: { list: data.cards.list } })],
  ])('stays the same with another %s', (_what, change) => {
    expect(changed(change)).toBe(fingerprint(DATA));
  });

  it.each<[string, (data: typeof DATA) => unknown]>([
    ['another number', data => Object.assign(data.cards.list[0]!, { cost: 3 })],
    ['another id', data => Object.assign(data.cards.list[0]!, { id: 'foxes' })],
    ['another reference', data => Object.assign(data.cards.list[1]!, { needs: ['owl'] })],
    ['a fact more', data => Object.assign(data.cards.list[0]!, { wild: false })],
    ['another order of a list', data => data.cards.list.reverse()],
    ['an item less', data => data.cards.list.pop()],
  ])('differs with %s', (_what, change) => {
    expect(changed(change)).not.toBe(fingerprint(DATA));
  });
});

describe('data', () => {
  it('is known by its fingerprint and by the former ones', () => {
    const meta = { ...auction.meta, formerData: { '0badcafe': '600df00d' } };
    expect(isSameData('600df00d', '600df00d', auction.meta)).toBe(true);
    expect(isSameData('0badcafe', '600df00d', auction.meta)).toBe(false);
    expect(isSameData('0badcafe', '600df00d', meta)).toBe(true);
    expect(isSameData('0badcafe', '5f1c2a90', meta)).toBe(false);
    expect(isSameData('600df00d', '0badcafe', meta)).toBe(false);
  });
});
