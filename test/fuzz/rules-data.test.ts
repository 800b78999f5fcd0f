/** Component data of a player's own: refused with file, item and field, or good to play with. */
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { RawData } from '../../src/core/game.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import type { GameEntry } from '../../src/registry.ts';
import { readData } from '../../src/storage/rules-data.ts';
import { MemoryDisk } from '../faults/memory-disk.ts';
import { loadBundledData } from '../support/data.ts';
import { games } from '../support/games.ts';
import { attemptTrial, labelOf, trials } from './data/trial.ts';
import { cases, damage, expectNoPollution, expectPrintable } from './hostile.ts';

const OWN = '/own-data';

/** Spoilt tables of each game; `npm run fuzz-data` is the long form. */
const TRIALS = 300;

type Holder = Record<string, unknown> | unknown[];

function places(table: unknown): [Holder, string][] {
  if (typeof table !== 'object' || table === null) return [];
  const holder = table as Holder;
  return Object.entries(holder).flatMap(([key, part]) => [
    [holder, key] as [Holder, string],
    ...places(part),
  ]);
}

/** Null where the data is refused. */
async function read(entry: GameEntry, disk: MemoryDisk): Promise<RawData | null> {
  const data = await readData(entry, OWN, disk.files);
  expectNoPollution();
  if (data.ok) return data.value;
  const { kind, message } = data.problem;
  expect(kind).toBe('usage');
  expect(message).toContain(OWN);
  expect(message.length).toBeLessThan(2_000);
  expectPrintable(message);
  return null;
}

describe.each(games)('$meta.title', entry => {
  const tables = Object.keys(loadBundledData(entry.meta.id));

  it('plays what it takes, and says file, item and field of what it does not', async () => {
    const { numRuns, seed } = cases(TRIALS);
    const source = trials(entry, `test ${seed}`);
    const tally = { refused: 0, played: 0, finished: 0 };
    for (let number = 0; number < numRuns; number++) {
      const trial = source.next().value;
      try {
        tally[(await attemptTrial(trial, number)).kind] += 1;
      } catch (error) {
        throw new Error(`${labelOf(trial)}: ${String(error)}`, { cause: error });
      }
    }
    expect(tally.refused).toBeGreaterThan(0);
    expect(tally.finished).toBeGreaterThan(0);
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

/** What passed the check once and then could not be played, or could not be told apart. */
describe('is refused with file, item and field:', () => {
  type Spoil = (data: Record<string, never>) => void;
  const put =
    (path: readonly (string | number)[], given: unknown): Spoil =>
    data => {
      const last = path.at(-1)!;
      const holder = path
        .slice(0, -1)
        .reduce<Record<string | number, unknown>>(
          (at, key) => at[key] as Record<string | number, unknown>,
          data,
        );
      holder[last] = given;
    };
  it.each([
    [
      'leonardo',
      'favours',
      put([6, 'id'], 'flip-small'),
      'item 7 (flip-small), field id: "flip-small" is used twice',
    ],
    ['leonardo', 'player-counts', put([0, 'favours'], 10), 'item 1, field favours: only 2 can be taken'],
    ['leonardo', 'player-counts', put([0, 'returnedApprentices'], 9), 'item 1, field returnedApprentices: '],
    [
      'leonardo',
      'player-counts',
      put([0, 'opening'], [1, 12, 25]),
      'number 25 lies at the bottom of the deck',
    ],
    ['leonardo', 'constants', put(['turns'], 2 ** 31), 'field turns: '],
    ['leonardo', 'constants', put(['componentCards'], 1), 'field componentCards: the starting sets hold '],
    ['leonardo', 'city', put([0, 'name'], 'Joiner'), 'field name: "Joiner" is used twice'],
    [
      'newton',
      'setup',
      put(['masters', 'soloKept'], 7),
      'field soloKept: no more masters are kept than drawn',
    ],
    ['newton', 'setup', put(['masters', 'soloDrawn'], 21), 'field soloDrawn: there are 20 masters'],
    ['newton', 'study-boards', put(['piles', 3, 'tiles'], 99), 'field tiles: '],
    [
      'newton',
      'masters',
      put(['cards', 6, 'name'], 'Robert Boyle'),
      'field name: the name Robert Boyle is used twice',
    ],
    [
      'newton',
      'map',
      put(['routes', 6], { a: 'paris', b: 'roncesvalles', cost: 0, drawing: 'land' }),
      'there is a route between these places already',
    ],
    [
      'newton',
      'objectives',
      put(['tiles', 2, 'per'], 'student-at-end'),
      'field per: another objective counts student-at-end',
    ],
    ['newton', 'universities', put(['tiles', 1, 'numeral'], 'IX'), 'bookshelf.json of the program'],
    [
      'newscience',
      'scientists',
      put(['scientists', 2, 'influence', 'government'], 32),
      'field government: the track ends at ',
    ],
    ['newscience', 'events', put(['events', 8, 'estimate'], 1e308), 'field estimate: '],
    [
      'newscience',
      'discoveries',
      put(['discoveries', 3, 'name'], 'Astrology'),
      'field name: Astrology appears twice',
    ],
    [
      'newscience',
      'scientists',
      put(['scientists', 4, 'name'], 'Isaac '),
      'field name: it begins or ends with a blank',
    ],
  ] as const)('%s, %s', async (id, table, spoil, message) => {
    const entry = games.find(({ meta }) => meta.id === id)!;
    const data = structuredClone(loadBundledData(id)[table]) as Record<string, never>;
    spoil(data);
    const disk = new MemoryDisk();
    disk.put(join(OWN, `${table}.json`), JSON.stringify(data));
    const answer = await readData(entry, OWN, disk.files);
    expect(answer.ok ? 'taken' : answer.problem.message).toContain(message);
  });
});

/** What is odd, passes the check, and broke a law once. */
describe('is played:', () => {
  it('an effect of Newton that gains twice', async () => {
    const entry = games.find(({ meta }) => meta.id === 'newton')!;
    const twice = (table: unknown): unknown => {
      const inventions = structuredClone(table) as { readonly tiles: { effect: unknown[] }[] };
      for (const { effect } of inventions.tiles) effect.push({ op: 'gain', gain: { points: 2 } });
      return inventions;
    };
    const mutations = [{ whole: false, label: 'gains twice', apply: twice }];
    for (let number = 0; number < 20; number += 5) {
      const trial = { entry, table: 'inventions', mutations };
      expect((await attemptTrial(trial, number)).kind).not.toBe('refused');
    }
  });
});
