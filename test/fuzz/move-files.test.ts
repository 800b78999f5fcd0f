/** Move files from strangers: damaged, forged, absurd. */
import { join } from 'node:path';
import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadEntry } from '../../src/app/load-game.ts';
import { parseMoveFile, verify } from '../../src/core/movefile.ts';
import { unwrap } from '../../src/core/result.ts';
import { decode } from '../../src/storage/read-file.ts';
import { plain } from '../../src/tui/draw/cells.ts';
import { auctionEntry, toyFiles, World } from '../cli/support/world.ts';
import { MemoryDisk } from '../faults/memory-disk.ts';
import { games } from '../support/games.ts';
import { auction } from '../toys/auction.ts';
import { Sitting } from '../tui/sitting.ts';
import { type GameFiles, gameFiles, writtenGames } from './files.ts';
import { cases, damage, expectCleanRun, expectNoPollution, expectPrintable, fragment } from './hostile.ts';

const line = fc.oneof(
  fragment,
  fc.tuple(fragment, fragment).map(([key, value]) => `${key}: ${value}`),
  fc.constantFrom(
    '',
    'undo',
    '= round 1 00000000',
    '= end 00000000',
    'result: Ada 3',
    'Ada: bid 3',
    '# note',
  ),
  fragment.map(text => `Ada: bid 3 # ${text}`),
);

/** A file of the right build, with anything in its places. */
const forged = fc
  .record({
    magic: fc.oneof({ weight: 8, arbitrary: fc.constant('boardgames-moves 1') }, fragment),
    game: fc.oneof({ weight: 8, arbitrary: fc.constant('auction') }, fragment),
    seed: fc.oneof({ weight: 4, arbitrary: fc.constant('owl') }, fragment),
    players: fc.oneof(
      { weight: 4, arbitrary: fc.constant('Ada, Bob') },
      fc.array(fragment, { maxLength: 6 }).map(names => names.join(', ')),
    ),
    more: fc.array(fc.tuple(fc.constantFrom('rules', 'data', 'options', 'first', '__proto__'), fragment), {
      maxLength: 2,
    }),
    body: fc.array(line, { maxLength: 12 }),
  })
  .map(({ magic, game, seed, players, more, body }) =>
    [
      magic,
      `game: ${game}`,
      `seed: ${seed}`,
      `players: ${players}`,
      ...more.map(([key, value]) => `${key}: ${value}`),
      '',
      ...body,
      '',
    ].join('\n'),
  );

let files: readonly GameFiles[] = [];
let toy: GameFiles;

beforeAll(async () => {
  files = await writtenGames();
  const { fingerprint } = unwrap(await loadEntry(auctionEntry, null, toyFiles));
  toy = gameFiles(auction, fingerprint);
});

function expectVerdict({ game, fingerprint }: GameFiles, bytes: Buffer): void {
  const text = decode(bytes);
  const file = parseMoveFile(text);
  for (const lax of [false, true]) {
    const verdict = verify(game, text, { dataFingerprint: fingerprint, lax });
    expect(['sound', 'illegal', 'differs', 'other-version']).toContain(verdict.kind);
    expect(verdict.line).toBeGreaterThanOrEqual(0);
    expect(verdict.line).toBeLessThanOrEqual(text.split('\n').length + 1);
    expect(verdict.message).not.toBe('');
    expectPrintable(verdict.message);
    for (const notation of verdict.legal) expectPrintable(notation);
  }
  for (const player of file.header?.players ?? []) expectPrintable(player.name);
  expectNoPollution();
}

describe('a damaged file', () => {
  it.each(games.map((entry, index) => ({ id: entry.meta.id, index })))(
    'of $id is read to the end or refused with a line and a sentence',
    ({ index }) => {
      const written = files[index]!;
      const texts = [written.file(12), written.file(40, 'other')].map(text => Buffer.from(text));
      const property = fc.property(fc.constantFrom(...texts), damage, (file, change) => {
        expectVerdict(written, change(file));
      });
      fc.assert(property, cases(500));
    },
  );

  it('of a toy neither, nor one that is forged from scratch', () => {
    const whole = Buffer.from(toy.file());
    fc.assert(
      fc.property(damage, change => expectVerdict(toy, change(whole))),
      cases(800),
    );
    fc.assert(
      fc.property(forged, damage, fc.boolean(), (text, change, damaged) => {
        expectVerdict(toy, damaged ? change(Buffer.from(text)) : Buffer.from(text));
      }),
      cases(800),
    );
  });
});

