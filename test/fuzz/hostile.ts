/** What strangers put into files, and what must never come of it. */
import fc from 'fast-check';
import { expect } from 'vitest';
import { printable } from '../../src/core/text.ts';
import type { RunResult } from '../cli/support/world.ts';

/** `BOARDGAMES_FUZZ=20` tries twenty times as many cases, `BOARDGAMES_FUZZ_SEED=7` others; `npm run fuzz` sets both. */
const FACTOR = Number(process.env['BOARDGAMES_FUZZ'] ?? 1);
const SEED = Number(process.env['BOARDGAMES_FUZZ_SEED'] ?? 20_240_229);

export function cases(count: number): { readonly numRuns: number; readonly seed: number } {
  const numRuns = Math.ceil(count * FACTOR);
  if (FACTOR > 1) process.stdout.write(`fuzz: ${numRuns} cases\n`);
  return { numRuns, seed: SEED };
}

/** Escape sequences, overrides of direction, characters without width, names with a meaning of their own. */
const FRAGMENTS = [
  '\u001b[2J\u001b[H',
  '\u001b]0;title\u0007',
  '\u001b]52;c;ZWNobw==\u0007',
  '\u009b31m',
  '\u202emoves\u202c',
  '\u2066\u2069',
  '\u200b\u200d\ufeff',
  '\u2028\u2029',
  '\ud800',
  '\u{e0001}',
  '\0',
  '\r',
  '\t',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  '../../../etc/passwd',
  '/dev/zero',
  '$(reboot)',
  '`reboot`',
  '%s%n',
  '-1',
  '1e999',
  '99999999999999999999',
  'NaN',
  'undo',
  'result: ',
  '= end 00000000',
  '= round 1 00000000',
  '#',
  ':',
  ',',
  '=',
  'x'.repeat(1_500),
  '\u0301'.repeat(60),
  '\u{1f468}\u200d\u{1f469}\u200d\u{1f467}',
] as const;

export const fragment: fc.Arbitrary<string> = fc.oneof(
  fc.constantFrom(...FRAGMENTS),
  fc.string({ unit: 'binary', maxLength: 12 }),
  fc.string({ maxLength: 8 }),
);

type Change = (bytes: Buffer) => Buffer;

const splice =
  (at: number, remove: number, insert: Uint8Array): Change =>
  bytes => {
    const start = at % (bytes.length + 1);
    return Buffer.concat([bytes.subarray(0, start), insert, bytes.subarray(start + remove)]);
  };

/** Moves a line to another place, or doubles it. */
const shuffleLine =
  (from: number, to: number, keep: boolean): Change =>
  bytes => {
    const lines = bytes.toString('latin1').split('\n');
    const [line] = keep ? lines.slice(from % lines.length) : lines.splice(from % lines.length, 1);
    lines.splice(to % (lines.length + 1), 0, line ?? '');
    return Buffer.from(lines.join('\n'), 'latin1');
  };

const change: fc.Arbitrary<Change> = fc.oneof(
  fc.tuple(fc.nat(), fc.nat(255)).map(([at, byte]) => splice(at, 1, Buffer.of(byte))),
  fc.tuple(fc.nat(), fc.nat(40)).map(([at, count]) => splice(at, count, Buffer.alloc(0))),
  fc.tuple(fc.nat(), fc.nat(4), fragment).map(([at, count, text]) => splice(at, count, Buffer.from(text))),
  fc.tuple(fc.nat(), fc.uint8Array({ maxLength: 20 })).map(([at, noise]) => splice(at, 0, noise)),
  fc.tuple(fc.nat(), fc.nat(), fc.boolean()).map(([from, to, keep]) => shuffleLine(from, to, keep)),
  fc.nat().map(
    (at): Change =>
      bytes =>
        bytes.subarray(0, at % (bytes.length + 1)),
  ),
);

/** One to four changes to a file. */
export const damage: fc.Arbitrary<Change> = fc
  .array(change, { minLength: 1, maxLength: 4 })
  .map(changes => bytes => changes.reduce((now, act) => act(now), bytes));

/** Nothing but line ends and what can be seen. */
export function expectPrintable(text: string): void {
  const unsafe = text.split('\n').find(line => line !== printable(line));
  expect(unsafe).toBeUndefined();
}

export function expectNoPollution(): void {
  expect(Object.keys(Object.prototype)).toEqual([]);
  expect(Object.keys(Array.prototype)).toEqual([]);
  expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
}

const EXIT_CODES = [0, 1, 2, 3, 4, 5];

/** What every run of the program keeps, whatever it was given. */
export function expectCleanRun({ code, out, err }: Omit<RunResult, 'screens'>): void {
  expect(EXIT_CODES).toContain(code);
  expectPrintable(out);
  expectPrintable(err);
  expect(err).not.toContain('Something went wrong');
  expect(err).not.toMatch(/^\s+at /mu);
  // Who may not know how many steps the others took is not told the line.
  if (code === 3 || code === 4)
    expect(`${out}${err}`).toMatch(
      /, line \d+: \S|"line":(?:\d|null)|further than step \d|differs from the game|; legal: \S/u,
    );
  if (code !== 0) expect(`${out}${err}`).toMatch(/[.?!]\n|"message":"\S/u);
  expectNoPollution();
}
