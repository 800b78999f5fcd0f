import { describe, expect, it } from 'vitest';
import { winners } from '../../../src/core/game.ts';
import { clone } from '../../../src/core/json.ts';
import { nextBelow, nextUnit, type RngState, seedRng } from '../../../src/core/rng.ts';
import { create } from '../../../src/games/newscience/index.ts';
import type { Move, State } from '../../../src/games/newscience/rules/types.ts';
import { data, duel, game, mask, options, put, resolve, scoresOf, seatOf, setup } from './support.ts';

/** Takes the move whose outcome looks best against the other player. */
function greedy(s: State, rng: RngState): Move {
  const seat = s.pending!.seat;
  let best = Number.NEGATIVE_INFINITY;
  let choice: Move | undefined;
  for (const move of game.legalMoves(s)) {
    const trial = clone(s);
    trial.rng = seedRng(`${nextUnit(rng)}`);
    game.apply(trial, move);
    const value = game.evaluate(trial, seat) - game.evaluate(trial, 1 - seat);
    if (value > best) {
      best = value;
      choice = move;
    }
  }
  return choice!;
}

describe('estimates', () => {
  it.each([2, 5])('do not depend on what was asked before, with %i players', players => {
    const s = setup(players, 'asked before');
    const rng = seedRng('asked before');
    for (let step = 0; s.pending !== null; step++) {
      const moves = game.legalMoves(s);
      for (const move of moves) {
        const after = clone(s);
        game.apply(after, move);
        const fresh = nextBelow(rng, 10) === 0 ? create(data) : null;
        for (let seat = 0; seat < players; seat++) {
          const value = game.evaluate(after, seat);
          if (fresh !== null) expect(fresh.evaluate(after, seat), `step ${step}`).toBe(value);
        }
      }
      game.apply(s, moves[nextBelow(rng, moves.length)]!);
    }
  });

  it('guide a greedy player to beat a random one', () => {
    let won = 0;
    for (let i = 0; i < 10; i++) {
      const s = setup(2, `greedy ${i}`);
      const rng = seedRng(`greedy ${i}`);
      while (s.pending !== null) {
        const moves = game.legalMoves(s);
        game.apply(s, s.pending.seat === i % 2 ? greedy(s, rng) : moves[nextBelow(rng, moves.length)]!);
      }
      if (winners(scoresOf(s)).includes(i % 2)) won++;
    }
    expect(won).toBeGreaterThanOrEqual(9);
  });

  it('rise with every step of the work on a discovery', () => {
    const steps = ['researched', 'experimented', 'published'] as const;
    const values = steps.map(step => {
      const s = duel();
      seatOf(s, 0)[step] = mask('laws-of-attraction');
      if (step === 'published') seatOf(s, 0).prestige = 2;
      return game.evaluate(s, 0);
    });
    const none = game.evaluate(duel(), 0);
    expect(values[0]).toBeGreaterThan(none);
    expect(values[1]).toBeGreaterThan(values[0]!);
    expect(values[2]).toBeGreaterThan(values[1]!);
  });

  it('count a marker only where the plan has a use for it', () => {
    const idle = put(duel(), 0, 'experiment-1');
    const used = put(duel(), 0, 'experiment-1');
    seatOf(used, 0).researched = mask('laws-of-attraction');
    const without = duel();
    seatOf(without, 0).researched = mask('laws-of-attraction');
    expect(game.evaluate(idle, 0)).toBe(game.evaluate(duel(), 0));
    expect(game.evaluate(used, 0)).toBeGreaterThan(game.evaluate(without, 0) + 0.5);
  });

  it('count the same discovery less the fewer rounds are left for it', () => {
    const worth = (round: number): number => {
      const [begun, fresh] = [duel(), duel()];
      for (const s of [begun, fresh]) s.round = round;
      seatOf(begun, 0).experimented = mask('laws-of-attraction');
      return game.evaluate(begun, 0) - game.evaluate(fresh, 0);
    };
    expect(worth(19)).toBeLessThan(worth(10));
    expect(worth(19)).toBeGreaterThan(0);
  });

  it('leave little of a discovery that a rival is about to publish', () => {
    const worth = (rival: State): number => {
      const begun = clone(rival);
      seatOf(begun, 0).researched |= mask('laws-of-attraction');
      return game.evaluate(begun, 0) - game.evaluate(rival, 0);
    };
    const near = duel();
    seatOf(near, 1).experimented = mask('laws-of-attraction');
    put(near, 1, 'publish-1');
    expect(worth(near)).toBeLessThan(worth(duel()) / 2);
  });

  it('weigh every legal move above 0', () => {
    for (const players of [2, 3, 4, 5]) {
      const s = setup(players, 'priors', 'chosen');
      const rng = seedRng('priors');
      while (s.pending !== null) {
        const moves = game.legalMoves(s);
        const weights = game.priors(s, moves);
        expect(weights).toHaveLength(moves.length);
        expect(weights.every(weight => weight > 0 && Number.isFinite(weight))).toBe(true);
        for (let seat = 0; seat < players; seat++) expect(Number.isFinite(game.evaluate(s, seat))).toBe(true);
        game.apply(s, moves[nextBelow(rng, moves.length)]!);
      }
    }
  });

  it('prefer a publication to declining it', () => {
    const s = duel();
    seatOf(s, 0).experimented = mask('laws-of-attraction');
    put(s, 0, 'publish-1');
    resolve(s);
    expect(options(s)).toEqual(['publish laws-of-attraction', 'decline']);
    const [publish, decline] = game.priors(s, game.legalMoves(s));
    expect(publish).toBeGreaterThan(decline!);
  });
});
