/** Scores and results in words: plain mode, replays and the end of a game say them alike. */
import type { Names, Score } from '../core/game.ts';
import { compareScores, winners } from '../core/game.ts';
import type { Match } from '../core/match.ts';

/** One block per player: the total and where it comes from. */
export function scoreLines(scores: readonly Score[], names: Names): string[] {
  return scores.flatMap(score => [
    `${names[score.seat]}: ${points(score.total)}`,
    ...score.lines.map(line => `  ${line.label}: ${line.points}`),
  ]);
}

/** Who won, with how many points, and by which tie-break; alone at the table, the verdict. */
export function resultSentence(scores: readonly Score[], names: Names): string {
  const best = winners(scores);
  const winner = scores.find(score => score.seat === best[0]);
  if (winner === undefined) return 'Nobody played.';
  const verdict = winner.verdict === undefined ? '' : ` ${sentence(winner.verdict)}`;
  if (scores.length === 1) return `${names[winner.seat]} ends with ${points(winner.total)}.${verdict}`;
  if (best.length > 1) {
    const shared = best.map(seat => names[seat]);
    return `${listed(shared.map(String))} share the victory with ${points(winner.total)} each.${verdict}`;
  }
  return `${names[winner.seat]} wins with ${points(winner.total)}${tieBreak(winner, scores, names)}.${verdict}`;
}

function tieBreak(winner: Score, scores: readonly Score[], names: Names): string {
  const rival = scores
    .filter(score => score.seat !== winner.seat && score.total === winner.total)
    .sort((a, b) => compareScores(b, a))[0];
  if (rival === undefined) return '';
  const at = winner.tieBreaks.findIndex((line, i) => line.points !== rival.tieBreaks[i]?.points);
  const line = winner.tieBreaks[at];
  if (line === undefined) return '';
  const other = rival.tieBreaks[at]?.points ?? 0;
  return `, ahead of ${names[rival.seat]} by the tie-break "${line.label}" (${line.points} to ${other})`;
}

/** Everything there is to say when a game is over. */
export function endingLines(match: Match): string[] {
  const scores = match.scores();
  return [
    `The game is over after ${counted(match.entries.length, 'decision')}.`,
    ...scoreLines(scores, match.names),
    resultSentence(scores, match.names),
  ];
}

export function points(count: number): string {
  return counted(count, 'point');
}

export function counted(count: number, word: string): string {
  return `${count} ${word}${count === 1 ? '' : 's'}`;
}

function listed(items: readonly string[]): string {
  return items.length < 2 ? items.join('') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

function sentence(text: string): string {
  return /[.!?]$/u.test(text) ? text : `${text}.`;
}
