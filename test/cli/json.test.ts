import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { registry } from '../../src/registry.ts';
import { nodeFiles } from '../../src/storage/file-system.ts';
import { World } from './support/world.ts';

type Json = Readonly<Record<string, unknown>>;

const DOCS = readFileSync(join(import.meta.dirname, '../../docs/json.md'), 'utf8');

/** Examples by their format, those of further lines by their type. */
const examples = new Map(
  [...DOCS.matchAll(/```json\n(?<text>[\s\S]*?)```/gu)].map(match => {
    const example = JSON.parse(match.groups!['text']!) as Json;
    return [String(example['format'] ?? example['type']), example];
  }),
);

/** Their fields are those of the game. */
const FREE = new Set(['options', 'tables', 'categories', 'events', 'state', 'ladder', 'rating']);

/** The names of all fields, `a.b` for field b of a or of its items. */
function fields(value: unknown, path = ''): string[] {
  if (Array.isArray(value)) return [...new Set(value.flatMap(item => fields(item, path)))].sort();
  if (typeof value !== 'object' || value === null) return [];
  const found = Object.entries(value).flatMap(([key, part]) => [
    `${path}${key}`,
    ...(FREE.has(key) ? [] : fields(part, `${path}${key}.`)),
  ]);
  return found.sort();
}

it('is documented in docs/json.md, field by field', async () => {
  const world = new World();
  const play = ['auction', '--players', 'Ann,Bob', '--plain', '--seed', 'owl'];
  await world.run(play, { input: `1\n1\n1\nundo\n${'1\n'.repeat(20)}` });
  await world.run(play, { input: '' });
  world.write(
    'home/games/auction-owl-2.table',
    JSON.stringify({
      ...{ format: 'boardgames-table 1', places: [{ kind: 'closed' }, { kind: 'closed' }] },
      ...{ hints: false, watch: null, address: '127.0.0.1:2222', chat: [], left: [] },
    }),
  );
  await world.run(['daily', 'auction', '--plain'], { input: '1\n'.repeat(30) });
  world.write('proof.moves', world.kept('auction-daily-2026-11-16'));
  await world.run(['daily', 'auction', '--plain', '--again'], { input: '2\n'.repeat(3) + '1\n'.repeat(30) });
  world.write('other.moves', world.kept('auction-daily-2026-11-16-again'));
  world.write('bad.moves', world.kept('auction-owl').replace('invest gold', 'invest copper'));
  const commands = [
    ['--version'],
    ['paths'],
    ['history'],
    ['daily', 'auction'],
    ['daily', '--proof', 'proof.moves'],
    ['puzzle', 'leonardo'],
    ['compare', 'proof.moves', 'other.moves'],
    ['share', 'auction-owl'],
    ['review', 'auction-owl', '--effort', '20'],
    ['games'],
    ['tables'],
    ['games', 'rename', 'auction-owl-2', 'evening'],
    ['games', 'delete', 'evening'],
    ['verify', 'bad.moves'],
    ['rules', 'auction', 'ties'],
    ['data', 'auction', 'lots'],
    ['sim', 'nim', '--players', 'bot:random,bot:random', '--games', '2', '--seed', 'owl'],
    ['sim', 'auction', '--players', 'bot:random,bot:easy', '--games', '2', '--seed', 'owl', '--shard', '1/2'],
    ['replay', 'bad.moves', '--all', '--state'],
    ['replay', 'home/games/auction-owl.moves', '--state'],
  ];
  const seen = new Set<string>();
  for (const argv of commands) {
    const real = argv[0] === 'puzzle' ? { games: registry, files: nodeFiles } : {};
    const { out } = await world.run([...argv, '--json'], real);
    for (const line of out.trimEnd().split('\n')) {
      const printed = JSON.parse(line) as Json;
      const shape = String(printed['format'] ?? printed['type']);
      expect({ shape, fields: fields(printed) }).toEqual({ shape, fields: fields(examples.get(shape)) });
      seen.add(shape);
    }
  }
  expect([...seen].sort()).toEqual([...examples.keys()].sort());
});
