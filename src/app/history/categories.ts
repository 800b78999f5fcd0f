/** Where the points of finished games came from: found by replaying them. */
import { replay, versionProblem } from '../../core/movefile.ts';
import type { LoadedGame } from '../load-game.ts';
import { bestPerson, type HistoryGroup } from './groups.ts';

export interface Category {
  readonly label: string;
  /** Mean points of a game. */
  readonly mean: number;
}

/** Games of other rules or other data are left out: their points were scored differently. */
export function categoriesOf({ games }: HistoryGroup, loaded: LoadedGame): Category[] {
  const sums = new Map<string, number>();
  let counted = 0;
  for (const game of games) {
    const seat = bestPerson(game.header.players, game.points);
    const same = versionProblem(game.file, loaded.game.meta, loaded.fingerprint) === null;
    const { match, problem } = same ? replay(loaded.game, game.file) : { match: null, problem: null };
    if (seat === null || match === null || problem !== null || !match.over) continue;
    counted++;
    for (const { label, points } of match.finalScores()[seat]?.lines ?? []) {
      sums.set(label, (sums.get(label) ?? 0) + points);
    }
  }
  return [...sums].map(([label, sum]) => ({ label, mean: Math.round((10 * sum) / counted) / 10 }));
}
