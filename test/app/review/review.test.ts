import { describe, expect, it } from 'vitest';
import { accuracyOf, gradeOf, thresholds } from '../../../src/app/review/grades.ts';
import { assembleReview } from '../../../src/app/review/review.ts';
import { look } from '../../../src/app/review/run.ts';
import { summaryOf } from '../../../src/app/review/summary.ts';
import { reviewTasks } from '../../../src/app/review/tasks.ts';
import { analyse, sureGap } from '../../../src/bots/analyse.ts';
import { expected, fitCalibration, type Observation } from '../../../src/bots/expectation.ts';
import { causeSentence, compareCauses } from '../../../src/bots/reason.ts';
import type { BotRequest } from '../../../src/bots/types.ts';
import { hash } from '../../../src/core/json.ts';
import { Match } from '../../../src/core/match.ts';
import { bazaar } from '../../bots/bazaar.ts';
import { people } from '../../support/games.ts';

type State = ReturnType<typeof bazaar.setup>;

/** As a review asks: the seed comes from the view alone. */
function request(state: State): BotRequest {
  const { seat } = bazaar.decision(state)!;
  const view = bazaar.view(state, seat);
  return { view, seat, level: 'hard', iterations: 40, timeMs: 0, seed: `review ${hash(view)}` };
}

describe('an analysis', () => {
  it('is the same whatever is hidden from the seat', () => {
    const state = bazaar.setup({ players: 3, seed: 'truth', options: {}, first: null });
    for (let taken = 0; bazaar.decision(state) !== null; taken++) {
      const asked = request(state);
      const moves = bazaar.legalMoves(state);
      const played = bazaar.notate(moves[taken % moves.length]!);
      const other = bazaar.sample(bazaar.view(state, asked.seat), `another truth ${taken}`);
      const found = analyse(bazaar, asked, [played]);
      expect(analyse(bazaar, request(other), [played])).toEqual(found);
      bazaar.apply(state, moves[taken % moves.length]!);
    }
  });

  it('values a move the same beside whichever others', () => {
    const state = bazaar.setup({ players: 2, seed: 'beside', options: {}, first: null });
    const asked = request(state);
    const all = bazaar.legalMoves(state).map(move => bazaar.notate(move));
    const whole = analyse(bazaar, asked, all)!;
    for (const notation of all) {
      const alone = analyse(bazaar, asked, [notation])!;
      const found = alone.outlooks.find(outlook => outlook.notation === notation);
      expect(whole.outlooks.find(outlook => outlook.notation === notation)).toEqual(found);
    }
    expect(whole.outlooks[0]).toMatchObject({ notation: whole.choice, gap: 0, error: 0 });
  });

  it('tells in words where the difference comes from', () => {
    const state = bazaar.setup({ players: 2, seed: 'words', options: {}, first: null });
    const [a, b] = bazaar.legalMoves(state).map(move => bazaar.notate(move));
    expect(causeSentence(compareCauses(bazaar, request(state), a!, b!))).toMatch(/^[A-Z].*\.$/u);
    const choices = [3, 3] as const;
    expect(causeSentence({ causes: [{ label: 'trade', points: 2.2 }], stocks: [], choices })).toBe(
      'It brings 2 points in trade over the next turns.',
    );
    const stocks = [
      { one: 'coin', many: 'coins', count: 1.8 },
      { one: 'card', many: 'cards', count: -1 },
    ];
    expect(causeSentence({ causes: [{ label: 'trade', points: -1 }], stocks, choices: [9, 3] })).toBe(
      'It brings 2 more coins over the next turns and leaves more to choose from afterwards, and gives up 1 point in trade and 1 card.',
    );
    expect(causeSentence({ causes: [], stocks: [], choices })).toBe(
      'The next turns bring the same: what it is worth shows later in the game.',
    );
  });
});

