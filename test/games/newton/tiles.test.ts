import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/newton/rules/types.ts';
import {
  begin,
  cityAt,
  firstOnWork,
  invent,
  legal,
  master,
  me,
  place,
  play,
  space,
  square,
  tables,
} from './scenario.ts';

const INVENTIONS = 1;

function specialize(id: string, edit?: (state: State) => void): State {
  const state = begin();
  me(state).work = firstOnWork(state, 'specialization', id) - 1;
  edit?.(state);
  play(state, 'play start-work', 'advance 1');
  return state;
}

function invented(id: string, edit?: (state: State) => void): State {
  const state = begin();
  edit?.(state);
  invent(state, id);
  return state;
}

describe('specializations', () => {
  it('bring the tile shown, or one of choice [newton.specializations]', () => {
    expect(me(specialize('specialization-development-study')).drawers).toEqual(['study']);
    expect(me(specialize('specialization-income-potion')).incomes).toEqual(['potion']);
    const any = specialize('specialization-development-any');
    expect(legal(any)).toEqual(['tile work', 'tile technology', 'tile travel', 'tile lessons', 'tile study']);
    play(any, 'tile lessons');
    expect(me(any).drawers).toEqual(['lessons']);
    expect(any.developmentStock.lessons).toBe(3);
    const income = specialize('specialization-income-any', s => {
      s.incomeStock.coins = 0;
    });
    expect(legal(income)).toEqual(['tile points', 'tile potion']);
  });

  it('bring nothing from an empty stock [newton.specializations]', () => {
    const state = specialize('specialization-development-study', s => {
      s.developmentStock.study = 0;
    });
    expect(me(state).drawers).toEqual([]);
  });

  it('raise every later action of their kind [newton.tiles.development]', () => {
    const state = specialize('specialization-development-study');
    play(state, 'end', 'play start-study');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'study', value: 2 });
  });

  it('pay income at the end of each round [newton.tiles.income]', () => {
    const state = begin();
    me(state).incomes = ['points', 'coins', 'potion'];
    state.turnsDone = 4;
    play(state, 'play start-work', 'advance 1', 'end');
    expect(me(state)).toMatchObject({ coins: 5, potions: 1 });
    expect(me(state).points[6]).toBe(2);
  });

  it('turn the medical tile at the second medical city [newton.tiles.medical]', () => {
    const state = begin();
    cityAt(state, 'istanbul', 'city-medical-1');
    cityAt(state, 'wien', 'city-medical-2');
    me(state).scientist = place('bran');
    play(state, 'play start-travel', 'go istanbul', 'end');
    expect(me(state).incomes).toEqual(['medical']);
    me(state).scientist = place('mohacs');
    play(state, 'play start-joker', 'do travel', 'go wien', 'stop', 'end');
    expect(me(state).incomes).toEqual(['medical-turned']);
    state.turnsDone = 4;
    play(state, 'play start-work', 'stop', 'end', 'tuck start-work');
    expect(me(state).points[6]).toBe(3);
  });

  it('may replace a tile only when all slots are full, never the medical one [newton.tiles.replace]', () => {
    const state = specialize('specialization-income-potion', s => {
      me(s).incomes = ['medical', 'coins', 'coins', 'points', 'points'];
      s.incomeStock = { points: 2, coins: 2, potion: 4, medical: 3 };
    });
    expect(legal(state)).toEqual(['replace points', 'replace coins', 'stop']);
    play(state, 'replace coins');
    expect(me(state).incomes).toEqual(['medical', 'potion', 'coins', 'points', 'points']);
    expect(state.incomeStock).toEqual({ points: 2, coins: 3, potion: 3, medical: 3 });
    const keep = specialize('specialization-development-work', s => {
      me(s).drawers = ['study', 'study', 'study', 'study', 'travel'];
      s.developmentStock.study = 0;
      s.developmentStock.travel = 3;
    });
    play(keep, 'stop');
    expect(me(keep).drawers).toEqual(['study', 'study', 'study', 'study', 'travel']);
  });

  it('make room for the medical tile by replacing [newton.tiles.medical]', () => {
    const state = begin();
    cityAt(state, 'istanbul', 'city-medical-1');
    me(state).scientist = place('bran');
    me(state).incomes = ['coins', 'coins', 'coins', 'coins', 'points'];
    state.incomeStock = { points: 3, coins: 0, potion: 4, medical: 4 };
    play(state, 'play start-travel', 'go istanbul', 'replace points');
    expect(me(state).incomes).toEqual(['coins', 'coins', 'coins', 'coins', 'medical']);
    expect(state.incomeStock).toEqual({ points: 4, coins: 0, potion: 4, medical: 3 });
  });
});

describe('inventions', () => {
  it('bring their bonus at once [newton.inventions]', () => {
    const six = invented('invention-potion-and-6');
    expect(me(six).potions).toBe(1);
    expect(me(six).points[INVENTIONS]).toBe(6);
    const three = invented('invention-potions-and-3');
    expect(me(three).potions).toBe(2);
    expect(me(three).points[INVENTIONS]).toBe(3);
    expect(me(invented('invention-coins-and-student'))).toMatchObject({ coins: 8, students: [0, 0] });
  });

  it('bring basic actions of value 3 [newton.inventions]', () => {
    const study = invented('invention-study');
    expect(me(study).coins).toBe(5);
    expect(study.pending.at(-1)).toMatchObject({ kind: 'study', value: 3, own: false });
    const lessons = invented('invention-lessons');
    expect(lessons.pending.at(-1)).toMatchObject({ kind: 'lessons', value: 3, own: false });
    const travel = invented('invention-travel');
    expect(me(travel).potions).toBe(1);
    expect(travel.pending.at(-1)).toMatchObject({ kind: 'travel', value: 3, own: false });
  });

  it('count masters, universities, lands and lines [newton.inventions.per]', () => {
    const masters = invented('invention-per-master', s => {
      me(s).played = [master('brahe'), master('browne')];
    });
    expect(me(masters).points[INVENTIONS]).toBe(4);
    expect(me(masters).coins).toBe(7);
    const universities = invented('invention-per-university', s => {
      me(s).cubes = s.universities.slice(0, 3);
    });
    expect(me(universities).points[INVENTIONS]).toBe(6);
  });

  it('give separate actions of value 1 for each land or line [newton.inventions.per]', () => {
    const lands = invented('invention-per-ancient', s => {
      me(s).cubes = s.ancients.slice(0, 2);
      me(s).coins = 0;
      me(s).students = [space('tech-al3'), space('tech-br4')];
    });
    expect(me(lands).points[INVENTIONS]).toBe(4);
    expect(lands.pending.filter(frame => frame.kind === 'technology')).toHaveLength(2);
    play(lands, 'student tech-al3 tech-al5');
    expect(lands.pending.filter(frame => frame.kind === 'technology')).toHaveLength(1);
    play(lands, 'student tech-br4 tech-br5');
    expect(lands.pending.at(-1)?.kind).toBe('turn');

    const lines = invented('invention-per-run', s => {
      for (const id of ['shelf-1-2', 'shelf-1-3', 'shelf-2-3']) me(s).shelf |= 1 << square(id);
      me(s).tiles = 3;
    });
    expect(me(lines).points[INVENTIONS]).toBe(2);
    const start = me(lines).work;
    play(lines, 'advance 1', 'advance 1');
    expect(me(lines).work).toBe(start + 2);
    expect(tables.runs).toHaveLength(12);
  });
});
