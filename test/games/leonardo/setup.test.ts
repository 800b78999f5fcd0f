import { describe, expect, it } from 'vitest';
import { printedTurn } from '../../../src/games/leonardo/rules/turns.ts';
import { METALS } from '../../../src/games/leonardo/rules/types.ts';
import { asked, game, legal, names, newGame, play, skipRound, tables } from './scenario.ts';

const handOf = (counts: number[]) => counts.reduce((a, b) => a + b, 0);

describe('set-up for first games', () => {
  it('lays out shops, Council and bank [leonardo.setup]', () => {
    const state = newGame({ players: 5 });
    expect(state.councilFlorins).toBe(1);
    expect(handOf(state.shops) + handOf(state.seats.map(player => handOf(player.hand)))).toBe(60);
    expect(state.bank + 1 + handOf(state.seats.map(player => player.florins))).toBe(375);
    expect(state.seats.every(player => player.labs[0].side >= 0 && player.master === -1)).toBe(true);
  });

  it('gives Leonardo to the first player, who also begins [leonardo.setup.first]', () => {
    const state = newGame({ players: 3, first: 2 });
    expect(state.leonardo).toBe(2);
    expect(asked(state)).toBe('fabrication 2');
    const options = { setup: 'beginner', codex: 'no', open: 'no', counted: 'yes' };
    const drawn = Array.from(
      { length: 20 },
      (_, i) => game.setup({ players: 3, seed: `seed ${i}`, options, first: null }).leonardo,
    );
    expect(new Set(drawn).size).toBe(3);
  });

  it('deals the sets a to e from the first player clockwise [leonardo.setup.sets]', () => {
    const state = newGame({ players: 5, first: 3 });
    const order = [3, 4, 0, 1, 2].map(seat => state.seats[seat]!);
    expect(order.map(player => player.florins)).toEqual([3, 3, 3, 13, 8]);
    expect(order.map(player => player.idle)).toEqual([5, 5, 4, 3, 3]);
    expect(order.map(player => player.labs.map(lab => lab.side))).toEqual([
      [0, -1],
      [0, 0],
      [1, -1],
      [1, -1],
      [0, 1],
    ]);
    expect(order.map(player => player.labs[0].automata)).toEqual([0, 0, 1, 0, 0]);
    expect(order[0]!.hand).toEqual([1, 0, 0, 1, 2]);
  });

  it.each([
    [2, 2],
    [3, 1],
    [4, 0],
    [5, 0],
  ])(
    'with %i players returns %i apprentices of each set to the box [leonardo.setup.fewer]',
    (players, returned) => {
      const state = newGame({ players });
      expect(state.seats[0]!.idle).toBe(5 - returned);
      expect(state.seats[0]!.academy).toBe(4);
    },
  );

  it.each([
    [2, [1, 12, 8]],
    [3, [1, 12, 8, 3]],
    [4, [1, 12, 8, 3, 9]],
    [5, [1, 12, 8, 3, 9]],
  ])('with %i players requests %j [leonardo.setup.requested]', (players, requested) => {
    expect(newGame({ players }).requested).toEqual(requested);
  });

  it.each([2, 3, 4, 5])('stacks three layers with %i players [leonardo.setup.deck]', players => {
    const { deck } = newGame({ players });
    const bottom = deck.slice(-5);
    const middle = deck.slice(-16, -5);
    const top = deck.slice(0, -16);
    expect([...bottom].sort()).toEqual([21, 22, 23, 24, 25]);
    const metals = METALS.map((_, metal) => middle.filter(n => tables.metal[n] === metal).length);
    expect(metals).toEqual([1, 2, 3, 5]);
    expect(middle.filter(n => n >= 16).sort()).toEqual([16, 17, 18, 19, 20]);
    expect(top.every(n => n <= 15)).toBe(true);
    expect(newGame({ players, seed: 'other' }).deck).not.toEqual(deck);
  });
});

