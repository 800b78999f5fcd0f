/**
 * A recorded game as a line of positions: before the first step, after the first, and so on to the last. Through the eyes of
 * one player or the public, what others chose in secret in one turn is one step, as `core/seen.ts` has it.
 */
import type { AnyGame, Mover, Seat } from '../../core/game.ts';
import type { Entry, Match } from '../../core/match.ts';
import { type FileProblem, openMatch, type ParsedFile, replay } from '../../core/movefile.ts';
import { done, type Result, refused, unwrap } from '../../core/result.ts';
import { goesOn, isHiddenFrom } from '../../core/seen.ts';
import type { Onlooker } from './onlooker.ts';

export interface ReplayStep {
  /** Line of the file; null for whoever may not know how many steps the others took. */
  readonly line: number | null;
  readonly kind: 'move' | 'undo';
  readonly seat: Seat;
  /** The turn and round in which the step was taken; an undo lies in those it returns to. */
  readonly turn: number;
  readonly round: number;
  /** Notation of the move; empty for an undo, and where the onlooker may not know it. */
  readonly notation: string;
  /** A choice, or choices, that the onlooker may not know. */
  readonly hidden: boolean;
  readonly comment: string | null;
}

/** A step as the file has it. */
interface RecordedStep extends Omit<ReplayStep, 'hidden' | 'line'> {
  readonly line: number;
  readonly secret: boolean;
}

interface Recorded {
  readonly game: AnyGame;
  readonly file: ParsedFile;
  readonly steps: readonly RecordedStep[];
  readonly problems: readonly FileProblem[];
  /** Who decides where the record ends. */
  readonly now: Mover | null;
}

/** Follows a recorded game as far as it goes, with full knowledge: `through` gives that of others. */
export function openTimeline(game: AnyGame, file: ParsedFile): Result<Timeline> {
  const opened = openMatch(game, file);
  if (opened.ok) return done(new Timeline(recordedIn(game, file), 'all'));
  const { kind, line, message } = opened.problem;
  return refused(kind, `The file cannot be replayed: line ${line}: ${message}.`);
}

function recordedIn(game: AnyGame, file: ParsedFile): Recorded {
  const steps: RecordedStep[] = [];
  const { match, problem, differences } = replay(game, file, {
    after(now, line) {
      if (line.type !== 'move' && line.type !== 'undo') return;
      const taken = line.type === 'move' ? now.entries.at(-1) : undefined;
      const { seat, turn, secret } = taken?.decision ?? now.decision!;
      steps.push({
        ...{ line: line.number, kind: line.type, comment: line.comment },
        ...{ seat, turn, round: taken?.round ?? now.round, secret },
        notation: taken?.choice.notation ?? '',
      });
    },
  });
  const problems = [...differences, ...(problem === null ? [] : [problem])];
  return { game, file, steps, problems, now: match?.decision ?? null };
}

export class Timeline {
  readonly steps: readonly ReplayStep[];
  readonly as: Onlooker;
  readonly #recorded: Recorded;
  /** How many steps of the file have been taken at each position. */
  readonly #taken: readonly number[];
  /** The latest position asked for: going on from it is cheaper than starting over. */
  #match: Match;
  #at = 0;

  constructor(recorded: Recorded, as: Onlooker) {
    const seen = as === 'all' ? recorded.steps.map(openStep) : stepsSeen(recorded, as);
    this.as = as;
    this.steps = seen.map(({ step }) => step);
    // Whatever the last player has begun in secret belongs to where the record ends.
    this.#taken = [0, ...seen.map(({ end }) => end)].with(-1, recorded.steps.length);
    this.#recorded = recorded;
    this.#match = this.#fresh();
  }

  /** The same record through other eyes. */
  through(as: Onlooker): Timeline {
    return as === this.as ? this : new Timeline(this.#recorded, as);
  }

  /** Why the file could not be followed to its end, and where its marks differ from the game. */
  get problems(): readonly FileProblem[] {
    return this.#recorded.problems;
  }

  /** The game as the record leaves it. */
  last(): Match {
    return this.forkAt(this.steps.length);
  }

  /** The game as it stood after so many steps. For looking at only: the next call changes it. */
  matchAt(at: number): Match {
    const taken = this.#taken[at]!;
    if (taken < this.#at) {
      this.#match = this.#fresh();
      this.#at = 0;
    }
    for (; this.#at < taken; this.#at++) play(this.#match, this.#recorded.steps[this.#at]!);
    return this.#match;
  }

  /** The same as a match of its own, to go on with. */
  forkAt(at: number): Match {
    const match = this.#fresh();
    for (const step of this.#recorded.steps.slice(0, this.#taken[at])) play(match, step);
    return match;
  }

  /** The position from which the steps of this line of the file lie ahead; whoever knows no lines counts steps, from 1. */
  positionOfLine(line: number): number {
    const at = this.steps.findIndex((step, i) => (step.line ?? i + 1) >= line);
    return at < 0 ? this.steps.length : at;
  }

  /** Where a position of the same record through other eyes lies here. */
  positionOf(other: Timeline, at: number): number {
    const taken = other.#taken[at]!;
    const found = this.#taken.findIndex(here => here >= taken);
    return found < 0 ? this.steps.length : found;
  }

  #fresh(): Match {
    return unwrap(openMatch(this.#recorded.game, this.#recorded.file));
  }
}

/** The decision taken last, as far as the onlooker may know it. */
export function lastEntry(match: Match, as: Onlooker): Entry | undefined {
  return (as === 'all' ? match.entries : match.seenBy(as)).at(-1);
}

function play(match: Match, step: RecordedStep): void {
  if (step.kind === 'undo') match.undo();
  else match.play(step.notation);
}

/** A step that is seen, and how many steps of the file have been taken after it. */
interface SeenStep {
  readonly step: ReplayStep;
  readonly end: number;
}

function openStep({ secret: _, ...step }: RecordedStep, i: number): SeenStep {
  return { step: { ...step, hidden: false }, end: i + 1 };
}

function stepsSeen({ steps, now }: Recorded, as: Seat | null): SeenStep[] {
  const seen: SeenStep[] = [];
  /** The moves that stand. */
  const standing: RecordedStep[] = [];
  const take = (step: RecordedStep): void => {
    if (step.kind === 'undo') standing.pop();
    else standing.push(step);
  };
  const isBegun = (step: RecordedStep): boolean => {
    const last = standing.at(-1);
    return last !== undefined && goesOn(last, step, as);
  };
  for (let i = 0; i < steps.length; ) {
    const step = steps[i]!;
    if (!isHiddenFrom(step, as)) {
      take(step);
      i++;
      seen.push({ step: { ...openStep(step, i).step, line: null }, end: i });
      continue;
    }
    const before = isBegun(step);
    for (; i < steps.length && goesOn(step, steps[i]!, as); i++) take(steps[i]!);
    const after = isBegun(step);
    const unfinished = i === steps.length && now !== null && goesOn(step, now, as);
    if (before === after || unfinished) continue;
    const { seat, turn, round } = step;
    const kind = after ? 'move' : 'undo';
    const told = { line: null, kind, notation: '', comment: null, hidden: after } as const;
    seen.push({ step: { seat, turn, round, ...told }, end: i });
  }
  return seen;
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