describe('the commands', () => {
  const COMMANDS: readonly (readonly string[])[] = [
    ['verify', 'FILE'],
    ['verify', 'FILE', '--json'],
    ['verify', 'FILE', '--lax'],
    ['replay', 'FILE', '--print'],
    ['replay', 'FILE', '--json'],
    ['replay', 'FILE', '--print', '--public'],
    ['replay', 'FILE', '--json', '--as', 'Ada'],
    ['auction', '--moves', 'FILE', '--plain'],
    ['games'],
    ['games', '--json'],
    ['history'],
    ['history', '--json'],
    ['daily', 'auction', '--json'],
    ['resume', '--plain'],
    ['resume', 'stranger', '--plain'],
  ];

  it('answer a hostile file with a line, a sentence and an exit code, and write nowhere else', async () => {
    const world = new World();
    const whole = Buffer.from(toy.file());
    const content = fc.oneof(
      damage.map(change => change(whole)),
      forged.map(text => Buffer.from(text)),
    );
    const path = join(world.home, 'games/stranger.moves');
    await fc.assert(
      fc.asyncProperty(content, fc.constantFrom(...COMMANDS), fragment, async (bytes, command, typed) => {
        const disk = new MemoryDisk();
        disk.put(path, bytes);
        const argv = command.map(word => (word === 'FILE' ? path : word));
        const input = `${typed}\n1\nnote ${typed}\nlog\nundo\nboard\n`;
        const ran = await world.run(argv, { input, files: disk.files, games: [auctionEntry] });
        expectCleanRun({ ...ran, out: ran.out.replaceAll('\n> ', '\n') });
        for (const written of disk.stored.keys()) {
          expect(written.startsWith(`${join(world.home, 'games')}/`), written).toBe(true);
        }
      }),
      cases(800),
    );
  });

  it('take hostile names of files, games and players without passing them on', async () => {
    const world = new World();
    await fc.assert(
      fc.asyncProperty(fragment, fragment, fc.nat(6), async (one, two, which) => {
        const disk = new MemoryDisk();
        const argv = [
          ['verify', `/nowhere/${one}`],
          ['replay', `/nowhere/${one}`, '--print'],
          ['auction', '--plain', '--players', `${one},${two}`],
          ['auction', '--plain', '--seed', one],
          ['resume', one, '--plain'],
          ['games', 'rename', one, two],
          [one, two],
        ][which]!;
        const ran = await world.run(argv, { input: '1\n', files: disk.files, games: [auctionEntry] });
        const { code, out, err } = ran;
        expectPrintable(out.replaceAll('\n> ', '\n'));
        expectPrintable(err);
        expect(err).not.toContain('Something went wrong');
        expect([0, 1, 2, 3, 5]).toContain(code);
        for (const written of disk.stored.keys()) expect(written.startsWith(world.home)).toBe(true);
        expectNoPollution();
      }),
      cases(400),
    );
  });
});

describe('the replay viewer', () => {
  it('shows nothing that a terminal would obey', async () => {
    const text = toy.file(8);
    const notes = fc.array(fragment, { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(notes, async comments => {
        const world = new World();
        const noted = `${text}${comments.map(comment => `# ${comment.replaceAll('\n', ' ')}\n`).join('')}`;
        const path = world.write('noted.moves', noted);
        const sitting = await Sitting.replay(path, {}, 'all');
        for (const key of ['right', 'right', 'end', 'left', 'n', 'l', 'i', 'escape']) {
          sitting.press(key);
          expectPrintable(plain(sitting.lines.join('\n')));
        }
      }),
      cases(25),
    );
  });
});
