/** The question, the moves to choose from, and what the focused one would do. */
import { plural } from '../../core/words.ts';
import type { Size } from '../boards/contract.ts';
import { heading, scrolled } from '../draw/shapes.ts';
import { cut, fill, wrap, wrapIndented } from '../draw/text.ts';
import { keyNamer, shownKeys } from '../input/key-names.ts';
import type { Style, Theme } from '../theme.ts';
import type { Item, MoveItem, TableModel } from './model.ts';
import { latest, logPage } from './pages.ts';
import { secretsLine } from './secrets.ts';
import { focusedItem, type TableContext, type TableUi, visibleItems } from './ui.ts';

export function drawPrompt(ui: TableUi, context: TableContext, size: Size): string[] {
  return context.model.phase.kind === 'choose' ? drawChoice(ui, context, size) : drawWait(ui, context, size);
}

function drawChoice(ui: TableUi, context: TableContext, size: Size): string[] {
  const { model, theme } = context;
  const { width, height } = size;
  const items = visibleItems(ui, model);
  const moves = items.filter(item => item.kind === 'move').length;
  const title = `${model.names[model.decision!.seat]} to decide`;
  const all = model.choices.length;
  const count = `${moves === all ? '' : `${moves} of `}${plural(all, 'move')}`;
  const question = firstLines(model.decision!.prompt, width - 2, height < 8 ? 1 : 2, theme);
  const filter = filterLine(ui, context);
  const secrets = secretsLine(model, context.keymap);
  const head = [
    heading(title, width, theme, theme.style.dim(ui.digits === '' ? count : `number ${ui.digits}`)),
    ...question.map(line => ` ${theme.style.accent(line)}`),
    ...(secrets === null ? [] : wrap(secrets, width - 2).map(line => ` ${theme.style.warn(line)}`)),
    ...(filter === '' ? [] : [` ${theme.style.warn(filter)}`]),
  ];
  if (ui.onBoard) {
    return fill([...head, ...consequence(ui, context, width)], width, height, theme);
  }
  const beside = width >= 96;
  const room = height - head.length;
  if (beside) {
    const left = Math.floor(width * 0.56);
    const right = width - left - 3;
    const list = drawList(ui, context, items, { width: left, height: room });
    const effect = fill(consequence(ui, context, right), right, room, theme);
    const rule = theme.style.rule(theme.glyph.vertical);
    return fill(
      [...head, ...list.map((line, i) => `${line} ${rule} ${effect[i] ?? ''}`)],
      width,
      height,
      theme,
    );
  }
  const effect = consequence(ui, context, width);
  const listed = listLines(ui, context, items, width, room).lines.length;
  const effectHeight = Math.min(effect.length, Math.max(room - listed, Math.min(3, Math.floor(room / 2))));
  const list = drawList(ui, context, items, { width, height: Math.min(listed, room - effectHeight) });
  return fill([...head, ...list, ...fill(effect, width, effectHeight, theme)], width, height, theme);
}

/** At most so many lines of a text; the last ends with a mark where there is more. */
function firstLines(text: string, width: number, most: number, theme: Theme): string[] {
  const lines = wrap(text, width);
  if (lines.length <= most) return lines;
  const kept = lines.slice(0, most - 1);
  return [...kept, cut(lines.slice(most - 1).join(' '), width, theme)];
}

function filterLine(ui: TableUi, { keymap }: TableContext): string {
  const all = `${keyNamer(keymap)('back')} shows all`;
  if (ui.filter !== '') return `only with "${ui.filter}" (${all})`;
  return ui.about === null ? '' : `only what is about this place (${all})`;
}

function drawList(ui: TableUi, context: TableContext, items: readonly Item[], size: Size): string[] {
  const { lines, at } = listLines(ui, context, items, size.width, size.height);
  const top = Math.max(0, Math.min(at - 1, at - Math.floor(size.height / 2)));
  return scrolled(lines, top, size, context.theme).lines;
}

/** The moves under their headings; whole where there is room, else only the focused one. */
function listLines(
  ui: TableUi,
  context: TableContext,
  items: readonly Item[],
  width: number,
  room: number,
): { readonly lines: string[]; readonly at: number } {
  const whole = writeItems(ui, context, items, width, true);
  return whole.lines.length <= room ? whole : writeItems(ui, context, items, width, false);
}

function writeItems(
  ui: TableUi,
  context: TableContext,
  items: readonly Item[],
  width: number,
  whole: boolean,
): { readonly lines: string[]; readonly at: number } {
  const { theme, keymap } = context;
  const lines: string[] = [];
  let at = 0;
  let group = '';
  const digits = String(context.model.choices.length).length;
  items.forEach((item, i) => {
    const its = item.kind === 'move' ? item.group : 'Not possible now';
    if (its !== group) lines.push(theme.style.dim(` ${its}`));
    group = its;
    if (i === ui.focus) at = lines.length;
    lines.push(...itemLines(item, i === ui.focus, whole, digits, width, context));
  });
  if (items.length === 0) {
    lines.push(` No move fits. ${keyNamer(keymap)('back')} takes the filter away.`);
  }
  return { lines, at };
}

