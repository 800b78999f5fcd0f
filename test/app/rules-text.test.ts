import { describe, expect, it } from 'vitest';
import { parseRules, searchRules } from '../../src/app/rules-text.ts';
import { unwrap } from '../../src/core/result.ts';
import { registry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { readRules } from '../../src/storage/rules-data.ts';
import { World } from '../cli/support/world.ts';

const terminal = { games: registry, files: nodeFiles };

describe('searching the rules', () => {
  const topics = parseRules(
    `## Coins {#x.coins}\n\nEarned by **work**.\nSource: chapter on potions. Ruling: never owed.\n\n## Work {#x.work}\n\n${'Go on. '.repeat(20)}Pays coins at once. ${'And so on. '.repeat(20)}\n`,
  );

  it('finds texts that hold every word, with what stands around', () => {
    const [hit, ...more] = searchRules(topics, 'coins pays');
    expect(more).toEqual([]);
    expect(hit?.topic.anchor).toBe('x.work');
    expect(hit?.excerpt).toMatch(/^\.\.\. .*Pays coins at once\..* \.\.\.$/u);
  });

  it('finds rulings, but not where a rule comes from', () => {
    expect(searchRules(topics, 'owed')).toHaveLength(1);
    expect(searchRules(topics, 'potions')).toEqual([]);
    expect(searchRules(topics, '  ')).toEqual([]);
  });
});

describe.each(registry.map(({ meta }) => meta.id))('the rules of %s', id => {
  const topics = parseRules(unwrap(readRules(id, nodeFiles)));
  const anchors = topics.map(topic => topic.anchor);

  it('refer only to rules that there are', () => {
    const references = topics.flatMap(({ body }) => [
      ...body.join(' ').matchAll(/\]\(#(?<anchor>[^)]+)\)/gu),
    ]);
    expect(references.length).toBeGreaterThan(5);
    expect(
      references.map(({ groups }) => groups!['anchor']!).filter(anchor => !anchors.includes(anchor)),
    ).toEqual([]);
  });

  it('begin with what the game is about, and have a text and a source everywhere', () => {
    expect(anchors[0]).toBe(`${id}.overview`);
    for (const { anchor, body } of topics) {
      expect(body.join('').length, anchor).toBeGreaterThan(20);
      expect(body.join('\n'), anchor).toMatch(/^(?:Source|Ruling):/mu);
    }
  });

  it('are shown with contents, in full and with where else a word stands', async () => {
    const world = new World();
    const rules = async (...words: string[]): Promise<string> =>
      (await world.run(['rules', id, ...words], terminal)).out;
    expect((await rules()).split('\n').length).toBeGreaterThan(anchors.length);
    const whole = await rules('all');
    for (const anchor of anchors) expect(whole).toContain(`(${anchor})`);
    expect(whole).not.toMatch(/\*\*|\]\(#/u);
    for (const line of whole.split('\n').filter(text => !text.startsWith('|')))
      expect(line.length).toBeLessThanOrEqual(100);
    expect(await rules('card')).toMatch(/^(?:Rules that speak|Also speaking) of "card":$/mu);
  });
});
