/** The session of one visitor at a shared table: decides for its seat alone, and tells nothing of the host's disk. */
import { type Entry, IllegalMove, type Preview } from '../../core/match.ts';
import { type Refused, type Result, refused } from '../../core/result.ts';
import type { LoadedGame } from '../load-game.ts';
import { NO_PROGRAMS } from '../programs/table.ts';
import type { Session } from '../session.ts';
import type { SeatMatch } from './seat-match.ts';
import type { SharedSeat } from './shared-seat.ts';

/** What the table does for a visitor. */
export interface TableLink {
  play(notation: string): Entry;
  undo(): Entry | null;
  redo(): Entry | null;
  leave(): void;
}

export class SeatSession implements Session {
  readonly name = null;
  readonly path = null;
  readonly saveProblem = null;
  readonly notices = [];
  readonly guide = null;
  readonly puzzle = null;
  readonly programs = NO_PROGRAMS;
  readonly match: SeatMatch;
  readonly loaded: LoadedGame;
  readonly shared: SharedSeat;
  readonly #link: TableLink;

  constructor(loaded: LoadedGame, match: SeatMatch, shared: SharedSeat, link: TableLink) {
    this.loaded = loaded;
    this.match = match;
    this.shared = shared;
    this.#link = link;
  }

  play(notation: string): Entry {
    if (!this.match.mine) throw new IllegalMove('somebody else decides now');
    return this.#link.play(notation);
  }

  undo(): Entry | null {
    return this.match.mine ? this.#link.undo() : null;
  }

  redo(): Entry | null {
    return this.match.mine ? this.#link.redo() : null;
  }

  preview(notation: string): Preview | null {
    return this.match.preview(notation);
  }

  note(): Result<void> {
    return notHere('The move file');
  }

  saveAs(): Result<void> {
    return notHere('The disk');
  }

  close(): void {
    this.#link.leave();
  }
}

function notHere(what: string): Refused {
  return refused('usage', `${what} is the host's: nothing can be written there from a seat.`);
}
