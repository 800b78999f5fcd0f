import { describe, expect, it } from 'vitest';
import { parseMoveFile, type Verdict, verify, versionProblem } from '../../../src/core/movefile.ts';
import { auction } from '../../toys/auction.ts';
import { FINGERPRINT, finished, lineOf, newMatch, playOn, replaceLine, written } from './games.ts';

const strict = (text: string): Verdict => verify(auction, text, { dataFingerprint: FINGERPRINT });
const lax = (text: string): Verdict => verify(auction, text, { dataFingerprint: FINGERPRINT, lax: true });

const TEXT = written(finished());

const change = (test: RegExp, edit: (line: string) => string): string =>
  replaceLine(TEXT, lineOf(TEXT, test), edit);

describe('verify', () => {
  it('finds a written file sound', () => {
    const match = finished();
    expect(strict(written(match))).toMatchObject({
      kind: 'sound',
      message: 'sound',
      finished: true,
      decisions: match.entries.length,
    });
  });

  it('finds a game in progress sound so far', () => {
    expect(strict(written(playOn(newMatch(), 'few', 4)))).toMatchObject({ kind: 'sound', finished: false });
    expect(strict(written(newMatch()))).toMatchObject({ kind: 'sound', decisions: 0 });
  });

  it.each([
    ['an illegal move', change(/: bid/u, line => `${line}99`), 'illegal', /: bid/u, 'not legal here'],
    [
      'a seat',
      change(/: bid/u, line => line.replace(/^.*:/u, 'Eve:')),
      'illegal',
      /: bid/u,
      'no player is called',
    ],
    [
      'a checkpoint',
      change(/^= round 2/u, () => '= round 2 00000000'),
      'differs',
      /^= round 2/u,
      'the checkpoint says',
    ],
    [
      'a checkpoint of another round',
      change(/^= round 2/u, l => l.replace('2', '3')),
      'differs',
      /^= round 2/u,
      'belongs here',
    ],
    ['a missing checkpoint', TEXT.replace(/= round 2.*\n/u, ''), 'differs', /^= round 2/u, 'belongs here'],
    ['a result', change(/^result/u, line => `${line}0`), 'differs', /^result/u, 'the file says'],
    ['a missing result', TEXT.replace(/result.*\n/u, ''), 'differs', /^result/u, 'belongs here'],
    [
      'the end',
      change(/^= end/u, () => '= end 00000000'),
      'differs',
      /^= end/u,
      'changed after it was written',
    ],
    ['a missing end', TEXT.replace(/= end.*\n/u, ''), 'differs', /^= end/u, 'belongs here'],
    [
      'another rules version',
      change(/^rules/u, () => 'rules: 2'),
      'other-version',
      /^rules/u,
      'rules version 2',
    ],
    [
      'other data',
      change(/^data/u, () => 'data: 00000000'),
      'other-version',
      /^data/u,
      'other component data',
    ],
    [
      'an unknown game',
      change(/^game/u, () => 'game: chess'),
      'other-version',
      /^game/u,
      'a file of the game "chess"',
    ],
    [
      'spaces',
      change(/: bid/u, line => line.replace(': ', ':  ')),
      'illegal',
      /: bid/u,
      'not in the written form',
    ],
    [
      'a short move',
      change(/: roll|: pass/u, line => line.slice(0, -1)),
      'illegal',
      /: roll|: pass/u,
      'not in the written form',
    ],
    [
      'a line end of another system',
      TEXT.replace('game: auction\n', 'game: auction\r\n'),
      'illegal',
      /^game/u,
      'not in the written form',
    ],
    ['a byte order mark', `\u{feff}${TEXT}`, 'illegal', /^boardgames/u, 'not in the written form'],
  ])('notices %s', (_what, text, kind, place, message) => {
    const verdict = strict(text);
    expect(verdict).toMatchObject({ kind, line: lineOf(TEXT, place) });
    expect(verdict.message).toContain(message);
  });

  it('notices a torn line, a line too many and a line in the wrong place', () => {
    expect(strict(TEXT.slice(0, -1))).toMatchObject({
      kind: 'illegal',
      message: expect.stringContaining('cut off'),
    });
    expect(strict(`${TEXT}# and then\n`)).toMatchObject({
      kind: 'illegal',
      message: expect.stringContaining('nothing'),
    });
    const match = playOn(newMatch(), 'few', 1);
    const early = `${written(match)}= round 1 ${match.hash()}\n`;
    expect(strict(early)).toMatchObject({ kind: 'differs', message: expect.stringContaining('no "= round') });
    expect(strict(`${written(match)}result: Ada 3\n`)).toMatchObject({
      kind: 'differs',
      message: expect.stringContaining('not over'),
    });
  });

  it('notices every flipped bit', () => {
    const bytes = new TextEncoder().encode(TEXT);
    for (let at = 0; at < bytes.length; at++) {
      const flipped = Uint8Array.from(bytes);
      flipped[at]! ^= 1 << (at % 8);
      const { kind, line } = strict(new TextDecoder('utf-8', { ignoreBOM: true }).decode(flipped));
      expect(kind === 'sound' ? `byte ${at} of line ${line}` : 'noticed').toBe('noticed');
    }
  });

  it('reports the earliest trouble, but other rules before what they may have caused', () => {
    const broken = change(/^= round 1/u, () => '= round 1 00000000').replace(/result.*/u, 'result: Ada 0');
    expect(strict(broken).line).toBe(lineOf(TEXT, /^= round 1/u));
    expect(strict(broken.replace('rules: 1', 'rules: 7')).kind).toBe('other-version');
  });
});

describe('verify, lax', () => {
  it('takes hand-written files', () => {
    const sloppy = TEXT.replace(/^(= |result|data|rules).*\n/gmu, '')
      .replaceAll('\n', ' \r\n')
      .replaceAll('Ada: ', '');
    expect(strict(sloppy).kind).not.toBe('sound');
    expect(lax(sloppy)).toMatchObject({ kind: 'sound', finished: true });
    expect(lax(`${TEXT}torn`)).toMatchObject({ kind: 'sound' });
    expect(lax(TEXT.replace('\n\n', '\n\n# a comment more\n'))).toMatchObject({ kind: 'sound' });
  });

  it('still notices moves, checkpoints, results and versions', () => {
    expect(lax(change(/: bid/u, line => `${line}99`)).kind).toBe('illegal');
    expect(lax(change(/^= round 1/u, () => '= round 1 00000000')).kind).toBe('differs');
    expect(lax(change(/^result/u, line => `${line}0`)).kind).toBe('differs');
    expect(lax(change(/^data/u, () => 'data: 00000000')).kind).toBe('other-version');
  });
});

describe('a version problem', () => {
  it('is none where the file or the program does not say', () => {
    expect(
      versionProblem(parseMoveFile(TEXT.replace(/(data|rules).*\n/gu, '')), auction.meta, FINGERPRINT),
    ).toBeNull();
    expect(versionProblem(parseMoveFile(TEXT), auction.meta, null)).toBeNull();
    expect(versionProblem(parseMoveFile('no file'), auction.meta, FINGERPRINT)).toBeNull();
  });
});
