import { describe, expect, it } from 'vitest';
import { capital, didYouMean, listed, ordinal, plural, sentence, signed } from '../../src/core/words.ts';

describe('words', () => {
  it('counts one and many', () => {
    expect([0, 1, 2].map(count => plural(count, 'point'))).toEqual(['0 points', '1 point', '2 points']);
    expect(plural(2, 'book of your choice', 'books of your choice')).toBe('2 books of your choice');
  });

  it('counts places', () => {
    expect([1, 2, 3, 4, 11, 12, 13, 21, 102].map(ordinal)).toEqual([
      '1st',
      '2nd',
      '3rd',
      '4th',
      '11th',
      '12th',
      '13th',
      '21st',
      '102nd',
    ]);
  });

  it('lists none, one, two and three', () => {
    expect([[], ['Ann'], ['Ann', 'Ben'], ['Ann', 'Ben', 'Cy']].map(items => listed(items))).toEqual([
      '',
      'Ann',
      'Ann and Ben',
      'Ann, Ben and Cy',
    ]);
    expect(listed(['wood', 'rope'], 'or')).toBe('wood or rope');
  });

  it('signs, capitalises and ends', () => {
    expect([-1, 0, 2].map(signed)).toEqual(['-1', '+0', '+2']);
    expect(capital('énergie')).toBe('Énergie');
    expect(['done', 'Done?', 'done.'].map(sentence)).toEqual(['Done.', 'Done?', 'Done.']);
  });

  it('suggests what is near, and lists what is known otherwise', () => {
    const known = ['newton', 'leonardo'];
    expect(didYouMean('newtn', known, 'the games are')).toBe('did you mean newton?');
    expect(didYouMean('chess', known, 'the games are')).toBe('the games are newton and leonardo.');
  });
});
