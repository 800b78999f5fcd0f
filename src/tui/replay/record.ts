/** The record of a game: its steps, how far they have been followed, and where each stands on the screen. */
import type { ReplayStep } from '../../app/replay/timeline.ts';
import type { Rect, Size } from '../boards/contract.ts';
import { bar, heading, scrolled } from '../draw/shapes.ts';
import { cut, pad } from '../draw/text.ts';
import type { Region } from '../input/regions.ts';
import { layoutOf } from '../table/board-area.ts';
import { type ReplayContext, type ReplayUi, SPEEDS } from './ui.ts';

/** The position before a step. */
export type StepHit = { readonly type: 'step'; readonly at: number };

interface RecordWindow {
  readonly lines: string[];
  /** The position in its first line. */
  readonly top: number;
}

export function recordTitle(ui: ReplayUi, { steps }: ReplayContext): string {
  const speed = `speed ${ui.speed + 1} of ${SPEEDS.length}`;
  return `Step ${ui.at} of ${steps.length}${ui.playing ? `, playing, ${speed}` : ''}`;
}

/** How far it is in all, and below the steps around the present one. */
export function recordLines(ui: ReplayUi, context: ReplayContext, size: Size): string[] {
  const { steps, theme } = context;
  const progress = bar(ui.at, steps.length, Math.max(4, size.width - 2), theme);
  return [pad(` ${progress}`, size.width, theme), ...recordWindow(ui, context, size).lines];
}

/** The same under a heading, where it stands below the boards. */
export function recordStrip(ui: ReplayUi, context: ReplayContext, { width, height }: Size): string[] {
  return [
    heading(recordTitle(ui, context), width, context.theme),
    ...recordLines(ui, context, { width, height: height - 1 }),
  ];
}

/** The steps around the present one; the next to come has the cursor. */
function recordWindow(ui: ReplayUi, context: ReplayContext, { width, height }: Size): RecordWindow {
  const { steps, theme } = context;
  const lines = [...steps.map((step, i) => stepLine(step, i, ui, context)), endLine(ui, context)];
  const room = Math.max(1, height - 1);
  const window = scrolled(lines, ui.at - Math.floor(room / 2), { width, height: room }, theme);
  return { lines: window.lines.map(line => cut(line, width, theme)), top: window.top };
}

function stepLine(step: ReplayStep, at: number, ui: ReplayUi, context: ReplayContext): string {
  const { theme, model, steps } = context;
  const cursor = at === ui.at ? theme.style.accent(theme.glyph.cursor) : ' ';
  const width = String(steps.at(-1)?.line ?? '').length;
  const line = theme.style.dim(String(step.line).padStart(width + 1));
  const mark = theme.marks(model.names)[step.seat]!.text;
  const text = `${cursor}${line} ${mark} ${stepText(step, ui)}`;
  return at < ui.at ? text : at === ui.at ? theme.style.strong(text) : theme.style.dim(text);
}

function endLine(ui: ReplayUi, { steps, theme }: ReplayContext): string {
  const cursor = ui.at === steps.length ? theme.style.accent(theme.glyph.cursor) : ' ';
  return `${cursor} the end of the record`;
}

/** What an onlooker may not know is not told, not even afterwards: the record would give it away. */
function stepText(step: ReplayStep, { as }: ReplayUi): string {
  if (step.kind === 'undo') return 'takes it back';
  const own = as === 'all' || as === step.seat;
  const note = step.comment === null || !own ? '' : `   # ${step.comment.trim()}`;
  return step.secret && !own ? 'a secret choice' : `${step.notation}${note}`;
}

/** The column beside the boards: the record above, what happened below. */
export function recordRects(column: Rect): { readonly record: Rect; readonly log: Rect } {
  const upper = Math.ceil(column.height / 2);
  return {
    record: { ...column, height: upper },
    log: { ...column, row: column.row + upper, height: column.height - upper },
  };
}

/** What the frame of a part of the column leaves for its text. */
export function insideColumn({ row, col, width, height }: Rect): Rect {
  return { row: row + 1, col: col + 2, width: width - 4, height: height - 2 };
}

/** A click on a step goes to the position before it. */
export function recordRegions(ui: ReplayUi, context: ReplayContext): Region<StepHit>[] {
  const { kind, column } = layoutOf(ui.table, context);
  if (kind === 'one' && ui.table.tab !== 'moves') return [];
  const area =
    kind === 'beside'
      ? insideColumn(recordRects(column).record)
      : { ...column, row: column.row + 1, height: column.height - 1 };
  const { lines, top } = recordWindow(ui, context, area);
  return lines.flatMap((_, i): Region<StepHit>[] => {
    const at = top + i;
    const rect: Rect = { ...area, row: area.row + 1 + i, height: 1 };
    return at > context.steps.length ? [] : [{ rect, hit: { type: 'step', at } }];
  });
}
