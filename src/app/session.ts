/**
 * The one thing that plain mode and full screen play on: a match whose every decision is on disk before it is
 * acknowledged.
 */
import type { Seat } from '../core/game.ts';
import type { Entry, Preview, SeenMatch } from '../core/match.ts';
import type { Result } from '../core/result.ts';
import type { Guide } from './learn/guide.ts';
import type { LoadedGame } from './load-game.ts';
import type { TablePrograms } from './programs/table.ts';
import type { PuzzleRun } from './puzzles/run.ts';
import type { SharedSeat } from './shared/shared-seat.ts';

export interface Session {
  readonly match: SeenMatch;
  readonly loaded: LoadedGame;
  /** Name of the kept game; null while the game is not kept anywhere. */
  readonly name: string | null;
  /** Where the moves are written, or were read from if the game is over; null while they are nowhere on disk. */
  readonly path: string | null;
  /** A sentence on why the latest decisions are not on disk; null when all of them are. */
  readonly saveProblem: string | null;
  /** Sentences for the player when the table opens: a torn line dropped, other rules, and the like. */
  readonly notices: readonly string[];
  /** Goes through a lesson with the player; null in every other game. */
  readonly guide: Guide | null;
  /** A turn to be played out as well as can be; null in every other game. */
  readonly puzzle: PuzzleRun | null;
  /** The programs that sit at the table, and what starts them. */
  readonly programs: TablePrograms;
  /** The others, where this is one of several terminals at a table; null where it has the game to itself. */
  readonly shared: SharedSeat | null;

  /** Plays the legal move of this notation and writes it. Throws `IllegalMove`. */
  play(notation: string): Entry;
  /** Null where undo has to stop: `match.undoState()` says why. */
  undo(): Entry | null;
  redo(): Entry | null;
  /** As the deciding player knows it, or another viewer: see `Match.preview`. */
  preview(notation: string, viewer?: Seat | null): Preview | null;
  /** Adds a comment to the move file. */
  note(text: string): Result<void>;
  /**
   * Writes the whole game to a file of the player's choice, which must not exist yet. Where the game is not on
   * disk, recording goes on there.
   */
  saveAs(path: string): Result<void>;
  /** Releases the kept game for others. Safe to call twice. */
  close(): void;
}
