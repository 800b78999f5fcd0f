import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const rules = readFileSync(join(import.meta.dirname, '../../../rules-data/newscience/rules.md'), 'utf8');
const anchors = [...rules.matchAll(/^##+ .*\{#([a-z.]+)\}$/gm)].map(match => match[1]!);

describe('the rules text', () => {
  it('has anchors of one form, each once', () => {
    expect(anchors.length).toBeGreaterThan(60);
    expect(new Set(anchors).size).toBe(anchors.length);
    expect(anchors.every(anchor => anchor.startsWith('newscience.'))).toBe(true);
    expect(rules.match(/^##+ /gm)).toHaveLength(anchors.length);
  });

  it('names a source for every rule', () => {
    const sections = rules.split(/^##+ /m).slice(1);
    expect(
      sections.filter(section => !/^Source: /m.test(section)).map(section => section.split('\n')[0]),
    ).toEqual([]);
  });

  it('points only at anchors that exist', () => {
    const links = [...rules.matchAll(/\]\(#([^)]+)\)/g)].map(match => match[1]!);
    expect(links.filter(link => !anchors.includes(link))).toEqual([]);
  });

  it('has a test for every rule, named in its title', () => {
    const titles = readdirSync(import.meta.dirname)
      .filter(name => name.endsWith('.test.ts') && name !== 'anchors.test.ts')
      .map(name => readFileSync(join(import.meta.dirname, name), 'utf8'))
      .join('\n');
    expect(anchors.filter(anchor => !titles.includes(`[${anchor}]`))).toEqual([]);
    const named = [...titles.matchAll(/\[(newscience\.[a-z.]+)\]/g)].map(match => match[1]!);
    expect(named.filter(name => !anchors.includes(name))).toEqual([]);
  });
});
