/** The way from another screen to the review of a game. */
import type { OpenedFile } from '../../app/services.ts';
import type { Seat } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import type { Stage } from '../stage.ts';

/** Where it cannot be reviewed, the screen in front stays. */
export async function goToReview(stage: Stage, opened: OpenedFile, seat?: Seat): Promise<Result<void>> {
  const reviews = await stage.services.reviews();
  if (!reviews.ok) return reviews;
  const plan = reviews.value.plan(opened, { path: 'The record', ...(seat === undefined ? {} : { seat }) });
  return plan.ok ? stage.go({ screen: 'review', plan: plan.value, opened }) : plan;
}
