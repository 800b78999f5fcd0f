/** Documents for developers: what they point at is there. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const DOCUMENTS = [
  'CONTRIBUTING.md',
  'src/games/template/README.md',
  ...readdirSync(join(ROOT, 'docs'))
    .filter(name => name.endsWith('.md'))
    .map(name => `docs/${name}`),
];

const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')) as { scripts: object };

describe.each(DOCUMENTS)('%s', document => {
  const text = readFileSync(join(ROOT, document), 'utf8');

  it('links only to what is there', () => {
    const links = [...text.matchAll(/\]\((?<target>[^)#]+)[^)]*\)/gu)].map(
      ({ groups }) => groups!['target']!,
    );
    const local = links.filter(link => !/^https?:/u.test(link));
    expect(local.filter(link => !existsSync(join(ROOT, dirname(document), link)))).toEqual([]);
  });

  it('names only files that there are', () => {
    const named = text.match(/(?<=[`( ])(?:src|test|scripts|bench|rules-data|docs)\/[\w./-]+/gu) ?? [];
    // A game that is to be written is called ID.
    const files = named.map(path => path.replace(/[./]+$/u, '').replace(/\/ID(?=\/|$)/u, '/template'));
    const later = /^src\/tui\/boards\/template|^rules-data\/template\/learn\.moves$/u;
    expect(files.filter(path => !later.test(path) && !existsSync(join(ROOT, path)))).toEqual([]);
  });

  it('names only scripts that there are', () => {
    const called = [...text.matchAll(/npm run (?<name>[\w:-]+)/gu)].map(({ groups }) => groups!['name']!);
    expect(called.filter(name => !Object.hasOwn(scripts, name))).toEqual([]);
  });
});
