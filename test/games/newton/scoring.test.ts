import { describe, expect, it } from 'vitest';
import { winners } from '../../../src/core/game.ts';
import type { State } from '../../../src/games/newton/rules/types.ts';
import {
  begin,
  card,
  game,
  give,
  legal,
  master,
  me,
  objective,
  onDesk,
  place,
  play,
  START,
  scores,
  space,
  square,
  swapIn,
  TOKENS,
  tables,
} from './scenario.ts';

const total = (state: State, seat = 0): number => scores(state)[seat]!.total;
/** Puts an objective tile onto the work track and the marker there. */
function reached(id: string, edit: (state: State) => void): number {
  const state = begin();
  swapIn(state.objectives, tables.work.at(-1)!.spot, objective(id));
  me(state).work = tables.work.length - 1;
  edit(state);
  return total(state);
}
/** Plays on to the end of the round without doing anything. */
function finishRound(state: State): void {
  const { round } = state;
  while (state.round === round && game.decision(state)) {
    const kind = game.decision(state)!.kind;
    play(state, legal(state).at(kind === 'play' || kind === 'tuck' ? 0 : -1)!);
  }
}

describe('end of the round', () => {
  it('tucks, takes back, pays, renews and passes on [newton.end-of-round]', () => {
    const state = begin(2);
    finishRound(state);
    expect(state).toMatchObject({ round: 2, turnsDone: 0, first: 1, active: 1 });
    for (const player of state.seats) {
      expect(player.desk).toEqual([]);
      expect([player.hand.length, player.tucked.length]).toEqual([5, 1]);
    }
  });

  it('puts a card of this round under the desk, where its symbol counts [newton.end-of-round.tuck]', () => {
    const state = begin();
    play(state, 'play start-work', 'advance 1', 'end');
    state.turnsDone = 4;
    play(state, 'play start-study', 'stop', 'end');
    expect(legal(state)).toEqual(['tuck start-work', 'tuck start-study']);
    play(state, 'tuck start-work');
    expect(me(state).tucked).toEqual([card('start-work')]);
    expect(me(state).hand).not.toContain(card('start-work'));
    play(state, 'play start-joker', 'do work');
    expect(state.pending.at(-1)).toMatchObject({ kind: 'work', value: 2 });
  });

  it('tucks nothing for who played nothing [newton.end-of-round.tuck]', () => {
    const state = begin(2);
    state.seats[1]!.hand = [];
    finishRound(state);
    expect(state.seats[1]!.tucked).toEqual([]);
  });

  it('pays 2 + 4 + 1 points and a potion [newton.end-of-round.income]', () => {
    const state = begin();
    for (const id of ['shelf-1-3', 'shelf-2-3', 'shelf-1-6', 'shelf-2-6', 'shelf-3-6'])
      me(state).shelf |= 1 << square(id);
    me(state).tiles = 5;
    me(state).incomes = ['medical', 'potion'];
    finishRound(state);
    expect(me(state).points.reduce((a, b) => a + b)).toBe(7);
    expect(me(state).potions).toBe(1);
  });

  it('renews the rows from the decks, old cards go under [newton.end-of-round.rows]', () => {
    const state = begin(2);
    const old = state.rows.map(row => [...row]);
    const next = state.decks.map(deck => deck.slice(0, 3));
    finishRound(state);
    expect(state.rows).toEqual(next);
    expect(state.decks.map(deck => deck.slice(-3))).toEqual(old);
  });

  it('leaves a row short when the deck is [newton.end-of-round.rows]', () => {
    const state = begin();
    me(state).discarded.push(...state.decks[2]!.splice(0), ...state.rows[2]!.splice(1));
    finishRound(state);
    expect(state.rows.map(row => row.length)).toEqual([2, 2, 1]);
  });

  it('passes the first-player marker clockwise [newton.end-of-round.first]', () => {
    const state = begin(3);
    const firsts = [0, 1, 2, 3].map(() => {
      const { first } = state;
      finishRound(state);
      return first;
    });
    expect(firsts).toEqual([0, 1, 2, 0]);
  });

  it('tucks nothing in the sixth round but pays income [newton.end-of-round.last]', () => {
    const state = begin();
    for (let round = 1; round <= 5; round++) finishRound(state);
    expect([state.round, me(state).tucked.length]).toEqual([6, 5]);
    me(state).incomes = ['points'];
    give(state, 'apprentice');
    finishRound(state);
    expect(state.phase).toBe('over');
    expect(game.decision(state)).toBeNull();
    expect(legal(state)).toEqual([]);
    expect(me(state).tucked).toHaveLength(5);
    expect(me(state).desk).toContain(card('apprentice'));
    expect(me(state).points[6]).toBe(2);
  });
});

