/** A puzzle on the table: says what is asked, and how it went once the turn is played out. */
import type { SeenMatch } from '../../core/match.ts';
import type { Result } from '../../core/result.ts';
import type { Puzzle } from './collection.ts';
import { judge, playedLine } from './judge.ts';
import { puzzleTitle, taskLines, verdictLines } from './text.ts';

export interface PuzzleRun {
  readonly title: string;
  /** What the player is asked. */
  readonly task: readonly string[];
  /** Is the turn played out? */
  over(match: SeenMatch): boolean;
  /** Sentences on how it went; null while the turn goes on. */
  verdict(match: SeenMatch): readonly string[] | null;
}

/** `note` remembers how the first attempt went. */
export function runPuzzle(puzzle: Puzzle, note: (solved: boolean) => Result<void>): PuzzleRun {
  let noted: Result<void> | null = null;
  return {
    title: puzzleTitle(puzzle),
    task: taskLines(puzzle),
    over: match => playedLine(puzzle, match) !== null,
    verdict(match) {
      const line = playedLine(puzzle, match);
      if (line === null) return null;
      const verdict = judge(puzzle, line);
      noted ??= note(verdict.solved);
      return [...verdictLines(puzzle, verdict), ...(noted.ok ? [] : [noted.problem.message])];
    },
  };
}
