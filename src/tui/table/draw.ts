/** The table screen as lines: exactly as many as the terminal has, exactly as wide. */
import type { Rect } from '../boards/contract.ts';
import { Canvas } from '../draw/canvas.ts';
import { heading } from '../draw/shapes.ts';
import { fill, pad, wrap } from '../draw/text.ts';
import { keyNamer } from '../input/key-names.ts';
import { SMALLEST } from '../layout.ts';
import { footer } from '../overlays/help.ts';
import { drawPage } from '../overlays/page.ts';
import type { Theme } from '../theme.ts';
import { drawBoards, endSize, layoutOf } from './board-area.ts';
import { drawHeader } from './draw-header.ts';
import { drawOverlay } from './draw-overlay.ts';
import { drawPrompt } from './draw-prompt.ts';
import { endPage, latest, logPage, scoreTable } from './pages.ts';
import { endInFront, type TableContext, type TableUi } from './ui.ts';

export function drawTable(ui: TableUi, context: TableContext): string[] {
  const { size, theme, model } = context;
  if (size.width < SMALLEST.width || size.height < SMALLEST.height) return tooSmall(context);
  if (model.phase.kind === 'curtain') return drawCurtain(model.names[model.phase.seat] ?? '', context);
  const frame = compose(ui, context);
  const covered = ui.overlay === null ? frame : drawOverlay(frame, ui, ui.overlay, context);
  return fill(withMessage(covered, ui, context), size.width, size.height, theme);
}

function compose(ui: TableUi, context: TableContext): string[] {
  const { size, theme, model } = context;
  const layout = layoutOf(ui, context);
  const canvas = new Canvas(size, theme);
  const place = (rect: Rect, lines: readonly string[]): void => {
    canvas.block(rect.row, rect.col, lines);
  };
  place(layout.header, drawHeader(model, status(context), layout.header, theme));
  const only = layout.kind === 'one' ? ui.tab : null;
  if (endInFront(ui, model)) {
    const area = endSize(ui, context);
    const lines = drawPage('The game is over', endPage(context), ui.endScroll, area, theme, []);
    canvas.block(layout.header.height, 0, lines);
  } else {
    if (only === null || only === 'board') place(layout.board, drawBoards(ui, context, layout.board));
    if (only === null || only === 'moves') place(layout.prompt, drawPrompt(ui, context, layout.prompt));
    if (layout.log !== null && (only === null || only === 'log')) {
      place(layout.log, drawLog(context, layout.log));
    }
    if (layout.scores !== null && (only === null || only === 'scores')) {
      place(layout.scores, drawScores(context, layout.scores));
    }
  }
  place(layout.footer, [footer(context.bindings(ui), size.width, theme)]);
  return canvas.lines();
}

function status({ saving }: TableContext): string {
  if (saving.problem !== null) return 'not saved';
  return saving.name ?? (saving.path === null ? 'not kept' : 'kept');
}

export function drawLog({ model, theme }: Pick<TableContext, 'model' | 'theme'>, size: Rect): string[] {
  const lines = logPage(model.log, model.news, theme.marks(model.names), size.width, theme);
  return [heading('Log', size.width, theme), ...latest(lines, size.width, size.height - 1, theme)];
}

export function drawScores({ model, theme }: Pick<TableContext, 'model' | 'theme'>, size: Rect): string[] {
  const lines = scoreTable(model.scores, model.names, size.width, theme, 'marks');
  return [
    heading('Scores', size.width, theme),
    ...fill(lines, size.width, Math.max(0, size.height - 1), theme),
  ];
}

/** Nothing of the table: only whose turn it is to come. */
function drawCurtain(name: string, { model, size, theme, keymap }: TableContext): string[] {
  const seat = model.phase.kind === 'curtain' ? model.phase.seat : 0;
  const mark = theme.marks(model.names)[seat]!;
  const lines = [
    theme.style.dim(model.title),
    '',
    `${mark.text} ${theme.style.strong(`Pass the keyboard to ${name}`)}`,
    '',
    `${name}: press ${theme.style.accent(keyNamer(keymap)('lift'))} when nobody else is looking.`,
  ];
  const text = lines.flatMap(line => wrap(line, size.width - 2)).slice(0, size.height);
  const above = Math.max(0, Math.floor((size.height - text.length) / 2));
  const centred = text.map(line => pad(line, size.width, theme, 'center'));
  return fill([...new Array<string>(above).fill(''), ...centred], size.width, size.height, theme);
}

function tooSmall({ size, theme }: TableContext): string[] {
  const text = `Enlarge the terminal to ${SMALLEST.width}x${SMALLEST.height} or more.`;
  return fill(wrap(text, Math.max(1, size.width)), size.width, size.height, theme);
}

/** In place of the footer, as tall as it must be. */
function withMessage(frame: readonly string[], ui: TableUi, context: TableContext): readonly string[] {
  if (ui.message === null) return frame;
  const { size, theme } = context;
  const lines = messageLines(ui.message, size.width, theme).slice(0, size.height);
  return [...frame.slice(0, size.height - lines.length), ...lines];
}

export function messageLines(message: string, width: number, theme: Theme): string[] {
  return wrap(message, width - 2).map(line => pad(` ${theme.style.warn(line)}`, width, theme));
}