describe('turn 0', () => {
  it('comes before turn 1 and asks for favours [leonardo.experienced]', () => {
    const state = newGame({ setup: 'experienced', players: 3 });
    expect(printedTurn(state)).toBe(0);
    expect(asked(state)).toBe('favour 0');
    while (printedTurn(state) === 0) play(state, legal(state)[0]!);
    expect(printedTurn(state)).toBe(1);
  });

  it('counts as the first round of a record, which headings call turn 0 [leonardo.experienced]', () => {
    const options = { setup: 'experienced', codex: 'no', open: 'no', counted: 'yes' };
    const state = newGame({ players: 3, setup: 'experienced' });
    expect(game.meta.roundName?.(state.round, options)).toBe('Turn 0');
    expect(game.meta.roundName?.(2, options)).toBe('Turn 1');
    const first = newGame({ players: 3 });
    expect(game.meta.roundName?.(first.round, { ...options, setup: 'beginner' })).toBe('Turn 1');
  });

  it('gives everybody the same small start [leonardo.experienced.start]', () => {
    for (const player of newGame({ setup: 'experienced', players: 2 }).seats) {
      expect([player.florins, player.idle, player.academy]).toEqual([3, 3, 6]);
      expect(player.labs.map(lab => lab.side)).toEqual([0, -1]);
      expect(handOf(player.hand)).toBe(0);
    }
  });

  it.each([
    [2, 3, 3],
    [3, 4, 0],
    [4, 5, 0],
    [5, 5, 0],
  ])(
    'draws the display with %i players: %i requested, %i discarded [leonardo.experienced.deck]',
    (players, size, gone) => {
      const state = newGame({ setup: 'experienced', players });
      expect(state.requested).toHaveLength(size);
      expect(state.requested.every(n => n <= 15)).toBe(true);
      expect(state.box.map(n => METALS[tables.metal[n]!])).toEqual(
        ['bronze', 'copper', 'silver'].slice(0, gone),
      );
      expect(state.deck).toHaveLength(25 - size - gone);
    },
  );

  it('offers every favour that can be used [leonardo.favours]', () => {
    const state = newGame({ setup: 'experienced', players: 4 });
    expect(legal(state)).toEqual([
      'favour florins',
      'favour components',
      'favour apprentice',
      'favour flip-small',
      'favour take-large',
    ]);
    play(state, 'favour florins');
    expect(state.seats[0]!.florins).toBe(8);
    play(state, 'favour components', 'component iron', 'component iron');
    expect(legal(state)).not.toContain('component iron');
    play(state, 'component rope', 'component wood');
    expect(state.seats[1]!.hand).toEqual([2, 0, 1, 0, 1]);
    play(state, 'favour apprentice');
    expect(state.seats[2]!.idle).toBe(4);
    play(state, 'favour flip-small', 'component glass');
    expect(state.seats[3]!.labs[0].side).toBe(1);
    expect(state.seats[3]!.hand[1]).toBe(1);
  });

  it('lets an automaton and the 6-space side follow what they need [leonardo.favours]', () => {
    const state = newGame({ setup: 'experienced', players: 3 });
    play(
      state,
      'favour take-large',
      'component iron',
      'favour flip-small',
      'component iron',
      'favour florins',
    );
    expect(legal(state)).toContain('favour flip-large');
    expect(legal(state)).not.toContain('favour automaton-small');
    play(state, 'favour flip-large', 'component wood');
    expect(state.seats[0]!.labs[1].side).toBe(1);
    play(state, 'favour automaton-small');
    expect(state.seats[1]!.labs[0].automata).toBe(1);
  });

  it('cannot give a component that has run out [leonardo.favours]', () => {
    const state = newGame({ setup: 'experienced', players: 3 });
    state.shops[0] = 0;
    play(state, 'favour components');
    expect(legal(state)).toEqual(['component glass', 'component wood', 'component brick', 'component rope']);
  });

  it.each([
    [2, 1],
    [3, 2],
    [4, 3],
    [5, 3],
  ])(
    'goes round from Leonardo: with %i players %i favours each [leonardo.favours.order]',
    (players, each) => {
      const state = newGame({ setup: 'experienced', players, first: 1 });
      const order: number[] = [];
      while (printedTurn(state) === 0) {
        order.push(state.pending!.seat);
        play(
          state,
          state.seats[state.pending!.seat]!.favours[0]! < 2 ? 'favour florins' : 'favour apprentice',
        );
      }
      const round = names.slice(0, players).map((_, i) => (i + 1) % players);
      expect(order).toEqual(Array.from({ length: each }, () => round).flat());
    },
  );

  it('refuses the same letter a third time [leonardo.favours.limit]', () => {
    const state = newGame({ setup: 'experienced', players: 4 });
    const others = ['favour apprentice', 'favour apprentice', 'favour apprentice'];
    play(state, 'favour flip-small', 'component iron', ...others);
    play(state, 'favour take-large', 'component iron', ...others);
    expect(legal(state)).toEqual(['favour florins', 'favour components', 'favour apprentice']);
    play(state, 'favour florins');
    expect(legal(state)).not.toContain('favour apprentice');
  });
});

describe('the turns', () => {
  it('go from 1 to 9 through the phases A to D [leonardo.turns]', () => {
    const state = newGame({ players: 3 });
    const phases: string[] = [];
    let last = '';
    while (printedTurn(state) === 1) {
      if (state.phase !== last) phases.push(state.phase);
      last = state.phase;
      const moves = legal(state);
      play(state, state.phase === 'placement' && moves[0] !== 'pass' ? moves[0]! : moves.at(-1)!);
    }
    expect(phases.slice(0, 2)).toEqual(['fabrication', 'placement']);
    let turns = 1;
    while (state.pending !== null) {
      skipRound(state);
      turns++;
    }
    expect([turns, printedTurn(state), state.phase]).toEqual([9, 9, 'over']);
  });
});
