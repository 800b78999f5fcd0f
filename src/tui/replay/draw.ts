/** The replay viewer as lines: the table, and the record beside it. */
import type { ReplayStep } from '../../app/replay/timeline.ts';
import type { Rect, Size } from '../boards/contract.ts';
import { Canvas } from '../draw/canvas.ts';
import { bar, heading, scrolled } from '../draw/shapes.ts';
import { cut, fill, pad } from '../draw/text.ts';
import { bindingsOf } from '../input/key-list.ts';
import { boxed } from '../overlays/box.ts';
import { footer, keyLine } from '../overlays/help.ts';
import { drawBoards, layoutOf } from '../table/board-area.ts';
import { drawLog, drawScores, messageLines } from '../table/draw.ts';
import { drawHeader } from '../table/draw-header.ts';
import { drawOverlay } from '../table/draw-overlay.ts';
import { showField } from '../text-field.ts';
import { JUMP_KEYS } from './keys.ts';
import { type ReplayContext, type ReplayUi, SPEEDS } from './ui.ts';

export function drawReplay(ui: ReplayUi, context: ReplayContext): string[] {
  const { size, theme, model } = context;
  const layout = layoutOf(ui.table, context);
  const canvas = new Canvas(size, theme);
  const only = layout.kind === 'one' ? ui.table.tab : null;
  const place = (
    rect: Rect | null,
    name: typeof ui.table.tab,
    draw: (rect: Rect) => readonly string[],
  ): void => {
    if (rect !== null && (only === null || only === name)) canvas.block(rect.row, rect.col, draw(rect));
  };
  canvas.block(0, 0, drawHeader(model, onlookerText(ui, context), layout.header, theme));
  place(layout.board, 'board', rect => drawBoards(ui.table, context, rect));
  place(layout.prompt, 'moves', rect => drawRecord(ui, context, rect));
  place(layout.log, 'log', rect => drawLog(context, rect));
  place(layout.scores, 'scores', rect => drawScores(context, rect));
  canvas.text(layout.footer.row, 0, footer(context.bindings(ui.table), size.width, theme));
  return fill(covered(canvas.lines(), ui, context), size.width, size.height, theme);
}

function covered(frame: readonly string[], ui: ReplayUi, context: ReplayContext): readonly string[] {
  const { size, theme, keymap } = context;
  const { overlay, message } = ui.table;
  if (ui.jump !== null) {
    const field = `> ${showField(ui.jump, 20, theme)}`;
    const keys = keyLine(bindingsOf(JUMP_KEYS, keymap, null), theme);
    return boxed(frame, 'Jump to line', [field, '', keys], size, theme);
  }
  if (overlay !== null) return drawOverlay(frame, ui.table, overlay, context);
  if (message === null) return frame;
  const lines = messageLines(message, size.width, theme);
  return [...frame.slice(0, size.height - lines.length), ...lines];
}

function onlookerText({ as }: ReplayUi, { model }: ReplayContext): string {
  if (as === 'all') return 'replay: through the eyes of who decides';
  return as === null ? 'replay: what a spectator knew' : `replay: what ${model.names[as]} knew`;
}

/** The steps around the present one; the next to come has the cursor. */
function drawRecord(ui: ReplayUi, context: ReplayContext, size: Size): string[] {
  const { steps, theme, model } = context;
  const { width, height } = size;
  const speed = `speed ${ui.speed + 1} of ${SPEEDS.length}`;
  const title = `Step ${ui.at} of ${steps.length}${ui.playing ? `, playing, ${speed}` : ''}`;
  const marks = theme.marks(model.names);
  const lines = steps.map((step, i) => {
    const cursor = i === ui.at ? theme.style.accent(theme.glyph.cursor) : ' ';
    const line = theme.style.dim(String(step.line).padStart(5));
    const text = `${cursor}${line} ${marks[step.seat]!.text} ${stepText(step, ui)}`;
    return i < ui.at ? text : i === ui.at ? theme.style.strong(text) : theme.style.dim(text);
  });
  lines.push(
    ui.at === steps.length
      ? `${theme.style.accent(theme.glyph.cursor)} the end of the record`
      : '  the end of the record',
  );
  const room = Math.max(1, height - 2);
  const window = scrolled(lines, ui.at - Math.floor(room / 2), { width, height: room }, theme);
  return [
    heading(title, width, theme),
    pad(` ${bar(ui.at, steps.length, Math.max(4, width - 2), theme)}`, width, theme),
    ...window.lines.map(line => cut(line, width, theme)),
  ];
}

/** What an onlooker may not know is not told, not even afterwards: the record would give it away. */
function stepText(step: ReplayStep, { as }: ReplayUi): string {
  if (step.kind === 'undo') return 'takes it back';
  const own = as === 'all' || as === step.seat;
  const note = step.comment === null || !own ? '' : `   # ${step.comment.trim()}`;
  return step.secret && !own ? 'a secret choice' : `${step.notation}${note}`;
}
