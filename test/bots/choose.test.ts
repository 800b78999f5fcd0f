import { describe, expect, it } from 'vitest';
import { type BotRequest, chooseMove } from '../../src/bots/index.ts';
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
