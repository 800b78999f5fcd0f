import { describe, expect, it } from 'vitest';
import { clone, equal } from '../../../src/core/json.ts';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import { checkConservation } from './conservation.ts';
import { game, setup } from './support.ts';

describe.each([2, 3, 4, 5])('random games with %i players', players => {
  it.each(['dealt', 'chosen'])('conserve every component, scientists %s', scientists => {
    for (let seed = 0; seed < 15; seed++) {
      const s = setup(players, `random ${seed}`, scientists, seed % 3 === 0 ? seed % players : null);
      const rng = seedRng(`random ${players} ${seed}`);
      let decisions = 0;
      let longest = 0;
      for (; game.decision(s) !== null; decisions++) {
        checkConservation(game, s);
        const moves = game.legalMoves(s);
        longest = Math.max(longest, moves.length);
        game.apply(s, moves[nextBelow(rng, moves.length)]!);
      }
      checkConservation(game, s);
      expect(longest).toBeLessThanOrEqual(60);
      expect(decisions).toBeLessThanOrEqual(game.maxDecisions(players));
    }
  });

  it('are the same on a clone, with and without a listener', () => {
    const s = setup(players, 'clone');
    const rng = seedRng('clone');
    while (game.decision(s) !== null) {
      const copy = clone(s);
      const moves = game.legalMoves(s);
      const move = moves[nextBelow(rng, moves.length)]!;
      game.apply(s, move, () => {});
      game.apply(copy, move);
      expect(equal(copy, s)).toBe(true);
      expect(equal(JSON.parse(JSON.stringify(s)), s)).toBe(true);
    }
  });
});

describe('conservation', () => {
  it('notices a lost card, a doubled publication and a track out of range', () => {
    const lost = setup(3);
    lost.deck.pop();
    lost.seen.pop();
    expect(() => checkConservation(game, lost)).toThrow(/level 1/);
    const doubled = setup(3);
    for (const seat of doubled.seats) seat.published = 1;
    expect(() => checkConservation(game, doubled)).toThrow(/publisher/);
    const beyond = setup(3);
    beyond.seats[0]!.influence = [6, 0, 0, 0];
    expect(() => checkConservation(game, beyond)).toThrow(/influence/);
  });
});
