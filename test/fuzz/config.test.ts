/** A configuration file in which anything may stand. */
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { unwrap } from '../../src/core/result.ts';
import { configFile } from '../../src/storage/paths.ts';
import { auctionEntry, World } from '../cli/support/world.ts';
import { MemoryDisk } from '../faults/memory-disk.ts';
import { cases, damage, expectCleanRun, fragment } from './hostile.ts';

const GOOD = `name = "Ada"
level = "easy"
ascii = true
color = false
curtain = "never"

[colors]
players = ["#56B4E9", "#E69F00"]
accent = "#009E73"

[keys]
undo = "u"
`;

const key = fc.oneof(
  fc.constantFrom('name', 'level', 'ascii', 'keys', 'colors', 'colors.players', 'keys.undo', '__proto__'),
  fragment.map(text => JSON.stringify(text)),
);
const value = fc.oneof(
  fragment.map(text => JSON.stringify(text)),
  fc.constantFrom(
    '1e999',
    '-1',
    'nan',
    '[]',
    '{}',
    '1979-05-27',
    '{ __proto__ = 1 }',
    '['.repeat(5_000),
    'true',
  ),
);
const line = fc.oneof(
  fc.tuple(key, value).map(([left, right]) => `${left} = ${right}`),
  key.map(name => `[${name}]`),
  fragment,
);

const content = fc.oneof(
  damage.map(change => change(Buffer.from(GOOD))),
  fc.array(line, { maxLength: 8 }).map(lines => Buffer.from(`${lines.join('\n')}\n`)),
);

describe('a strange configuration', () => {
  it('is obeyed or refused in a sentence', async () => {
    const world = new World();
    const env = { BOARDGAMES_HOME: world.home };
    const commands = [
      ['auction', '--plain', '--seed', 'config'],
      ['paths'],
      ['games'],
      ['resume', '--plain'],
    ];
    await fc.assert(
      fc.asyncProperty(content, fc.constantFrom(...commands), async (bytes, argv) => {
        const disk = new MemoryDisk();
        disk.put(unwrap(configFile(env)), bytes);
        const ran = await world.run(argv, { input: '1\n1\n', env, files: disk.files, games: [auctionEntry] });
        expectCleanRun({ ...ran, out: ran.out.replaceAll('\n> ', '\n') });
      }),
      cases(500),
    );
  });
});
