/** A recorded game as a line of positions: before the first step, after the first, and so on to the last. */
import type { AnyGame, Seat } from '../../core/game.ts';
import type { Match } from '../../core/match.ts';
import { type FileProblem, openMatch, type ParsedFile, replay } from '../../core/movefile.ts';
import { done, type Result, refused, unwrap } from '../../core/result.ts';

export interface ReplayStep {
  /** Line of the file. */
  readonly line: number;
  readonly kind: 'move' | 'undo';
  readonly seat: Seat;
  /** The turn and round in which the step was taken; an undo lies in those it returns to. */
  readonly turn: number;
  readonly round: number;
  /** Notation of the move; empty for an undo. */
  readonly notation: string;
  readonly secret: boolean;
  readonly comment: string | null;
}

/** Follows a recorded game as far as it goes. */
export function openTimeline(game: AnyGame, file: ParsedFile): Result<Timeline> {
  const opened = openMatch(game, file);
  if (opened.ok) return done(new Timeline(game, file));
  const { kind, line, message } = opened.problem;
  return refused(kind, `The file cannot be replayed: line ${line}: ${message}.`);
}

/** Of a file that opens: `openTimeline` sees to that. */
export class Timeline {
  readonly steps: readonly ReplayStep[];
  /** Why the file could not be followed to its end. */
  readonly problem: FileProblem | null;
  readonly #game: AnyGame;
  readonly #file: ParsedFile;
  /** The latest position asked for: going on from it is cheaper than starting over. */
  #match: Match;
  #at = 0;

  constructor(game: AnyGame, file: ParsedFile) {
    this.#game = game;
    this.#file = file;
    this.#match = this.#fresh();
    const steps: ReplayStep[] = [];
    const result = replay(game, file, {
      after(match, line) {
        if (line.type !== 'move' && line.type !== 'undo') return;
        const taken = line.type === 'move' ? match.entries.at(-1) : undefined;
        const { seat, turn, secret } = taken?.decision ?? match.decision!;
        steps.push({
          ...{ line: line.number, kind: line.type, comment: line.comment },
          ...{ seat, turn, round: taken?.round ?? match.round, secret: taken !== undefined && secret },
          notation: taken?.choice.notation ?? '',
        });
      },
    });
    this.steps = steps;
    this.problem = result.problem ?? result.differences[0] ?? null;
  }

  /** The game as the record leaves it. */
  last(): Match {
    return this.forkAt(this.steps.length);
  }

  /** The game as it stood after so many steps. For looking at only: the next call changes it. */
  matchAt(at: number): Match {
    if (at < this.#at) {
      this.#match = this.#fresh();
      this.#at = 0;
    }
    for (; this.#at < at; this.#at++) this.#play(this.#match, this.steps[this.#at]!);
    return this.#match;
  }

  /** The same as a match of its own, to go on with. */
  forkAt(at: number): Match {
    const match = this.#fresh();
    for (const step of this.steps.slice(0, at)) this.#play(match, step);
    return match;
  }

  /** The position from which the steps of this line of the file lie ahead. */
  positionOfLine(line: number): number {
    const at = this.steps.findIndex(step => step.line >= line);
    return at < 0 ? this.steps.length : at;
  }

  #fresh(): Match {
    return unwrap(openMatch(this.#game, this.#file));
  }

  #play(match: Match, step: ReplayStep): void {
    if (step.kind === 'undo') match.undo();
    else match.play(step.notation);
  }
}

/** The next position in a direction where another part of the game begins. */
export function boundary(
  steps: readonly ReplayStep[],
  at: number,
  by: 1 | -1,
  part: (step: ReplayStep) => number,
): number {
  const starts = (position: number): boolean =>
    position <= 0 || position >= steps.length || part(steps[position]!) !== part(steps[position - 1]!);
  let position = Math.min(Math.max(0, at + by), steps.length);
  while (!starts(position)) position += by;
  return position;
}
