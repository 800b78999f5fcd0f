/** Reviews as screens and commands ask for them. */
import { availableParallelism } from 'node:os';
import { sureGap } from '../../bots/analyse.ts';
import { causeSentence, compareCauses } from '../../bots/reason.ts';
import { type Match, repeated } from '../../core/match.ts';
import type { Result } from '../../core/result.ts';
import type { FileSystem } from '../../storage/file-system.ts';
import { KeptReviews } from '../../storage/reviews.ts';
import type { OpenedFile } from '../services.ts';
import { gradeOf } from './grades.ts';
import { keptAccuracy, keptReview, makeReview, type OnProgress } from './make.ts';
import { planReview, type ReviewPlan, type WantedReview } from './plan.ts';
import type { Review, ReviewedDecision } from './review.ts';
import { runReview } from './run.ts';
import { type Looked, reviewRequest } from './tasks.ts';
import { tenths } from './text.ts';

export interface Reviews {
  plan(opened: OpenedFile, wanted: WantedReview): Result<ReviewPlan>;
  /** As far as it was made before. */
  kept(plan: ReviewPlan): Review;
  /** Ends early, with what there is, where the signal aborts. */
  make(plan: ReviewPlan, signal: AbortSignal, onProgress: OnProgress): Promise<Result<Review>>;
  /** What another move would have been worth, in sentences. */
  tryMove(
    plan: ReviewPlan,
    review: Review,
    at: ReviewedDecision,
    notation: string,
  ): Promise<readonly string[]>;
  /** By seat, of a file that was reviewed at the usual effort. */
  accuracy(text: string, loaded: OpenedFile['loaded']): ReadonlyMap<number, number>;
}

/** With this many threads at most: a table needs one for itself. */
const MOST_WORKERS = 8;

export function createReviews(home: string, files: FileSystem): Reviews {
  const reviews = new KeptReviews(home, files);
  const workers = Math.min(MOST_WORKERS, availableParallelism());
  return {
    plan: (opened, wanted) => planReview(opened, wanted, files),
    kept: plan => keptReview(plan, reviews),
    make: (plan, signal, onProgress) => makeReview(plan, { reviews, workers, signal, onProgress }),
    tryMove,
    accuracy: (text, loaded) => keptAccuracy(text, loaded, reviews),
  };
}

/** The game as it stood before a decision. */
export function matchBefore({ match }: Pick<ReviewPlan, 'match'>, number: number): Match {
  return repeated(match, { decisions: number - 1 });
}

async function tryMove(
  plan: ReviewPlan,
  review: Review,
  { number, seat, best, played }: ReviewedDecision,
  notation: string,
): Promise<readonly string[]> {
  if (notation === best.notation) return ["That is the bot's choice."];
  if (notation === played.notation) return ['That is what was played.'];
  const request = reviewRequest(matchBefore(plan, number), seat, plan.effort);
  const task = { number, request, asked: [notation], choice: best.notation };
  const looked: Looked[] = [];
  await runReview({
    ...{ loaded: plan.loaded, tasks: [task], workers: 1, signal: new AbortController().signal },
    onLooked: one => looked.push(one),
  });
  const { analysis, comparison } = looked[0]!;
  const gap = sureGap(analysis!.outlooks.find(one => one.notation === notation)!);
  if (gap > 0) {
    const why = causeSentence(compareCauses(plan.loaded.game, request, notation, best.notation));
    return [`Better than the bot's choice, by ${tenths(gap)} points. ${why}`];
  }
  if (gap === 0) return ["As good as the bot's choice, as far as can be told."];
  const grade = gradeOf(-gap, review.thresholds);
  const verdict = grade === 'good' ? "Nearly as good as the bot's choice" : `Not as good (${grade})`;
  return [
    `${verdict}: ${tenths(-gap)} points less.`,
    `The bot would rather: ${best.text}. ${causeSentence(comparison!)}`,
  ];
}
