import type { Seat } from '../core/game.ts';
import type { Entry, Match, Preview } from '../core/match.ts';
import { checksum, formatComment, formatStep } from '../core/movefile.ts';
import { done, type Result, refused } from '../core/result.ts';
import { type Recorder, recordAt } from '../storage/recorder.ts';
import type { Host } from './host.ts';
import type { Guide } from './learn/guide.ts';
import type { LoadedGame } from './load-game.ts';
import type { TablePrograms } from './programs/table.ts';
import type { PuzzleRun } from './puzzles/run.ts';
import type { Session } from './session.ts';

interface Parts {
  readonly loaded: LoadedGame;
  readonly match: Match;
  /** The move file up to now. */
  readonly text: string;
  readonly name: string | null;
  /** Null where the game cannot be kept, as `problem` says, and where there is nothing left to write. */
  readonly recorder: Recorder | null;
  /** Where the game lies already that is only looked at. */
  readonly path?: string | null;
  readonly problem: string | null;
  readonly notices: readonly string[];
  readonly guide?: Guide | null;
  readonly puzzle?: PuzzleRun;
  readonly programs: TablePrograms;
  readonly host: Pick<Host, 'files' | 'onExit'>;
}

export class LiveSession implements Session {
  readonly match: Match;
  readonly loaded: LoadedGame;
  readonly notices: readonly string[];
  readonly guide: Guide | null;
  readonly puzzle: PuzzleRun | null;
  readonly shared = null;
  readonly programs: TablePrograms;
  readonly #files: Host['files'];
  readonly #path: string | null;
  #name: string | null;
  #recorder: Recorder | null;
  #problem: string | null;
  #text: string;
  #sum: number;
  /** A process plays one game after another: what is closed it must not hold to its end. */
  readonly #forget: () => void;

  constructor(parts: Parts) {
    this.match = parts.match;
    this.loaded = parts.loaded;
    this.notices = parts.notices;
    this.guide = parts.guide ?? null;
    this.puzzle = parts.puzzle ?? null;
    this.programs = parts.programs;
    this.#files = parts.host.files;
    this.#path = parts.path ?? null;
    this.#name = parts.name;
    this.#recorder = parts.recorder;
    this.#problem = parts.problem;
    this.#text = parts.text;
    this.#sum = checksum(parts.text);
    this.#forget = parts.host.onExit(() => this.close());
  }

  get name(): string | null {
    return this.#name;
  }

  get path(): string | null {
    return this.#recorder?.path ?? this.#path;
  }

  get saveProblem(): string | null {
    return this.#recorder === null ? this.#problem : this.#recorder.problem;
  }

  play(notation: string): Entry {
    const entry = this.match.play(notation);
    this.#append(formatStep(this.match, this.#sum));
    return entry;
  }

  undo(): Entry | null {
    const entry = this.match.undo();
    if (entry !== null) this.#append(formatStep(this.match, this.#sum));
    return entry;
  }

  redo(): Entry | null {
    const entry = this.match.redo();
    if (entry !== null) this.#append(formatStep(this.match, this.#sum));
    return entry;
  }

  preview(notation: string, viewer?: Seat | null): Preview | null {
    return this.match.preview(notation, viewer);
  }

  note(text: string): Result<void> {
    if (this.match.over) {
      return refused('usage', 'The game is over and its file is sealed: no more notes.');
    }
    this.#append(`${formatComment(text)}\n`);
    return done();
  }

  saveAs(path: string): Result<void> {
    const recorder = recordAt(path, this.#text, this.#files);
    if (!recorder.ok) return recorder;
    if (this.saveProblem === null) {
      recorder.value.close();
      return done();
    }
    this.#recorder?.close();
    this.#recorder = recorder.value;
    this.#name = null;
    return done();
  }

  close(): void {
    this.#forget();
    this.#recorder?.close();
  }

  #append(piece: string): void {
    this.#text += piece;
    this.#sum = checksum(piece, this.#sum);
    this.#recorder?.append(piece);
  }
}
