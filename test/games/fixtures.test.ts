import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../src/app/load-game.ts';
import { parseMoveFile, replay, verify } from '../../src/core/movefile.ts';
import { registry } from '../../src/registry.ts';

describe.each(registry.map(entry => entry.meta))('recorded games of $title', meta => {
  const folder = join(import.meta.dirname, meta.id, 'fixtures');
  const files = readdirSync(folder);
  const read = (name: string): string => readFileSync(join(folder, name), 'utf8');

  it.each(files)('%s is sound to the byte', async name => {
    const { game, fingerprint } = await loadGame(meta.id, null);
    expect(verify(game, read(name), { dataFingerprint: fingerprint })).toMatchObject({
      kind: 'sound',
      finished: true,
    });
  });

  it('are of the present rules version, so that every checkpoint is compared', () => {
    const versions = files.map(name => parseMoveFile(read(name)).header!.rules);
    expect(new Set(versions)).toEqual(new Set([meta.rulesVersion]));
  });

  it('cover every player count and every value of every option', () => {
    const headers = files.map(name => parseMoveFile(read(name)).header!);
    for (let players = meta.players.min; players <= meta.players.max; players++) {
      const own = headers.filter(header => header.players.length === players);
      expect(own.length).toBeGreaterThan(0);
      for (const { key, values, players: range } of meta.options)
        if (range === undefined || (players >= range.min && players <= range.max))
          expect(new Set(own.map(header => header.options[key]))).toEqual(new Set(values));
    }
  });
});

it('one game of The New Science ends by discoveries, the others for lack of events', async () => {
  const { game } = await loadGame('newscience', null);
  const folder = join(import.meta.dirname, 'newscience/fixtures');
  const ends = readdirSync(folder).map(name => {
    const { match } = replay(game, parseMoveFile(readFileSync(join(folder, name), 'utf8')));
    const last = match!.entries.at(-1)!.events.find(event => event.type === 'ended');
    return last !== undefined && 'by' in last ? last.by : null;
  });
  expect(new Set(ends)).toEqual(new Set(['discoveries', 'events']));
});
