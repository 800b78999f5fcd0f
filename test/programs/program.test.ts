/** Real processes, good and bad: each is bounded, and none outlives its table. */
import { randomUUID } from 'node:crypto';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { startProcess } from '../../src/programs/process.ts';
import { openProgram } from '../../src/programs/program.ts';
import { allGone, GAME, hostile, question, running } from './support.ts';

function open(manner: string, limits = { decisionMs: 30_000, gameMs: 60_000 }) {
  const mark = randomUUID();
  const log: string[] = [];
  const command = hostile(manner, `/dev/null --mark=${mark}`);
  const program = openProgram({
    command,
    limits,
    start: startProcess,
    log: text => log.push(text),
    onComplaint: () => {},
  });
  onTestFinished(() => program.close());
  return { program, mark, log };
}

describe('a good program', () => {
  it('answers one question after another, in one game after another', async () => {
    const { program, mark } = open('good');
    for (let game = 0; game < 2; game++) {
      expect(await program.begin(GAME, () => '')).toEqual({ ok: true, value: undefined });
      for (const number of [1, 2, 3]) {
        const answer = await program.decide(question(number));
        expect(answer).toEqual({ ok: true, value: { move: 'take 1', reason: 'it is the first' } });
      }
      program.over({ type: 'over', scores: [], winners: [] });
    }
    expect(running(mark)).not.toEqual([]);
    await program.close();
    expect(await allGone(mark)).toEqual([]);
  });

  it('is told of a mistake and may mend it', async () => {
    const { program } = open('mends-its-ways');
    await program.begin(GAME, () => '');
    const answer = await program.decide(question(1));
    expect(answer).toMatchObject({ ok: true, value: { move: 'take 1' } });
  });

  it.each(['no-utf8', 'giant-line', 'answers-twice'])(
    'may make a mistake beside its answer: %s',
    async manner => {
      const { program } = open(manner, { decisionMs: 60_000, gameMs: 120_000 });
      await program.begin(GAME, () => '');
      for (const number of [1, 2, 3]) {
        const answer = await program.decide(question(number));
        // The whole answer, so that a failure says why.
        expect(answer).toEqual({ ok: true, value: { move: 'take 1', reason: 'it is the first' } });
      }
    },
  );

  it('may say a lot on stderr', async () => {
    const { program, log } = open('talks', { decisionMs: 20_000, gameMs: 60_000 });
    await program.begin(GAME, () => '');
    expect(await program.decide(question(1))).toMatchObject({ ok: true });
    // Another pipe than that of the answer: it may arrive later.
    await vi.waitFor(() => expect(log.join('').length).toBeGreaterThan(1000), { timeout: 30_000 });
  });
});

describe('a program that fails to start', () => {
  it.each([
    ['dies', /ended with code 7/u],
    ['endless', /wrote more than 65536 bytes/u],
  ])('%s', async (manner, why) => {
    const { program, mark } = open(manner);
    const begun = await program.begin(GAME, () => '');
    expect(begun.ok ? '' : begun.problem.message).toMatch(why);
    expect(await program.decide(question(1))).toMatchObject({ ok: false });
    expect(await allGone(mark)).toEqual([]);
  });

  it('as there is no such command', async () => {
    const log: string[] = [];
    const command = 'no-such-command-anywhere';
    const limits = { decisionMs: 1000, gameMs: 1000 };
    const program = openProgram({
      command,
      limits,
      start: startProcess,
      log: text => log.push(text),
      onComplaint: () => {},
    });
    const begun = await program.begin(GAME, () => '');
    expect(begun.ok ? '' : begun.problem.message).toMatch(/ended with code 127/u);
    expect(log.join('')).toContain('no-such-command-anywhere');
  });
});

describe('a program that fails when it is asked', () => {
  it.each([
    ['mute', 1500, /did not answer in 1\.5 s$/u],
    ['drips', 1500, /did not answer in 1\.5 s$/u],
    ['stops-itself', 1500, /did not answer in 1\.5 s$/u],
    // Long enough for what it says first to be heard on a busy machine.
    ['nonsense', 4000, /did not answer in 4 s; line 2 of its output: not JSON: "what\?"$/u],
    ['illegal', 4000, /did not answer in 4 s; line 2 of its output: not legal here: "win at once"/u],
    ['wrong-number', 4000, /did not answer in 4 s; line 2 of its output: the question is number 1, not 2$/u],
    ['flood', 60_000, /wrote more than 65536 bytes/u],
    ['flood-of-lines', 60_000, /wrote more than 65536 bytes/u],
    ['dies-asked', 60_000, /ended with code 3/u],
    ['closes', 4000, /closed its output|did not answer/u],
  ])('%s', async (manner, decisionMs, why) => {
    const { program, mark } = open(manner, { decisionMs, gameMs: 60_000 });
    expect(await program.begin(GAME, () => '')).toMatchObject({ ok: true });
    const answer = await program.decide(question(1));
    expect(answer.ok ? '' : answer.problem.message).toMatch(why);
    // It is done with, and asking again costs no time.
    expect(await program.decide(question(2))).toMatchObject({ ok: false });
    expect(await allGone(mark)).toEqual([]);
  });

  it('makes one mistake, of which it is told, and has the rest of its time', async () => {
    const { program } = open('illegal', { decisionMs: 20_000, gameMs: 60_000 });
    await program.begin(GAME, () => '');
    const asked = program.decide(question(1));
    program.hurry();
    const race = await Promise.race([asked, new Promise(resolve => setTimeout(resolve, 500, 'thinking'))]);
    expect(race).toBe('thinking');
    await program.close();
    expect(await asked).toMatchObject({ ok: false });
  });

  it('has used up the time of the game', async () => {
    const { program } = open('mute', { decisionMs: 60_000, gameMs: 700 });
    await program.begin(GAME, () => '');
    const answer = await program.decide(question(1));
    expect(answer.ok ? '' : answer.problem.message).toMatch(/did not answer in 0\.7 s/u);
  });
});

describe('a program that does not want to go', () => {
  it.each(['stubborn', 'forks'])('%s is gone with all it has started', async manner => {
    const { program, mark } = open(manner);
    await program.begin(GAME, () => '');
    expect(await program.decide(question(1))).toMatchObject({ ok: true });
    await program.close();
    expect(await allGone(mark)).toEqual([]);
  });

  it('leaves no child behind', async () => {
    const before = running('process.on("SIGTERM"').length;
    const { program } = open('forks');
    await program.begin(GAME, () => '');
    await program.decide(question(1));
    await program.close();
    for (let left = 100; left > 0 && running('process.on("SIGTERM"').length > before; left--) {
      await new Promise(resolve => setTimeout(resolve, 50));
    }
    expect(running('process.on("SIGTERM"').length).toBe(before);
  });

  it('never reads, and is given up all the same', async () => {
    const { program, mark } = open('deaf');
    const begun = program.begin(GAME, () => '');
    await new Promise(resolve => setTimeout(resolve, 300));
    await program.close();
    expect(await begun).toMatchObject({ ok: false });
    expect(await allGone(mark)).toEqual([]);
  });
});
