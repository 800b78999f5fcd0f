import { describe, expect, it } from 'vitest';
import { EFFECTS, lastingText, wordOf } from '../../../src/games/newscience/rules/effects/index.ts';
import type { EffectEntry } from '../../../src/games/newscience/rules/effects/word.ts';
import { cardIndex, t } from './support.ts';

const entries = t.cards.flatMap(card => card.effect.map(entry => ({ card, entry })));

describe('the effect language', () => {
  it('has a use on some card for every word', () => {
    const used = new Set(entries.map(({ entry }) => entry.kind));
    expect(Object.keys(EFFECTS).filter(kind => !used.has(kind as EffectEntry['kind']))).toEqual([]);
  });

  it('says in whole words what each entry does', () => {
    for (const { card, entry } of entries) {
      expect(wordOf(entry).text(entry), card.id).toMatch(/^[a-z+-].*[^ .]$/);
      expect(wordOf(entry).text(entry), card.id).not.toMatch(/undefined|NaN|null|object/);
    }
  });

  it('agrees with the text of the card on every number, field and track', () => {
    const facts =
      /[1-9]|astronomy|mathematics|physics|chemistry|biology|government|religion|enterprise|science/g;
    for (const { card, entry } of entries) {
      const said = card.text.toLowerCase().replaceAll('one', '1');
      for (const [fact] of wordOf(entry).text(entry).matchAll(facts)) {
        expect(said, `${card.id}: ${wordOf(entry).text(entry)}`).toContain(fact);
      }
    }
  });

  it('tells lasting effects from those that happen once', () => {
    const text = (id: string) => lastingText(t.cards[cardIndex(id)]!);
    expect(text('tycho-brahe')).toBe(
      'a 1 in an experiment is rolled again once; +1 on experiments in astronomy; the marker on the card is one more experiment with -1',
    );
    expect(text('rudolf-ii')).toBe('+3 on research');
    expect(text('queen-christina')).toBe('');
    expect(text('pascaline')).toBe('+4 on one research or +4 on one publication');
    expect(text('invisible-college')).toBe(
      '+1 on research in physics and chemistry; your rest track goes up to 4; others cannot move your energy markers or count your experiments as known',
    );
  });

  it('knows which cards can carry a word, and what is wrong with an entry', () => {
    for (const { card, entry } of entries) {
      expect(wordOf(entry).cards, card.id).toContain(card.type);
      expect(wordOf(entry).fault(entry, card.type), card.id).toBeNull();
    }
    const { influence, mod, reroll } = EFFECTS;
    const leaders = { kind: 'influence', who: 'leaders', track: 'any', by: -1 } as const;
    expect(influence.fault(leaders, 'EFFECT')).toBe('leaders need a named track');
    expect(influence.fault(leaders, 'PLAY')).toBe('influence for leaders works on EFFECT cards only');
    expect(mod.fault({ kind: 'mod', action: 'research', by: 1, limit: 1 }, 'EFFECT')).toMatch(/limited/);
    expect(reroll.fault({ kind: 'reroll', on: 'any' }, 'KEEP')).toMatch(/limited/);
  });
});
