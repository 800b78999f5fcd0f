import { describe, expect, it } from 'vitest';
import { findGame, registry } from '../src/registry.ts';
import { loadBundledData } from './support/data.ts';

describe.each(registry.map(entry => [entry.meta.title, entry] as const))('%s', (_, entry) => {
  it('is bundled with data that fit its schema as they stand, so that they need no check at run time', async () => {
    const data = loadBundledData(entry.meta.id);
    const { schema } = await entry.schema();
    expect(schema.parse(data)).toEqual(data);
  });

  it('has rules and boards over those data', async () => {
    const data = loadBundledData(entry.meta.id);
    expect((await entry.rules()).create(data).meta).toBe(entry.meta);
    expect((await entry.boards?.())?.createBoards(data).panels.length).toBeGreaterThan(0);
  });
});

describe('the list of games', () => {
  it('has no name for two games', () => {
    const names = registry.flatMap(({ meta, aliases }) => [meta.id, ...aliases]);
    expect(new Set(names).size).toBe(names.length);
  });

  it('finds a game by its id and by its other spellings', () => {
    expect(findGame('Newton')?.meta.id).toBe('newton');
    expect(findGame('the-new-science')?.meta.id).toBe('newscience');
    expect(findGame('chess')).toBeUndefined();
  });
});
