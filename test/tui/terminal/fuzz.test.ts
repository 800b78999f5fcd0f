/** Whatever a terminal sends, in whatever pieces: the reader neither throws nor hangs, and reads what follows. */
import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cases } from '../../fuzz/hostile.ts';
import { reading } from './source.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

/** Beginnings, middles and ends of sequences, which pure chance would hardly ever put together. */
const part = fc.oneof(
  fc.constantFrom(
    ...['\u001B', '\u001B[', '\u001BO', '\u001B]', '\u001BP', '\u001B_G', '\u001B\\', '\u0007', '\u009C'],
    ...[
      '[',
      '<',
      '0;10;5',
      'M',
      'm',
      '200~',
      '201~',
      '\u001B[200~',
      '\u001B[201~',
      '\u001B[M',
      '[[',
      '?62;4c',
    ],
    ...[
      '11;rgb:ffff/ffff/ffff',
      ';',
      '$y',
      '1;2',
      'A',
      '\r',
      '\u0003',
      '\u0018',
      '\u001A',
      'é',
      '日',
      '\uFFFD',
    ],
  ),
  fc.string({ unit: 'binary', maxLength: 6 }),
);
const noise = fc.array(part, { maxLength: 40 }).map(parts => parts.join(''));

/** The text in reads as the numbers say; a stream with an encoding never cuts a character in two. */
function cut(text: string, lengths: readonly number[]): string[] {
  const characters = [...text];
  const reads: string[] = [];
  let at = 0;
  for (let i = 0; at < characters.length; i++) {
    const length = lengths.length === 0 ? characters.length : lengths[i % lengths.length]!;
    reads.push(characters.slice(at, at + length).join(''));
    at += length;
  }
  return reads;
}

const lengths = fc.array(fc.integer({ min: 1, max: 9 }), { maxLength: 8 });

const KNOWN: readonly (readonly [string, string])[] = [
  ['j', 'j'],
  ['\u001B[A', 'up'],
  ['\r', 'enter'],
  ['é', 'é'],
  ['\u001BOC', 'right'],
  ['\u001B[5~', 'pageup'],
  ['\u0003', 'ctrl-c'],
  ['\u001B[<0;3;4M', '<mouse>'],
  ['\u001B[200~x\r1\u001B[201~', '<paste>'],
  ['1', '1'],
];

describe('noise', () => {
  it('in any pieces leaves the reader ready for keys', () => {
    fc.assert(
      fc.property(noise, lengths, lengths, (text, some, others) => {
        const { source, keys } = reading();
        source.send(...cut(text, some));
        vi.advanceTimersByTime(5000);
        const before = keys().length;
        source.send(...cut(KNOWN.map(([sequence]) => sequence).join(''), others));
        expect(keys().slice(before)).toEqual(KNOWN.map(([, key]) => key));
      }),
      cases(2000),
    );
  });

  it('as bytes that are no text at all leaves it ready too', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 200 }), lengths, (bytes, some) => {
        const { source, keys } = reading();
        // As a stream with an encoding hands them over.
        const decoder = new TextDecoder('utf-8');
        for (const read of cut(Buffer.from(bytes).toString('latin1'), some)) {
          source.send(decoder.decode(Buffer.from(read, 'latin1'), { stream: true }));
        }
        source.send(decoder.decode());
        vi.advanceTimersByTime(5000);
        const before = keys().length;
        source.send('q\u001B[B');
        expect(keys().slice(before)).toEqual(['q', 'down']);
      }),
      cases(1000),
    );
  });

  it('is read the same in whatever pieces it comes', () => {
    fc.assert(
      fc.property(noise, lengths, (text, some) => {
        const [whole, pieces] = [reading(), reading()];
        whole.source.send(text);
        pieces.source.send(...cut(text, some));
        vi.advanceTimersByTime(5000);
        expect(pieces.events).toEqual(whole.events);
        expect(pieces.replies).toEqual(whole.replies);
      }),
      cases(1000),
    );
  });
});

describe('whole sequences', () => {
  it('follow each other in any order, at once, in any pieces', () => {
    const sequence = fc.constantFrom(
      ...KNOWN,
      ...([
        ['\u001B]11;rgb:0/0/0\u001B\\', ''],
        ['\u001B]11;rgb:0/0/0\u0007', ''],
        ['\u001B[?62;4c', ''],
        ['\u001B[I', ''],
        ['\u001B[<35;3;4M', ''],
        ['\u001B[15~', ''],
        ['\u001B[M !!', ''],
      ] as const),
    );
    fc.assert(
      fc.property(fc.array(sequence, { maxLength: 30 }), lengths, (sequences, some) => {
        const { source, keys } = reading();
        source.send(...cut(sequences.map(([sent]) => sent).join(''), some));
        expect(keys()).toEqual(sequences.map(([, key]) => key).filter(Boolean));
      }),
      cases(2000),
    );
  });
});
