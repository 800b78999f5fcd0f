import { describe, expect, it } from 'vitest';
import { printedTurn } from '../../../src/games/leonardo/rules/turns.ts';
import { PURCHASES } from '../../../src/games/leonardo/rules/types.ts';
import {
  asked,
  game,
  legal,
  names,
  passAll,
  placementGame,
  play,
  setFlorins,
  station,
  work,
} from './scenario.ts';

const WORKSHOP = 1;
const ACADEMY = 2;
const JOINER = 5;
const WOOD = PURCHASES.indexOf('wood');

describe('the priced zones', () => {
  it('offer the privilege down the ranking [leonardo.offers]', () => {
    const state = placementGame({ players: 3 });
    station(state, 0, JOINER, 1);
    station(state, 1, JOINER, 2);
    passAll(state);
    expect(asked(state)).toBe('offer 1');
    expect(legal(state)).toEqual(['buy wood', 'renounce']);
    play(state, 'buy wood');
    expect(asked(state)).toBe('offer 0');
  });

  it('sell for 0, 2, 3 and 4 florins [leonardo.offers.price]', () => {
    const state = placementGame();
    setFlorins(state, 0, 9);
    station(state, 0, JOINER, 1);
    passAll(state);
    const paid: number[] = [];
    for (let i = 0; i < 4; i++) {
      const before = state.seats[0]!.florins;
      play(state, 'buy wood');
      paid.push(before - state.seats[0]!.florins);
    }
    expect(paid).toEqual([0, 2, 3, 4]);
    expect(state.seats[0]!.hand[2]).toBe(4);
    expect(printedTurn(state)).toBe(2);
  });

  it('keep the price for the next when somebody renounces [leonardo.offers.pass]', () => {
    const state = placementGame({ players: 3 });
    station(state, 0, JOINER, 2);
    station(state, 1, JOINER, 1);
    passAll(state);
    play(state, 'renounce');
    expect(state.seats[0]!.placed[JOINER]).toBe(0);
    expect(asked(state)).toBe('offer 1');
    const events = play(state, 'buy wood');
    expect(events).toContainEqual({ type: 'bought', seat: 1, zone: JOINER, purchase: WOOD, price: 0 });
  });

  it('send home who cannot pay or use it [leonardo.offers.pass]', () => {
    const state = placementGame({ players: 3 });
    setFlorins(state, 1, 1);
    station(state, 0, JOINER, 2);
    station(state, 1, JOINER, 1);
    passAll(state);
    const events = play(state, 'buy wood');
    expect(events).toContainEqual({ type: 'renounced', seat: 1, zone: JOINER, why: 'florins' });
    const full = placementGame({ players: 3 });
    full.seats[0]!.academy = 0;
    station(full, 0, ACADEMY, 1);
    expect(passAll(full)).toContainEqual({ type: 'renounced', seat: 0, zone: ACADEMY, why: 'use' });
  });

  it('go as in the worked example: asked again, the strongest buys twice more [leonardo.offers.round]', () => {
    const [ann, ben, cleo] = [0, 1, 2];
    const state = placementGame({ players: 3 });
    setFlorins(state, ann, 7);
    setFlorins(state, ben, 3);
    setFlorins(state, cleo, 5);
    station(state, ann, ACADEMY, 3);
    station(state, ben, ACADEMY, 2);
    station(state, cleo, ACADEMY, 1);
    passAll(state);
    play(state, 'buy apprentice', 'buy apprentice', 'renounce');
    expect(asked(state)).toBe(`offer ${ann}`);
    const events = play(state, 'buy apprentice');
    expect(events).toContainEqual({ type: 'renounced', seat: ben, zone: ACADEMY, why: 'florins' });
    expect(asked(state)).toBe(`offer ${ann}`);
    play(state, 'buy apprentice');
    expect(state.seats.map(({ florins }) => florins)).toEqual([0, 1, 5]);
    expect(printedTurn(state)).toBe(2);
  });

  it('go round again from the strongest still present [leonardo.offers.round]', () => {
    const state = placementGame({ players: 3 });
    for (const seat of [0, 1, 2]) setFlorins(state, seat, 9);
    station(state, 0, JOINER, 3);
    station(state, 1, JOINER, 1);
    station(state, 2, JOINER, 2);
    passAll(state);
    play(state, 'buy wood', 'renounce');
    expect(asked(state)).toBe('offer 1');
    play(state, 'buy wood');
    expect(asked(state)).toBe('offer 0');
    play(state, 'renounce');
    expect(asked(state)).toBe('offer 1');
    const events = play(state, 'buy wood');
    expect(events).toContainEqual({ type: 'bought', seat: 1, zone: JOINER, purchase: WOOD, price: 3 });
  });

  it('end with the purchase for 4 or with the last worker [leonardo.offers.end]', () => {
    const state = placementGame({ players: 3 });
    for (const seat of [0, 1]) setFlorins(state, seat, 9);
    station(state, 0, JOINER, 2);
    station(state, 1, JOINER, 1);
    station(state, 1, 6, 1);
    passAll(state);
    play(state, 'buy wood', 'buy wood', 'buy wood', 'buy wood');
    expect(state.rows[JOINER]).toEqual([]);
    expect(state.lord).toBe(6);
    expect(state.bought).toBe(0);
    play(state, 'renounce');
    expect(printedTurn(state)).toBe(2);
  });
});

