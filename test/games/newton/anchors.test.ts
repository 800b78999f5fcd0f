import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const rules = readFileSync(join(import.meta.dirname, '../../../rules-data/newton/rules.md'), 'utf8');
const anchors = [...rules.matchAll(/^#{2,3} .*\{#(newton[a-z.-]*)\}$/gm)].map(match => match[1]!);
const read = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts'))
    .map(name => readFileSync(join(folder, name), 'utf8'));

const sources = read(join(import.meta.dirname, '../../../src/games/newton'));
const cited = new Set(
  sources.flatMap(text => [...text.matchAll(/['[](newton\.[a-z.-]+[a-z])['\]]/g)].map(match => match[1]!)),
);

/** Sections that no line of code carries out, with the reason. */
const NOT_IN_CODE: Readonly<Record<string, string>> = {
  'newton.overview':
    'an introduction: what it tells is stated, and cited, under the anchors that it links to',
};

describe('rules of Newton', () => {
  it('give every section an anchor of its own', () => {
    expect(rules.match(/^#{2,3} /gm)).toHaveLength(anchors.length);
    expect(new Set(anchors).size).toBe(anchors.length);
  });

  it('have a test for every anchor', () => {
    const titles = read(import.meta.dirname).flatMap(text =>
      [...text.matchAll(/\bit\('([^\n]*)'/g)].map(match => match[1]!),
    );
    const untested = anchors.filter(anchor => !titles.some(title => title.includes(`[${anchor}]`)));
    expect(untested).toEqual([]);
  });

  it('are cited under anchors that exist', () => {
    const links = [...rules.matchAll(/\]\(#(newton[a-z.-]*)\)/g)].map(match => match[1]!);
    for (const anchor of [...cited, ...links]) expect(anchors).toContain(anchor);
  });

  it('are cited by the code that carries them out', () => {
    const uncited = anchors.filter(anchor => !cited.has(anchor));
    expect(uncited).toEqual(Object.keys(NOT_IN_CODE));
  });

  it('name a source in every section', () => {
    for (const section of rules.split(/^#{2,3} /gm).slice(1)) expect(section).toMatch(/^Source: rulebook/m);
  });
});
