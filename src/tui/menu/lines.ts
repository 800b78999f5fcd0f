/** The rows of the menu as lines, under their headings. */

import type { KeptRow } from '../../app/menu-lists.ts';
import type { ShelvedPuzzle } from '../../app/puzzles/shelf.ts';
import { playerRange } from '../../core/seats.ts';
import { printable } from '../../core/text.ts';
import { capital, listed, plural } from '../../core/words.ts';
import type { Size } from '../boards/contract.ts';
import { widthOfText } from '../draw/cells.ts';
import { pad } from '../draw/text.ts';
import type { Theme } from '../theme.ts';
import { type Draft, isSealed, kindOf } from './draft.ts';
import { type MenuRow, menuSections } from './rows.ts';
import type { MenuContext, MenuUi } from './state.ts';

export interface MenuLine {
  readonly text: string;
  /** Index of the row that it shows; null for headings and the space between. */
  readonly row: number | null;
}

export function menuLines(ui: MenuUi, context: MenuContext, width: number): MenuLine[] {
  const { theme } = context;
  const lines: MenuLine[] = [];
  let index = 0;
  for (const { title, rows } of menuSections(ui, context)) {
    // Where rows are few, the text below the list needs them more.
    if (lines.length > 0 || context.size.height >= 30) lines.push({ text: '', row: null });
    if (title !== '') lines.push({ text: ` ${theme.style.title(title)}`, row: null });
    for (const row of rows) {
      const focused = index === ui.index;
      const cursor = focused ? theme.style.accent(theme.glyph.cursor) : ' ';
      const texts = [`${cursor} ${rowText(row, focused, ui, context, width - 4)}`];
      if (row.kind === 'game' && isRoomy(context.size)) texts.push(`    ${row.entry.meta.about}`);
      for (const text of texts) {
        const line = pad(` ${text}`, width - 1, theme);
        lines.push({ text: focused ? theme.ground.selected(line) : line, row: index });
      }
      index++;
    }
  }
  return lines;
}

/** What a game is about has a line of its own. */
function isRoomy({ width, height }: Size): boolean {
  return width >= 116 && height >= 30;
}

/** Columns of the name of a row; what is said of it stands behind, where there is room for all of it. */
const NAME = 18;

function rowText(row: MenuRow, focused: boolean, ui: MenuUi, context: MenuContext, width: number): string {
  const { theme, shelf } = context;
  const { style } = theme;
  const line = (name: string, note: string): string => {
    const shown = pad(name, Math.min(NAME, width), theme);
    const written = focused ? style.strong(shown) : shown;
    return NAME + 1 + widthOfText(note) <= width ? `${written} ${style.dim(note)}` : written;
  };
  switch (row.kind) {
    case 'game': {
      const { meta } = row.entry;
      const to = theme.unicode ? '–' : '-';
      const { min, max } = meta.minutes;
      const facts = `${playerRange(meta, to)}, ${min}${to}${max} minutes`;
      return line(meta.title, context.size.width < 100 && width >= 70 ? meta.about : facts);
    }
    case 'learn': {
      const state = shelf.known.get(row.entry.meta.id)?.lesson ?? 'new';
      const done = { new: '', begun: ', begun', finished: ', done' }[state];
      return line(row.entry.meta.title, `a guided first part${done}`);
    }
    case 'daily': {
      const state = shelf.daily.get(row.entry.meta.id)?.state ?? 'open';
      const note = { open: 'still to be played', begun: 'begun', finished: 'played', gone: 'played' }[state];
      return line(row.entry.meta.title, note);
    }
    case 'puzzle':
      return line(row.entry.meta.title, solvedNote(shelf.puzzles.get(row.entry.meta.id) ?? []));
    case 'kept':
      return line(row.row.title, keptNote(row.row, width - NAME - 1));
    case 'unusable':
      return line(row.game.name, 'cannot be used');
    case 'list':
      return line(LIST_NAMES[row.list], listNote(row.list, context));
    case 'history':
      return line('History', 'your best, your median');
    case 'setting': {
      const { label, value, values } = row.preference;
      const typed = `  ${value === '' ? 'none yet' : value}`;
      return `${pad(label, 14, theme)} ${values.length === 0 ? typed : changeable(value, focused, theme)}`;
    }
    default:
      return ui.draft === null ? '' : setupText(row, focused, ui.draft, width, theme);
  }
}

