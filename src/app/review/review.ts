/**
 * A game looked back on: for every decision of a seat what was expected before and after it, what the bot would have
 * played, and what the difference cost. What happened between two decisions, by chance or by others, is kept apart.
 */
import { sureGap } from '../../bots/analyse.ts';
import { type Calibration, type Expected, expected } from '../../bots/expectation.ts';
import { lead } from '../../bots/position.ts';
import { type Comparison, causeSentence } from '../../bots/reason.ts';
import type { Seat } from '../../core/game.ts';
import { type Entry, Match, type SeenMatch } from '../../core/match.ts';
import { type Grade, gradeOf, type Thresholds, thresholds } from './grades.ts';
import { anythingBetween, lossInHindsight } from './hindsight.ts';
import type { Looked } from './tasks.ts';

export interface ReviewedMove {
  readonly notation: string;
  /** As the menu has it. */
  readonly text: string;
}

export interface ReviewedDecision {
  /** Among the decisions that stand, from 1. */
  readonly number: number;
  readonly seat: Seat;
  readonly round: number;
  readonly roundName: string;
  readonly turn: number;
  /** Kind of the decision, and the question. */
  readonly kind: string;
  readonly prompt: string;
  readonly played: ReviewedMove;
  readonly best: ReviewedMove;
  /** With the better of the two moves, and with the one that was played. */
  readonly before: Expected;
  readonly after: Expected;
  /** Points that the move cost; 0 where it is as good as the bot's. */
  readonly loss: number;
  /** Points by which it is better than the bot's choice. */
  readonly gain: number;
  readonly grade: Grade;
  /** Why the bot's choice is better, in a sentence; null where it is not. */
  readonly reason: string | null;
  /** What chance and the others changed until the seat's next decision, in points of lead; null while that is not known. */
  readonly luck: number | null;
  /** What the bot saw otherwise at the next decision although nothing had happened in between; null while that is not known. */
  readonly revised: number | null;
}

export interface Review {
  readonly seats: readonly Seat[];
  readonly effort: number;
  readonly thresholds: Thresholds;
  /** In the order of the game. */
  readonly decisions: readonly ReviewedDecision[];
  /** How many there are to look at: more than `decisions` where the review was interrupted. */
  readonly wanted: number;
  /** Final points by seat; null while the game is not over. */
  readonly finals: readonly number[] | null;
}

interface Parts {
  readonly match: Pick<SeenMatch, 'config' | 'entries' | 'over' | 'names' | 'roundName' | 'finalScores'>;
  readonly seats: readonly Seat[];
  readonly effort: number;
  readonly wanted: number;
  readonly looked: readonly Looked[];
  readonly calibration: Calibration;
}

export function assembleReview({ match, seats, effort, wanted, looked, calibration }: Parts): Review {
  const from = thresholds(calibration);
  const finals = match.over ? match.finalScores().map(({ total }) => total) : null;
  const byNumber = new Map(looked.map(one => [one.number, one]));
  const copy = new Match(match.config);
  const drafts: Draft[] = [];
  for (const entry of match.entries) {
    const one = byNumber.get(entry.number);
    if (one !== undefined && one.analysis !== null) {
      const { analysis, comparison } = one;
      drafts.push({ ...judge(copy, entry, analysis, calibration), comparison });
    }
    copy.play(entry.choice.notation);
  }
  // Between two decisions that were looked at others may still be missing: what happened there is not known.
  const complete = looked.length === wanted;
  const decisions = drafts.map((draft, at) => {
    const next = drafts.slice(at + 1).find(({ seat }) => seat === draft.seat) ?? null;
    return settle(draft, { next, entries: match.entries, finals, complete, from });
  });
  return { seats, effort, thresholds: from, decisions, wanted, finals };
}

/** What is known of a decision by itself. */
interface Draft extends Omit<ReviewedDecision, 'grade' | 'reason' | 'luck' | 'revised'> {
  readonly comparison: Comparison | null;
}

interface Rest {
  /** The next decision of the same seat that was looked at. */
  readonly next: Draft | null;
  readonly entries: readonly Entry[];
  readonly finals: readonly number[] | null;
  readonly complete: boolean;
  readonly from: Thresholds;
}

/** What the rest of the game adds: a closer look at the move, and what came afterwards. */
function settle(
  { comparison, ...draft }: Draft,
  { next, entries, finals, complete, from }: Rest,
): ReviewedDecision {
  const { number, seat, turn, before } = draft;
  const happened = anythingBetween(entries, number, next?.number ?? entries.length + 1);
  const seenAgain = next !== null && next.turn === turn && !happened;
  const loss = seenAgain ? lossInHindsight(draft.loss, draft.after, next.before) : draft.loss;
  const after = loss === draft.loss ? draft.after : between(draft.after, before, loss / draft.loss);
  const then = next?.before.lead ?? (finals === null ? null : lead(finals, seat));
  const change = then === null || !complete ? null : then - after.lead;
  const grade = gradeOf(loss, from);
  const none = change === null ? null : 0;
  const [luck, revised] = happened ? [change, none] : [none, change];
  const reason = comparison === null || loss === 0 ? null : causeSentence(comparison);
  return { ...draft, loss, after, grade, reason, luck, revised };
}

/** As far from `best` as this share of the way to `played`. */
function between(played: Expected, best: Expected, share: number): Expected {
  const part = (a: number, b: number): number => b + share * (a - b);
  return { score: part(played.score, best.score), lead: part(played.lead, best.lead) };
}

function judge(
  match: Match,
  entry: Entry,
  { choice, outlooks }: NonNullable<Looked['analysis']>,
  calibration: Calibration,
): Omit<Draft, 'comparison'> {
  const { decision, round, number } = entry;
  const { seat, turn, kind, prompt } = decision;
  const view = match.view(seat);
  const moveOf = (notation: string): ReviewedMove => {
    const found = match.find(notation);
    return {
      notation,
      text: found === undefined ? notation : match.game.describe(found.move, view, match.names),
    };
  };
  const best = outlooks[0]!;
  const played = outlooks.find(({ notation }) => notation === entry.choice.notation) ?? best;
  const gap = sureGap(played);
  const after = expected(played, { turn, round }, calibration);
  return {
    ...{ number, seat, round, roundName: match.roundName(round), turn, kind, prompt },
    played: moveOf(entry.choice.notation),
    best: moveOf(choice),
    before: gap < 0 ? expected(best, { turn, round }, calibration) : after,
    after,
    loss: Math.max(0, -gap),
    gain: Math.max(0, gap),
  };
}

export function isMistake({ grade }: Pick<ReviewedDecision, 'grade'>): boolean {
  return grade === 'mistake' || grade === 'blunder';
}

/** Mistakes and worse, in the order of the game. */
export function mistakesOf(review: Pick<Review, 'decisions'>): readonly ReviewedDecision[] {
  return review.decisions.filter(isMistake);
}

/** The most expensive decision comes first. */
export function worstOf(decisions: readonly ReviewedDecision[], most: number): readonly ReviewedDecision[] {
  return decisions
    .filter(({ loss }) => loss > 0)
    .toSorted((a, b) => b.loss - a.loss || a.number - b.number)
    .slice(0, most);
}
