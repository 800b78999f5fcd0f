/** Files of an older rules version: the rules kept their moves and scores, but states have another shape. */
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import {
  checksum,
  formatStep,
  parseMoveFile,
  replay,
  type Verdict,
  verify,
  versionProblem,
  writtenForm,
} from '../../../src/core/movefile.ts';
import { auction } from '../../toys/auction.ts';
import { FINGERPRINT, finished, lineOf, newMatch, playOn, replaceLine, written } from './games.ts';

const PRESENT = '600df00d';
const former: AnyGame = auction;

/** The auction two versions on: the last one changed the state's shape, the one before it the rules. */
const later: AnyGame = {
  ...former,
  meta: { ...former.meta, rulesVersion: 3, replaysFrom: 2, formerData: { [FINGERPRINT]: PRESENT } },
  setup: config => Object.assign(former.setup(config), { shape: 'new' }),
};

const inVersion2 = (text: string): string => {
  const begun = text.replace('rules: 1\n', 'rules: 2\n');
  const end = begun.lastIndexOf('= end');
  if (end < 0) return begun;
  return `${begun.slice(0, end)}= end ${checksum(begun.slice(0, end)).toString(16).padStart(8, '0')}\n`;
};

const OLD = inVersion2(written(finished()));
const CHECKPOINTS = OLD.match(/^= round/gmu)!.length;

const strict = (text: string): Verdict => verify(later, text, { dataFingerprint: PRESENT });

const change = (test: RegExp, edit: (line: string) => string): string =>
  replaceLine(OLD, lineOf(OLD, test), edit);

describe('a file of an older rules version', () => {
  it('replays to the same moves and result, without a difference', () => {
    const replayed = replay(later, parseMoveFile(OLD));
    expect(replayed).toMatchObject({ problem: null, differences: [], uncompared: CHECKPOINTS });
    expect(replayed.match?.steps).toEqual(finished().steps);
    expect(replayed.match?.hash()).not.toBe(finished().hash());
    expect(replay(former, parseMoveFile(written(finished())))).toMatchObject({ uncompared: 0 });
  });

  it('is sound, and its checkpoints are not compared', () => {
    expect(strict(OLD)).toMatchObject({ kind: 'sound', finished: true, rules: 2, uncompared: CHECKPOINTS });
    expect(versionProblem(parseMoveFile(OLD), later.meta, PRESENT)).toBeNull();
    expect(writtenForm(later, parseMoveFile(OLD), PRESENT).text).toBe(OLD);
  });

  it.each([
    ['an illegal move', change(/: bid/u, line => `${line}99`), 'illegal', /: bid/u, 'not legal here'],
    ['the result', change(/^result/u, line => `${line}0`), 'differs', /^result/u, 'the file says'],
    ['a missing result', OLD.replace(/result.*\n/u, ''), 'differs', /^result/u, 'belongs here'],
    [
      'the end',
      change(/^= end/u, () => '= end 00000000'),
      'differs',
      /^= end/u,
      'changed after it was written',
    ],
    [
      'a checkpoint',
      change(/^= round 2/u, () => '= round 2 00000000'),
      'differs',
      /^= end/u,
      'changed after',
    ],
    [
      'its round',
      change(/^= round 2/u, line => line.replace('2', '3')),
      'differs',
      /^= round 2/u,
      'belongs here',
    ],
    ['a missing checkpoint', OLD.replace(/= round 2.*\n/u, ''), 'differs', /^= round 2/u, 'belongs here'],
    ['another name for the version', change(/^rules/u, () => 'rules: 3'), 'differs', /^= round 1/u, 'says'],
    [
      'rules that are too old',
      change(/^rules/u, () => 'rules: 1'),
      'other-version',
      /^rules/u,
      'rules version 1',
    ],
    [
      'rules that are to come',
      change(/^rules/u, () => 'rules: 4'),
      'other-version',
      /^rules/u,
      'rules version 4',
    ],
    [
      'other data',
      change(/^data/u, () => 'data: 00000000'),
      'other-version',
      /^data/u,
      'other component data',
    ],
  ])('is not sound with %s changed', (_what, text, kind, place, message) => {
    const verdict = strict(text);
    expect(verdict).toMatchObject({ kind, line: lineOf(OLD, place) });
    expect(verdict.message).toContain(message);
  });

  it('is not sound with any bit flipped', () => {
    const bytes = new TextEncoder().encode(OLD);
    for (let at = 0; at < bytes.length; at++) {
      const flipped = Uint8Array.from(bytes);
      flipped[at]! ^= 1 << (at % 8);
      const { kind, line } = strict(new TextDecoder('utf-8', { ignoreBOM: true }).decode(flipped));
      expect(kind === 'sound' ? `byte ${at} of line ${line}` : 'noticed').toBe('noticed');
    }
  });

  it('goes on in its place, and the whole is sound', () => {
    const begun = inVersion2(written(playOn(newMatch(), 'few', 9)));
    const { match } = replay(later, parseMoveFile(begun));
    let text = begun;
    while (!match!.over) {
      match!.play(match!.choices.at(-1)!.notation);
      text += formatStep(match!, checksum(text));
    }
    expect(text.match(/^= round/gmu)).toHaveLength(3);
    expect(strict(text)).toMatchObject({ kind: 'sound', finished: true, rules: 2, uncompared: 3 });
  });

  it('is completed where it was left between two lines of one decision', () => {
    const lines = OLD.split('\n');
    for (let count = lineOf(OLD, /^Ada|^bot:hard/u); count < lines.length; count++) {
      const left = lines
        .slice(0, count)
        .map(line => `${line}\n`)
        .join('');
      const { text } = writtenForm(later, parseMoveFile(left), PRESENT);
      expect(text.startsWith(left), `${count} lines`).toBe(true);
      expect(strict(text), `${count} lines`).toMatchObject({ kind: 'sound' });
    }
  });
});

describe('a former fingerprint', () => {
  it('stands for the data that has the same rule facts, and for no other', () => {
    const own = '0badcafe';
    expect(versionProblem(parseMoveFile(OLD), later.meta, PRESENT)).toBeNull();
    expect(versionProblem(parseMoveFile(OLD), later.meta, own)).toMatchObject({ kind: 'other-version' });
    expect(versionProblem(parseMoveFile(OLD.replace(FINGERPRINT, own)), later.meta, own)).toBeNull();
  });

  it('stays where it stands when the file is written', () => {
    const present = written(finished()).replace('rules: 1\n', 'rules: 3\n');
    const { text } = writtenForm(later, parseMoveFile(present), PRESENT);
    expect(text).toContain(`\nrules: 3\ndata: ${FINGERPRINT}\n`);
  });
});
