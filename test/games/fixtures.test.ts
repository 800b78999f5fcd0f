/** Recorded games of every game, to the byte: `npm run fixtures -- GAME` records them. */
import { describe, expect, it } from 'vitest';
import { loadEntry } from '../../src/app/load-game.ts';
import { parseMoveFile, verify } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { variants } from '../laws/search.ts';
import { fixturesOf, games, partition } from '../support/games.ts';

const [recorded, unrecorded] = partition(games, ({ meta }) => fixturesOf(meta.id).size > 0);

describe.each(recorded)('recorded games of $meta.title', entry => {
  const { meta } = entry;
  const files = fixturesOf(meta.id);
  const headers = [...files.values()].map(text => parseMoveFile(text).header!);

  it.each([...files])('%s is sound to the byte', async (_name, text) => {
    const { game, fingerprint } = unwrap(await loadEntry(entry, null, nodeFiles));
    expect(verify(game, text, { dataFingerprint: fingerprint })).toMatchObject({
      kind: 'sound',
      finished: true,
    });
  });

  it('are of the present rules version, so that every checkpoint is compared', () => {
    expect(new Set(headers.map(header => header.rules))).toEqual(new Set([meta.rulesVersion]));
  });

  it('cover every player count and every value of every option', () => {
    for (const { players, options } of variants(meta)) {
      const own = headers.filter(header => header.players.length === players);
      expect(own.length).toBeGreaterThan(0);
      for (const [key, value] of Object.entries(options))
        expect(own.map(header => header.options[key])).toContain(value);
    }
  });
});

describe.each(unrecorded)('recorded games of $meta.title', ({ meta }) => {
  it.todo(`are there: npm run fixtures -- ${meta.id}`);
});
