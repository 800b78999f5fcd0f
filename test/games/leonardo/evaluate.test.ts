import { describe, expect, it } from 'vitest';
import { winners } from '../../../src/core/game.ts';
import { clone } from '../../../src/core/json.ts';
import { completeOptions } from '../../../src/core/options.ts';
import { nextBelow, type RngState, seedRng } from '../../../src/core/rng.ts';
import { create } from '../../../src/games/leonardo/index.ts';
import type { Move, State } from '../../../src/games/leonardo/rules/types.ts';
import type { Data } from '../../../src/games/leonardo/schema.ts';
import { loadBundledData } from '../../support/data.ts';
import { game, newGame, placementGame, scoresOf, setCards, setFlorins, skipRound, work } from './scenario.ts';

/** The move whose result looks best against the other player, in a world the player may believe in. */
function greedy(state: State, rng: RngState): Move {
  const { seat } = state.pending!;
  const world = game.sample(game.view(state, seat), `${nextBelow(rng, 1_000_000)}`);
  let best = Number.NEGATIVE_INFINITY;
  let choice: Move | undefined;
  for (const move of game.legalMoves(world)) {
    const after = clone(world);
    game.apply(after, move);
    const value = game.evaluate(after, seat) - game.evaluate(after, 1 - seat);
    if (value > best) {
      best = value;
      choice = move;
    }
  }
  return choice!;
}

describe('evaluate', () => {
  it('guides a greedy player past a random one', () => {
    const rng = seedRng('greedy');
    let wins = 0;
    for (let n = 0; n < 10; n++) {
      const state = newGame({ seed: `greedy ${n}`, first: n % 2 });
      while (state.pending !== null) {
        const moves = game.legalMoves(state);
        game.apply(
          state,
          state.pending.seat === 0 ? greedy(state, rng) : moves[nextBelow(rng, moves.length)]!,
        );
      }
      if (winners(scoresOf(state))[0] === 0) wins++;
    }
    expect(wins).toBeGreaterThanOrEqual(9);
  });

  it('is the score once the game is over', () => {
    const state = newGame();
    setCards(state, 0, 1, 2, 3);
    while (state.pending !== null) skipRound(state);
    expect(game.evaluate(state, 0)).toBe(scoresOf(state)[0]!.total);
  });

  it('is a number in games of more turns than printed, too', () => {
    const data = clone(loadBundledData('leonardo')) as Data;
    const long = create({ ...data, constants: { ...data.constants, turns: 30 } });
    const state = long.setup({ players: 2, options: completeOptions(long.meta, {}), seed: 'long', first: 0 });
    for (let n = 0; n < 40; n++) {
      expect([0, 1].every(seat => Number.isFinite(long.evaluate(state, seat)))).toBe(true);
      long.apply(state, long.legalMoves(state)[0]!);
    }
  });

  it('values florins, work done, cards and workers', () => {
    const value = (change: (state: State) => void) => {
      const state = placementGame();
      change(state);
      return game.evaluate(state, 0);
    };
    const plain = value(() => {});
    expect(value(state => setFlorins(state, 0, 8))).toBeCloseTo(plain + 5);
    expect(value(state => work(state, 0, 0, 12, 3))).toBeGreaterThan(plain);
    expect(value(state => work(state, 0, 0, 12, 9))).toBeGreaterThan(
      value(state => work(state, 0, 0, 12, 3)),
    );
    expect(value(state => setCards(state, 0, 6))).toBeGreaterThan(plain);
    expect(value(state => state.seats[0]!.idle++)).toBeGreaterThan(plain);
  });
});

describe('priors', () => {
  it('give each move a weight above zero and prefer starting to waiting', () => {
    const state = newGame();
    const moves = game.legalMoves(state);
    const weights = game.priors(state, moves);
    expect(weights).toHaveLength(moves.length);
    expect(weights.every(weight => weight > 0)).toBe(true);
    const weightOf = (notation: string) => weights[moves.findIndex(move => game.notate(move) === notation)]!;
    expect(weightOf('start small theatrical-lift')).toBeGreaterThan(weightOf('done'));
  });
});
