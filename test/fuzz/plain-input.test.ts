/** Lines that anybody may type at a table: the game goes on, and what is kept of it is sound. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { COMMANDS } from '../../src/cli/plain/commands.ts';
import { registry } from '../../src/registry.ts';
import { auctionEntry, World } from '../cli/support/world.ts';
import { MemoryDisk } from '../faults/memory-disk.ts';
import { namesFor } from '../support/games.ts';
import { cases, expectCleanRun, fragment } from './hostile.ts';

/** It thinks for as long as it may. */
const LEFT_OUT = ['hint'];
const words = COMMANDS.flatMap(({ names }) => names).filter(name => !LEFT_OUT.includes(name));

const argument = fc.oneof(
  fc.constantFrom('1', '0', '999', 'Ann', 'turn', 'low', 'high', 'bid', 'map', 'shelf', 'x.moves', '-'),
  fragment,
);
const number = fc.integer({ min: -1, max: 12 }).map(String);
const line = fc.oneof(
  { weight: 5, arbitrary: number },
  { weight: 4, arbitrary: fc.tuple(fc.constantFrom(...words), argument).map(parts => parts.join(' ')) },
  { weight: 1, arbitrary: fc.constantFrom(...words) },
  { weight: 2, arbitrary: fragment },
);
const typed = fc
  .tuple(
    fc.array(line, { minLength: 1, maxLength: 30 }),
    fc.constantFrom('\n', '\r\n'),
    fc.constantFrom('', '\n'),
  )
  .map(([lines, between, last]) => `${lines.join(between)}${last}`);

const TABLES = [
  { weight: 30, arbitrary: fc.constant(auctionEntry) },
  ...registry.map(entry => ({ weight: 1, arbitrary: fc.constant(entry) })),
];

describe('strange lines at a table', () => {
  it('are played, answered or refused, and leave a sound file', async () => {
    const world = new World();
    await fc.assert(
      fc.asyncProperty(fc.oneof(...TABLES), typed, fc.boolean(), async (entry, input, tty) => {
        const disk = new MemoryDisk();
        const players = namesFor(Math.max(2, entry.meta.players.min)).join(',');
        const flags = ['--players', players, '--seed', 'typed', '--plain', '--curtain', 'never'];
        const terminal = { files: disk.files, games: [entry] };
        const ran = await world.run([entry.meta.id, ...flags], { ...terminal, input, tty });
        expectCleanRun({ ...ran, out: ran.out.replaceAll('\n> ', '\n') });
        for (const path of disk.stored.keys()) {
          if (!path.startsWith(`${world.home}/games/`) || !path.endsWith('.moves')) continue;
          const check = await world.run(['verify', path], terminal);
          expect(check.code, check.err).toBe(0);
        }
      }),
      cases(400),
    );
  });
});
