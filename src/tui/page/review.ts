/**
 * What reviews of a game say on its page: beside the moves, and as a part of its own with the course of the game and its
 * mistakes. A review stands on what its player knew, so it is told to those eyes alone, or where everything is shown.
 */
import { thresholdSentence } from '../../app/review/grades.ts';
import { mistakesOf, type Review, type ReviewedDecision } from '../../app/review/review.ts';
import { summaryOf } from '../../app/review/summary.ts';
import { accuracyText, expectedText, lostText, tenths, verdictText } from '../../app/review/text.ts';
import { printable } from '../../core/text.ts';
import { capital } from '../../core/words.ts';
import type { RecordedGame } from '../picture/still.tsx';
import { escaped } from '../picture/svg.ts';
import { GRADE_SIGNS } from '../review/chart.ts';
import { type ChartSeries, type PlotMark, plotOf } from './chart.ts';

/** A decision, and the moment that it leads to. */
interface JudgedMove {
  readonly move: number;
  readonly decision: ReviewedDecision;
}

export interface JudgedGame {
  /** One for each player that was reviewed. */
  readonly reviews: readonly { readonly review: Review; readonly moves: readonly JudgedMove[] }[];
  readonly byMove: ReadonlyMap<number, ReviewedDecision>;
}

export function judgedGame({ timeline }: RecordedGame, reviews: readonly Review[]): JudgedGame {
  const all = timeline.through('all');
  /** Moments behind the decisions that stand, in full. */
  const standing: number[] = [];
  for (const [at, { kind }] of all.steps.entries()) {
    if (kind === 'undo') standing.pop();
    else standing.push(at + 1);
  }
  const judged = reviews.map(review => ({
    review,
    moves: review.decisions.map((decision): JudgedMove => {
      return { move: timeline.positionOf(all, standing[decision.number - 1]!), decision };
    }),
  }));
  const moves = judged.flatMap(one => one.moves);
  return { reviews: judged, byMove: new Map(moves.map(({ move, decision }) => [move, decision])) };
}

/** What stands beside a move in the list; nothing where it was good. */
export function moveNote(decision: ReviewedDecision): string {
  if (decision.grade === 'good') return '';
  return ` <em data-grade="${decision.grade}">${escaped(judgedText(decision))}</em>`;
}

/** "? mistake: 3.2 points lost; the bot: Take the third card." */
function judgedText(decision: ReviewedDecision): string {
  const { played, best, grade } = decision;
  const sign = GRADE_SIGNS[grade].trim();
  const other = played.notation === best.notation ? '' : `; the bot: ${best.text}`;
  return printable(`${sign}${sign === '' ? '' : ' '}${verdictText(decision)}${other}.`);
}

export function reviewPart(
  { timeline }: RecordedGame,
  { reviews }: JudgedGame,
  series: readonly ChartSeries[],
): string {
  const [first] = reviews;
  if (first === undefined) return '';
  const { effort, thresholds } = first.review;
  const note = `The bot, with effort ${effort}, looked at each decision from what its player knew. ${thresholdSentence(thresholds)}`;
  return [
    '<section id="review" aria-label="Review">',
    '<h2>Review</h2>',
    `<p class="note">${escaped(note)}</p>`,
    courseOf(reviews, series, timeline.steps.length),
    ...reviews.map(judged => playerPart(judged, series)),
    '</section>',
  ].join('\n');
}

type Judged = JudgedGame['reviews'][number];

