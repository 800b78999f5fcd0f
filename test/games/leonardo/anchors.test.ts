import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const rules = readFileSync(join(root, 'rules-data/leonardo/rules.md'), 'utf8');
const anchors = [...rules.matchAll(/^#{2,3} .*\{#([a-z.]+)\}$/gm)].map(match => match[1]!);

/** Rules that are statements about the game as a whole, and why no code stands for them. */
const NOT_IN_CODE: Readonly<Record<string, string>> = {
  'leonardo.overview': 'sums up all that follows',
};

function textOf(folder: string): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

describe('rule anchors', () => {
  it('are many and unique', () => {
    expect(anchors.length).toBeGreaterThan(60);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('have a test each', () => {
    const tests = textOf(import.meta.dirname);
    expect(anchors.filter(anchor => !tests.includes(`[${anchor}]`))).toEqual([]);
  });

  it('are cited by the code that implements them', () => {
    const code = textOf(join(root, 'src/games/leonardo'));
    expect(anchors.filter(anchor => !code.includes(`[${anchor}]`))).toEqual(Object.keys(NOT_IN_CODE));
  });

  it('exist wherever the game or the rules point to one', () => {
    const code = textOf(join(root, 'src/games/leonardo'));
    const cited = [
      ...code.matchAll(/['[](leonardo\.[a-z.]+)['\]]/g),
      ...rules.matchAll(/\(#(leonardo[a-z.]+)\)/g),
    ];
    expect(cited.length).toBeGreaterThan(40);
    expect(cited.map(match => match[1]!).filter(anchor => !anchors.includes(anchor))).toEqual([]);
  });

  it('name their source or a ruling in every section', () => {
    const sections = rules.split(/^#{2,3} /m).slice(1);
    expect(sections.filter(section => !/^(Source|Ruling): /m.test(section))).toEqual([]);
  });
});
