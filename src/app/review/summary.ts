/** How one player did in a game that was reviewed. */
import type { Seat } from '../../core/game.ts';
import { accuracyOf, GRADES, type Grade } from './grades.ts';
import { type Review, type ReviewedDecision, worstOf } from './review.ts';

const WORST = 3;

/** Points lost in a part of the decisions. */
export interface LossPart {
  readonly what: string;
  readonly decisions: number;
  readonly lost: number;
}

export interface PlayerSummary {
  readonly seat: Seat;
  /** How many were looked at. */
  readonly decisions: number;
  /** From 0 to 100; null where nothing was to be decided. */
  readonly accuracy: number | null;
  readonly grades: Readonly<Record<Grade, number>>;
  readonly lost: number;
  /** What chance and the others brought, in points of lead. */
  readonly luck: number | null;
  /** What the bot saw otherwise at the next decision although nothing had happened. */
  readonly revised: number | null;
  /** The most expensive part first. */
  readonly byKind: readonly LossPart[];
  /** In the order of the game. */
  readonly byRound: readonly LossPart[];
  readonly worst: readonly ReviewedDecision[];
  /** Moves that turned out better than the bot's choice, the best first. */
  readonly better: readonly ReviewedDecision[];
}

export function summaryOf({ decisions, thresholds }: Review, seat: Seat): PlayerSummary {
  const own = decisions.filter(decision => decision.seat === seat);
  const counted = (grade: Grade): number => own.filter(decision => decision.grade === grade).length;
  return {
    ...{ seat, decisions: own.length },
    accuracy: accuracyOf(
      own.map(({ loss }) => loss),
      thresholds,
    ),
    grades: Object.fromEntries(GRADES.map(grade => [grade, counted(grade)])) as Record<Grade, number>,
    lost: own.reduce((sum, { loss }) => sum + loss, 0),
    luck: sumOf(own.map(({ luck }) => luck)),
    revised: sumOf(own.map(({ revised }) => revised)),
    byKind: partsOf(own, ({ kind }) => kind.replaceAll('-', ' ')).toSorted((a, b) => b.lost - a.lost),
    byRound: partsOf(own, ({ roundName }) => roundName),
    worst: worstOf(own, WORST),
    better: own
      .filter(({ gain }) => gain >= thresholds.inexact)
      .toSorted((a, b) => b.gain - a.gain)
      .slice(0, WORST),
  };
}

/** Null where one of them is not known. */
function sumOf(parts: readonly (number | null)[]): number | null {
  const known = parts.filter(part => part !== null);
  return known.length < parts.length || parts.length === 0 ? null : known.reduce((a, b) => a + b, 0);
}

function partsOf(
  decisions: readonly ReviewedDecision[],
  part: (decision: ReviewedDecision) => string,
): LossPart[] {
  const parts = new Map<string, LossPart>();
  for (const decision of decisions) {
    const what = part(decision);
    const before = parts.get(what) ?? { what, decisions: 0, lost: 0 };
    parts.set(what, { what, decisions: before.decisions + 1, lost: before.lost + decision.loss });
  }
  return [...parts.values()];
}
