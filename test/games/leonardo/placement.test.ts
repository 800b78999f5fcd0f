import { describe, expect, it } from 'vitest';
import { printedTurn } from '../../../src/games/leonardo/rules/turns.ts';
import { LAB_PLACES } from '../../../src/games/leonardo/rules/types.ts';
import { asked, legal, newGame, passAll, placementGame, play, skipRound, skipTo, work } from './scenario.ts';

describe('phase B', () => {
  it('goes round from Leonardo with one placement each [leonardo.placement]', () => {
    const state = placementGame({ players: 3, first: 2 });
    expect(asked(state)).toBe('placement 2');
    play(state, 'send workshop', 'crew 2');
    expect(asked(state)).toBe('placement 0');
    play(state, 'master council');
    expect(asked(state)).toBe('placement 1');
    play(state, 'pass');
    expect(asked(state)).toBe('placement 2');
    expect(state.seats[2]!.placed[1]).toBe(2);
    expect(state.seats[0]!.master).toBe(0);
    expect(legal(state).filter(move => move.startsWith('send'))).toHaveLength(7);
  });

  it('is over for who has passed, and ends when all have [leonardo.placement.pass]', () => {
    const state = placementGame();
    play(state, 'pass', 'send academy', 'crew 1', 'master academy');
    expect(state.seats[0]!.passed).toBe(true);
    expect(asked(state)).toBe('placement 1');
    play(state, 'pass');
    expect(state.phase).not.toBe('placement');
  });

  it('passes for who has nobody left [leonardo.placement.pass]', () => {
    const state = placementGame();
    const events = play(state, 'send academy', 'crew 3', 'pass', 'master academy');
    expect(events.filter(event => event.type === 'passed').map(event => event.seat)).toEqual([1, 0]);
  });

  it('takes apprentices to a place only once [leonardo.placement.once]', () => {
    const state = placementGame();
    play(state, 'send academy', 'crew 1', 'pass');
    expect(legal(state)).not.toContain('send academy');
    expect(legal(state)).toContain('master academy');
    play(state, 'master academy');
    expect(legal(state)).toContain('send workshop');
  });

  it('does not ask how many where there is one apprentice [leonardo.placement.once]', () => {
    const state = placementGame();
    play(state, 'send academy', 'crew 2', 'pass');
    const events = play(state, 'send joiner');
    expect(events).toContainEqual({ type: 'placed', seat: 0, place: 5, apprentices: 1, master: false });
  });

  it('keeps the place in the row for later own workers [leonardo.placement.row]', () => {
    const state = placementGame({ players: 3 });
    play(
      state,
      'master academy',
      'send academy',
      'crew 1',
      'send academy',
      'crew 2',
      'send academy',
      'crew 1',
    );
    expect(state.rows[2]).toEqual([0, 1, 2]);
    expect(state.seats[0]!.placed[2]).toBe(1);
  });

  it('fills laboratories only while they work and as far as there are spaces [leonardo.placement.laboratory]', () => {
    const state = newGame();
    skipTo(state, 'placement');
    expect(legal(state)).not.toContain('send small');
    expect(legal(state)).not.toContain('master small');
    const busy = newGame();
    busy.seats[0]!.idle = 9;
    busy.seats[0]!.academy = 0;
    busy.seats[0]!.labs[0].side = 1;
    busy.seats[0]!.labs[0].automata = 1;
    work(busy, 0, 0, 12, 0);
    skipTo(busy, 'placement');
    play(busy, 'master small', 'pass', 'send small');
    expect(legal(busy)).toEqual(['crew 1', 'crew 2', 'crew 3']);
    play(busy, 'crew 3');
    expect(busy.seats[0]!.placed[LAB_PLACES[0]!]).toBe(3);
    expect(legal(busy)).not.toContain('send small');
  });

  it('lets people stand on a free automaton space [leonardo.placement.laboratory]', () => {
    const state = newGame();
    Object.assign(state.seats[0]!, { idle: 6, academy: 1 });
    state.seats[0]!.labs[0].side = 1;
    work(state, 0, 0, 12, 0);
    skipTo(state, 'placement');
    play(state, 'send small');
    expect(legal(state).at(-1)).toBe('crew 5');
  });

  it('brings everybody home at the end of the turn [leonardo.workers]', () => {
    const state = newGame({ players: 3 });
    play(state, 'start small theatrical-lift');
    skipTo(state, 'placement');
    play(
      state,
      'send small',
      'crew 2',
      'send academy',
      'crew 2',
      'send council',
      'crew 1',
      'master workshop',
    );
    passAll(state);
    skipRound(state);
    for (const player of state.seats) {
      expect(player.placed.every(count => count === 0)).toBe(true);
      expect(player.master).toBe(-1);
    }
    expect(state.rows.every(row => row.length === 0)).toBe(true);
    expect(state.seats[0]!.idle).toBe(4);
  });
});

describe('turns 8 and 9', () => {
  it('close the city [leonardo.final]', () => {
    const state = newGame();
    state.round = 8;
    state.seats[0]!.labs[1].side = 0;
    work(state, 0, 0, 12, 0);
    skipTo(state, 'placement');
    expect(asked(state)).toBe('placement 0');
    expect(legal(state)).toEqual(['send small', 'master small', 'pass']);
    const events = play(state, 'send small', 'crew 3');
    expect(events).toContainEqual({ type: 'worked', seat: 0, lab: 0, weeks: 3, total: 3 });
    expect(printedTurn(state)).toBe(9);
  });

  it('still start inventions [leonardo.final]', () => {
    const state = newGame();
    state.round = 9;
    play(state, 'start small automatic-hammer');
    skipTo(state, 'placement');
    play(state, 'master small', 'send small', 'crew 2');
    expect(state.seats[0]!.realised).toEqual([1]);
    expect(state.phase).toBe('over');
  });
});
