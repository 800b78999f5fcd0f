import { expect, it } from 'vitest';
import { loadGame } from '../../../src/app/load-game.ts';
import { likelyMove } from '../../../src/bots/position.ts';
import { seedRng } from '../../../src/core/rng.ts';

/** Room for the longest, and more. */
const ROOM = 512;

it('takes positions for one only where the same moves are there to choose from', async () => {
  const { game } = await loadGame('newton', null);
  const options = Object.fromEntries(game.meta.options.map(({ key, values }) => [key, values[0]]));
  const key = new Float64Array(ROOM);
  let again = 0;
  for (let deal = 0; deal < 4; deal++) {
    const known = new Map<string, string>();
    const start = game.setup({ players: 2, seed: `grounds ${deal}`, options, first: null });
    // From one position games go different ways, and often come to the same choices.
    for (let way = 0; way < 12; way++) {
      const state = game.copy(start);
      const rng = seedRng(`way ${deal} ${way % 4}`);
      for (let step = 0; step < 150; step++) {
        const mover = game.mover(state);
        if (mover === null) break;
        if (step === 20 + way) rng[0] ^= way;
        const length = game.writeGrounds!(state, mover.seat, key);
        const moves = game.legalMoves(state).map(game.notate).join();
        if (length <= ROOM) {
          const grounds = `${mover.seat} ${key.subarray(0, length).join()}`;
          if (known.has(grounds)) again++;
          expect(known.get(grounds) ?? moves).toBe(moves);
          known.set(grounds, moves);
        }
        game.apply(state, likelyMove(game, state, rng));
      }
    }
  }
  expect(again).toBeGreaterThan(100);
});