function courseOf(reviews: readonly Judged[], series: readonly ChartSeries[], length: number): string {
  const alone = series.length === 1;
  const value = ({ after }: ReviewedDecision): number => (alone ? after.score : after.lead);
  const pointOf = ({ move, decision }: JudgedMove) => [move / Math.max(1, length), value(decision)] as const;
  const moves = reviews.flatMap(one => one.moves).toSorted((a, b) => a.move - b.move);
  const marks = moves.flatMap((judged): PlotMark[] => {
    const { move, decision } = judged;
    if (decision.grade !== 'mistake' && decision.grade !== 'blunder') return [];
    const about = `Move ${move}: ${judgedText(decision)}`;
    const sign = GRADE_SIGNS[decision.grade];
    return [{ point: pointOf(judged), sign, move, about }];
  });
  const begun = moves.filter(({ decision }, i) => decision.round !== moves[i - 1]?.decision.round);
  const what = `Expected ${alone ? 'final score' : 'lead'} after each decision`;
  const chart = plotOf({
    about: `${what}; the mistakes are listed below`,
    lines: reviews.flatMap(({ moves: own }) => {
      const seat = own[0]?.decision.seat;
      return seat === undefined ? [] : [{ series: series[seat]!, points: own.map(pointOf) }];
    }),
    labels: begun.map(({ move, decision }) => ({ at: move / length, text: String(decision.round) })),
    marks,
  });
  return `<h3>${what}</h3>\n${chart}`;
}

function playerPart({ review, moves }: Judged, series: readonly ChartSeries[]): string {
  const seat = review.seats[0]!;
  const { name, mark, paint } = series[seat]!;
  const summary = summaryOf(review, seat);
  const wrong = new Set(mistakesOf(review));
  const mistakes = moves.filter(({ decision }) => wrong.has(decision));
  const missing = review.wanted - review.decisions.length;
  return [
    `<h3><span style="color:${paint}">${escaped(mark)}</span> ${escaped(name)}</h3>`,
    `<p>${escaped(capital(accuracyText(summary)))}.<br>${escaped(capital(lostText(summary, series.length)))}.</p>`,
    ...(missing > 0 ? [`<p>The review is not complete: ${missing} were not looked at.</p>`] : []),
    mistakes.length === 0
      ? '<p>No mistake was found.</p>'
      : `<ol>${mistakes.map(mistake => mistakeItem(mistake, series.length)).join('')}</ol>`,
    betterPart(moves.filter(({ decision }) => summary.better.includes(decision))),
    lossTable('kind of decision', summary.byKind),
    lossTable('round', summary.byRound),
  ].join('\n');
}

function mistakeItem({ move, decision }: JudgedMove, players: number): string {
  const { roundName, played, before, after, reason } = decision;
  const why = reason === null ? '' : `<span>${escaped(printable(reason))}</span>`;
  const course = `${expectedText(before, players)}; then ${expectedText(after, players)}`;
  return `<li><a href="#move-${move}">${escaped(printable(`${roundName}, move ${move}: ${played.text}`))}</a><span>${escaped(judgedText(decision))}</span>${why}<span>${escaped(capital(course))}.</span></li>`;
}

function betterPart(better: readonly JudgedMove[]): string {
  if (better.length === 0) return '';
  const items = better.map(({ move, decision }) => {
    const { roundName, played } = decision;
    return `<li><a href="#move-${move}">${escaped(printable(`${roundName}, move ${move}: ${played.text}`))}</a><span>${escaped(capital(judgedText(decision)))}</span></li>`;
  });
  return `<details><summary>Better than the bot's choice</summary><ul>${items.join('')}</ul></details>`;
}

function lossTable(
  by: string,
  parts: readonly { readonly what: string; readonly decisions: number; readonly lost: number }[],
): string {
  const rows = parts
    .filter(({ lost }) => lost > 0)
    .map(({ what, decisions, lost }) => {
      return `<tr><th scope="row">${escaped(printable(what))}</th><td>${decisions}</td><td>${tenths(lost)}</td></tr>`;
    });
  if (rows.length === 0) return '';
  const head = `<tr><th scope="col">${capital(by)}</th><th scope="col">decisions</th><th scope="col">lost</th></tr>`;
  return `<details><summary>Points lost by ${by}</summary><table><thead>${head}</thead><tbody>${rows.join('')}</tbody></table></details>`;
}