function itemLines(
  item: Item,
  focused: boolean,
  whole: boolean,
  digits: number,
  width: number,
  { model, theme }: TableContext,
): string[] {
  const cursor = focused ? theme.style.accent(theme.glyph.cursor) : ' ';
  const number = item.kind === 'move' ? String(item.number) : theme.glyph.no;
  const suggested = item.kind === 'move' && item.notation === model.advice?.suggested;
  const mark = suggested ? 'suggested: ' : '';
  const text = item.kind === 'move' ? `${mark}${item.text}` : `${item.text}: ${item.reason}`;
  const style: Style =
    item.kind === 'blocked' ? theme.style.dim : focused ? theme.style.strong : plainText => plainText;
  const room = width - digits - 6;
  const [first = '', ...rest] = focused || whole ? wrap(text, room) : [cut(text, room, theme)];
  const lead = ` ${cursor} ${theme.style.dim(number.padStart(digits))}  `;
  return [lead + style(first), ...rest.map(line => ' '.repeat(digits + 5) + style(line))];
}

/** What the focused move would bring about, in sentences. */
function consequence(ui: TableUi, context: TableContext, width: number): string[] {
  const { model, theme } = context;
  const arrow = theme.style.good(theme.glyph.right);
  const write = (text: string): string[] => wrapIndented(` ${arrow} ${text}`, width - 1, 3);
  if (ui.onBoard) return aboutCursor(ui, context).flatMap(write);
  const item = focusedItem(ui, model);
  if (item === null) return [];
  if (item.kind === 'blocked') return write(theme.style.dim(item.reason));
  return moveConsequence(item, model).flatMap(write);
}

function moveConsequence(item: MoveItem, model: TableModel): string[] {
  const preview = model.preview(item.notation);
  if (preview === null) return [];
  const seat = model.decision?.seat ?? 0;
  const now = model.scores.find(score => score.seat === seat)?.total ?? null;
  const then = preview.after?.[seat]?.total ?? null;
  const gain = now === null || then === null ? 0 : then - now;
  const points = gain === 0 ? [] : [`${gain > 0 ? '+' : ''}${plural(gain, 'point')}`];
  const open = preview.uncertain ? ['what follows depends on chance or on hidden things'] : [];
  const sentences =
    preview.sentences.length === 0 && open.length === 0 ? ['nothing changes yet'] : preview.sentences;
  return [...points, ...sentences, ...open];
}

/** On the boards: the moves about the thing under the cursor, or what it is. */
function aboutCursor(ui: TableUi, { model, keymap }: TableContext): string[] {
  const key = keyNamer(keymap);
  if (ui.cursor === null) {
    const arrows = shownKeys(['up', 'down'], keymap);
    return [`${arrows} scroll; ${key('next-panel')} next board; ${key('back')} back to the moves`];
  }
  const moves = model.items.filter(item => item.kind === 'move' && item.target === ui.cursor);
  const [only] = moves;
  if (only?.kind === 'move' && moves.length === 1) return [only.text, ...moveConsequence(only, model)];
  if (moves.length > 1) return [`${moves.length} moves are about this: ${key('choose')} lists them`];
  return [model.boards.explain(ui.cursor, model.view, model.names)?.text ?? 'no move is about this now'];
}

const SPINNER = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧'] as const;
const ASCII_SPINNER = ['|', '/', '-', '\\'] as const;

function spinner(tick: number, unicode: boolean): string {
  const signs = unicode ? SPINNER : ASCII_SPINNER;
  return signs[tick % signs.length]!;
}

/** A bot's turn: what it is doing, and what has happened since the viewer's last turn. */
function drawWait(ui: TableUi, context: TableContext, size: Size): string[] {
  const { model, theme } = context;
  const { width, height } = size;
  const marks = theme.marks(model.names);
  const { phase } = model;
  const seat = phase.kind === 'over' ? 0 : phase.seat;
  const who = phase.kind === 'over' ? 'The game is over' : `${model.names[seat]} is thinking`;
  const sign = ui.busy === null ? '' : ` ${theme.style.accent(spinner(ui.tick, theme.unicode))}`;
  const pace = ui.skipping ? 'skipping' : { watch: 'step by step', fast: 'fast' }[ui.pace];
  const news = phase.kind === 'over' ? model.log : model.log.slice(model.news);
  const log = logPage(news, -1, marks, width, theme);
  const right = phase.kind === 'over' ? '' : theme.style.dim(pace);
  return [heading(`${who}${sign}`, width, theme, right), ...latest(log, width, height - 1, theme)];
}
