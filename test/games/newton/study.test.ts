import { describe, expect, it } from 'vitest';
import type { State } from '../../../src/games/newton/rules/types.ts';
import {
  begin,
  card,
  give,
  legal,
  master,
  me,
  onDesk,
  place,
  play,
  square,
  strengthen,
  tables,
  universityAt,
} from './scenario.ts';

const shelves = (state: State): string[] => legal(state).filter(move => move.startsWith('shelve'));
const fill = (state: State, ...ids: string[]): void => {
  for (const id of ids) me(state).shelf |= 1 << square(id);
};

describe('lessons', () => {
  it('offers cards of level 1 and 2 at value 2 [newton.lessons]', () => {
    const state = begin();
    play(state, 'play start-lessons');
    const offered = [...state.rows[0]!, ...state.rows[1]!].map(held => `take ${tables.cards[held]!.id}`);
    expect(legal(state).filter(move => move.startsWith('take'))).toEqual(offered);
    play(state, offered[0]!);
    expect(me(state).hand).toContain(card(offered[0]!.slice(5)));
    expect(state.pending.at(-1)?.kind).toBe('turn');
  });

  it('does not refill the row during the round [newton.lessons.refill]', () => {
    const state = begin();
    play(state, 'play start-lessons');
    play(state, legal(state)[0]!, 'end');
    expect(state.rows.map(row => row.length)).toEqual([1, 2, 2]);
  });
});

describe('study', () => {
  it('offers the blue book and University II at value 2; the third tile brings a potion [newton.study]', () => {
    const state = begin();
    universityAt(state, 'bologna', 'II');
    me(state).cubes = [place('bologna')];
    fill(state, 'shelf-2-3', 'shelf-1-5', 'shelf-1-8');
    me(state).tiles = 2;
    strengthen(state, 'study', 2);
    play(state, 'play start-study');
    expect(shelves(state)).toEqual(['shelve shelf-2-4', 'shelve shelf-1-3']);
    const events = play(state, 'shelve shelf-1-3');
    expect(me(state)).toMatchObject({ tiles: 3, potions: 1 });
    const found = events.find(event => event.type === 'discovered');
    expect(found?.type === 'discovered' && tables.runs[found.run]).toMatchObject({
      direction: 'column',
      points: 2,
    });
  });

  it('is impossible without tiles [newton.study]', () => {
    const state = begin();
    me(state).tiles = 12;
    play(state, 'play start-study');
    expect(legal(state)).not.toContain('do study');
  });

  it('brings a potion, 4 coins, a master and 8 points with the third tiles of the piles [newton.study.piles]', () => {
    const place = (tiles: number): State => {
      const state = begin();
      me(state).tiles = tiles;
      play(state, 'play start-study', 'shelve shelf-1-3');
      return state;
    };
    expect(me(place(2)).potions).toBe(1);
    expect(me(place(5)).coins).toBe(6);
    expect(place(8).pending.at(-1)?.kind).toBe('master');
    expect(me(place(11)).points[4]).toBe(8);
    expect(me(place(3))).toMatchObject({ potions: 0, coins: 2 });
  });

  it('does not pay for a tile with the potion it brings [newton.study.piles]', () => {
    const state = begin();
    me(state).tiles = 2;
    fill(state, 'shelf-1-3', 'shelf-1-8');
    play(state, 'play start-study');
    expect(shelves(state)).toEqual([]);
  });

  it('pays finished lines from this round on, the printed square included [newton.study.runs]', () => {
    const state = begin();
    fill(state, 'shelf-1-3');
    me(state).tiles = 1;
    onDesk(state, 'start-travel', 'start-work', 'start-technology');
    state.turnsDone = 3;
    play(state, 'play start-study', 'shelve shelf-1-2');
    expect(me(state).points[5]).toBe(0);
    play(state, 'end');
    play(state, 'play start-joker', 'end', 'tuck start-work');
    expect(me(state).points[5]).toBe(1);
  });

  it('places one tile, whatever its value [newton.study.one-tile]', () => {
    const state = begin();
    onDesk(state, 'start-work', 'start-travel');
    strengthen(state, 'study', 3);
    play(state, 'play start-study', 'shelve shelf-1-2');
    expect(state.pending.at(-1)?.kind).toBe('turn');
  });

  it('asks for books in sight or a cube on the place [newton.requirements]', () => {
    const state = begin();
    strengthen(state, 'study', 3);
    play(state, 'play start-study');
    expect(shelves(state)).toEqual(['shelve shelf-1-3', 'shelve shelf-1-8']);
    me(state).cubes = [state.universities[0]!, state.ancients[1]!];
    expect(shelves(state)).toEqual([
      'shelve shelf-3-5',
      'shelve shelf-1-3',
      'shelve shelf-1-7',
      'shelve shelf-1-8',
    ]);
  });

  it('does not use books up [newton.requirements]', () => {
    const state = begin();
    onDesk(state, 'start-work', 'annotated-folio');
    strengthen(state, 'study', 3);
    play(state, 'play start-study', 'shelve shelf-3-1');
    give(state, 'still-room');
    play(state, 'end', 'play still-room');
    expect(shelves(state)).toContain('shelve shelf-1-3');
  });

  it('sees books on the desk and on played masters, not in the hand or under the desk [newton.books.visible]', () => {
    const state = begin();
    me(state).tucked = [card('start-travel')];
    me(state).hand = [card('start-study'), card('start-joker')];
    play(state, 'play start-study');
    expect(shelves(state)).toEqual(['shelve shelf-1-3', 'shelve shelf-1-8']);
    me(state).played = [master('newton')];
    expect(shelves(state)).toEqual([
      'shelve shelf-1-2',
      'shelve shelf-1-3',
      'shelve shelf-1-6',
      'shelve shelf-1-8',
    ]);
  });

  it('lets a book of free choice be any colour, each time anew [newton.books.free-choice]', () => {
    const state = begin();
    give(state, 'reading-room');
    play(state, 'play reading-room');
    expect(shelves(state)).toEqual([
      'shelve shelf-1-2',
      'shelve shelf-1-3',
      'shelve shelf-1-5',
      'shelve shelf-1-6',
      'shelve shelf-1-8',
    ]);
    strengthen(state, 'study', 3);
    const frame = state.pending.at(-1)!;
    if (frame.kind === 'study') frame.value = 3;
    onDesk(state, 'start-travel');
    expect(shelves(state)).toContain('shelve shelf-3-4');
    expect(shelves(state)).not.toContain('shelve shelf-3-1');
  });

  it('replaces missing books by potions, one each [newton.potions.books]', () => {
    const state = begin();
    me(state).potions = 2;
    strengthen(state, 'study', 3);
    play(state, 'play start-study', 'shelve shelf-2-8');
    expect(me(state).potions).toBe(0);
  });

  it('replaces a university or ancient land by three potions [newton.potions.places]', () => {
    const state = begin();
    me(state).potions = 2;
    strengthen(state, 'study', 3);
    play(state, 'play start-study');
    expect(shelves(state)).not.toContain('shelve shelf-2-4');
    me(state).potions = 3;
    expect(shelves(state)).toContain('shelve shelf-3-2');
    play(state, 'shelve shelf-2-4');
    expect(me(state).potions).toBe(0);
  });
});
