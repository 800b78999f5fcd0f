import { describe, expect, it } from 'vitest';
import { equal } from '../../../src/core/json.ts';
import { nextBelow, seedRng } from '../../../src/core/rng.ts';
import { printedTurn } from '../../../src/games/leonardo/rules/turns.ts';
import type { State } from '../../../src/games/leonardo/rules/types.ts';
import {
  asked,
  game,
  legal,
  names,
  newGame,
  passAll,
  placementGame,
  play,
  setHand,
  skipRound,
  skipTo,
  station,
  work,
} from './scenario.ts';

function worlds(state: State, viewer: number | null): State[] {
  return Array.from({ length: 30 }, (_, i) => game.sample(game.view(state, viewer), `world ${i}`));
}

describe('what is hidden', () => {
  it('lets everybody count florins and components, not how they divide [leonardo.secret]', () => {
    const state = newGame();
    play(state, 'start small theatrical-lift', 'start large automatic-hammer');
    const seen = game.view(state, 1).seats[0]!;
    expect(seen.hand).toBeNull();
    expect(seen.components).toEqual([1, 0, 0, 1, 2]);
    expect(seen.florins).toBe(3);
    expect(game.view(state, 0).seats[0]!.hand).toEqual([0, 0, 0, 1, 0]);
    expect(game.view(newGame(), null).seats[0]!.hand).toEqual([1, 0, 0, 1, 2]);
  });

  it('covers what lies under a laboratory but for its owner [leonardo.secret.laboratory]', () => {
    const state = newGame();
    play(state, 'start small theatrical-lift');
    skipTo(state, 'placement');
    const inventionFor = (viewer: number | null) => game.view(state, viewer).seats[0]!.labs[0].invention;
    expect([inventionFor(0), inventionFor(1), inventionFor(null)]).toEqual([8, -1, -1]);
    expect(game.hasSecrets(state, 0)).toBe(true);
    expect(game.hasSecrets(state, 1)).toBe(false);
    const guesses = new Set(worlds(state, 1).map(world => world.seats[0]!.labs[0].invention));
    expect(guesses.size).toBeGreaterThan(1);
    // Of the requested 1, 12 and 8, the hand of 1 iron, 1 brick and 2 rope never covered 12.
    expect([...guesses]).not.toContain(12);
  });

  it('reasons with components shown later [leonardo.secret.laboratory]', () => {
    const state = newGame();
    setHand(state, 0, { iron: 1, rope: 2 });
    state.seats[0]!.labs[1].side = 0;
    play(state, 'start small automatic-hammer', 'start large dimensioned-sling');
    skipTo(state, 'placement');
    state.seats[0]!.labs[0].weeks = 4;
    passAll(state);
    expect(state.seats[0]!.realised).toEqual([1]);
    for (const world of worlds(state, 1)) expect(world.seats[0]!.labs[1].invention).toBe(3);
  });

  it('keeps plans of phase A from later choosers [leonardo.start.order]', () => {
    const state = newGame();
    const before = game.view(state, 1);
    play(state, 'start small theatrical-lift');
    const after = game.view(state, 1);
    expect(after.seats).toEqual(before.seats);
    expect(asked(state)).toBe('fabrication 1');
    expect(game.view(state, 0).seats[0]!.plan).toEqual([8, -1]);
    const plans = new Set(worlds(state, 1).map(world => world.seats[0]!.plan[0]));
    expect(plans.size).toBeGreaterThan(1);
  });

  it('keeps the deck from all but who arranged it [leonardo.secret.deck]', () => {
    const state = placementGame({ players: 3 });
    station(state, 0, 0, 1);
    passAll(state);
    play(state, 'leonardo player-1', 'privilege 3');
    while (asked(state).startsWith('arrange')) play(state, legal(state).at(-1)!);
    const top = state.deck.slice(0, 4);
    expect(game.view(state, 0).seats[0]!.knowledge).toEqual({ cards: top, window: 4, ordered: true });
    expect(game.view(state, 1).seats[0]!.knowledge).toEqual({ cards: null, window: 4, ordered: true });
    for (const world of worlds(state, 0)) expect(world.deck.slice(0, 4)).toEqual(top);
    expect(new Set(worlds(state, 1).map(world => world.deck[0])).size).toBeGreaterThan(1);
  });

  it('remembers the cards after a refill and without order after another look [leonardo.secret.deck]', () => {
    const state = placementGame({ players: 3 });
    station(state, 0, 0, 1);
    work(state, 2, 0, 12, 11);
    passAll(state);
    play(state, 'leonardo player-1', 'privilege 3');
    while (asked(state).startsWith('arrange')) play(state, legal(state)[0]!);
    const rest = state.deck.slice(0, 3);
    expect(printedTurn(state)).toBe(2);
    expect(state.seats[0]!.knowledge).toEqual({ cards: rest, window: 3, ordered: true });

    skipTo(state, 'placement');
    station(state, 1, 0, 1);
    passAll(state);
    play(state, 'leonardo player-1', 'privilege 3');
    while (asked(state).startsWith('arrange')) play(state, legal(state).at(-1)!);
    const sorted = [...rest].sort((a, b) => a - b);
    expect(state.seats[0]!.knowledge).toEqual({ cards: sorted, window: 4, ordered: false });
    for (const world of worlds(state, 0))
      expect(world.deck.slice(0, 4)).toEqual(expect.arrayContaining(rest));
    expect(new Set(worlds(state, 0).map(world => world.deck[0])).size).toBeGreaterThan(1);
  });

  it('lays the deck of a sample in its layers [leonardo.secret.deck]', () => {
    for (const world of worlds(newGame({ players: 4 }), null)) {
      expect(world.deck.slice(-5).every(n => n >= 21)).toBe(true);
      expect(world.deck.slice(-16, -5).filter(n => n >= 16)).toHaveLength(5);
    }
  });

  it('keeps sealed bids from the others [leonardo.auction]', () => {
    const state = newGame();
    work(state, 0, 0, 12, 11);
    work(state, 1, 0, 12, 11);
    while (state.pending?.kind !== 'bid') play(state, legal(state).at(-1)!);
    play(state, 'bid 9');
    expect(game.view(state, 0).seats[0]!.bid).toBe(9);
    expect(game.view(state, 1).seats[0]!.bid).toBe(-1);
    expect(game.hasSecrets(state, 0)).toBe(true);
    expect(new Set(worlds(state, 1).map(world => world.seats[0]!.bid)).size).toBeGreaterThan(1);
  });

  it('counts what others own, or leaves it to memory until the end [leonardo.secret.counted]', () => {
    const shown = (state: State, viewer: number | null) => {
      const view = game.view(state, viewer);
      const owner = game.outline(view, names).find(({ id, seat }) => id === 'player' && seat === 0)!;
      return { total: game.scores(view)[0]!.total, text: owner.lines.join(' ') };
    };
    for (const viewer of [1, null]) {
      expect(shown(newGame(), viewer)).toMatchObject({
        total: 3,
        text: expect.stringContaining('3 florins'),
      });
      const silent = shown(newGame({ counted: 'no' }), viewer);
      expect(silent.total).toBeNull();
      expect(silent.text).not.toMatch(/florin|iron|rope|brick/u);
      expect(shown(newGame({ counted: 'no', open: 'yes' }), viewer).total).toBe(3);
    }
    const own = shown(newGame({ counted: 'no' }), 0);
    expect(own).toMatchObject({ total: 3, text: expect.stringContaining('1 iron + 1 brick + 2 rope') });
    const over = newGame({ counted: 'no' });
    while (over.pending !== null) play(over, legal(over).at(-1)!);
    expect(shown(over, 1).total).toBe(shown(over, 0).total);
  });

  it('shows hands and laboratories with open hands, not plans [leonardo.open]', () => {
    const state = newGame({ open: 'yes' });
    play(state, 'start small theatrical-lift');
    expect(game.view(state, 1).seats[0]!.plan).toEqual([-1, -1]);
    const events = skipTo(state, 'placement');
    expect(events).toContainEqual({ type: 'started', seat: 0, lab: 0, invention: 8, reveals: true });
    const seen = game.view(state, null).seats[0]!;
    expect(seen.hand).toEqual([0, 0, 0, 1, 0]);
    expect(seen.labs[0].invention).toBe(8);
    expect(game.hasSecrets(state, 0)).toBe(false);
    expect('deck' in game.view(state, 0)).toBe(false);
  });
});

describe('views and samples', () => {
  it.each([2, 3, 4, 5])('agree at every step of random games with %i players', players => {
    const rng = seedRng(`views ${players}`);
    for (const setup of ['beginner', 'experienced'] as const) {
      const state = newGame({ players, setup, seed: `views ${setup}`, codex: 'yes' });
      while (state.pending !== null) {
        const viewer = nextBelow(rng, players + 1) - 1;
        const seat = viewer < 0 ? null : viewer;
        const view = game.view(state, seat);
        const world = game.sample(view, `${nextBelow(rng, 1000)}`);
        expect(equal(game.view(world, seat), view)).toBe(true);
        if (seat === state.pending.seat) expect(legal(world)).toEqual(legal(state));
        if (seat !== null && !game.hasSecrets(state, seat))
          expect(equal({ ...view, viewer: null }, game.view(state, null))).toBe(true);
        const moves = game.legalMoves(state);
        game.apply(state, moves[nextBelow(rng, moves.length)]!);
      }
    }
  });

  it('never name the generator', () => {
    const state = newGame();
    skipRound(state);
    expect(JSON.stringify(game.view(state, 0))).not.toContain('"rng"');
  });
});
