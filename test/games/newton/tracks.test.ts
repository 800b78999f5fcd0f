import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/newton/rules/types.ts';
import {
  begin,
  firstOnWork,
  holdMaster,
  legal,
  me,
  onDesk,
  play,
  START,
  space,
  strengthen,
  TOKENS,
  tables,
  tokenWith,
} from './scenario.ts';

const last = tables.work.length - 1;
const students = (state: State): string[] => me(state).students.map(at => tables.technology[at]!.id);

describe('work', () => {
  it('advances up to the value and pays [newton.work]', () => {
    const state = begin();
    strengthen(state, 'work', 3);
    play(state, 'play start-work', 'advance 3');
    expect(me(state)).toMatchObject({ work: 3, coins: 5 });
  });

  it('pays only the spaces moved to who stops early: 2 coins at value 3 [newton.work.coins]', () => {
    const state = begin();
    me(state).work = firstOnWork(state, 'specialization', 'specialization-income-coins') - 2;
    strengthen(state, 'work', 3);
    play(state, 'play start-work', 'advance 2');
    expect(me(state).coins).toBe(4);
    expect(me(state).incomes).toEqual(['coins']);
  });

  it('pays the full value on the last space, without moving [newton.work.end]', () => {
    const state = begin();
    me(state).work = last;
    strengthen(state, 'work', 3);
    play(state, 'play start-work');
    expect(legal(state)).toEqual(['advance 0', 'boost', 'reveal', 'stop']);
    play(state, 'advance 0');
    expect(me(state)).toMatchObject({ work: last, coins: 5 });
  });

  it('pays the full value to who is held up by missing books [newton.work.end]', () => {
    const state = begin();
    me(state).work = last - 1;
    strengthen(state, 'work', 3);
    play(state, 'play start-work');
    expect(legal(state)).toContain('advance 0');
    play(state, 'advance 0');
    expect(me(state)).toMatchObject({ work: last - 1, coins: 5 });
  });

  it('lets the marker onto the objective with books and potions, for full pay [newton.work.end]', () => {
    const state = begin();
    me(state).work = last - 2;
    me(state).potions = 3;
    strengthen(state, 'work', 4);
    const events = play(state, 'play start-work', 'advance 2');
    expect(me(state)).toMatchObject({ work: last, potions: 0, coins: 6 });
    expect(events.map(event => event.type)).toContain('objective');
  });

  it('pays who keeps needed potions as much as who has none [newton.work.end]', () => {
    for (const potions of [0, 3])
      for (const ahead of [1, 2]) {
        const state = begin();
        me(state).work = last - ahead;
        me(state).potions = potions;
        strengthen(state, 'work', 4);
        play(state, 'play start-work', `advance ${ahead - 1}`);
        expect(me(state)).toMatchObject({ work: last - 1, potions, coins: 6 });
      }
  });

  it('pays only the way to who has the books and stops before the objective [newton.work.coins]', () => {
    const state = begin();
    onDesk(state, 'start-technology', 'start-travel', 'start-lessons');
    me(state).work = last - 2;
    strengthen(state, 'work', 4);
    play(state, 'play start-work', 'advance 1');
    expect(me(state)).toMatchObject({ work: last - 1, coins: 3 });
    const before = begin();
    onDesk(before, 'start-technology', 'start-travel', 'start-lessons');
    me(before).work = last - 1;
    play(before, 'play start-work');
    expect(legal(before)).not.toContain('advance 0');
  });

  it('brings nothing before the objective without coins, books and potions [newton.masters.kepler]', () => {
    const state = begin();
    holdMaster(state, 'kepler');
    me(state).work = last - 2;
    me(state).coins = 0;
    play(state, 'play start-work', 'advance 1', 'master kepler');
    expect(me(state)).toMatchObject({ work: last - 1, coins: 1 });
    expect(state.pending.at(-1)?.kind).toBe('turn');
  });
});

