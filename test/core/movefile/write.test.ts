import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import {
  checksum,
  formatComment,
  formatHeader,
  formatMatch,
  formatMoveFile,
  formatStep,
  headerOf,
  parseMoveFile,
  readOptions,
  replay,
  seedProblem,
  writtenForm,
} from '../../../src/core/movefile.ts';
import { auction } from '../../toys/auction.ts';
import { nim } from '../../toys/nim.ts';
import { FINGERPRINT, finished, newMatch, playOn, written } from './games.ts';

describe('the written form', () => {
  it('is the one that is documented', () => {
    const match = newMatch('Ada, Vera=bot:hard');
    while (match.decision?.kind !== 'invest') match.play(match.choices[0]!.notation);
    match.play('invest gold');
    match.undo();
    match.play('roll');
    match.play('pass');
    const lines = written(match).split('\n');
    expect(lines.slice(0, 8)).toEqual([
      'boardgames-moves 1',
      'game: auction',
      'rules: 1',
      'data: 5f1c2a90',
      'seed: copper-owl-17',
      'players: Ada, Vera=bot:hard',
      'options: die=yes, hands=hidden',
      '',
    ]);
    expect(
      lines.slice(8).map(line => line.replace(/^(Ada|Vera)/u, 'NAME').replace(/[0-9a-f]{8}/u, 'HASH')),
    ).toEqual([
      expect.stringMatching(/^NAME: bid \d+$/u),
      expect.stringMatching(/^NAME: bid \d+$/u),
      'NAME: invest gold',
      'undo',
      'NAME: roll',
      'NAME: pass',
      '= round 1 HASH',
      '',
    ]);
    expect(lines.at(-2)).toBe(`= round 1 ${match.hash()}`);
  });

  it('ends with the result and a sum of everything before', () => {
    const match = finished();
    const text = written(match);
    const [result, end] = text.split('\n').slice(-3);
    const totals = match.finalScores().map(score => score.total);
    expect(result).toBe(`result: Ada ${totals[0]}, bot:hard ${totals[1]}`);
    const before = text.slice(0, text.lastIndexOf('= end'));
    expect(end).toBe(`= end ${checksum(before).toString(16).padStart(8, '0')}`);
  });

  it('is the same step by step as at once', () => {
    const match = newMatch('Ada, Bob, Cy');
    let text = formatHeader(headerOf(match, FINGERPRINT));
    while (!match.over) {
      match.play(match.choices.at(-1)!.notation);
      text += formatStep(match, checksum(text));
    }
    expect(text).toBe(written(match));
    expect(formatStep(newMatch(), 0)).toBe('');
  });

  it('leaves out what is not there', () => {
    const text = formatMatch(newMatch('Ada, Bob', nim, {}), null);
    expect(text).toBe('boardgames-moves 1\ngame: nim\nrules: 1\nseed: copper-owl-17\nplayers: Ada, Bob\n\n');
  });

  it('names who starts where that was chosen', () => {
    const header = { ...headerOf(newMatch('Ada, Bob'), FINGERPRINT), first: 1 };
    expect(formatHeader(header)).toContain('\nfirst: Bob\n\n');
  });

  it('comes out the same when it is read and written again', () => {
    for (const match of [
      newMatch(),
      playOn(newMatch(), 'few', 5),
      finished(),
      playOn(newMatch('Ada, Bob, Cy, Dee')),
    ]) {
      const text = written(match);
      expect(formatMoveFile(parseMoveFile(text))).toBe(text);
      expect(writtenForm(auction, parseMoveFile(text), FINGERPRINT).text).toBe(text);
    }
  });

  it('keeps comments where they are', () => {
    const lines = written(playOn(newMatch(), 'few', 4)).split('\n');
    lines.splice(8, 0, '# a promising start', '#', '');
    const text = lines.with(12, `${lines[12]} # why not`).join('\n');
    expect(formatMoveFile(parseMoveFile(text))).toBe(text);
    expect(writtenForm(auction, parseMoveFile(text), FINGERPRINT).text).toBe(text);
  });

  it('takes as many steps as the game has, however long it is', () => {
    let applied = 0;
    const counted: AnyGame = {
      ...auction,
      apply(state, move, emit) {
        applied += 1;
        (auction as AnyGame).apply(state, move, emit);
      },
    };
    const match = playOn(newMatch('Ada, Bob', counted));
    const moves = match.steps.filter(step => step.type === 'move').length;
    applied = 0;
    const text = written(match);
    expect(applied).toBe(moves);
    applied = 0;
    replay(counted, parseMoveFile(text));
    expect(applied).toBe(moves);
  });
});

describe('a hand-written file', () => {
  it('is given its written form', () => {
    const text = written(finished());
    const sloppy = text
      .split('\n')
      .filter(line => !/^(= |result|data|rules)/u.test(line))
      .map(line => line.replace(/^(Ada|bot:hard): /u, '').replace(/(?<=invest .).*/u, ''))
      .join('\r\n');
    expect(sloppy).not.toBe(text);
    expect(writtenForm(auction, parseMoveFile(sloppy), FINGERPRINT).text).toBe(text);
  });
});

describe('a comment', () => {
  it.each([
    ['plain', '# plain'],
    ['', '#'],
    ['two\nlines', '# two\u{fffd}lines'],
    ['\u{1b}[2J', '# \u{fffd}[2J'],
  ])('is written from %j', (text, comment) => {
    expect(formatComment(text)).toBe(comment);
  });

  it('is never longer than a line may be', () => {
    expect(formatComment('x'.repeat(5_000))).toHaveLength(1_000);
  });
});

describe('values of a header', () => {
  it.each(['copper-owl-17', 'x', '2024-02-29', '~!@$%'])('takes %s for a seed', seed => {
    expect(seedProblem(seed)).toBeNull();
  });

  it.each(['', 'two words', 'a,b', 'a#b', 'caf\u{e9}', 'x'.repeat(65), '\u{1b}'])(
    'takes %j for no seed',
    seed => {
      expect(seedProblem(seed)).toMatch(/^a seed/u);
    },
  );

  it('completes options in the order of the game', () => {
    const reading = readOptions(auction.meta, { hands: 'open' });
    expect(reading).toEqual({ type: 'read', options: { die: 'no', hands: 'open' } });
  });

  it('names options and values that do not exist', () => {
    expect(readOptions(auction.meta, { dye: 'no' })).toMatchObject({ type: 'problem', suggestion: 'die' });
    expect(readOptions(auction.meta, { hands: 'opne' })).toMatchObject({
      type: 'problem',
      suggestion: 'open',
    });
    expect(readOptions(nim.meta, { die: 'no' })).toMatchObject({
      message: 'Nim has no option "die": it has none',
    });
  });
});

describe('the checksum', () => {
  it('is CRC-32', () => {
    expect(checksum('123456789')).toBe(0xcbf43926);
    expect(checksum('')).toBe(0);
  });

  it('adds up piece by piece', () => {
    expect(checksum('world', checksum('hello '))).toBe(checksum('hello world'));
    expect(checksum('\u{e9}')).not.toBe(checksum('e'));
  });
});
