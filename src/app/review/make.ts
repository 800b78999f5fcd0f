/** Makes a review, or finds the one that was made before. What was looked at is kept, also where it was interrupted. */
import * as z from 'zod';
import { ANALYSIS_EFFORT, ANALYSIS_VERSION } from '../../bots/analyse.ts';
import type { Seat } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import { done } from '../../core/result.ts';
import { check, parseJson } from '../../programs/messages.ts';
import type { KeptReviews } from '../../storage/reviews.ts';
import type { ReviewPlan } from './plan.ts';
import { assembleReview, type Review } from './review.ts';
import { runReview } from './run.ts';
import { summaryOf } from './summary.ts';
import type { Looked } from './tasks.ts';

const OUTLOOK = z.object({
  ...{ notation: z.string(), score: z.number(), lead: z.number(), gap: z.number(), error: z.number() },
});
const COMPARISON = z.object({
  causes: z.array(z.object({ label: z.string(), points: z.number() })),
  stocks: z.array(z.object({ one: z.string(), many: z.string(), count: z.number() })),
  choices: z.tuple([z.number(), z.number()]),
});
const KEPT = z.object({
  format: z.literal('boardgames/kept-review@2'),
  looked: z.array(
    z.object({
      number: z.int().min(1),
      analysis: z.object({ choice: z.string(), outlooks: z.array(OUTLOOK).min(1) }).nullable(),
      comparison: COMPARISON.nullable(),
    }),
  ),
  /** By seat, for those whose decisions were all looked at. */
  accuracy: z.array(z.object({ seat: z.int(), accuracy: z.number() })),
});
type Kept = z.infer<typeof KEPT>;

/** After so many decisions what was looked at is written down, so that no end of the program loses more. */
const KEEP_EVERY = 16;

/** Told how many decisions are done, at first and after each, and what there is of the review so far. */
export type OnProgress = (done: number, soFar: () => Review) => void;

interface Making {
  readonly reviews: KeptReviews;
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly onProgress: OnProgress;
}

/** The review as far as it is made already. */
export function keptReview(plan: ReviewPlan, reviews: KeptReviews): Review {
  return assemble(plan, ownPart(plan, readKept(plan, reviews)));
}

export async function makeReview(plan: ReviewPlan, making: Making): Promise<Result<Review>> {
  const { reviews, workers, signal, onProgress } = making;
  const kept = readKept(plan, reviews);
  const looked = [...ownPart(plan, kept)];
  const known = new Set(looked.map(({ number }) => number));
  const tasks = plan.tasks.filter(({ number }) => !known.has(number));
  const soFar = (): Review => assemble(plan, looked);
  onProgress(looked.length, soFar);
  if (tasks.length === 0) return done(soFar());
  const others = kept?.looked.filter(({ number }) => !plan.tasks.some(task => task.number === number)) ?? [];
  const told = kept?.accuracy.filter(({ seat }) => !plan.seats.includes(seat)) ?? [];
  const keep = (accuracy: Kept['accuracy']): Result<void> => {
    const content: Kept = {
      format: 'boardgames/kept-review@2',
      looked: [...others, ...looked].toSorted((a, b) => a.number - b.number) as Kept['looked'],
      accuracy: [...told, ...accuracy],
    };
    return reviews.write(keyOf(plan.text, plan), `${JSON.stringify(content)}\n`);
  };
  let fresh = 0;
  await runReview({
    ...{ loaded: plan.loaded, tasks, workers, signal },
    onLooked(one) {
      looked.push(one);
      fresh++;
      // Whether it can be kept is told at the end.
      if (fresh % KEEP_EVERY === 0) keep([]);
      onProgress(looked.length, soFar);
    },
  });
  const review = soFar();
  const written = keep(accuracies(review));
  return written.ok ? done(review) : written;
}

/** The accuracy of each seat in the review that was made of a file at the usual effort. */
export function keptAccuracy(
  text: string,
  loaded: ReviewPlan['loaded'],
  reviews: KeptReviews,
): ReadonlyMap<Seat, number> {
  const kept = readKept({ text, loaded, effort: ANALYSIS_EFFORT }, reviews);
  return new Map(kept?.accuracy.map(({ seat, accuracy }) => [seat, accuracy]));
}

function accuracies(review: Review): Kept['accuracy'] {
  if (review.decisions.length < review.wanted || review.finals === null) return [];
  return review.seats.flatMap(seat => {
    const { accuracy } = summaryOf(review, seat);
    return accuracy === null ? [] : [{ seat, accuracy }];
  });
}

function assemble(plan: ReviewPlan, looked: readonly Looked[]): Review {
  const { match, seats, effort, tasks, calibration } = plan;
  return assembleReview({ match, seats, effort, looked, calibration, wanted: tasks.length });
}

function ownPart(plan: ReviewPlan, kept: Kept | null): readonly Looked[] {
  return kept?.looked.filter(({ number }) => plan.tasks.some(task => task.number === number)) ?? [];
}

type Keyed = Pick<ReviewPlan, 'text' | 'loaded' | 'effort'>;

function keyOf(text: string, { loaded, effort }: Omit<Keyed, 'text'>): readonly string[] {
  const { game, fingerprint } = loaded;
  return [text, `${effort}`, `${ANALYSIS_VERSION}`, `${game.meta.rulesVersion}`, fingerprint];
}

function readKept(plan: Keyed, reviews: KeptReviews): Kept | null {
  const text = reviews.read(keyOf(plan.text, plan));
  const json = text === null ? null : parseJson(text);
  const checked = json?.ok === true ? check(KEPT, json.value) : null;
  return checked?.ok === true ? checked.value : null;
}
