/** [template.setup] */
import type { Setup } from '../../../core/game.ts';
import { nextBelow, seedRng, shuffle } from '../../../core/rng.ts';
import type { Tables } from './data.ts';
import { advance } from './flow.ts';
import type { State } from './types.ts';

export function setup(t: Tables, { players, seed, first }: Setup): State {
  const rng = seedRng(seed);
  const pile = shuffle(rng, [...t.prizeIndices]);
  const seats = Array.from({ length: players }, () => ({ hand: [...t.cardIndices], spent: [], prizes: [] }));
  const state: State = {
    rng,
    players,
    round: 0,
    turn: 0,
    first: first ?? nextBelow(rng, players),
    seats,
    prize: null,
    aside: [],
    pending: null,
    pile,
    sealed: seats.map(() => null),
  };
  advance(t, state, undefined);
  return state;
}
