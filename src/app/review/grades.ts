/** How good a move was, in four steps. What a point is worth differs from game to game: so do the steps. */
import type { Calibration } from '../../bots/expectation.ts';

/** The best first. */
export const GRADES = ['good', 'inexact', 'mistake', 'blunder'] as const;
export type Grade = (typeof GRADES)[number];

/** The least loss of each grade, as a share of the deviation of final scores between bots. */
const SHARES: Readonly<Record<Exclude<Grade, 'good'>, number>> = {
  inexact: 0.06,
  mistake: 0.15,
  blunder: 0.3,
};

/** The least loss in points of every grade but `good`, which takes the rest. */
export type Thresholds = Readonly<Record<Exclude<Grade, 'good'>, number>>;

export function thresholds({ spread }: Calibration): Thresholds {
  const tenth = (share: number): number => Math.max(0.1, Math.round(10 * share * spread) / 10);
  return {
    inexact: tenth(SHARES.inexact),
    mistake: tenth(SHARES.mistake),
    blunder: tenth(SHARES.blunder),
  };
}

export function gradeOf(loss: number, from: Thresholds): Grade {
  if (loss >= from.blunder) return 'blunder';
  if (loss >= from.mistake) return 'mistake';
  return loss >= from.inexact ? 'inexact' : 'good';
}

/** From 0 to 100: a move as good as the bot's counts 100, one at the edge of a mistake half of that. */
export function accuracyOf(losses: readonly number[], { mistake }: Thresholds): number | null {
  if (losses.length === 0) return null;
  const sum = losses.reduce((total, loss) => total + 100 * 2 ** (-loss / mistake), 0);
  return Math.round(sum / losses.length);
}

/** For help and headings. */
export function thresholdSentence(from: Thresholds): string {
  const least = `inexact from ${from.inexact}, a mistake from ${from.mistake}, a blunder from ${from.blunder}`;
  return `By what a move costs against the bot's choice, in points at the end: ${least}; less is good.`;
}
