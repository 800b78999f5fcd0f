import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { AnyGame } from '../../../src/core/game.ts';
import { parseMoveFile, type Replay, readMove, replay } from '../../../src/core/movefile.ts';
import { auction } from '../../toys/auction.ts';
import { finished, lineOf, newMatch, playOn, replaceLine, written } from './games.ts';

const rerun = (text: string, game: AnyGame = auction): Replay => replay(game, parseMoveFile(text));

describe('a replay', () => {
  it('leads to the state that was written', () => {
    for (const match of [newMatch(), playOn(newMatch(), 'few', 5), finished()]) {
      const replayed = rerun(written(match));
      expect(replayed.problem).toBeNull();
      expect(replayed.differences).toEqual([]);
      expect(replayed.match?.hash()).toBe(match.hash());
      expect(replayed.match?.steps).toEqual(match.steps);
      expect(replayed.moves).toBe(match.steps.length);
      expect(replayed.match?.undoState()).toEqual(match.undoState());
    }
  });

  it('takes beginnings of moves where they are unambiguous', () => {
    const text = written(finished());
    const move = lineOf(text, /invest (gold|silver)/u);
    const short = replaceLine(text, move, line => line.replace(/invest (.).*/u, 'INV   $1'));
    expect(short).not.toBe(text);
    expect(rerun(replaceLine(text, move, line => line.replace('invest ', 'invest   '))).problem).toBeNull();
    expect(rerun(short).problem).toMatchObject({ kind: 'illegal', line: move });
    expect(rerun(replaceLine(text, move, line => line.replace(/(invest .).*/u, '$1'))).problem).toBeNull();
  });

  it('stops at an illegal move, with the legal ones and the nearest', () => {
    const text = written(finished());
    const line = lineOf(text, /: roll|: pass|: invest/u);
    const { problem, reached, match } = rerun(replaceLine(text, line, old => old.replace(/: .*/u, ': rol1')));
    expect(problem).toMatchObject({
      kind: 'illegal',
      line,
      message: 'not legal here: "rol1"',
      suggestion: 'roll',
    });
    expect(problem?.legal).toContain('invest silver');
    expect(reached).toBe(line - 1);
    expect(match?.choices.map(choice => choice.notation)).toEqual(problem?.legal);
  });

  it('says what a short move could be', () => {
    const text = written(finished());
    const line = lineOf(text, /: (roll|pass|invest)/u);
    const { problem } = rerun(replaceLine(text, line, old => old.replace(/: .*/u, ': invest')));
    expect(problem).toMatchObject({ message: '"invest" could be several moves' });
    expect(problem?.legal).toEqual(['invest gold', 'invest silver']);
  });

  it('stops where another player decides', () => {
    const text = written(finished());
    const line = lineOf(text, /: bid/u);
    const wrong = replaceLine(text, line, old =>
      old.startsWith('Ada') ? old.replace('Ada', 'bot:hard') : old.replace('bot:hard', 'Ada'),
    );
    expect(rerun(wrong).problem).toMatchObject({
      line,
      message: expect.stringMatching(/decides here, not/u),
    });
  });

  it('knows a name that is not at the table', () => {
    const text = written(newMatch());
    const { problem } = rerun(`${text}Adda: bid 300\n`);
    expect(problem).toMatchObject({ message: 'no player is called "Adda"', suggestion: 'Ada' });
  });

  it('stops at an undo that is not allowed, and says why', () => {
    const text = written(newMatch());
    expect(rerun(`${text}undo\n`).problem).toMatchObject({
      kind: 'illegal',
      line: 9,
      message: 'no undo here: nothing has been played yet',
    });
    const match = playOn(newMatch(), 'few', 1);
    expect(rerun(`${written(match)}undo\n`).problem?.message).toMatch(/the decision has passed to/u);
  });

  it('stops at a move after the end', () => {
    const text = written(finished());
    expect(rerun(`${text}Ada: pass\n`).problem?.message).toBe('the game is over, but "pass" follows');
  });

  it('goes on after a checkpoint that differs, and remembers it', () => {
    const text = written(finished());
    const line = lineOf(text, /^= round/u);
    const replayed = rerun(replaceLine(text, line, () => '= round 1 00000000'));
    expect(replayed.problem).toBeNull();
    expect(replayed.match?.over).toBe(true);
    expect(replayed.differences).toMatchObject([{ kind: 'differs', line }]);
  });

  it('plays what could be read before it reports what could not', () => {
    const text = written(playOn(newMatch(), 'few', 3));
    const replayed = rerun(`${text}= nonsense\n`);
    expect(replayed.moves).toBeGreaterThan(0);
    expect(replayed.problem?.message).toContain('a mark is written');
  });

  it('stops after the line it is asked to', () => {
    const text = written(finished());
    const until = lineOf(text, /^= round/u);
    const seen: number[] = [];
    const replayed = replay(auction, parseMoveFile(text), {
      until,
      after: (_match, line) => seen.push(line.number),
    });
    expect(replayed.reached).toBe(until);
    expect(replayed.match?.round).toBe(2);
    expect(seen.at(-1)).toBe(until);
  });

  it('lets the caller look before and after every line', () => {
    const text = written(finished());
    const order: string[] = [];
    replay(auction, parseMoveFile(text), {
      start: match => order.push(`start ${match.entries.length}`),
      before: (match, line) => order.push(`before ${line.number}: ${match.entries.length}`),
      after: (match, line) => order.push(`after ${line.number}: ${match.entries.length}`),
    });
    expect(order.slice(0, 5)).toEqual([
      'start 0',
      'before 9: 0',
      'after 9: 1',
      'before 10: 1',
      'after 10: 2',
    ]);
  });

  it.each([
    ['another game', (text: string) => text.replace('game: auction', 'game: nim'), 'other-version', 2],
    ['too many players', (text: string) => text.replace('Ada,', 'A, B, C, D, Ada,'), 'illegal', 6],
    ['an option nobody knows', (text: string) => text.replace('die=yes', 'dye=yes'), 'illegal', 7],
    ['a value nobody knows', (text: string) => text.replace('die=yes', 'die=maybe'), 'illegal', 7],
  ])('sets nothing up for %s', (_what, change, kind, line) => {
    const replayed = rerun(change(written(finished())));
    expect(replayed.match).toBeNull();
    expect(replayed.problem).toMatchObject({ kind, line });
  });

  it('reports rules that fail instead of failing', () => {
    const failing: AnyGame = {
      ...auction,
      apply() {
        throw new Error('\u{1b}[31mcard 7 is nowhere');
      },
    };
    const { problem, match } = rerun(written(finished()), failing);
    expect(problem?.message).toMatch(/^the rules cannot go on here: "\u{fffd}\[31mcard 7 is nowhere"$/u);
    expect(match?.entries).toEqual([]);
  });

  it('never throws, however a file is damaged', () => {
    const text = written(finished());
    const damage = fc.record({
      at: fc.nat(text.length - 1),
      cut: fc.nat(9),
      put: fc.string({ maxLength: 9 }),
    });
    fc.assert(
      fc.property(fc.array(damage, { maxLength: 4 }), pieces => {
        const damaged = pieces.reduce(
          (all, { at, cut, put }) => all.slice(0, at) + put + all.slice(at + cut),
          text,
        );
        const replayed = rerun(damaged);
        expect(replayed.problem?.message ?? 'fine').toMatch(/^\P{Cc}+$/u);
      }),
    );
  });
});

describe('reading a move', () => {
  const choices = ['take 1', 'take 10', 'go bern', 'go berlin'].map(notation => ({
    notation,
    move: { type: notation },
    number: 1,
  }));

  it.each([
    ['take 1', 'take 1'],
    ['take 10', 'take 10'],
    ['GO  BERN', 'go bern'],
    ['go berl', 'go berlin'],
  ])('takes %j for %j', (text, notation) => {
    expect(readMove(choices, text)).toMatchObject({ type: 'found', choice: { notation } });
  });

  it('asks back where several are meant', () => {
    expect(readMove(choices, 'go')).toMatchObject({ type: 'ambiguous', choices: [choices[2], choices[3]] });
  });

  it('suggests the nearest where none is meant', () => {
    expect(readMove(choices, 'go bren')).toEqual({ type: 'unknown', suggestion: 'go bern' });
    expect(readMove(choices, '')).toEqual({ type: 'unknown', suggestion: null });
  });
});
