/** The record of a game: its steps, how far they have been followed, and where each stands on the screen. */
import type { ReplayStep } from '../../app/replay/timeline.ts';
import type { Rect, Size } from '../boards/contract.ts';
import { bar, beside, heading, scrolled } from '../draw/shapes.ts';
import { cut, pad } from '../draw/text.ts';
import type { Region } from '../input/regions.ts';
import { layoutOf } from '../table/board-area.ts';
import { latest, logPage } from '../table/pages.ts';
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

/** The same under a heading, where it stands below the boards; at its right what happened, in words. */
export function recordStrip(ui: ReplayUi, context: ReplayContext, { width, height }: Size): string[] {
  const { model, theme } = context;
  const left = recordColumns(ui, context, width);
  const size = { width: left, height: height - 1 };
  const top = heading(recordTitle(ui, context), width, theme);
  const record = { lines: recordLines(ui, context, size), width: left };
  if (left === width) return [top, ...record.lines];
  const right = width - left - 1;
  const told = logPage(model.log, model.news, theme.marks(model.names), right, theme);
  const log = { lines: latest(told, right, size.height, theme), width: right };
  return [top, ...beside([record, log], theme.style.rule(theme.glyph.vertical), theme)];
}

/** Where there is little room the steps have all of it, and where there are notes on them to be read. */
function recordColumns(ui: ReplayUi, { steps }: ReplayContext, width: number): number {
  const noted = steps.some(step => noteOn(step, ui) !== '');
  return width < 70 || noted ? width : Math.round(width * 0.42);
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
  const width = String(steps.at(-1)?.line ?? steps.length).length;
  const line = theme.style.dim(String(step.line ?? at + 1).padStart(width + 1));
  const mark = theme.marks(model.names)[step.seat]!.text;
  const text = `${cursor}${line} ${mark} ${stepText(step, ui)}`;
  return at < ui.at ? text : at === ui.at ? theme.style.strong(text) : theme.style.dim(text);
}

function endLine(ui: ReplayUi, { steps, theme }: ReplayContext): string {
  const cursor = ui.at === steps.length ? theme.style.accent(theme.glyph.cursor) : ' ';
  return `${cursor} the end of the record`;
}

/** What an onlooker may not know is not told, not even afterwards: the record would give it away. */
function stepText(step: ReplayStep, ui: ReplayUi): string {
  if (step.kind === 'undo') return 'takes it back';
  return step.hidden ? 'a secret choice' : `${step.notation}${noteOn(step, ui)}`;
}

function isOwn({ seat }: ReplayStep, { as }: ReplayUi): boolean {
  return as === 'all' || as === seat;
}

function noteOn(step: ReplayStep, ui: ReplayUi): string {
  const hidden = step.kind === 'undo' || step.comment === null || !isOwn(step, ui);
  return hidden ? '' : `   # ${step.comment.trim()}`;
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
      : {
          ...column,
          row: column.row + 1,
          width: recordColumns(ui, context, column.width),
          height: column.height - 1,
        };
  const { lines, top } = recordWindow(ui, context, area);
  return lines.flatMap((_, i): Region<StepHit>[] => {
    const at = top + i;
    const rect: Rect = { ...area, row: area.row + 1 + i, height: 1 };
    return at > context.steps.length ? [] : [{ rect, hit: { type: 'step', at } }];
  });
}