describe('expectations', () => {
  const observed: Observation[] = Array.from({ length: 200 }, (_, i) => {
    const turn = 1 + (i % 20);
    const off = 40 - 2 * turn;
    const round = Math.ceil(turn / 5);
    return { turn, round, score: 50, lead: 0, finalScore: 50 + off, finalLead: off / 2 };
  });

  it('lose the bias of the estimate, turn by turn', () => {
    const by = fitCalibration(observed, 10);
    for (const one of observed) {
      const { score, lead } = expected(one, one, by);
      expect(Math.abs(score - one.finalScore)).toBeLessThan(3);
      expect(Math.abs(lead - one.finalLead)).toBeLessThan(1.5);
    }
    expect(by.spread).toBe(10);
  });
});

describe('grades', () => {
  const from = thresholds({ spread: 10, turns: [1], score: [0], lead: [0], rounds: [] });

  it('go by the spread of the game', () => {
    expect(from).toEqual({ inexact: 0.6, mistake: 1.5, blunder: 3 });
    expect([0, 0.6, 1.5, 3].map(loss => gradeOf(loss, from))).toEqual([
      'good',
      'inexact',
      'mistake',
      'blunder',
    ]);
  });

  it('charge nothing that may be noise', () => {
    expect(sureGap({ gap: -1, error: 0.6 })).toBe(0);
    expect(sureGap({ gap: -1, error: 0.4 })).toBe(-1);
  });

  it('make an accuracy from 0 to 100', () => {
    expect(accuracyOf([], from)).toBeNull();
    expect(accuracyOf([0, 0], from)).toBe(100);
    expect(accuracyOf([1.5], from)).toBe(50);
  });
});

describe('a review', () => {
  const match = new Match({
    game: bazaar as unknown as Match['game'],
    players: people(['Ann', 'Ben']),
    seed: 'game',
    options: {},
    first: null,
  });
  while (!match.over) match.play(match.choices.at(-1)!.notation);
  const tasks = reviewTasks(match, [0, 1], 30);
  const calibration = { spread: 5, turns: [1], score: [0], lead: [0], rounds: [] };
  const parts = { match, seats: [0, 1], effort: 30, wanted: tasks.length, calibration };
  const looked = tasks.map(task => look(match.game, task));
  const review = assembleReview({ ...parts, looked });

  it('comes out the same again', () => {
    expect(tasks.map(task => look(match.game, task))).toEqual(looked);
    expect(assembleReview({ ...parts, looked: looked.toReversed() })).toEqual(review);
  });

  it('keeps luck apart from choice: both together lead from the first expectation to the result', () => {
    const finals = match.finalScores().map(({ total }) => total);
    for (const seat of [0, 1]) {
      const own = review.decisions.filter(decision => decision.seat === seat);
      const change = own.reduce(
        (sum, { before, after, luck, revised }) => sum + (after.lead - before.lead) + luck! + revised!,
        0,
      );
      expect(own[0]!.before.lead + change).toBeCloseTo(finals[seat]! - finals[1 - seat]!);
    }
  });

  it('charges losses to the kind of decision and the round they were made in', () => {
    for (const seat of [0, 1]) {
      const { lost, byKind, byRound, grades, worst } = summaryOf(review, seat);
      const sum = (parts: readonly { readonly lost: number }[]): number =>
        parts.reduce((total, part) => total + part.lost, 0);
      expect(sum(byKind)).toBeCloseTo(lost);
      expect(sum(byRound)).toBeCloseTo(lost);
      const own = review.decisions.filter(decision => decision.seat === seat);
      expect(Object.values(grades).reduce((a, b) => a + b)).toBe(own.length);
      expect(worst.length).toBeLessThanOrEqual(3);
    }
  });

  it('says nothing of luck while decisions are missing', () => {
    const part = assembleReview({ ...parts, looked: looked.slice(0, 2) });
    expect(part.decisions.map(({ luck }) => luck)).toEqual([null, null]);
  });
});
