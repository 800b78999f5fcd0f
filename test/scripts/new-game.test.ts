/** A game made from the template, in a copy of the repository: it is complete, type-checks, is registered and keeps the laws. */
import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { copyTemplate, nameProblem } from '../../scripts/new-game/copy.ts';
import { fingerprint } from '../../src/core/fingerprint.ts';
import type { AnyGame, RawData } from '../../src/core/game.ts';
import type { GameEntry } from '../../src/registry.ts';
import { searchForBreak } from '../laws/search.ts';

const ROOT = join(import.meta.dirname, '../..');
const GAME = { id: 'heist', title: 'The Heist' };

const root = mkdtempSync(join(tmpdir(), 'boardgames-new-game-'));
afterAll(() => rmSync(root, { recursive: true, force: true }));
for (const part of ['src', 'rules-data/template', 'test/games/template', 'test/support', 'README.md'])
  cpSync(join(ROOT, part), join(root, part), { recursive: true });
symlinkSync(join(ROOT, 'node_modules'), join(root, 'node_modules'));

const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const written = copyTemplate(root, GAME);
const own = written.filter(path => path.includes(`/${GAME.id}/`));

describe('a game made from the template', () => {
  it('has all of its parts but those that are recorded later', () => {
    const parts = ['src/games', 'rules-data', 'test/games'].flatMap(place =>
      readdirSync(join(ROOT, place, 'template'), { recursive: true, withFileTypes: true })
        .filter(entry => entry.isFile())
        .map(entry => join(entry.parentPath, entry.name).slice(ROOT.length + 1)),
    );
    const later = parts.filter(path => /\/README\.md$|openings\.json$|\/fixtures\//u.test(path));
    expect(later).toHaveLength(3);
    const expected = parts.filter(path => !later.includes(path));
    expect(own.toSorted()).toEqual(expected.map(path => path.replace('/template/', '/heist/')).sort());
  });

  it('bears its own name everywhere', () => {
    for (const path of own) expect(read(path), path).not.toMatch(/template|goofspiel/iu);
    expect(read('rules-data/heist/rules.md')).toMatch(
      /^# The Heist \{#heist\.introduction\}\n[\s\S]*\{#heist\.bid\}/u,
    );
  });

  it('stands in the registry and in the README', async () => {
    const { registry } = (await import(join(root, 'src/registry.ts'))) as { registry: GameEntry[] };
    const { meta, boards } = registry.at(-1)!;
    expect([meta.id, meta.title, boards]).toEqual(['heist', 'The Heist', null]);
    expect(read('README.md')).toMatch(/^\| .*\n\| The Heist \(`heist`\) \| 2 \| .*\|\n\n/mu);
  });

  it('keeps the laws', async () => {
    const names = readdirSync(join(root, 'rules-data/heist')).filter(name => name.endsWith('.json'));
    const data: RawData = Object.fromEntries(
      names.map(name => [name.replace('.json', ''), JSON.parse(read(`rules-data/heist/${name}`))]),
    );
    const rules = (await import(join(root, 'src/games/heist/index.ts'))) as {
      create: (data: RawData) => AnyGame;
    };
    const subject = { game: rules.create(data), fingerprint: fingerprint(data), conserve: () => {} };
    searchForBreak(subject, { players: 2, options: {} }, { games: 5, seed: 1, thrift: 1, tamperings: 1 });
  });

  it('type-checks', () => {
    const include = ['src/registry.ts', 'src/games/heist', 'test/games/heist'];
    const config = JSON.parse(readFileSync(join(ROOT, 'tsconfig.json'), 'utf8')) as object;
    writeFileSync(join(root, 'tsconfig.json'), JSON.stringify({ ...config, include }));
    const tsc = join(ROOT, 'node_modules/typescript/bin/tsc');
    const { stdout } = spawnSync(process.execPath, [tsc, '-p', root], { encoding: 'utf8' });
    expect(stdout).toBe('');
  });

  it('is not made where the name is taken or is none', () => {
    const problem = (id: string, title = 'Title') => nameProblem(root, { id, title }, ['rules']);
    expect(problem('heist')).toContain('src/registry.ts');
    expect(problem('template')).toContain('is there already');
    expect(problem('rules')).toContain('a game or a command already');
    expect(problem('const')).toContain('has a meaning');
    expect(problem('Chess')).toContain('is no id');
    expect(problem('chess', ' ')).toContain('is no title');
    expect(problem('chess')).toBeNull();
  });
});
