import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/newton/rules/types.ts';
import {
  begin,
  cityAt,
  give,
  holdMaster,
  legal,
  me,
  place,
  play,
  strengthen,
  tables,
  tokenWith,
} from './scenario.ts';

const cubes = (state: State): string[] => me(state).cubes.map(at => tables.places[at]!.id);
const placeToken = (
  state: State,
  at: string,
  test: (gain: (typeof tables.tokens)[number]) => boolean,
): void => {
  state.tokens[tables.places[place(at)]!.tokenSpot] = tokenWith(test);
};

describe('travel', () => {
  it('goes to Istanbul in 3 of 4 steps, with the token of the second [newton.travel]', () => {
    const state = begin();
    cityAt(state, 'istanbul', 'city-coins');
    placeToken(state, 'bran', gain => gain.potions === 2);
    me(state).scientist = place('wien');
    strengthen(state, 'travel', 4);
    play(state, 'play start-travel', 'go mohacs', 'go bran');
    expect(me(state).potions).toBe(2);
    play(state, 'go istanbul', 'stop');
    expect(cubes(state)).toEqual(['istanbul']);
    expect(me(state).coins).toBe(2 - 1 + 4);
  });

  it('pays a route before moving along it [newton.travel.cost]', () => {
    const state = begin();
    play(state, 'play start-travel', 'go paris');
    expect(me(state).coins).toBe(1);
    const poor = begin();
    me(poor).coins = 0;
    play(poor, 'play start-travel');
    expect(legal(poor)).toEqual(['go weil', 'go ferney', 'stop']);
  });

  it('places a cube only where the move ends [newton.travel.cubes]', () => {
    const state = begin();
    strengthen(state, 'travel', 2);
    play(state, 'play start-travel', 'go paris', 'go calais');
    expect(cubes(state)).toEqual([]);
    const ending = begin();
    play(ending, 'play start-travel', 'go paris');
    expect(cubes(ending)).toEqual(['paris']);
  });

  it('never has two cubes of a colour on a place [newton.travel.cubes]', () => {
    const state = begin();
    me(state).cubes = [place('paris')];
    play(state, 'play start-travel', 'go paris');
    expect(cubes(state)).toEqual(['paris']);
  });

  it('gives nothing without a cube left, and none without a step [newton.travel.cubes]', () => {
    const state = begin();
    me(state).cubes = tables.cubePlaces.filter(at => at !== place('istanbul')).slice(0, 12);
    me(state).scientist = place('bran');
    cityAt(state, 'istanbul', 'city-coins');
    play(state, 'play start-travel', 'go istanbul');
    expect(me(state)).toMatchObject({ coins: 1 });
    expect(me(state).cubes).toHaveLength(12);
    const resting = begin();
    me(resting).scientist = place('stockholm');
    me(resting).coins = 1;
    strengthen(resting, 'travel', 1);
    play(resting, 'play start-travel', 'do travel', 'stop');
    expect(cubes(resting)).toEqual([]);
  });

  it('brings 1, 2, 4 and 8 points for cubes 9 to 12 [newton.travel.cube-points]', () => {
    for (const [placed, points] of [
      [7, 0],
      [8, 1],
      [9, 2],
      [10, 4],
      [11, 8],
    ] as const) {
      const state = begin();
      me(state).cubes = tables.cubePlaces.filter(at => at !== place('paris')).slice(0, placed);
      play(state, 'play start-travel', 'go paris');
      expect(me(state).points[3]).toBe(points);
    }
  });

  it('asks for four books at the objective place, also to pass [newton.travel.objective]', () => {
    const state = begin();
    me(state).scientist = place('mitau');
    me(state).coins = 9;
    strengthen(state, 'travel', 2);
    play(state, 'play start-travel');
    expect(legal(state)).not.toContain('go sankt-peterburg');
    me(state).potions = 3;
    play(state, 'go sankt-peterburg');
    expect(me(state).potions).toBe(0);
    play(state, 'go stockholm');
    expect(legal(state)).not.toContain('go sankt-peterburg');
  });

  it('counts a place as visited however the cube came [newton.travel.visited]', () => {
    const state = begin();
    me(state).cubes = [state.universities[0]!];
    strengthen(state, 'study', 1);
    play(state, 'play start-study');
    const needing = tables.squares.findIndex(square => square.university === 0);
    expect(tables.squares[needing]!.shelf).toBe(1);
    expect(legal(state)).toContain(`shelve ${tables.squares[needing]!.id}`);
  });

  it('brings the bonus of each city [newton.cities]', () => {
    const visit = (tile: string): State => {
      const state = begin();
      cityAt(state, 'istanbul', tile);
      me(state).scientist = place('bran');
      play(state, 'play start-travel', 'go istanbul');
      return state;
    };
    expect(me(visit('city-coins')).coins).toBe(5);
    expect(me(visit('city-potions')).potions).toBe(2);
    expect(me(visit('city-student')).students).toEqual([0, 0]);
    expect(me(visit('city-medical-1')).incomes).toEqual(['medical']);
  });

  it('places a cube on a university for 2 coins, or not [newton.cubes.placed]', () => {
    const state = begin();
    cityAt(state, 'istanbul', 'city-university');
    me(state).scientist = place('bran');
    me(state).coins = 3;
    play(state, 'play start-travel', 'go istanbul', 'stop');
    expect(legal(state)).toEqual([
      ...['bologna', 'paris', 'leipzig', 'krakow', 'cambridge', 'salamanca'].map(id => `visit ${id}`),
      'stop',
    ]);
    play(state, 'visit paris');
    expect(cubes(state)).toEqual(['istanbul', 'paris']);
    expect(me(state)).toMatchObject({ coins: 0, scientist: place('istanbul'), tokens: [] });
  });

  it('places a cube on an ancient land for 2 coins, never without them [newton.cubes.placed]', () => {
    const state = begin();
    cityAt(state, 'istanbul', 'city-ancient');
    me(state).scientist = place('bran');
    me(state).coins = 3;
    play(state, 'play start-travel', 'go istanbul', 'stop');
    expect(legal(state)).toEqual(['visit athenai', 'visit syrakusai', 'visit alexandria', 'stop']);
    const poor = begin();
    cityAt(poor, 'istanbul', 'city-ancient');
    me(poor).scientist = place('bran');
    me(poor).coins = 2;
    play(poor, 'play start-travel', 'go istanbul');
    expect(poor.pending.at(-1)?.kind).toBe('turn');
  });

  it('goes on from where a cube has led the scientist [newton.travel.cubes]', () => {
    const state = begin();
    holdMaster(state, 'pascal');
    give(state, 'circumnavigation');
    me(state).scientist = place('stockholm');
    me(state).coins = 9;
    strengthen(state, 'travel', 3);
    play(
      state,
      'play circumnavigation',
      'do travel',
      'go uraniborg',
      'cube',
      'master pascal',
      'go frombork',
      'stop',
    );
    expect(state.pending.at(-1)).toMatchObject({ kind: 'travel', value: 2 });
    expect(legal(state)).toContain('go krakow');
  });
});
