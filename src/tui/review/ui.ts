/** The state of the review screen that the keys change. Plain data. */
import { isMistake, type Review, type ReviewedDecision, type ReviewedMove } from '../../app/review/review.ts';
import { INITIAL_UI, type TableContext, type TableUi } from '../table/ui.ts';

export interface ReviewUi {
  /** Place among the decisions that were looked at. */
  readonly at: number;
  /** The move that the cursor is on while another one is tried; null while none is. */
  readonly trying: number | null;
  /** What came of it. */
  readonly verdict: readonly string[] | null;
  /** Numbers of the mistakes whose answer is known: asked for, or told after a try. */
  readonly answered: readonly number[];
  /** A text over the whole screen; null while none is open. */
  readonly page: ReviewPage | null;
  readonly table: TableUi;
}

export interface ReviewPage {
  /** The summary, or all that is said of the decision in front. */
  readonly kind: 'summary' | 'words';
  /** Lines out of sight above. */
  readonly scroll: number;
}

export function initialReview(message: string | null): ReviewUi {
  return { at: 0, trying: null, verdict: null, answered: [], page: null, table: { ...INITIAL_UI, message } };
}

/** May the player still find something better than this mistake? Then the bot's choice is not told yet. */
export function isAsked({ answered }: ReviewUi, shown: ReviewedDecision | null): shown is ReviewedDecision {
  return shown !== null && isMistake(shown) && !answered.includes(shown.number);
}

/** While the bot is at it. */
export interface Making {
  readonly done: number;
  readonly wanted: number;
  /** Left, in seconds; null while that cannot be told. */
  readonly seconds: number | null;
}

export interface ReviewContext extends TableContext {
  readonly review: Review;
  readonly making: Making | null;
  /** The decision in front; null where none was looked at. */
  readonly shown: ReviewedDecision | null;
  /** What could have been played. */
  readonly moves: readonly ReviewedMove[];
  /** Decisions of the whole game. */
  readonly length: number;
}
