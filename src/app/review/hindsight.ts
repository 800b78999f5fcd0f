/**
 * What became known of a decision at the next one of the same player: news, or a closer look. Where nothing came in between,
 * neither chance nor anybody else, the search looks at the same thing twice, the second time from nearer.
 */
import type { Expected } from '../../bots/expectation.ts';
import { objectiveOfLead } from '../../bots/position.ts';
import type { Entry } from '../../core/match.ts';

/** Did chance or anybody else change the table between two decisions of one seat? Without a next one: until the end. */
export function anythingBetween(entries: readonly Entry[], from: number, to: number): boolean {
  const seat = entries[from - 1]?.decision.seat;
  const others = entries.slice(from, to - 1).some(({ decision }) => decision.seat !== seat);
  const news = entries
    .slice(from - 1, to - 1)
    .some(({ events }) => events.some(({ reveals }) => reveals === true));
  return others || news;
}

/**
 * A move that was played loses no more than what could still be reached behind it: how it went on in the same turn may show
 * a way that the search behind the move had not found.
 */
export function lossInHindsight(loss: number, after: Expected, next: Expected): number {
  return Math.max(0, loss - Math.max(0, objectiveOfLead(next) - objectiveOfLead(after)));
}
