import { describe, expect, it } from 'vitest';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import { checkConservation } from './conservation.ts';
import { game, setup } from './support.ts';

describe.each([2, 3, 4, 5])('many random games with %i players', players => {
  it('conserve every component and end in time', () => {
    for (let seed = 0; seed < 500; seed++) {
      const s = setup(players, `long ${seed}`, seed % 2 === 0 ? 'dealt' : 'chosen');
      const rng = seedRng(`long ${players} ${seed}`);
      let decisions = 0;
      for (; game.decision(s) !== null; decisions++) {
        checkConservation(game, s);
        const moves = game.legalMoves(s);
        game.apply(s, moves[nextBelow(rng, moves.length)]!);
      }
      expect(decisions).toBeLessThanOrEqual(game.maxDecisions(players));
    }
  });
});
