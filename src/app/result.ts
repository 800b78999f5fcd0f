/** What a result is told by: places, points by category, and the ladder of ranks where the rules have one. */
import type { KnownScore, Rank, Score } from '../core/game.ts';
import { compareScores } from '../core/game.ts';

export interface Place {
  /** From 1; who is level in points and tie-breaks shares a place. */
  readonly place: number;
  readonly score: Score;
}

/** The best first; on the same place in the order of the seats. */
export function placesOf(scores: readonly Score[]): Place[] {
  return scores
    .map(score => ({ place: 1 + scores.filter(other => compareScores(other, score) > 0).length, score }))
    .sort((a, b) => a.place - b.place || a.score.seat - b.score.seat);
}

export interface CategoryPoints {
  readonly label: string;
  /** By seat: 0 for a player who has nothing of it, null where it is hidden. */
  readonly points: readonly (number | null)[];
}

/** Every category that somebody has, in the order in which the game tells them. */
export function pointsByCategory(scores: readonly KnownScore[]): CategoryPoints[] {
  const labels: string[] = [];
  for (const { lines } of scores) {
    let next = 0;
    for (const { label } of lines) {
      const known = labels.indexOf(label);
      if (known < 0) labels.splice(next, 0, label);
      next = (known < 0 ? next : known) + 1;
    }
  }
  return labels.map(label => ({
    label,
    points: scores.map(({ lines }) => {
      const line = lines.find(one => one.label === label);
      return line === undefined ? 0 : line.points;
    }),
  }));
}

/** A rank on the ladder, as seen by somebody with so many points. */
export interface Rung extends Rank {
  /** The most points that still earn it; null for the highest. */
  readonly to: number | null;
  readonly where: 'below' | 'here' | 'above';
}

/** The lowest first. Empty where the rules give no ranks. */
export function ladderOf(ranks: readonly Rank[], points: number): Rung[] {
  const here = Math.max(
    0,
    ranks.findLastIndex(({ from }) => from <= points),
  );
  return ranks.map(({ title, from }, i) => {
    const next = ranks[i + 1];
    const where = i < here ? 'below' : i === here ? 'here' : 'above';
    return { title, from, to: next === undefined ? null : next.from - 1, where };
  });
}
