import { existsSync, readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { expect, it } from 'vitest';

const SRC = resolve(import.meta.dirname, '../../src');

/** Files and packages that are loaded as soon as a module is: imports of types and lazy imports are not. */
function loaded(entry: string, found = new Set<string>()): Set<string> {
  if (found.has(entry)) return found;
  found.add(entry);
  if (!existsSync(entry)) return found;
  const text = readFileSync(entry, 'utf8');
  for (const match of text.matchAll(/^(?:import|export)\s(?!type\b)[^;]*?from\s+'(?<from>[^']+)'/gmu)) {
    const names = /\{(?<names>[^}]*)\}/u.exec(match[0])?.groups?.['names']?.split(',') ?? [''];
    if (names.every(name => /^\s*(?:type\s.*)?$/u.test(name)) && names.some(name => name.trim() !== ''))
      continue;
    const from = match.groups!['from']!;
    loaded(from.startsWith('.') ? resolve(dirname(entry), from) : from, found);
  }
  return found;
}

it('loads neither commander, zod, React, bots, screens nor rules before a command needs them', () => {
  const all = [...loaded(resolve(SRC, 'cli/main.ts'))];
  expect(all.filter(name => !name.startsWith('/') && !name.startsWith('node:'))).toEqual([]);
  const inside = all.filter(name => name.startsWith('/')).map(name => relative(SRC, name));
  expect(inside).toContain('registry.ts');
  expect(inside.filter(name => /^(?:app|tui|bots|core\/movefile)\b/u.test(name))).toEqual([]);
  expect(inside.filter(name => name.startsWith('games/') && !name.endsWith('/meta.ts'))).toEqual([]);
});
