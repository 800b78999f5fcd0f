import { describe, expect, it } from 'vitest';
import { renew } from '../../scripts/rewrite/renew.ts';
import type { AnyGame } from '../../src/core/game.ts';
import { verify } from '../../src/core/movefile.ts';
import {
  FINGERPRINT,
  finished,
  lineOf,
  newMatch,
  playOn,
  replaceLine,
  written,
} from '../core/movefile/games.ts';
import { auction } from '../toys/auction.ts';

const PRESENT = '600df00d';
const former: AnyGame = auction;

const reshaped = (rulesVersion: number): AnyGame => ({
  ...former,
  meta: { ...former.meta, rulesVersion, replaysFrom: 1, formerData: { [FINGERPRINT]: PRESENT } },
  setup: config => Object.assign(former.setup(config), { shape: 'new' }),
});

const later = reshaped(2);
const OLD = written(finished());

/** What must stay the same. */
const plain = (text: string): string => text.replace(/^(rules|data|= ).*\n/gmu, '');
const unsealed = (text: string): string => text.replace(/^= end .*\n/mu, '');

describe('a renewed file', () => {
  it('has the same moves and result, and is sound to the byte', () => {
    for (const old of [OLD, written(playOn(newMatch(), 'few', 9)), written(newMatch())]) {
      const renewal = renew(later, old, PRESENT);
      if (renewal.type === 'refused') throw new Error(renewal.why);
      expect(renewal.text).toContain(`\nrules: 2\ndata: ${PRESENT}\n`);
      expect(plain(renewal.text)).toBe(plain(old));
      const verdict = verify(later, renewal.text, { dataFingerprint: PRESENT });
      expect(verdict).toMatchObject({ kind: 'sound', rules: 2, uncompared: 0 });
      expect(renew(later, renewal.text, PRESENT)).toEqual(renewal);
    }
  });

  it('keeps its comments', () => {
    const old = written(playOn(newMatch(), 'few', 9)).replace('\n\n', '\n\n# a fine game\n');
    expect(renew(later, old, PRESENT)).toMatchObject({
      text: expect.stringContaining('\n\n# a fine game\n'),
    });
  });

  it('gets the checkpoints of today, also where the version is the same', () => {
    const renewal = renew(reshaped(1), OLD, PRESENT);
    expect(renewal).toMatchObject({
      type: 'renewed',
      text: expect.not.stringContaining(OLD.match(/= round 1 .*/u)![0]),
    });
  });

  it('is the same file where it names no version and holds no hash', () => {
    const hand = OLD.replace(/^(rules|data|= ).*\n/gmu, '').replaceAll('Ada: ', '');
    expect(renew(later, hand, PRESENT)).toEqual({ type: 'renewed', text: hand });
  });
});

describe('a file is refused', () => {
  it.each([
    [
      'a move is not legal',
      replaceLine(unsealed(OLD), lineOf(OLD, /: bid/u), line => `${line}99`),
      'not legal',
    ],
    ['the result differs', unsealed(OLD).replace(/^(result.*)/mu, '$10'), 'the file says'],
    ['it was changed since it was sealed', OLD.replace('seed: copper', 'seed: silver'), 'sealed'],
    ['its last line is cut off', OLD.slice(0, -1), 'cut off'],
    ['its data are other data', unsealed(OLD).replace(FINGERPRINT, '00000000'), 'other component data'],
    ['its rules are too new', unsealed(OLD).replace('rules: 1', 'rules: 9'), 'rules version 9'],
    ['it is no move file', 'once upon a time\n', 'not a move file'],
  ])('where %s', (_what, text, why) => {
    expect(renew(later, text, PRESENT)).toMatchObject({ type: 'refused', why: expect.stringContaining(why) });
  });
});