const LIST_NAMES = {
  learn: 'Learn by playing',
  daily: 'Game of the day',
  puzzles: 'Puzzles',
  kept: 'All of them',
  finished: 'Watch, review',
  settings: 'Settings',
} as const;

function listNote(list: keyof typeof LIST_NAMES, { shelf, lessons }: MenuContext): string {
  const { unfinished, finished, unusable } = shelf.kept;
  switch (list) {
    case 'learn':
      return plural(lessons.length, 'lesson');
    case 'daily': {
      const open = [...shelf.daily.values()].filter(
        ({ state }) => state === 'open' || state === 'begun',
      ).length;
      return open === 0 ? 'played for today' : `${open} to be played today`;
    }
    case 'puzzles':
      return solvedNote([...shelf.puzzles.values()].flat());
    case 'kept':
      return plural(unfinished.length + unusable.length, 'kept game');
    case 'finished':
      return plural(finished.length, 'finished game');
    case 'settings':
      return 'name, bots, colours, mouse';
  }
}

function solvedNote(puzzles: readonly ShelvedPuzzle[]): string {
  return `${puzzles.filter(({ state }) => state === 'solved').length} of ${puzzles.length} solved`;
}

/** The name of a kept game is what the command line asks for; where it is too long, without the game at its front. */
function keptNote({ kept, round, day }: KeptRow, width: number): string {
  const stand = kept.over ? `${resultNote(kept.players, kept.points)}, ${day}` : round;
  const busy = kept.busy ? ', open elsewhere' : '';
  const whole = `${stand}, ${kept.name}${busy}`;
  const prefix = `${kept.game ?? ''}-`;
  if (widthOfText(whole) <= width || !kept.name.startsWith(prefix)) return whole;
  return `${stand}, ${kept.name.slice(prefix.length)}${busy}`;
}

function resultNote(players: readonly string[], points: readonly number[] | null): string {
  if (points === null) return 'over';
  const most = Math.max(...points);
  const best = players.filter((_, seat) => points[seat] === most).map(printable);
  return players.length === 1 ? plural(most, 'point') : `${listed(best)} ${most}`;
}

/** A value that the arrows change. */
function changeable(text: string, focused: boolean, { style, glyph }: Theme): string {
  return focused
    ? `${style.accent(glyph.left)} ${style.strong(text)} ${style.accent(glyph.right)}`
    : `  ${text}`;
}

function setupText(row: MenuRow, focused: boolean, draft: Draft, width: number, theme: Theme): string {
  const { style } = theme;
  const value = (label: string, text: string): string =>
    `${pad(label, 14, theme)} ${changeable(text, focused, theme)}`;
  switch (row.kind) {
    case 'start':
      return focused ? style.focus('[ Start ]') : style.strong('[ Start ]');
    case 'player': {
      const player = draft.players[row.seat]!;
      const mark = theme.marks(draft.players.map(each => each.name))[row.seat]!;
      const name = pad(player.name, Math.max(6, Math.min(22, width - 26)), theme);
      return `${mark.text} ${name} ${changeable(kindOf(player), focused, theme)}`;
    }
    case 'add':
      return style.dim('add a player');
    case 'option':
      return value(capital(row.key), draft.options[row.key] ?? '');
    case 'first':
      return value(
        'First player',
        draft.first === null ? 'the seed decides' : (draft.players[draft.first]?.name ?? ''),
      );
    case 'seed':
      return value('Seed', isSealed(draft) ? 'sealed until the end' : draft.seed);
    default:
      return '';
  }
}
