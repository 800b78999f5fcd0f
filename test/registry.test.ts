import { describe, expect, it } from 'vitest';
import { loadEntry } from '../src/app/load-game.ts';
import { unwrap } from '../src/core/result.ts';
import { findGame, registry } from '../src/registry.ts';
import { nodeFiles } from '../src/storage/file-system.ts';
import { loadBoards } from '../src/tui/boards/load.ts';
import { loadBundledData } from './support/data.ts';
import { games, hasBoards, partition } from './support/games.ts';

const [drawn, undrawn] = partition(games, hasBoards);

describe.each(games)('$meta.title', entry => {
  it('is bundled with data that fit its schema as they stand, so that they need no check at run time', async () => {
    const data = loadBundledData(entry.meta.id);
    const { schema } = await entry.schema();
    expect(schema.parse(data)).toEqual(data);
  });

  it('has rules over those data', async () => {
    expect((await entry.rules()).create(loadBundledData(entry.meta.id)).meta).toBe(entry.meta);
  });
});

describe('boards', () => {
  it.each(drawn)('of $meta.title are made of its data', async entry => {
    const { createBoards } = await entry.boards!();
    expect(createBoards(loadBundledData(entry.meta.id)).panels.length).toBeGreaterThan(0);
  });

  it.each(undrawn)('of $meta.title are its outline', async entry => {
    const loaded = unwrap(await loadEntry(entry, null, nodeFiles));
    expect((await loadBoards(loaded)).panels.map(({ id }) => id)).toEqual(['table']);
  });
});

describe('the list of games', () => {
  it('has no name for two games', () => {
    const names = games.flatMap(({ meta, aliases }) => [meta.id, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds a game by its id and by its other spellings', () => {
    for (const entry of registry) {
      for (const name of [entry.meta.id, ...entry.aliases]) {
        expect(findGame(name)).toBe(entry);
        expect(findGame(name.toUpperCase())).toBe(entry);
      }
    }
    expect(findGame('no such game')).toBeUndefined();
  });
});
