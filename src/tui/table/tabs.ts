/** The names of the boards, the one in front marked; at the right end the players and, after a star, their points. */
import { widthOfText } from '../draw/cells.ts';
import { pad } from '../draw/text.ts';
import type { Region } from '../input/regions.ts';
import type { Theme } from '../theme.ts';
import type { TableHit } from './hits.ts';
import type { TableModel } from './model.ts';
import { chosenPanel, namedSubject, type TableContext, type TableUi } from './ui.ts';

interface Tab {
  readonly text: string;
  readonly width: number;
  readonly hit: TableHit;
}

const GAP = 2;

export function tabsLine(ui: TableUi, context: TableContext, width: number): string {
  const { theme } = context;
  const { tabs, players } = fitting(ui, context, width);
  const left = tabs.map(tab => tab.text).join(' ');
  const right = players.map(player => player.text).join(' '.repeat(GAP));
  const free = Math.max(0, width - widthOfText(left) - widthOfText(right) - 1);
  return pad(`${left}${' '.repeat(free)}${right} `, width, theme);
}

export function tabsRegions(ui: TableUi, context: TableContext, width: number): Region<TableHit>[] {
  const { tabs, players } = fitting(ui, context, width);
  const end = players.reduce((sum, player) => sum + player.width + GAP, 0) - GAP;
  return [...inRow(tabs, 0, 1), ...inRow(players, width - 1 - end, GAP)];
}

function inRow(tabs: readonly Tab[], start: number, gap: number): Region<TableHit>[] {
  let col = start;
  return tabs.map(({ width, hit }) => {
    const rect = { row: 0, col, width, height: 1 };
    col += width + gap;
    return { rect, hit };
  });
}

/** Where there is no room for all, tabs far from the one in front give way: the key for the next board finds them. */
function fitting(
  ui: TableUi,
  context: TableContext,
  width: number,
): { readonly tabs: readonly Tab[]; readonly players: readonly Tab[] } {
  const all = boardTabs(ui, context);
  const chosen = chosenPanel(ui, context.model);
  const front = all.findIndex(({ hit }) => hit.type === 'panel' && hit.panel === chosen);
  const players = playerTabs(context);
  const playersWidth = players.reduce((sum, player) => sum + player.width + GAP, 0);
  const beside = around(all, front, width - playersWidth, context.theme);
  if (beside !== null) return { tabs: beside, players };
  return { tabs: around(all, front, width, context.theme) ?? [all[front]!], players: [] };
}

/** As many tabs around the one in front as have room, with the number of those left out; null where not even it has room. */
function around(all: readonly Tab[], front: number, room: number, theme: Theme): Tab[] | null {
  let from = 0;
  let to = all.length;
  const shown = (): Tab[] => [
    ...(from > 0 ? [leftOut(all[from - 1]!, from, theme)] : []),
    ...all.slice(from, to),
    ...(to < all.length ? [leftOut(all[to]!, all.length - to, theme)] : []),
  ];
  while (shown().reduce((sum, tab) => sum + tab.width + 1, 0) > room) {
    if (to - from === 1) return null;
    if (front - from > to - 1 - front) from++;
    else to--;
  }
  return shown();
}

/** Counts those that have no room; a click brings the nearest of them to the front. */
function leftOut({ hit }: Tab, count: number, { style }: Theme): Tab {
  const text = `+${count}`;
  return { text: style.dim(text), width: text.length, hit };
}

function boardTabs(ui: TableUi, { model, theme }: TableContext): Tab[] {
  const chosen = chosenPanel(ui, model);
  return model.boards.panels.map(({ id, title, tab = title }) => {
    const front = `[${tab}${whichTable(ui, model)}]`;
    const text =
      id === chosen ? theme.ground.selected(theme.style.strong(front)) : theme.style.dim(` ${tab} `);
    return { text, width: widthOfText(text), hit: { type: 'panel', panel: id } };
  });
}

/** Whose boards are looked at, and when, for boards that stand without a title of their own. */
function whichTable(ui: TableUi, model: TableModel): string {
  const subject = namedSubject(ui, model);
  return `${subject === null ? '' : `: ${model.names[subject]}`}${ui.ahead ? ', as it would be' : ''}`;
}

function playerTabs({ model, theme }: TableContext): Tab[] {
  if (model.names.length < 2) return [];
  const marks = theme.marks(model.names);
  return model.scores.map(({ seat, total }, i) => {
    const unit = i === 0 ? `${theme.hue.orange(theme.glyph.star)} ` : '';
    const cursor = model.decision?.seat === seat ? theme.style.accent(theme.glyph.cursor) : '';
    const text = `${unit}${cursor}${marks[seat]!.text} ${total === null ? '?' : total}`;
    return { text, width: widthOfText(text), hit: { type: 'player', seat } };
  });
}
