/**
 * Lines of a program that arrive before the next question is put or after it, as the machine has it: whether it is given up
 * depends on what it said, and not on when it was heard.
 */
import { describe, expect, it } from 'vitest';
import type { Listener } from '../../src/programs/process.ts';
import { openProgram } from '../../src/programs/program.ts';
import { GAME, question } from './support.ts';

const LIMITS = { decisionMs: 60_000, gameMs: 600_000 };
const HELLO = '{"type":"hello","protocol":1}';
const JUNK = 'what?';
const move = (number: number, notation = 'take 1') =>
  JSON.stringify({ type: 'move', number, move: notation });

/** A program whose lines arrive when `say` is called, and at its questions those that `reply` gives. */
function scripted(reply: (number: number) => readonly string[], limits = LIMITS) {
  let listener: Listener | null = null;
  const told: string[] = [];
  const say = (lines: readonly string[]): void => {
    for (const line of lines) listener?.onLine(line);
  };
  const program = openProgram({
    command: '',
    limits,
    start: (_command, _bytes, hears) => {
      listener = hears;
      return {
        write(line) {
          const message = JSON.parse(line);
          if (message.type === 'hello') queueMicrotask(() => say([HELLO]));
          if (message.type === 'error') told.push(message.message);
          if (message.type === 'decide') setImmediate(() => say(reply(message.number)));
        },
        refill() {},
        close: () => Promise.resolve(),
      };
    },
    log: () => {},
    onComplaint: () => {},
  });
  return { program, say, told };
}

/**
 * A game of four questions. Behind each answer come `after`, of which so many as `early` says for that question arrive at
 * once, and the others with what answers the next question.
 */
async function heard(after: (number: number) => readonly string[], early: readonly number[]) {
  let late: readonly string[] = [];
  const { program, told } = scripted(number => {
    const lines = after(number);
    const atOnce = lines.slice(0, early[number - 1]);
    const before = late;
    late = lines.slice(atOnce.length);
    return [...before, move(number), ...atOnce];
  });
  await program.begin(GAME, () => '');
  const answers: string[] = [];
  for (let number = 1; number <= early.length; number++) {
    const answer = await program.decide(question(number));
    answers.push(answer.ok ? answer.value.move : answer.problem.message);
  }
  return { answers, told };
}

/** Every way to cut what comes behind each of four answers. */
function cuts(lines: number, questions = 4): number[][] {
  if (questions === 0) return [[]];
  return cuts(lines, questions - 1).flatMap(cut =>
    Array.from({ length: lines + 1 }, (_, early) => [...cut, early]),
  );
}

describe('in every order of arrival', () => {
  it('a good program may answer twice, and before it is asked', async () => {
    const after = (number: number) => [move(number), move(number + 1, 'before it is asked')];
    for (const cut of cuts(2)) {
      const { answers } = await heard(after, cut);
      expect(answers, `${cut}`).toEqual(['take 1', 'take 1', 'take 1', 'take 1']);
    }
  });

  it('a good program may say two things beside each answer that make no sense', async () => {
    for (const cut of cuts(2)) {
      const { answers } = await heard(() => [JUNK, JUNK], cut);
      expect(answers, `${cut}`).toEqual(['take 1', 'take 1', 'take 1', 'take 1']);
    }
  });

  it('the third such line without an answer is the last', async () => {
    for (const cut of cuts(3, 3)) {
      const { answers } = await heard(() => [JUNK, JUNK, JUNK], cut);
      expect(answers[0], `${cut}`).toBe('take 1');
      expect(answers.slice(1), `${cut}`).toEqual([
        'line 5 of its output: not JSON: "what?"',
        'line 5 of its output: not JSON: "what?"',
      ]);
    }
  });

  it('an answer that is repeated is no mistake', async () => {
    for (const cut of cuts(1)) {
      const { told } = await heard(number => [move(number)], cut);
      expect(told, `${cut}`).toEqual([]);
    }
  });

  it('an answer counts that lies in the pipe while this process is held up', async () => {
    const limits = { decisionMs: 20, gameMs: 60_000 };
    const { program } = scripted(number => [move(number)], limits);
    await program.begin(GAME, () => '');
    const asked = program.decide(question(1));
    // Nothing is read and no timer runs meanwhile.
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 200);
    expect(await asked).toEqual({ ok: true, value: { move: 'take 1', reason: null } });
  });
});
