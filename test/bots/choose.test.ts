import { describe, expect, it } from 'vitest';
import { type BotRequest, chooseMove, explainHint } from '../../src/bots/index.ts';
import type { Seat } from '../../src/core/game.ts';
import { BOT_LEVELS } from '../../src/core/seats.ts';
import { bazaar } from './bazaar.ts';

const opening = (players: number) => bazaar.setup({ players, seed: 'opening', options: {}, first: null });

const ask = (level: BotRequest['level'], more: Partial<BotRequest> = {}): BotRequest => ({
  view: bazaar.view(opening(2), 0),
  seat: 0 as Seat,
  level,
  iterations: 50,
  timeMs: 20,
  seed: 'choose',
  ...more,
});

describe('chooseMove', () => {
  it.each(BOT_LEVELS)('%s answers with a legal move, the same for the same request', level => {
    const legal = bazaar.legalMoves(opening(2)).map(bazaar.notate);
    const answer = chooseMove(bazaar, ask(level));
    expect(legal).toContain(answer.notation);
    expect(chooseMove(bazaar, ask(level))).toEqual(answer);
  });

  it('spends the iterations it is given, unless the choice is settled before', () => {
    const { iterations, alternatives } = chooseMove(bazaar, ask('hard', { iterations: 77 }));
    const others = alternatives.map(move => move.visits);
    const chosen = iterations - others.reduce((sum, visits) => sum + visits);
    expect(iterations).toBeLessThanOrEqual(77);
    expect(chosen - Math.max(...others)).toBeGreaterThanOrEqual(77 - iterations);
  });

  it('stops at the clock where no iterations are given', () => {
    const { iterations } = chooseMove(bazaar, ask('hard', { iterations: null, timeMs: 5 }));
    expect(iterations).toBeGreaterThan(0);
  });

  it.each(['medium', 'hard'] as const)('%s answers at once when hurried', level => {
    const answer = chooseMove(bazaar, ask(level, { iterations: null, timeMs: 1e9 }), { stopped: () => true });
    expect(answer.iterations).toBe(1);
  });

  it('does not think about a single legal move', () => {
    const forced = {
      ...bazaar,
      legalMoves: (state: ReturnType<typeof opening>) => bazaar.legalMoves(state).slice(0, 1),
    };
    expect(chooseMove(forced, ask('hard'))).toMatchObject({ iterations: 0, alternatives: [] });
  });
});

describe('explainHint', () => {
  const view = bazaar.view(opening(2), 0);
  const [best, next] = bazaar.legalMoves(opening(2)).map(bazaar.notate);
  const answer = (lead: number | null, value: number, nextValue: number) => ({
    notation: best!,
    value,
    lead,
    alternatives: [{ notation: next!, value: nextValue, visits: 3 }],
    iterations: 50,
  });

  it.each([
    [6.2, 31.2, 29.1, 2, /\. An expected lead of 6 points, 2 points better than ".+ now"\.$/u],
    [0.3, 20.3, 20.2, 2, /\. An even game expected, about as good as ".+ now"\.$/u],
    [-1.4, 18.6, 17.4, 2, /\. An expected deficit of 1 point, 1 point better than ".+ now"\.$/u],
    [101, 101, 98, 1, /\. An expected final score of 101 points, 3 points better than ".+ now"\.$/u],
    [null, 7, 5, 2, /, 2 points better than ".+ now"\.$/u],
  ])('says what to do and why (lead %d, %d against %d)', (lead, value, nextValue, players, text) => {
    const names = ['Ann', 'Bob'].slice(0, players);
    const hint = explainHint(bazaar, view, answer(lead, value, nextValue), names);
    expect(hint).toMatch(text);
  });

  it('says where there is no choice', () => {
    const hint = explainHint(bazaar, view, { ...answer(0, 0, 0), alternatives: [] }, ['Ann', 'Bob']);
    expect(hint).toMatch(/There is nothing else to choose\.$/u);
  });
});
