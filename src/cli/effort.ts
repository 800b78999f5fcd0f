/** `--effort N`: how hard the bot looks at each decision of a review. */
import { MOST_EFFORT } from '../app/review/plan.ts';
import { done, type Result, refused } from '../core/result.ts';
import { quote } from '../core/text.ts';

/** Null where nothing was said. */
export function effortOf(text: string | undefined): Result<number | null> {
  if (text === undefined) return done(null);
  const value = /^\d{1,9}$/u.test(text) ? Number(text) : 0;
  if (value >= 1 && value <= MOST_EFFORT) return done(value);
  return refused('usage', `--effort ${quote(text)}: it is a whole number from 1 to ${MOST_EFFORT}.`);
}
