/** The direction of knowledge: cli, tui, bots, storage -> core <- games. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const SOURCE = join(import.meta.dirname, '../src');

interface Import {
  /** A package, or a file as its path from src. */
  readonly target: string;
  readonly kind: 'value' | 'type' | 'lazy';
}

interface SourceFile {
  /** From src, with slashes. */
  readonly path: string;
  /** Without comments. */
  readonly code: string;
  readonly imports: readonly Import[];
}

const STATIC = /^\s*(?:import|export)\s+(?<type>type\s)?(?:[^'";]*?\sfrom\s+)?'(?<target>[^']+)'/gmu;
const LAZY = /\bimport\(\s*'(?<target>[^']+)'\s*\)/gu;

function readSource(path: string): SourceFile {
  const code = readFileSync(join(SOURCE, path), 'utf8').replace(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gmu, '');
  const resolve = (target: string): string =>
    target.startsWith('.') ? normalize(join(dirname(path), target)).replaceAll('\\', '/') : target;
  const found = [...code.matchAll(STATIC)].map(({ groups }): Import => {
    return { target: resolve(groups!['target']!), kind: groups!['type'] === undefined ? 'value' : 'type' };
  });
  const lazy = [...code.matchAll(LAZY)].map(({ groups }): Import => {
    return { target: resolve(groups!['target']!), kind: 'lazy' };
  });
  return { path, code, imports: [...found, ...lazy] };
}

const files = readdirSync(SOURCE, { recursive: true, withFileTypes: true })
  .filter(entry => entry.isFile() && /\.tsx?$/u.test(entry.name))
  .map(entry => relative(SOURCE, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
  .map(readSource);

const within = (...folders: string[]): SourceFile[] =>
  files.filter(file => folders.some(folder => file.path.startsWith(`${folder}/`)));

/** Imports that break the rule, as `file -> target`. */
function breaches(
  from: readonly SourceFile[],
  forbidden: (one: Import, file: SourceFile) => boolean,
): string[] {
  return from.flatMap(file =>
    file.imports.filter(one => forbidden(one, file)).map(one => `${file.path} -> ${one.target}`),
  );
}

const isPackage = (one: Import, name: string): boolean =>
  one.target === name || one.target.startsWith(`${name}/`);

const gameOf = (path: string): string | undefined => /^games\/(?<game>[^/]+)\//u.exec(path)?.groups?.['game'];

describe('core and games', () => {
  const pure = within('core', 'games');

  it('are there', () => {
    expect(pure.length).toBeGreaterThan(10);
    expect(pure.flatMap(file => file.imports).length).toBeGreaterThan(20);
  });

  it('import no package but zod, and nothing of Node', () => {
    expect(breaches(pure, one => !/^(core|games)\//u.test(one.target) && !isPackage(one, 'zod'))).toEqual([]);
  });

  it('load zod only to check component data', () => {
    const loads = breaches(pure, (one, file) => {
      return isPackage(one, 'zod') && one.kind !== 'type' && !file.path.endsWith('/schema.ts');
    });
    expect(loads).toEqual([]);
  });

  it('load a schema only when it is asked for', () => {
    expect(breaches(files, one => one.target.endsWith('/schema.ts') && one.kind === 'value')).toEqual([]);
  });

  it('know no chance, clock or machine but the generator in the state', () => {
    const impure =
      /\bMath\.random\b|\bDate\b|\bperformance\b|\bprocess\b|\bcrypto\b|\bconsole\b|\bsetTimeout\b/u;
    expect(pure.filter(file => impure.test(file.code)).map(file => file.path)).toEqual([]);
  });
});

describe('core', () => {
  it('knows the games only in its registry, where their rules are loaded when they are played', () => {
    const known = breaches(within('core'), (one, file) => {
      const allowed =
        file.path === 'core/registry.ts' && (one.kind === 'lazy' || one.target.endsWith('/meta.ts'));
      return one.target.startsWith('games/') && !allowed;
    });
    expect(known).toEqual([]);
  });

  it('knows nothing of what is around it', () => {
    expect(breaches(within('core'), one => /^(cli|tui|bots|storage)\//u.test(one.target))).toEqual([]);
  });
});

describe('games', () => {
  it('know core and themselves', () => {
    const strangers = breaches(within('games'), (one, file) => {
      const own = `games/${gameOf(file.path)}/`;
      return !one.target.startsWith('core/') && !one.target.startsWith(own) && !isPackage(one, 'zod');
    });
    expect(strangers).toEqual([]);
  });
});

describe('bots and storage', () => {
  it('know no game', () => {
    expect(breaches(within('bots', 'storage'), one => one.target.startsWith('games/'))).toEqual([]);
  });
});

describe('the screen', () => {
  it('is the only part that knows React and Ink', () => {
    const outside = files.filter(file => !file.path.startsWith('tui/'));
    expect(breaches(outside, one => isPackage(one, 'react') || isPackage(one, 'ink'))).toEqual([]);
  });

  it('is loaded only when it is opened', () => {
    const outside = files.filter(file => !file.path.startsWith('tui/'));
    const early = breaches(outside, one => {
      const shared = files.find(file => file.path === one.target)?.imports ?? [];
      const drawn = shared.some(part => isPackage(part, 'react') || isPackage(part, 'ink'));
      return one.target.startsWith('tui/') && one.kind === 'value' && drawn;
    });
    expect(early).toEqual([]);
  });

  it('knows the process only where its terminal is handed in', () => {
    const knowing = within('tui').filter(file => /\bprocess\b|\bglobalThis\b/u.test(file.code));
    expect(knowing.map(file => file.path)).toEqual(['tui/terminal/process.ts']);
  });

  it('knows games only on their boards', () => {
    const screens = within('tui').filter(file => !file.path.startsWith('tui/boards/'));
    expect(breaches(screens, one => one.target.startsWith('games/'))).toEqual([]);
  });
});
