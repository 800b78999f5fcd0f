import { describe, expect, it } from 'vitest';
import { parseRules, type RuleTopic, searchTopics } from '../../src/app/rules-text.ts';
import { unwrap } from '../../src/core/result.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { readRules } from '../../src/storage/rules-data.ts';
import { World } from '../cli/support/world.ts';
import { games, realGames } from '../support/games.ts';

describe('searching the rules', () => {
  const topics = parseRules(
    `## Coins {#x.coins}\n\nEarned by **work**.\nSource: chapter on potions. Ruling: never owed.\n\n## Work {#x.work}\n\n${'Go on. '.repeat(20)}Pays coins at once. ${'And so on. '.repeat(20)}\n`,
  );

  it('finds texts that hold every word, with what stands around', () => {
    const [hit, ...more] = searchTopics(topics, 'coins pays');
    expect(more).toEqual([]);
    expect(hit?.topic.anchor).toBe('x.work');
    expect(hit?.excerpt).toMatch(/^\.\.\. .*Pays coins at once\..* \.\.\.$/u);
  });

  it('finds rulings, but not where a rule comes from', () => {
    expect(searchTopics(topics, 'owed')).toHaveLength(1);
    expect(searchTopics(topics, 'potions')).toEqual([]);
    expect(searchTopics(topics, '  ')).toEqual([]);
  });
});

function mostSpokenOf(topics: readonly RuleTopic[]): string {
  const words =
    topics[0]!.body
      .join(' ')
      .toLowerCase()
      .match(/[a-z]{4,}/gu) ?? [];
  const spoken = (word: string): number => searchTopics(topics, word).length;
  return words.reduce((most, word) => (spoken(word) > spoken(most) ? word : most));
}

describe.each(games.map(({ meta }) => meta.id))('the rules of %s', id => {
  const topics = parseRules(unwrap(readRules(id, nodeFiles)));
  const anchors = topics.map(topic => topic.anchor);
  /** The one of the overview that most rules speak of. */
  const word = mostSpokenOf(topics);

  it('are shown with contents, in full and with where else a word stands', async () => {
    const world = new World();
    const rules = async (...words: string[]): Promise<string> =>
      (await world.run(['rules', id, ...words], realGames)).out;
    expect((await rules()).split('\n').length).toBeGreaterThan(anchors.length);
    const whole = await rules('all');
    for (const anchor of anchors) expect(whole).toContain(`(${anchor})`);
    expect(whole).not.toMatch(/\*\*|\]\(#/u);
    for (const line of whole.split('\n').filter(text => !text.startsWith('|')))
      expect(line.length).toBeLessThanOrEqual(100);
    const found = await rules(word);
    for (const { topic } of searchTopics(topics, word)) expect(found).toContain(`(${topic.anchor})`);
  });
});
