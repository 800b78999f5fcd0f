import { describe, expect, it } from 'vitest';
import { schema } from '../../../src/games/template/schema.ts';
import { data } from './scenario.ts';

const problemsOf = (changed: unknown): string[] =>
  schema.safeParse(changed).error?.issues.map(({ path, message }) => `${path.join('.')}: ${message}`) ?? [];

describe('component data', () => {
  it('has as many prizes as cards in a hand [template.components]', () => {
    expect(problemsOf(data)).toEqual([]);
    expect(problemsOf({ ...data, prizes: data.prizes.slice(1) })).toEqual([
      'prizes: there are as many prizes as cards in a hand',
    ]);
  });

  it('has an id for each thing', () => {
    const twice = data.cards.with(3, data.cards[2]!);
    expect(problemsOf({ ...data, cards: twice })).toEqual([
      'cards.3.id: "knight" is used twice',
      'cards.3.name: "knight" is used twice',
    ]);
  });

  it('knows no effect but those that are implemented', () => {
    const strange = data.prizes.with(0, { ...data.prizes[0]!, effect: { word: 'explode' } as never });
    expect(problemsOf({ ...data, prizes: strange })[0]).toMatch(/^prizes\.0\.effect\.word: /u);
  });
});
