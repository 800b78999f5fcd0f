/** One decision of a review in lines: the table as its player saw it, what could be played, and what another move is worth. */
import type { ReviewPlan } from '../../app/review/plan.ts';
import type { Review, ReviewedDecision } from '../../app/review/review.ts';
import { matchBefore, type Reviews } from '../../app/review/service.ts';
import { decisionLines } from '../../app/review/text.ts';
import { done, type Result, refused } from '../../core/result.ts';
import { quote } from '../../core/text.ts';
import { suggestionOr } from '../../core/words.ts';

/** As they were typed. */
export interface DecisionFlags {
  readonly at?: string;
  readonly try?: string;
}

export function checkDecisionFlags(flags: DecisionFlags & { readonly json?: boolean }): Result<void> {
  if (flags.try !== undefined && flags.at === undefined) {
    return refused('usage', '--try needs the decision: name it with --at, by its number in the review.');
  }
  return flags.at !== undefined && flags.json === true
    ? refused('usage', '--at prints lines: it does not go together with --json.')
    : done(undefined);
}

export async function decisionReport(
  reviews: Reviews,
  plan: ReviewPlan,
  review: Review,
  { at, try: tried }: DecisionFlags & { readonly at: string },
): Promise<Result<readonly string[]>> {
  const decision = review.decisions.find(({ number }) => String(number) === at);
  if (decision === undefined) {
    const why =
      'it has no decision of that number that was looked at; those of others and forced ones are left out';
    return refused('usage', `--at ${quote(at)}: ${why}.`);
  }
  return tried === undefined
    ? done(positionLines(plan, decision))
    : tryLines(reviews, plan, review, decision, tried);
}

function positionLines(plan: ReviewPlan, decision: ReviewedDecision): string[] {
  const match = matchBefore(plan, decision.number);
  const view = match.view(decision.seat);
  return [
    ...match.game
      .outline(view, match.names)
      .flatMap(({ title, lines }) => [title, ...lines.map(line => `  ${line}`), '']),
    decision.prompt,
    ...match.choices.map(({ move, notation }, i) => {
      return `  ${i + 1}. ${match.game.describe(move, view, match.names)} [${notation}]`;
    }),
    '',
    ...decisionLines(decision),
  ];
}

async function tryLines(
  reviews: Reviews,
  plan: ReviewPlan,
  review: Review,
  decision: ReviewedDecision,
  tried: string,
): Promise<Result<readonly string[]>> {
  const { choices } = matchBefore(plan, decision.number);
  const move = choices.find(({ notation }) => notation === tried) ?? choices[Number(tried) - 1];
  if (move === undefined) {
    const notations = choices.map(({ notation }) => notation);
    const hint = suggestionOr(
      tried,
      notations,
      `without --try the moves of decision ${decision.number} are listed`,
    );
    return refused('usage', `--try ${quote(tried)}: that could not be played; ${hint}`);
  }
  return done(await reviews.tryMove(plan, review, decision, move.notation));
}
