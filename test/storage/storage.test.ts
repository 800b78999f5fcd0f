import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { seedProblem } from '../../src/core/movefile.ts';
import { nodeFiles, reasonOf } from '../../src/storage/file-system.ts';
import { dataHome } from '../../src/storage/paths.ts';
import { packageRoot, readData } from '../../src/storage/rules-data.ts';
import { freshSeed } from '../../src/storage/seeds.ts';
import { games } from '../support/games.ts';

describe('the data directory', () => {
  it('is BOARDGAMES_HOME, else the XDG one, else below the home directory', () => {
    expect(dataHome({ BOARDGAMES_HOME: '/own', XDG_DATA_HOME: '/xdg', HOME: '/home/ann' })).toBe('/own');
    expect(dataHome({ XDG_DATA_HOME: '/xdg', HOME: '/home/ann' })).toBe('/xdg/boardgames');
    expect(dataHome({ XDG_DATA_HOME: 'relative', HOME: '/home/ann' })).toBe(
      '/home/ann/.local/share/boardgames',
    );
    expect(dataHome({ HOME: '/home/ann', BOARDGAMES_HOME: '' })).toBe('/home/ann/.local/share/boardgames');
    expect(() => dataHome({ BOARDGAMES_HOME: 'relative' })).toThrow('must be an absolute path');
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
    for (let i = 0; i < 200; i++) expect(seedProblem(freshSeed())).toBeNull();
    expect(freshSeed(() => 0)).toBe('amber-abacus-0');
    expect(freshSeed(bound => bound - 1)).toBe('witty-wren-999');
  });
});

describe('component data', () => {
  it('is found from wherever the program runs', () => {
    expect(nodeFiles.info(`${packageRoot()}/package.json`)?.kind).toBe('file');
  });

  it('is there for every game, by table', async () => {
    for (const entry of games) {
      expect(Object.keys(await readData(entry, null, nodeFiles)).length).toBeGreaterThan(0);
    }
  });
});

describe('reasons', () => {
  it('are words for refusals of the system; a defect is thrown on', () => {
    expect(reasonOf(Object.assign(new Error(''), { code: 'ENOSPC' }))).toBe('the disk is full');
    expect(reasonOf(Object.assign(new Error(''), { code: 'EWEIRD' }))).toBe('the system says EWEIRD');
    expect(() => reasonOf(new TypeError('a defect'))).toThrow('a defect');
  });
});
