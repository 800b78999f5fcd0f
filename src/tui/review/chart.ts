/**
 * The course of a game as lines of signs: what each player could expect, decision by decision. Every player has a sign of
 * its own, mistakes are marked below, and so are the rounds: nothing is said by colour alone.
 */
import type { Review, ReviewedDecision } from '../../app/review/review.ts';
import type { Names } from '../../core/game.ts';
import type { Size } from '../boards/contract.ts';
import { pad } from '../draw/text.ts';
import type { Theme } from '../theme.ts';

/** Cells of the numbers at the left. */
const LABEL = 5;
/** Lines below the curve: marks of mistakes, and rounds. */
const BELOW = 2;

interface Chart {
  readonly review: Review;
  readonly names: Names;
  /** Decisions of the whole game. */
  readonly length: number;
  /** The decision in front. */
  readonly shown: ReviewedDecision | null;
}

export function chartLines({ review, names, length, shown }: Chart, size: Size, theme: Theme): string[] {
  const { decisions } = review;
  const height = Math.max(1, size.height - BELOW);
  const width = Math.max(4, size.width - LABEL - 1);
  if (decisions.length === 0) return [];
  const alone = names.length === 1;
  const shownValue = ({ after }: ReviewedDecision): number => (alone ? after.score : after.lead);
  const values = decisions.map(shownValue);
  const [least, most] = [Math.min(...values), Math.max(...values)];
  const columnOf = ({ number }: ReviewedDecision): number =>
    length <= 1 ? 0 : Math.round(((number - 1) / (length - 1)) * (width - 1));
  const rowOf = (value: number): number =>
    most === least ? height - 1 : Math.round(((most - value) / (most - least)) * (height - 1));
  const cells = Array.from({ length: height }, () => new Array<string>(width).fill(' '));
  const marks = theme.marks(names);
  if (!alone && least < 0 && most > 0) cells[rowOf(0)]!.fill(theme.style.rule(theme.glyph.dotted));
  for (const decision of decisions) {
    const mark = marks[decision.seat]!;
    const sign = alone ? theme.style.accent(theme.glyph.bullet) : mark.style(mark.letter);
    cells[rowOf(shownValue(decision))]![columnOf(decision)] = sign;
  }
  const label = (row: number): string =>
    row === 0 || (row === height - 1 && most !== least)
      ? pad(String(Math.round(row === 0 ? most : least)), LABEL, theme, 'right')
      : ' '.repeat(LABEL);
  return [
    ...cells.map((row, i) => `${label(i)} ${row.join('')}`),
    `${' '.repeat(LABEL)} ${mistakeRow(decisions, columnOf, shown, width, theme)}`,
    `${' '.repeat(LABEL)} ${roundRow(decisions, columnOf, width, theme)}`,
  ];
}

/** A sign under every mistake and blunder, and the cursor under the decision in front. */
function mistakeRow(
  decisions: readonly ReviewedDecision[],
  columnOf: (decision: ReviewedDecision) => number,
  shown: ReviewedDecision | null,
  width: number,
  { style, glyph }: Theme,
): string {
  const row = new Array<string>(width).fill(' ');
  const order = ['mistake', 'blunder'] as const;
  for (const grade of order) {
    for (const decision of decisions) {
      if (decision.grade === grade) row[columnOf(decision)] = style.bad(GRADE_SIGNS[grade]);
    }
  }
  if (shown !== null) row[columnOf(shown)] = style.accent(style.strong(glyph.up));
  return row.join('');
}

export const GRADE_SIGNS = { good: ' ', inexact: '~', mistake: '?', blunder: 'X' } as const;

/** The number of each round where it begins, as far as there is room. */
function roundRow(
  decisions: readonly ReviewedDecision[],
  columnOf: (decision: ReviewedDecision) => number,
  width: number,
  { style }: Theme,
): string {
  let row = '';
  let round = 0;
  for (const decision of decisions) {
    if (decision.round === round) continue;
    round = decision.round;
    const column = columnOf(decision);
    const text = String(round);
    if (column < row.length || column + text.length > width) continue;
    row = `${row.padEnd(column)}${text} `;
  }
  return style.dim(row.trimEnd());
}
