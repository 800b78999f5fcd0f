/** A review in words, for lines and screens. */
import { plural, signed } from '../../core/words.ts';
import { textTable } from '../text-table.ts';
import { GRADES, type Grade, thresholdSentence } from './grades.ts';
import type { ReviewPlan } from './plan.ts';
import { mistakesOf, type Review, type ReviewedDecision } from './review.ts';
import { type LossPart, type PlayerSummary, summaryOf } from './summary.ts';

export { expectedText } from '../../bots/expectation.ts';

const MOST_KINDS = 8;

export function tenths(value: number): string {
  return (Math.round(value * 10) / 10).toFixed(1);
}

/** What it cost, what was played, what the bot would have played, and why. */
export function decisionLines(decision: ReviewedDecision, who = ''): string[] {
  const { roundName, number, played, best, reason } = decision;
  const same = played.notation === best.notation;
  return [
    `${who}${roundName}, decision ${number}: ${verdictText(decision)}`,
    `  played: ${played.text}`,
    ...(same ? [] : [`  the bot: ${best.text}`]),
    ...(reason === null ? [] : [`  why: ${reason}`]),
  ];
}

/** "mistake: 2.5 points lost" */
export function verdictText({ loss, gain, grade, played, best }: ReviewedDecision): string {
  if (loss > 0) return `${grade === 'good' ? '' : `${grade}: `}${tenths(loss)} points lost`;
  if (gain > 0) return `better than the bot's choice, by ${tenths(gain)} points`;
  return played.notation === best.notation ? "the bot's choice" : "as good as the bot's choice";
}

export function summaryLines(
  review: Review,
  summary: PlayerSummary,
  name: string,
  players: number,
): string[] {
  const { worst, better } = summary;
  const own = review.decisions.filter(({ seat }) => seat === summary.seat);
  const line = own.map(({ after }) => (players === 1 ? after.score : after.lead));
  return [
    `${name}: ${accuracyText(summary)}`,
    `  ${lostText(summary, players)}`,
    ...(line.length < 2 ? [] : [`  expected ${players === 1 ? 'score' : 'lead'}: ${courseText(line)}`]),
    ...listedUnder('The most expensive decisions:', worst),
    ...listedUnder("Better than the bot's choice:", better),
    ...lossTable(
      'Points lost by kind of decision:',
      summary.byKind.filter(({ lost: part }) => part > 0).slice(0, MOST_KINDS),
    ),
    ...lossTable('Points lost by round:', summary.byRound),
  ];
}

export function accuracyText({ accuracy, grades, decisions }: PlayerSummary): string {
  const counts = GRADES.map(grade => gradeCount(grade, grades[grade])).join(', ');
  return `accuracy ${accuracy ?? '-'} of 100 in ${plural(decisions, 'decision')}: ${counts}`;
}

/** "37 good", "1 blunder", "8 mistakes": the first two grades do not count things. */
function gradeCount(grade: Grade, count: number): string {
  return grade === 'good' || grade === 'inexact' ? `${count} ${grade}` : plural(count, grade);
}

/** What the own choices cost, and what came from elsewhere. */
export function lostText({ lost, luck, revised }: PlayerSummary, players: number): string {
  const others = players === 1 ? 'chance' : 'chance and the others';
  const rest = luck === null ? '' : `, ${signed(Math.round(luck))} by ${others}`;
  const seen =
    revised === null || Math.abs(revised) < 0.5 ? '' : `, ${signed(Math.round(revised))} on a closer look`;
  return `${tenths(lost)} points lost by choice${rest}${seen}`;
}

function courseText(line: readonly number[]): string {
  const [first, last] = [line[0]!, line.at(-1)!];
  const [least, most] = [Math.min(...line), Math.max(...line)];
  const whole = (value: number): number => Math.round(value);
  return `from ${whole(first)} to ${whole(last)}, never below ${whole(least)} or above ${whole(most)}`;
}

function listedUnder(title: string, decisions: readonly ReviewedDecision[]): string[] {
  return decisions.length === 0
    ? []
    : [
        '',
        `  ${title}`,
        ...decisions.flatMap(decision => decisionLines(decision).map(text => `    ${text}`)),
      ];
}

function lossTable(title: string, parts: readonly LossPart[]): string[] {
  if (parts.length === 0) return [];
  const rows = parts.map(({ what, decisions, lost }) => [
    `    ${what}`,
    plural(decisions, 'decision'),
    tenths(lost),
  ]);
  return ['', `  ${title}`, ...textTable(rows, { numbers: true })];
}

/** The whole review as lines. */
export function reviewLines(
  { match, effort }: Pick<ReviewPlan, 'match' | 'effort'>,
  review: Review,
): string[] {
  const { meta } = match.game;
  const players = match.names.length;
  const missing = review.wanted - review.decisions.length;
  const mistakes = mistakesOf(review);
  return [
    `${meta.title}, seed ${match.config.seed}: reviewed with effort ${effort}`,
    thresholdSentence(review.thresholds),
    ...(missing === 0
      ? []
      : [`Interrupted: ${plural(missing, 'decision')} not looked at yet. Run it again to go on.`]),
    ...review.seats.flatMap(seat => [
      '',
      ...summaryLines(review, summaryOf(review, seat), match.names[seat] ?? '', players),
    ]),
    '',
    ...(mistakes.length === 0
      ? ['No mistake was found.']
      : [
          'Mistakes in the order of the game:',
          ...mistakes.flatMap(decision => {
            const who = review.seats.length > 1 ? `${match.names[decision.seat]}, ` : '';
            return decisionLines(decision, who).map(text => `  ${text}`);
          }),
        ]),
  ];
}
