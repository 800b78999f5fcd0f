import { describe, expect, it } from 'vitest';
import { clone, equal } from '../../../src/core/json.ts';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import type { State } from '../../../src/games/newton/rules/types.ts';
import { begin, fresh, game, legal, me, play } from './scenario.ts';

/** Calls `visit` at every decision of a random game. */
function walk(players: number, masters: string, seed: string, visit: (state: State) => void): void {
  const state = fresh(players, masters, seed);
  const rng = seedRng(seed);
  while (game.decision(state)) {
    visit(state);
    const moves = game.legalMoves(state);
    game.apply(state, moves[nextBelow(rng, moves.length)]!);
  }
  visit(state);
}

describe('views', () => {
  it('hide the masters of others and the cards of the decks', () => {
    const state = begin(3);
    const view = game.view(state, 1);
    expect(view.seats.map(seat => seat.masters?.length ?? null)).toEqual([null, 4, null]);
    expect(view.seats.map(seat => seat.mastersInHand)).toEqual([4, 4, 4]);
    expect(view.decks).toEqual([12, 12, 12].map(unseen => ({ unseen, bottom: [] })));
    expect(view).not.toHaveProperty('rng');
    expect(game.view(state, null).seats.every(seat => seat.masters === null)).toBe(true);
  });

  it('remember what was put under a deck', () => {
    const state = begin(2);
    const old = [...state.rows[0]!];
    while (state.round === 1) play(state, legal(state).at(game.decision(state)!.kind === 'tuck' ? 0 : -1)!);
    expect(game.view(state, null).decks[0]!.bottom).toEqual(old);
    expect(game.sample(game.view(state, 0), 'x').decks[0]!.slice(-old.length)).toEqual(old);
  });

  it('do not show what an earlier chooser of the draft kept', () => {
    const one = fresh(3, 'draft');
    const other = clone(one);
    game.apply(one, game.legalMoves(one)[0]!);
    game.apply(other, game.legalMoves(other)[2]!);
    expect(game.view(one, 1)).toEqual(game.view(other, 1));
    expect(game.view(one, null)).toEqual(game.view(other, null));
    expect(game.view(one, 0)).not.toEqual(game.view(other, 0));
  });

  it('tell private draft choices to their seat alone', () => {
    const state = fresh(2, 'draft');
    const events: { type: string; only?: number }[] = [];
    game.apply(state, game.legalMoves(state)[0]!, event => events.push(event));
    expect(events.map(event => [event.type, event.only])).toEqual([
      ['kept', 0],
      ['chose', undefined],
    ]);
  });

  it('know in a draft of two which cards the neighbour took from a pack that came back', () => {
    const state = fresh(2, 'draft');
    const [pack] = state.deal.packs;
    while (game.decision(state)?.kind === 'keep') game.apply(state, game.legalMoves(state)[0]!);
    const taken = pack!.filter(master => state.seats[1]!.masters.includes(master));
    for (const seed of ['a', 'b', 'c', 'd'])
      expect(game.sample(game.view(state, 0), seed).seats[1]!.masters).toEqual(expect.arrayContaining(taken));
  });

  it('are given back by every sample, with the same legal moves', () => {
    for (const [players, masters] of [
      [1, 'dealt'],
      [2, 'draft'],
      [3, 'draft'],
      [4, 'draft'],
      [3, 'dealt'],
    ] as const) {
      let step = 0;
      walk(players, masters, `view-${players}-${masters}`, state => {
        if (step++ % 5 !== 0 && state.phase !== 'masters') return;
        for (const viewer of [null, ...state.seats.keys()]) {
          const view = game.view(state, viewer);
          const sample = game.sample(view, `s${step}`);
          expect(equal(game.view(sample, viewer), view)).toBe(true);
          if (viewer === state.active) expect(legal(sample)).toEqual(legal(state));
          if (viewer !== null && !game.hasSecrets(state, viewer))
            expect({ ...view, viewer: null }).toEqual(game.view(state, null));
        }
      });
    }
  });

  it('lead to samples that vary in what is hidden', () => {
    const state = begin(3);
    const samples = ['a', 'b', 'c'].map(seed => game.sample(game.view(state, 0), seed));
    expect(new Set(samples.map(sample => JSON.stringify(sample.decks))).size).toBe(3);
    expect(new Set(samples.map(sample => JSON.stringify(sample.seats[1]!.masters))).size).toBeGreaterThan(1);
    for (const sample of samples) expect(sample.seats[0]!.masters).toEqual(state.seats[0]!.masters);
  });

  it('end secrecy once all masters lie open', () => {
    const state = begin(2);
    expect(game.hasSecrets(state, 0)).toBe(true);
    me(state).played = me(state).masters.splice(0);
    expect(game.hasSecrets(state, 0)).toBe(false);
    expect({ ...game.view(state, 0), viewer: null }).toEqual(game.view(state, null));
  });
});
