/** The moves to choose from, under their headings, and below them what cannot be done now. */
import type { Size } from '../boards/contract.ts';
import { scrolled } from '../draw/shapes.ts';
import { pad, wrap } from '../draw/text.ts';
import { keyNamer } from '../input/key-names.ts';
import type { Region } from '../input/regions.ts';
import type { Theme } from '../theme.ts';
import type { TableHit } from './hits.ts';
import type { Item } from './model.ts';
import { type TableContext, type TableUi, visibleItems } from './ui.ts';

export interface MoveList {
  readonly lines: readonly string[];
  readonly regions: readonly Region<TableHit>[];
  /** Lines out of sight. */
  readonly hidden: number;
}

interface Written {
  readonly lines: readonly string[];
  /** The item that each line belongs to; null for headings. */
  readonly items: readonly (number | null)[];
}

/** All of it, every move in full. */
export function listHeight(ui: TableUi, context: TableContext, width: number): number {
  return write(ui, context, width).lines.length;
}

/** The part around the cursor that has room. */
export function moveList(ui: TableUi, context: TableContext, { width, height }: Size): MoveList {
  const whole = write(ui, context, width);
  const { lines, items } = whole.lines.length <= height ? whole : write(ui, context, width - MARK_OF_SCROLL);
  const focus = items.indexOf(ui.focus);
  const size = items.filter(item => item === ui.focus).length;
  const above = Math.max(1, Math.floor((height - size) / 2));
  const visible = visibleItems(ui, context.model);
  const wanted = wholeFrom(items, focus - above);
  const end = Math.min(Math.max(0, wanted), Math.max(0, lines.length - height)) + height;
  // A heading in the last line would stand there with nothing under it: the note beside it says the same.
  const isBare = end < lines.length && blockedBelow(items.slice(end - 1), visible) > 0;
  const tellBelow = (line: number): string => {
    const blocked = blockedBelow(items.slice(isBare ? line - 1 : line), visible);
    return blocked === 0 ? '' : `${blocked} not possible`;
  };
  const window = scrolled(
    isBare ? lines.with(end - 1, '') : lines,
    wanted,
    { width, height },
    context.theme,
    tellBelow,
  );
  const regions = window.lines.flatMap((_, row): Region<TableHit>[] => {
    const index = items[window.top + row] ?? null;
    if (index === null) return [];
    return [{ rect: { row, col: 0, width, height: 1 }, hit: { type: 'item', index } }];
  });
  return { lines: window.lines, regions, hidden: Math.max(0, lines.length - height) };
}

/** How many things that cannot be done stand below what is seen, where nothing else does; 0 otherwise. */
function blockedBelow(below: Written['items'], items: readonly Item[]): number {
  const hidden = [...new Set(below)].flatMap(index => (index === null ? [] : [items[index]!]));
  return below[0] !== null || hidden.some(item => item.kind === 'move') ? 0 : hidden.length;
}

/** The first line from here on that begins a move or a heading: the rest of a sentence says little. */
function wholeFrom(items: Written['items'], line: number): number {
  let top = line;
  while (top > 0 && top < items.length && items[top] !== null && items[top] === items[top - 1]) top++;
  return top;
}

const MARK_OF_SCROLL = 2;

function write(ui: TableUi, context: TableContext, width: number): Written {
  const { model, theme, keymap } = context;
  const shown = visibleItems(ui, model);
  const lines: string[] = [];
  const items: (number | null)[] = [];
  const digits = String(Math.max(0, ...model.items.map(numberOf))).length;
  const headings = new Set(shown.map(headingOf)).size > 1 || shown.some(item => item.kind === 'blocked');
  let heading = '';
  shown.forEach((item, index) => {
    if (headings && headingOf(item) !== heading) {
      lines.push(theme.style.dim(` ${headingOf(item)}`));
      items.push(null);
    }
    heading = headingOf(item);
    for (const line of itemLines(item, index === ui.focus, digits, width, context)) {
      lines.push(line);
      items.push(index);
    }
  });
  if (shown.length === 0) {
    const all = keyNamer(keymap)('back');
    lines.push(...wrap(` No move fits. ${all} shows them all.`, width));
  }
  return { lines, items };
}

function numberOf(item: Item): number {
  return item.kind === 'move' ? item.number : 0;
}

function headingOf(item: Item): string {
  return item.kind === 'move' ? item.group : 'Not possible now';
}

function itemLines(
  item: Item,
  focused: boolean,
  digits: number,
  width: number,
  { model, theme }: TableContext,
): string[] {
  const cursor = focused ? theme.style.accent(theme.glyph.cursor) : ' ';
  const number = item.kind === 'move' ? String(item.number) : theme.glyph.no;
  const lead = `${cursor}${theme.style.accent(number.padStart(digits))} `;
  const indent = digits + 2;
  const lines = wrap(itemText(item, model.advice?.suggested ?? null), width - indent - 1);
  return lines.map((line, i) => {
    const text = (i === 0 ? lead : ' '.repeat(indent)) + styled(line, item, focused, theme);
    return focused ? theme.ground.selected(pad(text, width, theme)) : text;
  });
}

function itemText(item: Item, suggested: string | null): string {
  if (item.kind === 'blocked') return `${item.text}: ${item.reason}`;
  return item.notation === suggested ? `suggested: ${item.text}` : item.text;
}

function styled(line: string, item: Item, focused: boolean, theme: Theme): string {
  if (item.kind === 'blocked') return theme.style.dim(line);
  return focused ? theme.style.strong(line) : line;
}
