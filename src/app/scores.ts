/** Scores and results in words: plain mode, replays and the end of a game say them alike. */
import type { GameMeta, KnownScore, Names, Score } from '../core/game.ts';
import { compareScores, winners } from '../core/game.ts';
import type { SeenMatch } from '../core/match.ts';
import { listed, plural, sentence } from '../core/words.ts';
import { dealTold } from './deal.ts';
import type { Onlooker } from './replay/onlooker.ts';

/** Scores as an onlooker knows them. Who sees everything knows of each player what that player knows. */
export function scoresFor(match: SeenMatch, as: Onlooker): KnownScore[] {
  if (as !== 'all') return match.scores(as);
  return match.names.map((_, seat) => match.scores(seat)[seat]!);
}

/** One block per player: the total and where it comes from, as far as it is known. */
export function scoreLines(scores: readonly KnownScore[], names: Names, meta: PointsName): string[] {
  const lines = scores.flatMap(score => [
    `${names[score.seat]}: ${score.total === null ? '? points' : pointWords(meta, score.total)}`,
    ...score.lines.map(line => `  ${line.label}: ${line.points ?? '?'}`),
  ]);
  return scores.every(score => score.total !== null) ? lines : [...lines, UNKNOWN];
}

const UNKNOWN = 'A "?" hangs on something that cannot be seen yet.';

/** Who won, with how many points, and by which tie-break; alone at the table, the verdict. */
export function resultSentence(scores: readonly Score[], names: Names, meta: PointsName): string {
  const best = winners(scores);
  const winner = scores.find(score => score.seat === best[0]);
  if (winner === undefined) return 'Nobody played.';
  const total = pointWords(meta, winner.total);
  const verdict = winner.verdict === undefined ? '' : ` ${sentence(winner.verdict)}`;
  if (scores.length === 1) return `${names[winner.seat]} ends with ${total}.${verdict}`;
  if (best.length > 1) {
    const shared = best.map(seat => String(names[seat]));
    return `${listed(shared)} share the victory with ${total} each.${verdict}`;
  }
  return `${names[winner.seat]} wins with ${total}${tieBreak(winner, scores, names)}.${verdict}`;
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

/** Everything there is to say when a game is over, after so many decisions as the onlooker counts them. */
export function endingLines(match: SeenMatch, decisions = match.entries.length): string[] {
  const scores = match.finalScores();
  const { meta } = match.game;
  const told = dealTold(match);
  return [
    `The game is over after ${plural(decisions, 'decision')}.`,
    ...scoreLines(scores, match.names, meta),
    resultSentence(scores, match.names, meta),
    ...(told === null ? [] : [told]),
  ];
}

type PointsName = Pick<GameMeta, 'points'>;

/** So many points as the rules of the game call them. */
export function pointWords(meta: PointsName, count: number): string {
  return meta.points?.(count) ?? plural(count, 'point');
}
