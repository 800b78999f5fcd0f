import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const rules = readFileSync(join(root, 'rules-data/newscience/rules.md'), 'utf8');
const anchors = [...rules.matchAll(/^##+ .*\{#([a-z.]+)\}$/gm)].map(match => match[1]!);

/** Rules that state what is on the table or in the box, and nothing that code does. */
const STATEMENTS: Readonly<Record<string, string>> = {
  'newscience.overview': 'what the game is about; every sentence is a rule further down',
  'newscience.cards': 'the heading over the words of the effect language, each of which is cited',
};

function textOf(folder: string, wanted: (name: string) => boolean): string {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.ts') && wanted(name))
    .map(name => readFileSync(join(folder, name), 'utf8'))
    .join('\n');
}

const code = textOf(join(root, 'src/games/newscience'), () => true);
const tests = textOf(import.meta.dirname, name => name.endsWith('.test.ts') && name !== 'anchors.test.ts');
const citedIn = (text: string) => [...text.matchAll(/\[(newscience\.[a-z.]+)\]/g)].map(match => match[1]!);

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
    expect(anchors.filter(anchor => !citedIn(tests).includes(anchor))).toEqual([]);
    expect(citedIn(tests).filter(anchor => !anchors.includes(anchor))).toEqual([]);
  });

  it('is cited in the code that implements it, rule by rule', () => {
    const cited = new Set(citedIn(code));
    expect(anchors.filter(anchor => !cited.has(anchor) && STATEMENTS[anchor] === undefined)).toEqual([]);
    expect(Object.keys(STATEMENTS).filter(anchor => cited.has(anchor) || !anchors.includes(anchor))).toEqual(
      [],
    );
  });

  it('has every anchor that the code points to', () => {
    const named = [...code.matchAll(/'(newscience\.[a-z.]+)'/g)].map(match => match[1]!);
    expect([...citedIn(code), ...named].filter(anchor => !anchors.includes(anchor))).toEqual([]);
  });
});
