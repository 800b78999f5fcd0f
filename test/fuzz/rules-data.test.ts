/** Component data of a player's own: refused with file, item and field, or good to play with. */
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyGame, RawData } from '../../src/core/game.ts';
import { Problem } from '../../src/core/problem.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import type { GameEntry } from '../../src/registry.ts';
import { readData } from '../../src/storage/rules-data.ts';
import { MemoryDisk } from '../faults/memory-disk.ts';
import { loadBundledData } from '../support/data.ts';
import { defaultOptions, games, namesFor, playersNear } from '../support/games.ts';
import { cases, damage, expectNoPollution, expectPrintable, fragment } from './hostile.ts';

const OWN = '/own-data';

const value: fc.Arbitrary<unknown> = fc.oneof(
  fragment,
  fc.constantFrom<unknown>(null, true, -1, 0, 0.5, 1e9, Number.MAX_SAFE_INTEGER, [], {}, '', [[]]),
  fc.constant(JSON.parse('{"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}')),
);

interface Edit {
  /** Which of all places in the table, counted in the order of the file. */
  readonly place: number;
  readonly act: 'replace' | 'remove' | 'double' | 'add';
  readonly value: unknown;
}

const edit: fc.Arbitrary<Edit> = fc.record({
  place: fc.nat(),
  act: fc.constantFrom('replace', 'replace', 'remove', 'double', 'add'),
  value,
});

type Holder = Record<string, unknown> | unknown[];

function places(table: unknown): [Holder, string][] {
  if (typeof table !== 'object' || table === null) return [];
  const holder = table as Holder;
  return Object.entries(holder).flatMap(([key, part]) => [
    [holder, key] as [Holder, string],
    ...places(part),
  ]);
}

function apply(table: unknown, { place, act, value: given }: Edit): void {
  // A second edit may change what the first one put in.
  const fresh = structuredClone(given);
  const all = places(table);
  const [holder, key] = all[place % Math.max(1, all.length)] ?? [[], '0'];
  const index = Number(key);
  if (Array.isArray(holder)) {
    if (act === 'replace') holder[index] = fresh;
    if (act === 'remove') holder.splice(index, 1);
    if (act === 'double') holder.splice(index, 0, structuredClone(holder[index]));
    if (act === 'add') holder.push(fresh);
    return;
  }
  const name = act === 'add' ? 'extra' : act === 'double' ? `${key}2` : key;
  if (act === 'remove') delete holder[key];
  else
    Object.defineProperty(holder, name, {
      value: fresh,
      enumerable: true,
      configurable: true,
      writable: true,
    });
}

/** Null where the data is refused. */
async function read(entry: GameEntry, disk: MemoryDisk): Promise<RawData | null> {
  try {
    return await readData(entry, OWN, disk.files);
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    expect(error.kind).toBe('usage');
    expect(error.message).toContain(OWN);
    expect(error.message.length).toBeLessThan(2_000);
    expectPrintable(error.message);
    return null;
  } finally {
    expectNoPollution();
  }
}

/** A game over data that was let in goes on like any other. */
function playSome(game: AnyGame, players: number, decisions: number): void {
  const rng = seedRng('own data');
  const options = defaultOptions(game.meta);
  const state = game.setup({ players, seed: 'own', options, first: null });
  for (let i = 0; i < decisions && game.decision(state) !== null; i++) {
    const moves = game.legalMoves(state);
    game.apply(state, moves[nextBelow(rng, moves.length)]!);
  }
  for (const { title, lines } of game.outline(game.view(state, 0), namesFor(players)))
    expectPrintable([title, ...lines].join('\n'));
  expectNoPollution();
}

describe.each(games)('$meta.title', entry => {
  const tables = Object.keys(loadBundledData(entry.meta.id));

  it('takes a changed table or says which file, item and field', async () => {
    let taken = 0;
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...tables),
        fc.array(edit, { minLength: 1, maxLength: 2 }),
        async (table, edits) => {
          const data = structuredClone(loadBundledData(entry.meta.id)[table]);
          for (const one of edits) apply(data, one);
          const disk = new MemoryDisk();
          disk.put(join(OWN, `${table}.json`), JSON.stringify(data));
          const read_ = await read(entry, disk);
          if (read_ === null) return;
          taken += 1;
          const { create } = await entry.rules();
          playSome(create(read_), playersNear(entry.meta, 2), 60);
        },
      ),
      cases(120),
    );
    expect(taken).toBeGreaterThan(0);
  });

  it('refuses bytes that are no table', async () => {
    const bundled = loadBundledData(entry.meta.id);
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...tables), damage, async (table, change) => {
        const disk = new MemoryDisk();
        disk.put(join(OWN, `${table}.json`), change(Buffer.from(JSON.stringify(bundled[table], null, 2))));
        await read(entry, disk);
      }),
      cases(100),
    );
  });

  it('refuses tables that it does not have, however they are called, and bottomless ones', async () => {
    const names = ['__proto__', 'constructor', '../../escape', 'x\u001b[2J'];
    for (const name of names) {
      const disk = new MemoryDisk();
      disk.put(`${OWN}/${name.replaceAll('/', '\\')}.json`, '{}');
      expect(await read(entry, disk)).toBeNull();
    }
    const disk = new MemoryDisk();
    disk.put(join(OWN, `${tables[0]}.json`), '['.repeat(1_000_000) + ']'.repeat(1_000_000));
    expect(await read(entry, disk)).toBeNull();
  });

  it('refuses texts that a terminal would obey, wherever they stand', async () => {
    const bundled = loadBundledData(entry.meta.id);
    const texts = tables.flatMap(table =>
      places(bundled[table]).flatMap(([holder, key], place) =>
        typeof (holder as Record<string, unknown>)[key] === 'string' ? [{ table, place }] : [],
      ),
    );
    const rng = seedRng('texts');
    for (let i = 0; i < 200; i++) {
      const { table, place } = texts[nextBelow(rng, texts.length)]!;
      const data = structuredClone(bundled[table]);
      const [holder, key] = places(data)[place]!;
      const before = (holder as Record<string, unknown>)[key] as string;
      const sign = ['\u001b[8m', '\u009b8m', '\u202e', '\u200b', '\n'][i % 5]!;
      (holder as Record<string, unknown>)[key] = `${before}${sign}`;
      const disk = new MemoryDisk();
      disk.put(join(OWN, `${table}.json`), JSON.stringify(data));
      expect(await read(entry, disk), `${table}, ${before}`).toBeNull();
    }
  });

  it('looks at the names of tables before it reads any', async () => {
    const disk = new MemoryDisk();
    for (let i = 0; i < 100; i++) disk.put(join(OWN, `table-${i}.json`), '[]');
    disk.fault = operation => {
      if (operation === 'read') throw new Error('read');
    };
    expect(await read(entry, disk)).toBeNull();
  });
});