describe('scoring', () => {
  it('adds up the worked example to 84 [newton.scoring]', () => {
    const state = begin(2);
    const player = state.seats[0]!;
    const tech = (id: string) => tables.technology[space(id)]!.spot;
    const layout: [number, string][] = [
      [tables.work.at(-1)!.spot, 'objective-universities'],
      [tech('tech-al7'), 'objective-tokens'],
      [tech('tech-ar6'), 'objective-masters'],
      [tables.mapObjective, 'objective-ancient'],
      [tech('tech-bl7'), 'objective-cards'],
      [tech('tech-cr7'), 'objective-students'],
    ];
    for (const [spot, id] of layout) state.objectives[spot] = objective(id);
    player.points[5] = 34;
    player.cubes = [
      'bologna',
      'paris',
      'leipzig',
      'amsterdam',
      'napoli',
      'athenai',
      'istanbul',
      'krakow',
      'sankt-peterburg',
    ].map(place);
    player.students = [space('tech-al7'), space('tech-ar6'), START];
    player.work = tables.work.length - 1;
    player.tokens = TOKENS.slice(0, 5);
    player.played = ['gilbert', 'copernicus', 'huygens'].map(master);
    expect(player.played.reduce((sum, held) => sum + tables.masters[held]!.points, 0)).toBe(11);
    expect(total(state)).toBe(34 + 12 + 10 + 12 + 5 + 11);
    expect(total(state)).toBe(84);
  });

  it('pays only objectives that were reached [newton.objectives]', () => {
    const state = begin();
    me(state).coins = 9;
    state.objectives[tables.work.at(-1)!.spot] = objective('objective-coins');
    expect(total(state)).toBe(0);
    me(state).work = tables.work.length - 1;
    expect(total(state)).toBe(9);
  });

  it('counts each of the ten objectives up to its cap [newton.objectives.list]', () => {
    const coins = (count: number) =>
      reached('objective-coins', s => {
        me(s).coins = count;
      });
    expect([coins(5), coins(20)]).toEqual([5, 14]);
    const potions = (count: number) =>
      reached('objective-potions', s => {
        me(s).potions = count;
        me(s).coins = 0;
      });
    expect([potions(3), potions(9)]).toEqual([6, 14]);
    expect(reached('objective-tokens', s => me(s).tokens.push(...TOKENS.slice(0, 3)))).toBe(6);
    expect(reached('objective-tokens', s => me(s).tokens.push(...TOKENS.slice(0, 8)))).toBe(14);
    expect(reached('objective-universities', s => me(s).cubes.push(...s.universities))).toBe(15);
    expect(reached('objective-ancient', s => me(s).cubes.push(...s.ancients))).toBe(15);
    expect(
      reached('objective-students', s => {
        me(s).students = [space('tech-br6'), space('tech-cl5'), START];
      }),
    ).toBe(8);
    expect(reached('objective-masters', s => me(s).played.push(master('boyle'), master('browne')))).toBe(
      8 + 0 + 1,
    );
    expect(
      reached('objective-tiles', s => {
        me(s).tiles = 9;
        me(s).tilesRemoved = 2;
      }),
    ).toBe(8);
    expect(reached('objective-cards', s => give(s, 'apprentice', 'mail-coach', 'field-notes'))).toBe(3);
    expect(reached('objective-book-sets', () => undefined)).toBe(10);
  });

  it('counts books and cards of hand, desk and masters, not under the desk [newton.scoring.books]', () => {
    const sets = reached('objective-book-sets', s => {
      onDesk(s, 'start-work');
      me(s).hand = [card('start-technology'), card('start-travel')];
      me(s).tucked = [card('start-lessons'), card('start-study'), card('start-joker')];
      me(s).played = [master('boyle')];
      me(s).potions = 9;
    });
    expect(sets).toBe(5);
    const wild = reached('objective-book-sets', s => {
      me(s).hand = [card('start-technology'), card('start-travel')];
      me(s).played = [master('fahrenheit')];
    });
    expect(wild).toBe(5 + 6);
  });

  it('lets equal totals share the victory [newton.scoring.victory]', () => {
    const state = begin(3);
    state.seats[0]!.points[0] = 50;
    state.seats[2]!.points[0] = 50;
    expect(winners(scores(state))).toEqual([0, 2]);
    state.seats[1]!.points[5] = 51;
    expect(winners(scores(state))).toEqual([1]);
  });

  it('names the rank of a solo player [newton.scoring.solo]', () => {
    const rank = (points: number): string | undefined => {
      const state = begin();
      me(state).points[0] = points;
      return scores(state)[0]!.verdict;
    };
    expect([0, 40, 41, 60, 61, 80, 90, 100, 110, 111, 120, 121, 300].map(rank)).toEqual([
      'rank: Illiterate (Scribe from 41)',
      'rank: Illiterate (Scribe from 41)',
      'rank: Scribe (Student from 51)',
      'rank: Student (Scholar from 61)',
      'rank: Scholar (Professor from 71)',
      'rank: Professor (Dean from 81)',
      'rank: Dean (Luminary from 91)',
      'rank: Luminary (Master of Knowledge from 101)',
      'rank: Master of Knowledge (Genius from 111)',
      'rank: Genius (Legend of Science from 121)',
      'rank: Genius (Legend of Science from 121)',
      'rank: Legend of Science',
      'rank: Legend of Science',
    ]);
    expect(scores(begin(2))[0]!.verdict).toBeUndefined();
  });

  it('lists the ranks as a ladder, for the solo game alone [newton.scoring.solo]', () => {
    const ladder = game.ranks?.(1) ?? [];
    expect(ladder.map(({ from }) => from)).toEqual([0, 41, 51, 61, 71, 81, 91, 101, 111, 121]);
    expect(ladder.at(-2)).toEqual({ title: 'Genius', from: 111 });
    expect(game.ranks?.(2)).toEqual([]);
  });
});
