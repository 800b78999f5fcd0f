/** What a lesson says about a decision: in the column where all of it has room there, else in a box before the question. */
import type { Size } from '../boards/contract.ts';
import { wrap } from '../draw/text.ts';
import { keyNamer } from '../input/key-names.ts';
import { SECTION_FRAME as FRAME } from '../layout.ts';
import { layoutOf } from './board-area.ts';
import type { Overlay, TableContext, TableUi } from './ui.ts';

/** The question keeps the other half of the column. */
const SHARE_OF_COLUMN = 0.5;

export function lessonLines({ model }: TableContext, width: number): string[] {
  const paragraphs = model.advice?.text ?? [];
  return paragraphs.flatMap((paragraph, i) => [...(i > 0 ? [''] : []), ...wrap(paragraph, width)]);
}

/** The rows of a column for the lesson, frame included; 0 where it has nothing to say or no room. */
export function lessonHeight(context: TableContext, { width, height }: Size): number {
  const lines = lessonLines(context, width - FRAME.cols).length;
  const needed = lines + FRAME.rows;
  return lines > 0 && needed <= height * SHARE_OF_COLUMN ? needed : 0;
}

/** The box in which the lesson speaks where the column has no room for it; null where it has. */
export function lessonBefore(ui: TableUi, context: TableContext): Overlay | null {
  const { kind, column } = layoutOf(ui, context);
  return kind === 'beside' && lessonHeight(context, column) > 0 ? null : lessonBox(context);
}

/** What the lesson says, a paragraph at a time. */
export function lessonBox({ model, keymap }: Pick<TableContext, 'model' | 'keymap'>): Overlay | null {
  const { advice } = model;
  if (advice === null || advice.text.length === 0) return null;
  const text = advice.text.flatMap((paragraph, i) => (i === 0 ? [paragraph] : ['', paragraph]));
  const again = advice.suggested === null ? [] : ['', `${keyNamer(keymap)('lesson')} shows this again.`];
  return { kind: 'box', title: advice.title, text: [...text, ...again], low: true };
}
