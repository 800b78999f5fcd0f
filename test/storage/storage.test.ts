import { existsSync, mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { checkSeed } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { attempt, nodeFiles, reasonOf } from '../../src/storage/file-system.ts';
import { configFile, dataHome } from '../../src/storage/paths.ts';
import { readBytes } from '../../src/storage/read-file.ts';
import { packageRoot, readData } from '../../src/storage/rules-data.ts';
import { freshSeed } from '../../src/storage/seeds.ts';
import { games } from '../support/games.ts';

describe('the data directory', () => {
  it('is BOARDGAMES_HOME, else the XDG one, else below the home directory', () => {
    expect(unwrap(dataHome({ BOARDGAMES_HOME: '/own', XDG_DATA_HOME: '/xdg', HOME: '/home/ann' }))).toBe(
      '/own',
    );
    expect(unwrap(dataHome({ XDG_DATA_HOME: '/xdg', HOME: '/home/ann' }))).toBe('/xdg/boardgames');
    expect(unwrap(dataHome({ XDG_DATA_HOME: 'relative', HOME: '/home/ann' }))).toBe(
      '/home/ann/.local/share/boardgames',
    );
    expect(unwrap(dataHome({ HOME: '/home/ann', BOARDGAMES_HOME: '' }))).toBe(
      '/home/ann/.local/share/boardgames',
    );
    expect(() => unwrap(dataHome({ BOARDGAMES_HOME: 'relative' }))).toThrow('must be an absolute path');
  });

  it('is never below the present folder', () => {
    const way = ': name a folder for games and configuration with BOARDGAMES_HOME.';
    expect(() => unwrap(dataHome({ HOME: '' }))).toThrow(`HOME is empty${way}`);
    expect(() => unwrap(configFile({ HOME: 'x' }))).toThrow(`HOME must be an absolute path, not "x"${way}`);
    expect(unwrap(dataHome({ HOME: '', XDG_DATA_HOME: '/xdg' }))).toBe('/xdg/boardgames');
  });
});

describe('reading a file', () => {
  it('stops at the limit, whatever the file says of its size', () => {
    const folder = mkdtempSync(join(tmpdir(), 'boardgames-storage-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const path = join(folder, 'grown');
    writeFileSync(path, 'x'.repeat(200_000));
    expect(nodeFiles.read(path, 150_000)).toHaveLength(150_000);
    expect(nodeFiles.read(path, 300_000)).toHaveLength(200_000);
    const small = { ...nodeFiles, info: () => ({ kind: 'file', size: 0, modified: 0 }) as const };
    expect(unwrap(readBytes(path, 200_000, small))).toHaveLength(200_000);
    expect(() => unwrap(readBytes(path, 100_000, small))).toThrow(
      'has more than it says; the limit is 100 kB.',
    );
  });

  // A pseudo file says that it is empty and goes on for ever, or waits for the kernel to say something.
  it.runIf(existsSync('/proc/self/pagemap'))('is not held up by files that are none', () => {
    expect(() => unwrap(readBytes('/proc/self/pagemap', 1_000_000, nodeFiles))).toThrow(/more than|EINVAL/u);
    const pipe = { ...nodeFiles, info: () => ({ kind: 'file', size: 0, modified: 0 }) as const };
    expect(() => unwrap(readBytes('/dev/zero', 1_000, pipe))).toThrow('it is not a regular file');
  });
});

describe('making a directory', () => {
  it('makes those above it too, for this user alone, and is content with one that is there', () => {
    const folder = mkdtempSync(join(tmpdir(), 'boardgames-storage-'));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    for (let i = 0; i < 2; i++) nodeFiles.makeDirectory(join(folder, 'a/b/c'));
    for (const path of ['a', 'a/b', 'a/b/c']) expect(statSync(join(folder, path)).mode & 0o777).toBe(0o700);
    writeFileSync(join(folder, 'file'), '');
    expect(() => nodeFiles.makeDirectory(join(folder, 'file'))).toThrow('EEXIST');
    expect(() => nodeFiles.makeDirectory(join(folder, 'file/below'))).toThrow('ENOTDIR');
  });

  it('ends where nothing can be made', () => {
    expect(() => nodeFiles.makeDirectory('/proc/boardgames/games')).toThrow(/^E/u);
  });
});

describe('seeds', () => {
  it('are friendly and valid, whatever chance says', () => {
    for (let i = 0; i < 200; i++) expect(checkSeed(freshSeed()).ok).toBe(true);
    expect(freshSeed(() => 0)).toBe('amber-abacus-0');
    expect(freshSeed(bound => bound - 1)).toBe('witty-wren-999');
  });
});

describe('component data', () => {
  it('is found from wherever the program runs', () => {
    expect(nodeFiles.info(`${unwrap(packageRoot())}/package.json`)?.kind).toBe('file');
  });

  it('is there for every game, by table', async () => {
    for (const entry of games) {
      expect(Object.keys(unwrap(await readData(entry, null, nodeFiles))).length).toBeGreaterThan(0);
    }
  });
});

describe('reasons', () => {
  it('are words for refusals of the system; a defect is thrown on', () => {
    expect(reasonOf(Object.assign(new Error(''), { code: 'ENOSPC' }))).toBe('the disk is full');
    expect(reasonOf(Object.assign(new Error(''), { code: 'EWEIRD' }))).toBe('the system says EWEIRD');
    expect(() => reasonOf(new TypeError('a defect'))).toThrow('a defect');
  });

  it('become results where the disk is used', () => {
    const failing = (error: Error) => () =>
      attempt('It cannot be written', () => {
        throw error;
      });
    expect(failing(Object.assign(new Error(''), { code: 'ENOSPC' }))()).toEqual({
      ok: false,
      problem: { kind: 'failure', message: 'It cannot be written: the disk is full.', suggestion: null },
    });
    expect(failing(new TypeError('a defect'))).toThrow('a defect');
  });
});
