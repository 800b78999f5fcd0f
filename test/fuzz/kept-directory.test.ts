/** A directory of kept games in which anything may lie. */
import { execFileSync } from 'node:child_process';
import { mkdirSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { World } from '../cli/support/world.ts';
import { MemoryDisk } from '../faults/memory-disk.ts';
import { cases, expectCleanRun, fragment } from './hostile.ts';

const name = fc.oneof(
  fc.constantFrom('old', 'con', 'a-b', 'UPPER', '.hidden', '-x', 'old.moves', '__proto__'),
  fragment.map(text => text.replaceAll(/[/\0]/gu, '_').slice(0, 100)),
);
const entry = fc.record({
  name,
  ending: fc.constantFrom('.moves', '.lock', '', '.moves.lock', '.moves.x.new'),
  content: fc.oneof(
    fragment,
    fc.constantFrom('', 'boardgames-moves 1\n', '{"pid":1,"host":"\u001b[2J"}', '{"pid":-1}', 'null', '[]'),
    fc.constant('boardgames-moves 1\ngame: auction\nseed: a\nplayers: Ada, Bob\n\nAda: bid'),
  ),
});

describe('a strange directory of kept games', () => {
  it('is listed, opened and tidied without a stumble', async () => {
    const world = new World();
    const commands = [
      ['games'],
      ['games', '--json'],
      ['history'],
      ['history', '--json'],
      ['daily', 'auction', '--json'],
      ['resume', '--plain'],
      ['resume', 'old', '--plain'],
      ['games', 'rename', 'old', 'new'],
      ['games', 'delete', 'old'],
      ['auction', '--plain', '--seed', 'old'],
    ];
    await fc.assert(
      fc.asyncProperty(
        fc.array(entry, { maxLength: 6 }),
        fc.constantFrom(...commands),
        async (entries, argv) => {
          const disk = new MemoryDisk();
          const folder = join(world.home, 'games');
          for (const each of entries) disk.put(`${folder}/${each.name}${each.ending}`, each.content);
          const ran = await world.run(argv, { input: '1\n', files: disk.files });
          expectCleanRun({ ...ran, out: ran.out.replaceAll('\n> ', '\n') });
          for (const path of disk.stored.keys()) expect(path.startsWith(`${world.home}/`)).toBe(true);
        },
      ),
      cases(600),
    );
  });

  it('may hold pipes, directories and links to devices: none is opened', async () => {
    const world = new World();
    const folder = join(world.home, 'games');
    mkdirSync(join(folder, 'folder.moves'), { recursive: true });
    mkdirSync(join(folder, 'auction-locked.lock'));
    execFileSync('mkfifo', [join(folder, 'pipe.moves'), join(folder, 'auction-piped.lock')]);
    symlinkSync('/dev/zero', join(folder, 'zero.moves'));
    symlinkSync('/dev/zero', join(folder, 'good.lock'));
    symlinkSync(join(folder, 'nowhere'), join(folder, 'dangling.moves'));
    const good = 'boardgames-moves 1\ngame: auction\nseed: a\nplayers: Ada, Bob\n\n';
    writeFileSync(join(folder, 'good.moves'), good);
    for (const argv of [
      ['games'],
      ...['folder', 'pipe', 'zero', 'dangling', 'good'].map(game => ['resume', game, '--plain']),
      ['auction', '--plain', '--seed', 'piped'],
      ['auction', '--plain', '--seed', 'locked'],
    ]) {
      const ran = await world.run(argv, { input: '1\n' });
      expectCleanRun({ ...ran, out: ran.out.replaceAll('\n> ', '\n') });
    }
  });
});
