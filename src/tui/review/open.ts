/** The way from another screen to the review of a game. */
import type { OpenedFile } from '../../app/services.ts';
import type { Seat } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';
import { listed } from '../../core/words.ts';
import { keyNamer } from '../input/key-names.ts';
import type { Stage } from '../stage.ts';

/** Where it cannot be reviewed, the screen in front stays. */
export async function goToReview(stage: Stage, opened: OpenedFile, seat?: Seat): Promise<Result<void>> {
  const reviews = await stage.services.reviews();
  if (!reviews.ok) return reviews;
  const eyes = keyNamer(stage.keymap)('onlooker');
  const plan = reviews.value.plan(opened, {
    path: 'The record',
    ...(seat === undefined ? {} : { seat }),
    howToName: names => `watch it through the eyes of ${listed(names, 'or')} (${eyes}) and review it there`,
  });
  return plan.ok ? stage.go({ screen: 'review', plan: plan.value, opened }) : plan;
}
