/** What was hidden from a seat is drawn anew: its review has to come out the same, for every decision that is tried. */
import { describe, expect, it } from 'vitest';
import { loadGame } from '../../../src/app/load-game.ts';
import { look } from '../../../src/app/review/run.ts';
import { reviewRequest } from '../../../src/app/review/tasks.ts';
import { likelyMove } from '../../../src/bots/position.ts';
import type { AnyGame, BaseState } from '../../../src/core/game.ts';
import { seedRng } from '../../../src/core/rng.ts';
import { variants } from '../../laws/search.ts';

const EVERY = 23;
const EFFORT = 10;

function reviewed(game: AnyGame, state: BaseState, played: string): unknown {
  const { seat } = game.mover(state)!;
  const request = reviewRequest({ view: viewer => game.view(state, viewer) }, seat, EFFORT);
  // With the reasons.
  return look(game, { number: 1, request, asked: [played], choice: null });
}

describe.each(['newton', 'newscience', 'leonardo'])('a review of %s', id => {
  it('never changes when what was hidden from the seat is permuted', async () => {
    const { game } = await loadGame(id, null);
    const { players, options } = variants(game.meta).findLast(variant => variant.players === 3)!;
    const state = game.setup({ players, seed: 'hidden', options, first: null });
    const rng = seedRng('hidden');
    let compared = 0;
    for (let at = 0; game.mover(state) !== null; at++) {
      const { seat } = game.mover(state)!;
      const move = likelyMove(game, state, rng);
      if (at % EVERY === 0 && game.legalMoves(state).length > 1) {
        const played = game.notate(move);
        const other = game.sample(game.view(state, seat), `another truth ${at}`);
        expect(reviewed(game, other, played), `decision ${at + 1}`).toEqual(reviewed(game, state, played));
        compared++;
      }
      game.apply(state, move);
    }
    expect(compared).toBeGreaterThan(3);
  });
});
