/** Command lines made of the program's own words and of strange ones: done, or refused in a sentence. */
import type { Command } from 'commander';
import fc from 'fast-check';
import { describe, it } from 'vitest';
import { buildProgram } from '../../src/cli/program.ts';
import { auctionEntry, nimEntry, World } from '../cli/support/world.ts';
import { MemoryDisk } from '../faults/memory-disk.ts';
import { cases, damage, expectCleanRun, fragment } from './hostile.ts';

const GAMES = [auctionEntry, nimEntry];
/** A table opens a port until it is told to close, and the other two think for as long as they are asked to. */
const LEFT_OUT = ['host', 'sim', 'review'];
/** Bytes for the clipboard of a terminal are no words. */
const UNSEEN = ['--copy'];

interface Known {
  readonly words: readonly string[];
  readonly flags: readonly string[];
}

/** Every command with its flags and those below it. */
function known(command: Command, before: readonly string[] = []): Known[] {
  const flags = command.options.flatMap(({ long, short }) => [long, short]);
  const named = flags.flatMap(flag => (flag == null || UNSEEN.includes(flag) ? [] : [flag]));
  const below = command.commands.filter(child => !LEFT_OUT.includes(child.name()));
  return [
    { words: before, flags: named },
    ...below.flatMap(child => known(child, [...before, child.name()])),
  ];
}

const VALUES = [
  ...[
    'auction',
    'nim',
    'KEPT',
    'old',
    'FILE',
    'Ann,Bob',
    'Ann,bot:easy',
    'Ann',
    'bot:random',
    'owl',
    '1',
    '0',
    '7',
  ],
  ...[
    'overview',
    'bid',
    'cards',
    'bash',
    'delete',
    'rename',
    'yes',
    'dark',
    '80x24',
    'x.svg',
    'x.html',
    'x.cast',
  ],
];

describe('a strange command line', () => {
  it('is carried out or refused in a sentence', async () => {
    const world = new World();
    const commands = known(buildProgram(world.io({ games: GAMES }), () => {}));
    const file = 'boardgames-moves 1\ngame: auction\nrules: 1\nseed: owl\nplayers: Ann, Bob\n\n';
    const argv = fc.constantFrom(...commands).chain(({ words, flags }) => {
      const value = fc.oneof(
        { weight: 5, arbitrary: fc.constantFrom(...VALUES) },
        { weight: 2, arbitrary: fragment },
      );
      const flag = flags.length === 0 ? value : fc.constantFrom(...flags);
      const joined = fc.tuple(flag, value).map(pair => pair.join('='));
      const rest = fc.array(fc.oneof(value, flag, joined), { maxLength: 5 });
      return rest.map(more => [...words, ...more]);
    });
    const moved = fc.option(damage, { freq: 3 });
    await fc.assert(
      fc.asyncProperty(argv, moved, fragment, async (words, change, typed) => {
        const disk = new MemoryDisk();
        const path = world.path('FILE');
        disk.put(path, change === null ? file : change(Buffer.from(file)));
        disk.put(`${world.home}/games/old.moves`, file);
        const typing = { input: `1\n${typed}\n1\n`, files: disk.files, games: GAMES };
        const ran = await world.run(
          words.map(word => (word === 'FILE' ? path : word)),
          typing,
        );
        expectCleanRun({ ...ran, out: ran.out.replaceAll('\n> ', '\n') });
      }),
      cases(1000),
    );
  });
});
