import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../src/app/load-game.ts';
import { parseRules } from '../../../src/app/rules-text.ts';
import { unwrap } from '../../../src/core/result.ts';
import { nodeFiles } from '../../../src/storage/file-system.ts';
import { readRules } from '../../../src/storage/rules-data.ts';

const topics = parseRules(unwrap(readRules('newton', nodeFiles)));

describe('what a player looks up', () => {
  it('has an entry for every component, which points at a rule [newton.components]', async () => {
    const { game } = await loadGame('newton', null);
    const box = game.box();
    const names = box.map(({ name }) => name);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(['Basel']));
    const anchors = new Set(topics.map(({ anchor }) => anchor));
    expect(box.filter(({ rule }) => !anchors.has(rule))).toEqual([]);
  });

  it('tells what is printed on the tracks and the bookshelf [newton.work] [newton.technology] [newton.study.runs]', async () => {
    const { game } = await loadGame('newton', null);
    const text = (name: string): string => game.box().find(each => each.name === name)!.text;
    expect(text('Work track')).toMatch(
      /^\d+ spaces after the start, the special ones on .*\d+: master; .*\d+: objective \(.*books?\)\.$/u,
    );
    const branches = game.box().filter(({ name }) => name.startsWith('Technology track, branch '));
    expect(branches).toHaveLength(6);
    for (const branch of branches) expect(branch.text).toMatch(/^By steps from the start, 1: [a-z ]+; 2: /u);
    expect(text('Bookshelf, shelf 1')).toMatch(/, 1: filled; 2: .*; 8: .*\.$/u);
    expect(text('Bookshelf, lines').match(/ pays \d/gu)).toHaveLength(12);
    expect(text('Specialization tiles').split('; ')).toHaveLength(10);
    expect(text('Stock of tiles')).toMatch(/\d of work, .*\d with \d points?, .*Medical tiles: \d\.$/u);
  });

  it('tells how to begin in five sentences [newton.begin]', () => {
    const { body } = topics.find(({ anchor }) => anchor === 'newton.begin')!;
    const [advice = ''] = body.join('\n').split('\n\nRuling: ');
    expect(advice.match(/\.(?=\s|$)/gu)).toHaveLength(5);
  });
});
