/** The decisions of a game that are to be looked at, each with no more than its seat knew at that moment. */
import type { Analysis } from '../../bots/analyse.ts';
import type { Comparison } from '../../bots/reason.ts';
import type { BotRequest } from '../../bots/types.ts';
import type { Seat } from '../../core/game.ts';
import { hash } from '../../core/json.ts';
import { Match, type SeenMatch } from '../../core/match.ts';

export interface ReviewTask {
  /** Number of the decision among those that stand, from 1. */
  readonly number: number;
  readonly request: BotRequest;
  /** Moves to be valued beside the bot's choice: the one that was played, or one that is tried. */
  readonly asked: readonly string[];
  /** The bot's choice, where it is known already. */
  readonly choice: string | null;
}

export interface Looked {
  readonly number: number;
  readonly analysis: Analysis | null;
  /** What the bot's choice brings more than the move asked about; null where that costs nothing. */
  readonly comparison: Comparison | null;
}

/** Decisions of these seats that left a choice, as they stand at the end: what was undone is not charged. */
export function reviewTasks(
  match: Pick<SeenMatch, 'config' | 'entries'>,
  seats: readonly Seat[],
  effort: number,
): ReviewTask[] {
  const tasks: ReviewTask[] = [];
  const copy = new Match(match.config);
  for (const { number, decision, choice } of match.entries) {
    if (seats.includes(decision.seat) && copy.choices.length > 1) {
      const request = reviewRequest(copy, decision.seat, effort);
      tasks.push({ number, request, asked: [choice.notation], choice: null });
    }
    copy.play(choice.notation);
  }
  return tasks;
}

/** The seed is made of what the seat knows alone: whatever was hidden, the review comes out the same. */
export function reviewRequest(match: Pick<SeenMatch, 'view'>, seat: Seat, effort: number): BotRequest {
  const view = match.view(seat);
  return { view, seat, level: 'hard', iterations: effort, timeMs: 0, seed: `review ${hash(view)}` };
}
