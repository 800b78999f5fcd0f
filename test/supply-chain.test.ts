/** What comes with the published package: no dependency, no script at install, no foreign address, every licence. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { build } from './cli/support/bin.ts';

const ROOT = join(import.meta.dirname, '..');
const read = (path: string): string => readFileSync(join(ROOT, path), 'utf8');

interface Manifest {
  readonly scripts: Readonly<Record<string, string>>;
  readonly files: readonly string[];
  readonly devDependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(read('package.json')) as Manifest;

describe('the package', () => {
  it('needs nothing at run time', () => {
    for (const kind of ['dependencies', 'optionalDependencies', 'peerDependencies', 'bundleDependencies']) {
      expect(manifest).not.toHaveProperty(kind);
    }
  });

  it('runs nothing when it is installed', () => {
    expect(Object.keys(manifest.scripts)).not.toEqual(
      expect.arrayContaining([expect.stringMatching(/^(?:pre|post)?install$|^(?:pre|post)prepare$/u)]),
    );
    // From the registry `prepare` does not run; from a checkout it builds.
    expect(manifest.scripts['prepare']).toBe('node scripts/build.mjs --if-stale');
  });

  it('pins what it is built with', () => {
    for (const [name, version] of Object.entries(manifest.devDependencies)) {
      expect(version, name).toMatch(/^\d+\.\d+\.\d+$/u);
    }
  });

  it('has a lockfile with a checksum for every package and an address for none', () => {
    const lock = JSON.parse(read('package-lock.json')) as {
      packages: Record<string, { integrity?: string; resolved?: string; link?: boolean }>;
    };
    for (const [path, entry] of Object.entries(lock.packages)) {
      expect(entry.resolved, path).toBeUndefined();
      if (path !== '') expect(entry.integrity, path).toMatch(/^sha512-/u);
    }
  });
});

describe('the source', () => {
  const packages = new Set(
    readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
      .filter(name => /\.tsx?$/u.test(name))
      .flatMap(name => [...read(`src/${name}`).matchAll(/(?:from |import\()'(?<from>[^.'][^']*)'/gu)])
      .map(found => found.groups!['from']!)
      .filter(name => !name.startsWith('node:'))
      .map(name => /^(?:@[^/]+\/)?[^/]+/u.exec(name)![0]),
  );

  it('imports the packages that CONTRIBUTING.md gives a reason for, and no others', () => {
    const reasons = /What goes in: (?<list>.*?)\.\n/su.exec(read('CONTRIBUTING.md'))!.groups!['list']!;
    const named = reasons.replaceAll(/\([^)]*\)/gu, '').split(/,|\band\b/u);
    expect([...packages].sort()).toEqual(named.map(name => name.trim()).sort());
  });

  it('imports what the manifest pins', () => {
    for (const name of packages) expect(manifest.devDependencies).toHaveProperty([name]);
  });
});

describe('the bundle', () => {
  beforeAll(build, 120_000);

  it('comes with the licence of every package in it', () => {
    const packages = new Set<string>();
    for (const name of readdirSync(join(ROOT, 'dist')).filter(file => file.endsWith('.js.map'))) {
      const { sources } = JSON.parse(read(`dist/${name}`)) as { sources: string[] };
      for (const source of sources) {
        // The bundle is written into a folder of node_modules before it is moved to its place.
        const path = join('/node_modules/.cache/fresh', source);
        const found = /.*node_modules\/(?<name>(?:@[^/]+\/)?[^/]+)\//u.exec(path)?.groups?.['name'];
        if (found !== undefined) packages.add(found);
      }
    }
    expect(packages.size).toBeGreaterThan(3);
    const [, ...texts] = read('dist/THIRD-PARTY-LICENCES.txt').split(/^(?=\S+ \d+\.\d+\.\d+ \(.+\)$)/mu);
    const listed = new Map(texts.map(text => [text.slice(0, text.indexOf(' ')), text]));
    for (const name of packages) {
      expect(listed.has(name), `${name} is listed`).toBe(true);
      expect(listed.get(name), name).toMatch(
        /\((?:MIT|ISC|BSD-\d-Clause|Apache-2\.0|0BSD|Unlicense|MPL-2\.0|\(?MIT.*)\)/u,
      );
      expect(listed.get(name)!.split('\n').length, `${name} has its text`).toBeGreaterThan(4);
    }
  });

  it('imports nothing but Node itself', () => {
    for (const name of readdirSync(join(ROOT, 'dist')).filter(file => file.endsWith('.js'))) {
      const imports = read(`dist/${name}`).matchAll(/(?:^|[;}])import\b[^;"'()]*["'](?<from>[^"']+)["']/gmu);
      for (const found of imports) {
        expect(found.groups!['from'], name).toMatch(/^(?:\.{1,2}\/|node:|[a-z_/]+$)/u);
      }
    }
  });
});
