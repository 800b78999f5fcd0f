/** Scores as far as a viewer can know them. */
import type { AnyGame, BaseView, Score, Seat } from '../../core/game.ts';

export interface KnownLine {
  readonly label: string;
  /** Null where it hangs on something hidden. */
  readonly points: number | null;
}

export interface KnownScore {
  readonly seat: Seat;
  readonly total: number | null;
  readonly lines: readonly KnownLine[];
}

/** Enough different tables that whatever is hidden shows itself by differing. */
const SAMPLES = ['scores 1', 'scores 2', 'scores 3'] as const;

/** The scores on every table that the view allows; what differs from one to the next is not known. */
export function knownScores(game: AnyGame, view: BaseView): KnownScore[] {
  const [first, ...others] = SAMPLES.map(seed => game.scores(game.sample(view, seed)));
  return first!.map((score, seat) => {
    const same = (pick: (other: Score) => number | undefined): boolean =>
      others.every(scores => scores[seat] !== undefined && pick(scores[seat]) === pick(score));
    return {
      seat: score.seat,
      total: same(other => other.total) ? score.total : null,
      lines: score.lines.map(({ label, points }) => ({
        label,
        points: same(other => other.lines.find(line => line.label === label)?.points) ? points : null,
      })),
    };
  });
}

/** Scores that are open to all, such as those of a finished game. */
export function openScores(scores: readonly Score[]): KnownScore[] {
  return scores.map(({ seat, total, lines }) => ({ seat, total, lines }));
}
