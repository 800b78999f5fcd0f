import { describe, expect, it } from 'vitest';
import { winners } from '../../../src/core/game.ts';
import { printedTurn } from '../../../src/games/leonardo/rules/turns.ts';
import {
  cardsOf,
  game,
  legal,
  newGame,
  play,
  scoresOf,
  setCards,
  setFlorins,
  skipRound,
  work,
} from './scenario.ts';

describe('the end', () => {
  it('comes after turn 9, and the richest wins [leonardo.end]', () => {
    const state = newGame({ players: 3 });
    setFlorins(state, 1, 30);
    while (printedTurn(state) < 9) skipRound(state);
    expect(game.decision(state)).not.toBeNull();
    skipRound(state);
    expect(state.phase).toBe('over');
    expect(game.decision(state)).toBeNull();
    expect(game.legalMoves(state)).toEqual([]);
    expect(winners(scoresOf(state))).toEqual([1]);
  });

  it.each([
    [[], 0],
    [[1], 0],
    [[1, 2, 6], 0],
    [[1, 2, 3], 8],
    [[1, 2, 3, 4], 13],
    [[1, 2, 3, 4, 5, 6], 20],
  ])('cards %j bring %i florins for variety [leonardo.end.bonus]', (cards, bonus) => {
    const state = newGame();
    setCards(state, 0, ...cards);
    const score = scoresOf(state)[0]!;
    expect(score.lines.map(line => line.points)).toEqual([3, bonus]);
    expect(score.total).toBe(3 + bonus);
  });

  it('breaks ties by inventions realised, with or without the card [leonardo.end.ties]', () => {
    const state = newGame({ players: 3 });
    setCards(state, 1, 1);
    state.seats[2]!.realised.push(...cardsOf(16));
    expect(winners(scoresOf(state))).toEqual([2]);
    state.seats[1]!.realised.push(...cardsOf(16));
    expect(winners(scoresOf(state))).toEqual([1]);
  });

  it('leaves a victory shared where nothing tells the players apart [leonardo.end.ties]', () => {
    const state = newGame();
    setFlorins(state, 0, 20);
    setFlorins(state, 1, 20);
    expect(winners(scoresOf(state))).toEqual([0, 1]);
  });

  it('then by gold, silver, copper and bronze [leonardo.end.ties]', () => {
    const best = (a: number[], b: number[]) => {
      const state = newGame();
      state.seats[0]!.realised = cardsOf(...a);
      state.seats[1]!.realised = cardsOf(...b);
      return winners(scoresOf(state));
    };
    expect(best([16, 1], [8, 11])).toEqual([0]);
    expect(best([16, 1], [17, 6])).toEqual([1]);
    expect(best([16, 8, 1], [17, 11, 6])).toEqual([1]);
    expect(best([8, 1], [11, 2])).toEqual([0, 1]);
  });

  it('starts, works, pays and wins as the overview says [leonardo.overview]', () => {
    const state = newGame();
    work(state, 0, 0, 12, 11);
    while (state.pending !== null) skipRound(state);
    expect(winners(scoresOf(state))).toEqual([0]);
    expect(scoresOf(state).map(score => score.total)).toEqual([16, 3]);
  });

  it('takes any sum as bid and payment, the bank gaining what players spend [leonardo.florins]', () => {
    const state = newGame();
    work(state, 0, 0, 12, 11);
    work(state, 1, 0, 12, 11);
    while (state.pending?.kind !== 'bid') play(state, legal(state).at(-1)!);
    const { bank } = state;
    expect(legal(state)).toEqual(Array.from({ length: 17 }, (_, i) => `bid ${i}`));
    play(state, 'bid 7', 'bid 1');
    expect(state.seats.map(player => player.florins)).toEqual([9, 16]);
    expect(state.bank).toBe(bank + 7 - 1);
    expect(state.councilFlorins).toBe(2);
  });
});
