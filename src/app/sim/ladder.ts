/** Ratings from a round robin. */
import { bradleyTerry, elo, eloMargin } from '../../core/ratings.ts';
import type { Summary } from './tally.ts';

export interface Rung {
  readonly name: string;
  /** On Elo's scale; the mean of all is 1000. */
  readonly rating: number;
  /** Half the width of its 95 % interval. */
  readonly margin: number;
  readonly wins: number;
  readonly games: number;
}

/** Drawn games that are added between any two: who lost every game has a rating all the same. */
const PRIOR_DRAWS = 1;

/** The strongest first. */
export function ladderOf({ players, wins }: Summary): Rung[] {
  const { abilities, covariance } = bradleyTerry(wins, PRIOR_DRAWS);
  return players
    .map(({ name }, i) => {
      const won = wins[i]!.reduce((sum, value) => sum + value, 0);
      const lost = wins.reduce((sum, row) => sum + row[i]!, 0);
      const margin = eloMargin(Math.sqrt(covariance[i]![i]!));
      return { name, rating: elo(abilities[i]!), margin, wins: won, games: won + lost };
    })
    .sort((a, b) => b.rating - a.rating);
}
