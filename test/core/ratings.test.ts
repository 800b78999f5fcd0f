import { describe, expect, it } from 'vitest';
import { abilityFrom, bradleyTerry, differenceError, elo, eloMargin } from '../../src/core/ratings.ts';

/** The American League East of 1987: wins of each row's team over each column's (Agresti, Categorical Data Analysis, 2002, table 10.10). */
const TEAMS = ['Milwaukee', 'Detroit', 'Toronto', 'New York', 'Boston', 'Cleveland', 'Baltimore'];
const WINS = [
  [0, 7, 9, 7, 7, 9, 11],
  [6, 0, 7, 5, 11, 9, 9],
  [4, 6, 0, 7, 7, 8, 12],
  [6, 8, 6, 0, 6, 7, 10],
  [6, 2, 6, 7, 0, 7, 12],
  [4, 4, 5, 6, 6, 0, 6],
  [2, 4, 1, 3, 1, 7, 0],
];

describe('Bradley and Terry', () => {
  const fitted = bradleyTerry(WINS);
  const last = TEAMS.length - 1;

  it('finds the published abilities of seven baseball teams', () => {
    const overBaltimore = fitted.abilities.map(ability => ability - fitted.abilities[last]!);
    // The same book, table 10.11, without home advantage.
    const published = [1.58, 1.44, 1.29, 1.25, 1.11, 0.68, 0];
    expect(overBaltimore.map(ability => Math.round(100 * ability) / 100)).toEqual(published);
  });

  it('finds their published standard errors, about 0.3', () => {
    const errors = TEAMS.slice(0, last).map((_, i) => differenceError(fitted, i, last));
    expect(errors.map(error => Math.round(10 * error) / 10)).toEqual(TEAMS.slice(0, last).map(() => 0.3));
  });

  it('is what arithmetic says of two players', () => {
    const { abilities, covariance } = bradleyTerry([
      [0, 30],
      [10, 0],
    ]);
    expect(abilities[0]! - abilities[1]!).toBeCloseTo(Math.log(3), 10);
    // Of a log odds from 30 and 10: 1/30 + 1/10.
    expect(differenceError({ abilities, covariance }, 0, 1) ** 2).toBeCloseTo(1 / 30 + 1 / 10, 10);
  });

  it('has a finite ability for who never won, with a prior', () => {
    const { abilities } = bradleyTerry(
      [
        [0, 20],
        [0, 0],
      ],
      1,
    );
    expect(abilities[0]! - abilities[1]!).toBeCloseTo(Math.log(20.5 / 0.5), 8);
  });
});

describe("Elo's scale", () => {
  it('has 191 points for three wins of four, and 400 for ten of eleven', () => {
    expect(elo(Math.log(3)) - elo(0)).toBeCloseTo(190.85, 2);
    expect(elo(Math.log(10)) - elo(0)).toBeCloseTo(400, 10);
    expect(eloMargin(1)).toBeCloseTo(340.5, 1);
  });
});

describe('an ability against known ones', () => {
  it('is that of the likeliest result', () => {
    const wins = { opponent: 0, result: 1, weight: 30 };
    const defeats = { opponent: 0, result: 0, weight: 10 };
    const { ability, error } = abilityFrom([wins, defeats]);
    expect(ability).toBeCloseTo(Math.log(30.5 / 10.5), 10);
    expect(error ** 2).toBeCloseTo(1 / 30.5 + 1 / 10.5, 10);
  });

  it('is finite whatever the results', () => {
    const { ability, error } = abilityFrom([{ opponent: 3, result: 1, weight: 50 }]);
    expect(ability).toBeGreaterThan(3);
    expect(ability).toBeLessThan(12);
    expect(error).toBeGreaterThan(0);
    expect(abilityFrom([])).toEqual({ ability: 0, error: 2 });
  });
});
