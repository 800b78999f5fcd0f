/** The direction of knowledge, as the table in CONTRIBUTING.md has it, and the purity of the rules. */
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize, relative } from 'node:path';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '..');
const SOURCE = join(ROOT, 'src');

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

/** Imports that break a rule, as `file -> target`. */
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

/** A place in src as the table names it: a folder or a file, `<game>` for the folder of any game. */
interface Place {
  readonly name: string;
  readonly pattern: RegExp;
}

/** A row of the table. */
interface Row extends Place {
  readonly allowed: readonly (Place & { readonly lazily: boolean })[];
}

function placeOf(name: string): Place {
  const path = name.replace('.', '\\.').replace('<game>', '(?<game>[^/]+)');
  return { name, pattern: new RegExp(`^${path}${name.endsWith('.ts') ? '$' : '/'}`, 'u') };
}

/** "core, games/<game>/meta.ts, games lazily"; "nothing". */
function rowsOf(markdown: string): Row[] {
  const cells = [...markdown.matchAll(/^\| `src\/(?<name>[^`]+)` \|[^|]*\| (?<allowed>[^|]+) \|$/gmu)];
  return cells.map(({ groups }) => {
    const names = groups!['allowed'] === 'nothing' ? [] : groups!['allowed']!.split(', ');
    const allowed = names.map(name => {
      return { ...placeOf(name.replace(/ lazily$/u, '')), lazily: name.endsWith(' lazily') };
    });
    return { ...placeOf(groups!['name']!), allowed };
  });
}

const rows = rowsOf(readFileSync(join(ROOT, 'CONTRIBUTING.md'), 'utf8'));

/** The row with the longest name that fits: a folder inside another has its own. */
function rowOf(path: string): Row | undefined {
  const fitting = rows.filter(row => row.pattern.test(path));
  return fitting.sort((a, b) => b.name.length - a.name.length)[0];
}

const gameIn = (place: Place, path: string): string | undefined => place.pattern.exec(path)?.groups?.['game'];

/** May this file import that? Lazily is by `import()`, or a type, which is gone when the program runs. */
function isAllowed(one: Import, file: SourceFile): boolean {
  const row = rowOf(file.path)!;
  const game = gameIn(row, file.path);
  if (rowOf(one.target) === row && gameIn(row, one.target) === game) return true;
  return row.allowed.some(place => {
    if (!place.pattern.test(one.target) || (place.lazily && one.kind === 'value')) return false;
    return (
      game === undefined || gameIn(place, one.target) === undefined || gameIn(place, one.target) === game
    );
  });
}

const isSource = (one: Import): boolean => files.some(file => file.path === one.target);
/** What was learned from games of bots, beside the bots' other numbers. */
const isLearned = (one: Import): boolean => /^games\/[a-z]+\/bot\/value\.json$/u.test(one.target);

describe('the table of folders in CONTRIBUTING.md', () => {
  it('has a row for everything in src', () => {
    expect(rows.length).toBeGreaterThan(5);
    expect(files.filter(file => rowOf(file.path) === undefined).map(file => file.path)).toEqual([]);
  });

  it('has no row for what is not there', () => {
    const used = new Set(files.map(file => rowOf(file.path)));
    expect(rows.filter(row => !used.has(row)).map(row => row.name)).toEqual([]);
    const named = rows.flatMap(row => row.allowed);
    const missing = named.filter(place => !files.some(file => place.pattern.test(file.path)));
    expect(missing.map(place => place.name)).toEqual([]);
  });

  it('is kept by every import, be it of a type', () => {
    const all = files.flatMap(file => file.imports);
    expect(all.filter(isSource).length).toBeGreaterThan(500);
    expect(breaches(files, (one, file) => isSource(one) && !isAllowed(one, file))).toEqual([]);
  });

  it('allows nothing that nobody does', () => {
    const idle = rows.flatMap(row => {
      const inside = files.filter(file => rowOf(file.path) === row);
      const unused = row.allowed.filter(
        place => !inside.some(file => file.imports.some(one => place.pattern.test(one.target))),
      );
      return unused.map(place => `${row.name} -> ${place.name}`);
    });
    expect(idle).toEqual([]);
  });
});

describe('core and games', () => {
  const pure = files.filter(file => /^(?:core|games)\//u.test(file.path));

  it('import no package but zod, and nothing of Node', () => {
    expect(pure.length).toBeGreaterThan(10);
    const known = (one: Import): boolean => isSource(one) || isPackage(one, 'zod') || isLearned(one);
    expect(breaches(pure, one => !known(one))).toEqual([]);
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

describe('the screen', () => {
  it('is the only part that knows React and Ink', () => {
    const outside = files.filter(file => !file.path.startsWith('tui/'));
    expect(breaches(outside, one => isPackage(one, 'react') || isPackage(one, 'ink'))).toEqual([]);
  });

  it('knows the process only where its terminal is handed in', () => {
    const knowing = files.filter(
      file => file.path.startsWith('tui/') && /\bprocess\b|\bglobalThis\b/u.test(file.code),
    );
    expect(knowing.map(file => file.path)).toEqual(['tui/terminal/process.ts']);
  });
});
