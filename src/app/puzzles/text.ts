/** Puzzles in words. */
import { repeated } from '../../core/match.ts';
import { plural } from '../../core/words.ts';
import { tenths } from '../review/text.ts';
import type { Puzzle } from './collection.ts';
import type { Verdict } from './judge.ts';
import type { NotedLine } from './note.ts';

const LEVELS = ['', 'easy', 'middling', 'hard'] as const;

function levelName(level: number): string {
  return LEVELS[level] ?? '';
}

export function puzzleTitle({ match, name, note }: Puzzle): string {
  return `${match.game.meta.title}, puzzle ${name} (${levelName(note.level)})`;
}

/** What the player is asked. */
export function taskLines({ match, note }: Puzzle): string[] {
  const margin = `by ${tenths(note.margin)} points or more`;
  return [
    `${match.roundName()}: play your turn out. One way is better than every other, ${margin}.`,
    `There are ${note.lines.length} ways that lead to something different.`,
  ];
}

/** How close it came, and the best line. */
export function verdictLines(puzzle: Puzzle, verdict: Verdict): string[] {
  const { solved, own, best, place, cutShort } = verdict;
  const players = puzzle.match.names.length;
  if (solved) return [`Solved: that is the best line. ${expectedOf(best, players)}`];
  const among = `place ${place} of ${puzzle.note.lines.length}`;
  return [
    `Not the best: ${tenths(-own.gap)} points less, ${among}.`,
    ...(cutShort
      ? ['Something new came up: the line is valued as it stands, with the rest of the turn played well.']
      : []),
    `Your line: ${expectedOf(own, players)}`,
    `The best line: ${expectedOf(best, players)}`,
    ...lineInWords(puzzle, best).map(text => `  ${text}`),
  ];
}

/** "88 points expected, a lead of 4.1." */
function expectedOf({ score, lead }: NotedLine, players: number): string {
  const points = `${plural(Math.round(score), 'point')} expected`;
  if (players === 1) return `${points}.`;
  return lead >= 0 ? `${points}, a lead of ${tenths(lead)}.` : `${points}, ${tenths(-lead)} behind.`;
}

/** Each move of a line as a menu would have it. */
export function lineInWords({ match, note }: Puzzle, { moves }: NotedLine): string[] {
  const copy = repeated(match);
  return moves.map(notation => {
    const { move } = copy.find(notation)!;
    const text = match.game.describe(move, copy.view(note.seat), match.names);
    copy.play(notation);
    return text;
  });
}
