/** A flipped byte anywhere in a written file is noticed by verify: every byte of a file of every game is tried. */
import { beforeAll, describe, expect, it } from 'vitest';
import { parseMoveFile, verify, writtenForm } from '../../src/core/movefile.ts';
import { nextBelow, seedRng } from '../../src/core/rng.ts';
import { decode } from '../../src/storage/read-file.ts';
import { type GameFiles, gameFiles, writtenGames } from '../fuzz/files.ts';
import { games } from '../support/games.ts';
import { auction } from '../toys/auction.ts';

const EVERY_BIT = [1, 2, 4, 8, 16, 32, 64, 128, 255];
/** A file of a real game has thousands of bytes, each of which takes a replay up to it. */
const PATIENCE = { timeout: 300_000 };

function noticed({ game, fingerprint }: GameFiles, bytes: Buffer): boolean {
  return verify(game, decode(bytes), { dataFingerprint: fingerprint }).kind !== 'sound';
}

function flipped(file: Buffer, at: number, mask: number): Buffer {
  const copy = Buffer.from(file);
  copy[at] = copy[at]! ^ mask;
  return copy;
}

function finished(written: GameFiles): Buffer {
  const text = written.file();
  const { game, fingerprint } = written;
  expect(verify(game, text, { dataFingerprint: fingerprint })).toMatchObject({
    kind: 'sound',
    finished: true,
  });
  return Buffer.from(text);
}

let files: readonly GameFiles[];

beforeAll(async () => {
  files = await writtenGames();
});

describe('verify', () => {
  it('notices a flip of any byte, in any bit, of a short file', () => {
    const toy = gameFiles(auction, '0badcafe');
    const file = finished(toy);
    for (let at = 0; at < file.length; at++) {
      for (const mask of EVERY_BIT) {
        expect(noticed(toy, flipped(file, at, mask)), `byte ${at} with mask ${mask}`).toBe(true);
      }
    }
  });

  it('notices a byte of a mark for the unprintable that still reads as that mark', () => {
    const toy = gameFiles(auction, '0badcafe');
    const marked = toy.file().replace('\n\n', '\n\n# \u{fffd}\n');
    // Sealed anew, with the note in it.
    const before = Buffer.from(writtenForm(toy.game, parseMoveFile(marked), toy.fingerprint).text);
    const sign = before.indexOf(0xef);
    for (let byte = 0; byte < 256; byte++) {
      if (byte === before[sign]) continue;
      const changed = Buffer.from(before);
      changed[sign] = byte;
      expect(noticed(toy, changed), `byte ${byte}`).toBe(true);
    }
    expect(noticed(toy, before)).toBe(false);
  });

  it.each(games.map((entry, index) => ({ id: entry.meta.id, index })))(
    'notices a flip of any byte in a file of $id',
    PATIENCE,
    ({ id, index }) => {
      const written = files[index]!;
      const file = finished(written);
      const rng = seedRng(`flips ${id}`);
      for (const at of file.keys()) {
        const mask = 1 << nextBelow(rng, 8);
        expect(noticed(written, flipped(file, at, mask)), `byte ${at} with mask ${mask}`).toBe(true);
      }
    },
  );
});