describe('technology', () => {
  it('takes the token on the first step and the special space on the third [newton.technology]', () => {
    const state = begin();
    strengthen(state, 'technology', 3);
    const spot = tables.technology[space('tech-a1')]!.tokenSpot;
    state.tokens[spot] = tokenWith(gain => gain.coins === 3);
    const tile = state.specializations[tables.technology[space('tech-ar3')]!.spot]!;
    const events = play(
      state,
      'play start-technology',
      'student tech-start tech-a1',
      'student tech-a1 tech-ar2',
      'student tech-ar2 tech-ar3',
      'stop',
    );
    expect(me(state).coins).toBe(5);
    expect(me(state).tokens).toHaveLength(1);
    expect(state.tokens[spot]).toBe(-1);
    expect(students(state)).toEqual(['tech-ar3']);
    expect(tables.specializations[tile]).toBeDefined();
    expect(events.some(event => event.type === 'tile') || state.pending.at(-1)?.kind === 'choose-tile').toBe(
      true,
    );
  });

  it('goes forward only [newton.technology]', () => {
    const state = begin();
    me(state).students = [space('tech-al3')];
    strengthen(state, 'technology', 2);
    play(state, 'play start-technology');
    expect(legal(state).filter(move => move.startsWith('student'))).toEqual(['student tech-al3 tech-al5']);
  });

  it('moves a single student [newton.technology.one-student]', () => {
    const state = begin();
    me(state).students = [START, space('tech-ar2')];
    me(state).coins = 0;
    strengthen(state, 'technology', 3);
    play(state, 'play start-technology');
    expect(legal(state)).toContain('student tech-ar2 tech-ar3');
    play(state, 'student tech-start tech-c2');
    expect(legal(state)).toEqual(['student tech-c2 tech-cl3', 'student tech-c2 tech-cr3', 'stop']);
    play(state, 'stop');
    expect(state.pending.at(-1)?.kind).toBe('turn');
  });

  it('is impossible without a student that can move [newton.technology.one-student]', () => {
    const state = begin();
    me(state).students = [space('tech-br6')];
    play(state, 'play start-technology');
    expect(legal(state)).not.toContain('do technology');
  });

  it('has room for one own student on an end space [newton.technology.ends]', () => {
    const state = begin();
    me(state).students = [space('tech-br6'), space('tech-br5'), space('tech-c2')];
    play(state, 'play start-technology');
    expect(legal(state)).not.toContain('student tech-br5 tech-br6');
    me(state).students[0] = space('tech-br4');
    expect(legal(state)).toContain('student tech-br5 tech-br6');
  });

  it('asks for the four books of an objective [newton.technology.objective]', () => {
    const state = begin();
    me(state).students = [space('tech-al6'), START];
    play(state, 'play start-technology');
    expect(legal(state)).not.toContain('student tech-al6 tech-al7');
    me(state).potions = 3;
    expect(legal(state)).toContain('student tech-al6 tech-al7');
    play(state, 'student tech-al6 tech-al7');
    expect(me(state).potions).toBe(0);
  });

  it('takes a token once, for the first who comes [newton.tokens]', () => {
    const state = begin(2);
    const spot = tables.technology[space('tech-a1')]!.tokenSpot;
    state.tokens[spot] = tokenWith(gain => gain.points === 4);
    play(state, 'play start-technology', 'student tech-start tech-a1', 'stop');
    expect(me(state).points[0]).toBe(4);
    play(state, 'end', 'play start-technology', 'student tech-start tech-a1', 'stop');
    expect(me(state).tokens).toEqual([]);
  });

  it('brings coins, points, potions or a student by a token [newton.tokens]', () => {
    for (const token of TOKENS) {
      const gain = tables.tokens[token]!;
      const state = begin();
      state.tokens[tables.technology[space('tech-a1')]!.tokenSpot] = token;
      play(state, 'play start-technology', 'student tech-start tech-a1');
      expect(me(state).coins).toBe(2 + gain.coins);
      expect(me(state).potions).toBe(gain.potions);
      expect(me(state).points[0]).toBe(gain.points);
      expect(me(state).students).toHaveLength(1 + gain.students);
    }
  });

  it('sets off a special space only where the move ends [newton.special-spaces]', () => {
    const passing = begin();
    me(passing).work = firstOnWork(passing, 'specialization', 'specialization-income-points') - 1;
    strengthen(passing, 'work', 2);
    play(passing, 'play start-work', 'advance 2');
    expect(me(passing).incomes).toEqual([]);
    const ending = begin();
    me(ending).work = firstOnWork(ending, 'specialization', 'specialization-income-points') - 1;
    play(ending, 'play start-work', 'advance 1');
    expect(me(ending).incomes).toEqual(['points']);
  });
});
