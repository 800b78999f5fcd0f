import { describe, expect, it } from 'vitest';
import { clone, equal } from '../../../src/core/json.ts';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import { checkConservation } from './conservation.ts';
import { game, newGame } from './scenario.ts';

const variants = [2, 3, 4, 5].flatMap(players =>
  (['beginner', 'experienced'] as const).flatMap(setup =>
    (['no', 'yes'] as const).map(codex => [players, setup, codex] as const),
  ),
);

describe('random games', () => {
  it.each(variants)(
    'with %i players, %s set-up, codex %s conserve every component and end',
    (players, setup, codex) => {
      const rng = seedRng(`random ${players} ${setup} ${codex}`);
      for (let n = 0; n < 12; n++) {
        const state = newGame({
          players,
          setup,
          codex,
          seed: `random ${n}`,
          open: n % 2 === 0 ? 'no' : 'yes',
        });
        let decisions = 0;
        let round = state.round;
        expect(round).toBe(1);
        while (state.pending !== null) {
          checkConservation(game, state);
          const moves = game.legalMoves(state);
          // Half of the games follow the weights, so that inventions get built and auctions happen.
          const move =
            moves[n % 2 === 0 ? nextBelow(rng, moves.length) : heaviest(game.priors(state, moves), rng)]!;
          game.apply(state, move);
          decisions++;
          expect(state.round).toBeGreaterThanOrEqual(round);
          round = state.round;
        }
        checkConservation(game, state);
        expect(decisions).toBeLessThanOrEqual(game.maxDecisions(players));
        expect(game.legalMoves(state)).toEqual([]);
      }
    },
  );

  it('survive a JSON round trip at every step', () => {
    const rng = seedRng('json');
    const state = newGame({ players: 4, setup: 'experienced' });
    while (state.pending !== null) {
      expect(equal(JSON.parse(JSON.stringify(state)), state)).toBe(true);
      const moves = game.legalMoves(state);
      game.apply(state, moves[nextBelow(rng, moves.length)]!);
    }
  });

  it('find lost components', () => {
    const state = newGame();
    const broken = [
      (s: typeof state) => void s.shops[0]!--,
      (s: typeof state) => void s.bank++,
      (s: typeof state) => void s.seats[0]!.idle--,
      (s: typeof state) => void s.deck.pop(),
      (s: typeof state) => void s.rows[2]!.push(0),
      (s: typeof state) => void Object.assign(s.seats[0]!.labs[0], { weeks: 16 }),
    ];
    for (const breakIt of broken) {
      const copy = clone(state);
      breakIt(copy);
      expect(() => checkConservation(game, copy)).toThrow();
    }
  });
});

/** A move picked by weight: the largest of weighted random keys. */
function heaviest(weights: number[], rng: ReturnType<typeof seedRng>): number {
  const keys = weights.map(weight => (nextBelow(rng, 1000) / 1000) ** (1 / weight));
  return keys.indexOf(Math.max(...keys));
}
