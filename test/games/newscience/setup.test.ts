import { describe, expect, it } from 'vitest';
import { members } from '../../../src/games/newscience/rules/sets.ts';
import { NONE } from '../../../src/games/newscience/rules/types.ts';
import { discoveryIndex, ids, options, play, scientistIndex, scoresOf, setup, t, table } from './support.ts';

describe('set-up', () => {
  it('lets the most prestige win, from a table with nothing done [newscience.overview]', () => {
    const s = setup(3);
    expect(s.round).toBe(1);
    s.seats[1]!.prestige = 9;
    const best = scoresOf(s).reduce((a, b) => (b.total > a.total ? b : a));
    expect(best.seat).toBe(1);
  });

  it('starts with empty tracks, laboratory and discoveries [newscience.setup]', () => {
    for (const players of [2, 3, 4, 5]) {
      for (const seat of setup(players).seats) {
        expect(seat).toMatchObject({
          rest: 0,
          prestige: 0,
          laboratory: NONE,
          researched: 0,
          experimented: 0,
          published: 0,
        });
      }
    }
    expect(t.rules).toMatchObject({ energyPerPlayer: 3, discoveryMarkers: 10 });
  });

  it('plays chemistry and biology with 4 or 5 players only [newscience.setup.fields]', () => {
    const fields = (players: number) =>
      new Set(members(t.boards[players]!.inPlay).map(index => t.fields[t.discoveries[index]!.field]!.id));
    for (const players of [2, 3])
      expect([...fields(players)]).toEqual(['astronomy', 'mathematics', 'physics']);
    for (const players of [4, 5]) expect(fields(players).size).toBe(5);
  });

  it('ignores chemical prerequisites of physics with 2 or 3 players [newscience.setup.fields]', () => {
    const needs = (players: number) =>
      t.boards[players]!.prerequisites[discoveryIndex('air-pressure')]!.map(ids);
    expect(needs(3)).toEqual([['falling-bodies']]);
    expect(needs(4)).toEqual([['falling-bodies'], ['gases']]);
    expect(t.boards[2]!.prerequisites[discoveryIndex('elastic-force')]!.map(ids)).toEqual([['air-pressure']]);
  });

  it.each([
    [2, 6],
    [3, 4],
    [4, 10],
    [5, 8],
  ])(
    'with %i players stacks %i cards of each level, level 1 on top [newscience.setup.events]',
    (players, each) => {
      const s = setup(players);
      const levels = s.deck.map(card => t.cards[card]!.level).reverse();
      expect(levels).toEqual([1, 2, 3].flatMap(level => Array<number>(each).fill(level)));
      if (players < 4) expect(s.deck.some(card => t.cards[card]!.fourPlus)).toBe(false);
    },
  );

  it('draws other cards and scientists with another seed [newscience.setup.events]', () => {
    expect(setup(4, 'one').deck).not.toEqual(setup(4, 'two').deck);
    expect(setup(4, 'one').deck).toEqual(setup(4, 'one').deck);
  });

  it('deals different scientists [newscience.setup.scientists]', () => {
    for (const players of [2, 3, 4, 5]) {
      const dealt = setup(players).seats.map(seat => seat.scientist);
      expect(new Set(dealt).size).toBe(players);
      expect(dealt).not.toContain(NONE);
    }
  });

  it('lets scientists be chosen one after the other [newscience.setup.scientists]', () => {
    const s = setup(5, 'seed', 'chosen');
    expect(options(s)).toEqual([
      'take kepler',
      'take galileo',
      'take kircher',
      'take leibniz',
      'take newton',
    ]);
    const order = [...s.order];
    play(s, 'take newton');
    expect(options(s)).not.toContain('take newton');
    expect(s.pending).toEqual({ kind: 'scientist', seat: order[1] });
    const events = play(s, 'take kepler', 'take kircher', 'take leibniz');
    expect(events.filter(event => event.type === 'scientist-chosen')).toHaveLength(4);
    expect(s.seats[order[4]!]!.scientist).toBe(scientistIndex('galileo'));
    expect(s.phase).toBe('placement');
    expect(s.order).toEqual([order[1], order[4], order[2], order[3], order[0]]);
  });

  it('chooses in an order that the seed decides [newscience.setup.scientists]', () => {
    const orders = new Set(Array.from({ length: 20 }, (_, i) => setup(4, `${i}`, 'chosen').order.join()));
    expect(orders.size).toBeGreaterThan(5);
  });

  it('gives the starting influence of the scientist [newscience.setup.influence]', () => {
    const s = table('kepler', 'kircher');
    expect(s.seats.map(seat => seat.influence)).toEqual([
      [2, 0, 0, 0],
      [0, 2, 1, 1],
    ]);
  });

  it('orders Newton, Kepler and Kircher as in the rulebook: Kepler, Kircher, Newton [newscience.setup.order]', () => {
    const s = setup(3, 'seed', 'chosen', 0);
    const [a, b, c] = s.order;
    play(s, 'take newton', 'take kepler', 'take kircher');
    expect(s.order).toEqual([b, c, a]);
  });

  it('orders all five [newscience.setup.order]', () => {
    const s = setup(5);
    const order = s.order.map(
      seat => t.scientists.find(({ index }) => index === s.seats[seat]!.scientist)?.id,
    );
    expect(order).toEqual(['kepler', 'galileo', 'kircher', 'leibniz', 'newton']);
  });

  it('deals the earliest scientist to the player who is to start [newscience.setup.first]', () => {
    for (let seed = 0; seed < 20; seed++) {
      for (const first of [0, 1, 2]) expect(setup(3, `${seed}`, 'dealt', first).order[0]).toBe(first);
    }
  });

  it('lets the player who is to start choose first [newscience.setup.first]', () => {
    for (const first of [0, 1, 2, 3]) expect(setup(4, 'seed', 'chosen', first).pending?.seat).toBe(first);
  });
});