describe('the Workshop', () => {
  it('sells the four kinds of improvement [leonardo.workshop]', () => {
    const state = placementGame();
    setFlorins(state, 0, 20);
    station(state, 0, WORKSHOP, 1);
    passAll(state);
    expect(legal(state)).toEqual(['buy flip-small', 'buy take-large', 'renounce']);
    play(state, 'buy flip-small');
    expect(legal(state)).toEqual(['buy take-large', 'buy automaton-small', 'renounce']);
    play(state, 'buy take-large');
    expect(legal(state)).toContain('buy flip-large');
    play(state, 'buy flip-large');
    expect(legal(state)).toEqual(['buy automaton-small', 'buy automaton-large', 'renounce']);
    play(state, 'buy automaton-large');
    const { labs, florins } = state.seats[0]!;
    expect(labs.map(lab => [lab.side, lab.automata])).toEqual([
      [1, 0],
      [1, 1],
    ]);
    expect(florins).toBe(11);
  });

  it('leaves working laboratories alone [leonardo.workshop.idle]', () => {
    const state = placementGame();
    const { labs } = state.seats[0]!;
    labs[1].side = 1;
    work(state, 0, 0, 12, 0);
    station(state, 0, WORKSHOP, 1);
    passAll(state);
    expect(legal(state)).toEqual(['buy automaton-large', 'renounce']);
    expect(game.unavailable(state, names)).toContainEqual({
      what: 'Buy 5 benches for the small laboratory',
      why: 'the small laboratory is at work',
      rule: 'leonardo.workshop',
    });
  });

  it('has automata only for free spaces made for them, three at most [leonardo.workshop.automaton]', () => {
    const state = placementGame();
    setFlorins(state, 0, 20);
    const { labs } = state.seats[0]!;
    labs[0].side = 1;
    labs[1].side = 1;
    station(state, 0, WORKSHOP, 1);
    passAll(state);
    play(state, 'buy automaton-small', 'buy automaton-large', 'buy automaton-large');
    expect(state.seats[0]!.labs.map(lab => lab.automata)).toEqual([1, 2]);
    expect(state.phase).not.toBe('offers');
  });

  it('plays the example of Andre and Barbara [leonardo.offers.round] [leonardo.workshop.idle]', () => {
    const state = placementGame({ players: 2 });
    const [andre, barbara] = state.seats as [(typeof state.seats)[0], (typeof state.seats)[0]];
    andre.labs[0].side = 1;
    barbara.labs[0].side = 1;
    barbara.labs[1].side = -1;
    work(state, 1, 0, 12, 2);
    setFlorins(state, 1, 4);
    setFlorins(state, 0, 5);
    station(state, 0, WORKSHOP, 2);
    station(state, 1, WORKSHOP, 2);
    passAll(state);
    expect(asked(state)).toBe('offer 0');
    play(state, 'buy automaton-small');
    expect([andre.labs[0].automata, andre.florins]).toEqual([1, 5]);
    expect(asked(state)).toBe('offer 1');
    expect(legal(state)).toEqual(['buy take-large', 'renounce']);
    play(state, 'buy take-large');
    expect([barbara.labs[1].side, barbara.florins]).toEqual([0, 2]);
    expect(asked(state)).toBe('offer 0');
    expect(legal(state)).toContain('buy take-large');
    const events = play(state, 'renounce');
    expect(events).toContainEqual({ type: 'renounced', seat: 1, zone: WORKSHOP, why: 'florins' });
    expect(state.rows[WORKSHOP]).toEqual([]);
    expect([barbara.labs[1].side, barbara.florins, andre.florins]).toEqual([0, 2, 5]);
  });
});

describe('Academy and shops', () => {
  it('gives an own apprentice for the next turn while there are any [leonardo.academy]', () => {
    const state = placementGame({ players: 4 });
    const player = state.seats[0]!;
    setFlorins(state, 0, 20);
    Object.assign(player, { idle: 7, academy: 2 });
    station(state, 0, ACADEMY, 1);
    passAll(state);
    play(state, 'buy apprentice');
    const events = play(state, 'buy apprentice');
    expect(events).toContainEqual({ type: 'renounced', seat: 0, zone: ACADEMY, why: 'use' });
    expect([player.idle, player.academy]).toEqual([9, 0]);
  });

  it.each([
    [3, 'iron'],
    [4, 'glass'],
    [5, 'wood'],
    [6, 'brick'],
    [7, 'rope'],
  ])('zone %i sells %s [leonardo.shops]', (zone, material) => {
    const state = placementGame();
    station(state, 0, zone, 1);
    passAll(state);
    const held = state.seats[0]!.hand[zone - 3]!;
    play(state, `buy ${material}`);
    expect(state.seats[0]!.hand[zone - 3]).toBe(held + 1);
  });

  it('sells nothing once the shop is empty [leonardo.shops.empty]', () => {
    const state = placementGame({ players: 3 });
    state.shops[2] = 1;
    setFlorins(state, 0, 9);
    station(state, 0, JOINER, 2);
    station(state, 1, JOINER, 1);
    passAll(state);
    const events = play(state, 'buy wood');
    expect(events).toContainEqual({ type: 'sold-out', seat: null, zone: JOINER });
    expect(state.rows[JOINER]).toEqual([]);
    expect(state.seats[1]!.florins).toBe(3);
  });
});
