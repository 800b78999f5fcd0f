/** What a face knows of the others where several terminals sit at one table. */
import type { Seat } from '../../core/game.ts';
import type { Result } from '../../core/result.ts';

/** What others have brought about. */
export type TableNews =
  /** A decision was taken, or taken back. */
  | { readonly type: 'changed' }
  /** A sentence: somebody has come, gone, or said something. */
  | { readonly type: 'told'; readonly text: string };

export interface SharedSeat {
  /** Null for a spectator. */
  readonly seat: Seat | null;
  /** From another terminal than the host's own. */
  readonly guest: boolean;
  /** All seats agreed to hints when the table was opened. */
  readonly hints: boolean;
  /** What was said, in sentences, the latest last. */
  readonly chat: readonly string[];
  /** What of it was said while nobody sat on this seat. */
  readonly missed: readonly string[];
  /** Refused where there is nothing to say, or too much. */
  say(text: string): Result<void>;
  /** Returns a function that ends it. */
  onNews(listener: (news: TableNews) => void): () => void;
}
