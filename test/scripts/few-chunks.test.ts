import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from '../cli/support/bin.ts';

const DIST = join(import.meta.dirname, '../../dist');

/** The files that Node reads to import this one. */
function closureOf(...names: readonly string[]): Set<string> {
  const files = new Set<string>();
  const todo = [...names];
  for (let name = todo.pop(); name !== undefined; name = todo.pop()) {
    if (files.has(name)) continue;
    files.add(name);
    const code = readFileSync(join(DIST, name), 'utf8');
    for (const [, imported] of code.matchAll(/(?:from|import)"\.\/([\w-]+\.js)"/gu)) todo.push(imported!);
  }
  return files;
}

function named(name: string): string[] {
  return readdirSync(DIST).filter(file => file.startsWith(`${name}-`) && file.endsWith('.js'));
}

describe('the files of the program', () => {
  beforeAll(build, 120_000);

  it('are few on the way to the first frame', () => {
    const entries = ['program', 'play', 'services', 'process', 'tui', 'show'].flatMap(named);
    expect(entries.length).toBeGreaterThanOrEqual(6);
    expect(closureOf('main.js', ...entries).size).toBeLessThan(30);
  });

  it('are fewer still where only the version is asked for, without React and commander', () => {
    const files = closureOf('main.js');
    expect(files.size).toBeLessThan(10);
    const code = [...files].map(file => readFileSync(join(DIST, file), 'utf8')).join('\n');
    expect(code.length).toBeLessThan(40_000);
  });

  it('keep the screen out of the bots worker', () => {
    const files = closureOf('bot-worker.js');
    expect(files.size).toBeLessThan(20);
    const code = [...files].map(file => readFileSync(join(DIST, file), 'utf8')).join('\n');
    expect(code).not.toContain('Symbol.for("react.transitional.element")');
  });
});
