import { describe, expect, it } from 'vitest';
import { loadEntry } from '../../src/app/load-game.ts';
import { findTopics, parseRules, type RuleTopic, rulesOf, searchTopics } from '../../src/app/rules-text.ts';
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

  it('finds a title that is typed whole, and no other that its words stand in', () => {
    const sets = parseRules('## Sets {#x.sets}\n\n### Set c {#x.c}\n\n### The deck of sets {#x.deck}\n');
    expect(findTopics(sets, 'Set C').map(({ anchor }) => anchor)).toEqual(['x.c']);
    expect(findTopics(sets, 'set').map(({ anchor }) => anchor)).toEqual(['x.sets', 'x.c', 'x.deck']);
  });

  it('finds rulings, but not where a rule comes from', () => {
    expect(searchTopics(topics, 'owed')).toHaveLength(1);
    expect(searchTopics(topics, 'potions')).toEqual([]);
    expect(searchTopics(topics, '  ')).toEqual([]);
  });
});

function mostSpokenOf(topics: readonly RuleTopic[]): string {
  const words =
    topics
      .find(({ anchor }) => anchor.endsWith('.overview'))!
      .body.join(' ')
      .toLowerCase()
      .match(/[a-z]{4,}/gu) ?? [];
  const spoken = (word: string): number => searchTopics(topics, word).length;
  return words.reduce((most, word) => (spoken(word) > spoken(most) ? word : most));
}

describe.each(games.map(entry => ({ id: entry.meta.id, entry })))('the rules of $id', ({ id, entry }) => {
  const topics = parseRules(unwrap(readRules(id, nodeFiles)));
  const anchors = topics.map(topic => topic.anchor);
  /** The one of the overview that most rules speak of. */
  const word = mostSpokenOf(topics);

  it('are shown with contents, in full and with where else a word stands', async () => {
    const world = new World();
    const rules = async (...words: string[]): Promise<string> =>
      (await world.run(['rules', id, ...words], realGames)).out;
    const first = await rules();
    const chapters = topics.filter(({ level }) => level === 2);
    const opening = topics.slice(0, topics.indexOf(chapters[1]!));
    expect(first.startsWith(`${entry.meta.title} (${id}.introduction)\n`)).toBe(true);
    expect(opening.map(({ anchor }) => anchor)).toContain(`${id}.overview`);
    const at = opening.map(({ anchor }) => first.indexOf(`(${anchor})`));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at).not.toContain(-1);
    expect(first.slice(0, first.indexOf('All topics.'))).not.toMatch(/^(?:Source|Ruling): /mu);
    expect(first.split('\n').length).toBeGreaterThan(anchors.length);
    const whole = await rules('all');
    for (const anchor of anchors) expect(whole).toContain(`(${anchor})`);
    expect(whole).not.toMatch(/\*\*|\]\(#/u);
    for (const line of whole.split('\n').filter(text => !text.startsWith('|')))
      expect(line.length).toBeLessThanOrEqual(100);
    const found = await rules(word);
    for (const { topic } of searchTopics(topics, word)) expect(found).toContain(`(${topic.anchor})`);
  });

  it('have an entry for every component, found by its name', async () => {
    const { game } = unwrap(await loadEntry(entry, null, nodeFiles));
    const all = rulesOf(unwrap(readRules(id, nodeFiles)), game);
    expect(new Set(all.map(({ anchor }) => anchor)).size).toBe(all.length);
    for (const { name, text } of game.box()) {
      const entries = findTopics(all, name).filter(
        ({ title, anchor }) => title === name && anchor.startsWith(`${id}.components.`),
      );
      expect(entries.map(({ body }) => body[0])).toEqual([text]);
    }
    const { name, text } = game.box()[0]!;
    const world = new World();
    const { out } = await world.run(['rules', id, name], realGames);
    expect(out.replace(/\s+/gu, ' ')).toContain(text);
    const play = await world.run([id, '--plain', '--players', 'Ada,Bob', '--seed', 'x'], {
      ...realGames,
      input: `rules ${name}\nquit\n`,
    });
    expect(play.out.replace(/\s+/gu, ' ')).toContain(text);
  });
});
