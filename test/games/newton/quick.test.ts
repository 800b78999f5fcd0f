import { describe, expect, it } from 'vitest';
import { begin, game, invent, legal, me, NAMES, place, play, START, strengthen } from './scenario.ts';

describe('quick actions', () => {
  it('sells cards, value, potions and students for 1, 2, 3 and 5 coins [newton.quick]', () => {
    const state = begin();
    me(state).coins = 11;
    play(state, 'play start-joker', 'reveal', 'deck 1', 'boost', 'potion', 'hire');
    expect(me(state)).toMatchObject({ coins: 0, potions: 1, students: [0, 0] });
    expect(state.cardInPlay.boosted).toBe(true);
    expect(state.rows[0]).toHaveLength(4);
  });

  it('are for sale before, during and after the action, not before the card [newton.quick.when]', () => {
    const state = begin();
    me(state).coins = 12;
    me(state).scientist = place('mitau');
    expect(legal(state).every(move => move.startsWith('play'))).toBe(true);
    strengthen(state, 'travel', 2);
    play(state, 'play start-travel');
    expect(legal(state)).toContain('potion');
    play(state, 'go frombork');
    expect(legal(state)).toContain('potion');
    play(state, 'go krakow', 'stop');
    expect(legal(state)).toEqual(['potion', 'hire', 'reveal', 'end']);
  });

  it('turns up two cards beside the others, as often as wanted [newton.quick.reveal]', () => {
    const state = begin();
    me(state).coins = 3;
    const before = [...state.rows[1]!];
    const top = state.decks[1]!.slice(0, 4);
    const events = play(state, 'play start-lessons', 'reveal', 'deck 2', 'reveal', 'deck 2');
    expect(state.rows[1]).toEqual([...before, ...top]);
    expect(me(state).coins).toBe(1);
    expect(events.filter(event => event.reveals).length).toBe(2);
  });

  it('turns up a single last card and never asks an empty deck [newton.quick.reveal]', () => {
    const state = begin();
    state.rows[0]!.push(...state.decks[0]!.splice(1));
    state.rows[2]!.push(...state.decks[2]!.splice(0));
    play(state, 'play start-lessons', 'reveal');
    expect(legal(state)).toEqual(['deck 1', 'deck 2']);
    play(state, 'deck 1');
    expect(state.decks[0]).toEqual([]);
  });

  it('makes a joker of 4 an action of 5, once a turn [newton.quick.boost]', () => {
    const state = begin();
    me(state).drawers = ['travel', 'travel', 'travel'];
    me(state).coins = 9;
    play(state, 'play start-joker', 'do travel', 'boost');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'travel', value: 5 });
    expect(legal(state)).not.toContain('boost');
  });

  it('raises an action also after its last step [newton.quick.boost]', () => {
    const state = begin();
    play(state, 'play start-travel', 'go weil');
    expect(legal(state)).toEqual(['boost', 'stop']);
    play(state, 'boost', 'go leipzig');
    expect(me(state).cubes).toEqual([place('leipzig')]);
  });

  it('sells potions for 3 coins, again and again [newton.quick.potion]', () => {
    const state = begin();
    me(state).coins = 7;
    play(state, 'play start-work', 'potion', 'potion');
    expect(me(state)).toMatchObject({ coins: 1, potions: 2 });
    expect(legal(state)).not.toContain('potion');
  });

  it('hires students while there are any in reserve [newton.quick.student]', () => {
    const state = begin();
    me(state).coins = 20;
    play(state, 'play start-technology', 'hire', 'hire', 'hire');
    expect(me(state)).toMatchObject({ coins: 5, students: [0, 0, 0, 0] });
    expect(legal(state)).not.toContain('hire');
    expect(game.unavailable(state, NAMES).map(reason => reason.what)).toContain('A new student');
  });

  it('loses a student gained with none in reserve [newton.quick.student]', () => {
    const state = begin();
    me(state).students = [START, START, START, START];
    invent(state, 'invention-coins-and-student');
    expect(me(state).students).toHaveLength(4);
    expect(me(state).coins).toBe(8);
  });
});
