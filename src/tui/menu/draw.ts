/** The menu as lines. */
import { playerRange } from '../../core/seats.ts';
import { printable } from '../../core/text.ts';
import { plural } from '../../core/words.ts';
import { heading, scrolled } from '../draw/shapes.ts';
import { fill, pad, wrap } from '../draw/text.ts';
import { bindingsOf } from '../input/key-list.ts';
import { boxed } from '../overlays/box.ts';
import { footer, helpLines, keyLine } from '../overlays/help.ts';
import { PAGE_KEYS } from '../overlays/keys.ts';
import { drawPage, scrolls, type Writing } from '../overlays/page.ts';
import { showField } from '../text-field.ts';
import type { Theme } from '../theme.ts';
import { type Draft, kindOf } from './draft.ts';
import { DELETE_KEYS, MENU_ENTRY_KEYS, MENU_KEYS } from './keys.ts';
import { type HomeRow, homeRows, type MenuContext, type MenuUi, type SetupRow, setupRows } from './state.ts';

export function drawMenu(ui: MenuUi, context: MenuContext): string[] {
  const { size, theme, keymap } = context;
  const { width, height } = size;
  if (ui.help !== null) return drawHelp(ui, ui.help, context);
  const bindings = bindingsOf(MENU_KEYS, keymap, { ...context, ui });
  const { lines, focus } =
    ui.draft === null ? homeLines(ui, context, width, theme) : setupLines(ui, ui.draft, width, theme);
  const title = ui.draft === null ? 'boardgames' : ui.draft.game.meta.title;
  const isNew = context.kept.length === 0 && context.lessons.length > 0;
  const welcome = ui.draft === null && isNew ? [...welcomeLines(width, theme), ''] : [];
  const head = [heading(title, width, theme), '', ...welcome];
  const foot =
    ui.message === null ? [footer(bindings, width, theme)] : messageLines(ui.message, width, theme);
  const room = Math.max(1, height - head.length - foot.length);
  const body = scrolled(lines, focus - Math.floor(room / 2), { width, height: room }, theme);
  const frame = [...head, ...body.lines, ...foot];
  return fill(withDialog(frame, ui, context), width, height, theme);
}

/** The keys of the menu, as a page. */
export function keysPage(ui: MenuUi, context: MenuContext): Writing {
  const { keymap, theme } = context;
  return width => helpLines(bindingsOf(MENU_KEYS, keymap, { ...context, ui }), keymap, width, theme);
}

function drawHelp(ui: MenuUi, scroll: number, context: MenuContext): string[] {
  const { size, theme, keymap } = context;
  const write = keysPage(ui, context);
  const keys = bindingsOf(PAGE_KEYS, keymap, { page: 'help', scrolls: scrolls(write, size) });
  return drawPage('Keys', write, scroll, size, theme, keys);
}

/** As long as nothing was played. */
const WELCOME = 'Welcome. New here? Learn by playing takes ten minutes.';

function welcomeLines(width: number, theme: Theme): string[] {
  return wrap(WELCOME, width - 2).map(line => ` ${theme.style.dim(line)}`);
}

function messageLines(message: string, width: number, theme: Theme): string[] {
  return wrap(message, width - 2).map(line => pad(` ${theme.style.warn(line)}`, width, theme));
}

interface Listing {
  readonly lines: string[];
  /** The line the cursor is on. */
  readonly focus: number;
}

/** Rows under headings, with the cursor. */
function listing<Row>(
  rows: readonly Row[],
  index: number,
  theme: Theme,
  sectionOf: (row: Row) => string,
  write: (row: Row, focused: boolean) => string,
): Listing {
  const lines: string[] = [];
  let focus = 0;
  let section = '';
  rows.forEach((row, i) => {
    const its = sectionOf(row);
    if (its !== section) {
      if (lines.length > 0) lines.push('');
      if (its !== '') lines.push(`  ${theme.style.dim(its)}`);
    }
    section = its;
    if (i === index) focus = lines.length;
    const cursor = i === index ? theme.style.accent(theme.glyph.cursor) : ' ';
    lines.push(`  ${cursor} ${write(row, i === index)}`);
  });
  return { lines, focus };
}

function homeLines(ui: MenuUi, context: MenuContext, width: number, theme: Theme): Listing {
  const strong = (text: string, focused: boolean): string => (focused ? theme.style.strong(text) : text);
  return listing<HomeRow>(
    homeRows(context),
    ui.index,
    theme,
    row => ({ game: 'New game', kept: 'Go on with', learn: 'Learn by playing' })[row.kind],
    (row, focused) => {
      const title = (name: string): string => strong(pad(name, Math.min(26, width - 18), theme), focused);
      if (row.kind === 'game') {
        const range = playerRange(row.entry.meta, theme.unicode ? '–' : '-');
        return `${title(row.entry.meta.title)} ${theme.style.dim(range)}`;
      }
      if (row.kind === 'learn') {
        return `${title(row.entry.meta.title)} ${theme.style.dim('a guided first part')}`;
      }
      const { game } = row;
      const state =
        game.problem !== null ? 'cannot be read' : game.over ? 'over' : plural(game.decisions, 'decision');
      const busy = game.busy ? ', open elsewhere' : '';
      const nameWidth = Math.min(32, Math.max(16, width - 40));
      const who = game.players.map(printable).join(', ');
      return `${strong(pad(game.name, nameWidth, theme), focused)} ${theme.style.dim(`${state}${busy}  ${who}`)}`;
    },
  );
}

function setupLines(ui: MenuUi, draft: Draft, width: number, theme: Theme): Listing {
  const section = (row: SetupRow): string =>
    row.kind === 'start' ? '' : row.kind === 'player' || row.kind === 'add' ? 'Seats' : 'Game';
  return listing<SetupRow>(setupRows(draft), ui.index, theme, section, (row, focused) =>
    setupRow(row, draft, focused, width, theme),
  );
}

function setupRow(row: SetupRow, draft: Draft, focused: boolean, width: number, theme: Theme): string {
  const { style, glyph } = theme;
  const value = (text: string): string =>
    focused
      ? `${style.accent(glyph.left)} ${style.strong(text)} ${style.accent(glyph.right)}`
      : `  ${text}  `;
  const line = (label: string, text: string, about: string): string =>
    `${pad(label, 14, theme)} ${width >= 70 ? `${pad(value(text), 24, theme)} ${style.dim(about)}` : value(text).trimEnd()}`;
  switch (row.kind) {
    case 'start':
      return focused ? style.focus('[ Start ]') : style.strong('[ Start ]');
    case 'player': {
      const player = draft.players[row.seat]!;
      const mark = theme.marks(draft.players.map(each => each.name))[row.seat]!;
      return `${mark.text} ${pad(player.name, Math.min(20, width - 30), theme)} ${value(kindOf(player)).trimEnd()}`;
    }
    case 'add':
      return style.dim('add a player');
    case 'option': {
      const about = draft.game.meta.options.find(option => option.key === row.key)?.about ?? '';
      return line(row.key, draft.options[row.key] ?? '', about);
    }
    case 'first': {
      const first = draft.first === null ? 'the seed decides' : (draft.players[draft.first]?.name ?? '');
      return line('first player', first, '');
    }
    case 'seed':
      return line('seed', draft.seed, 'the same seed deals the same game');
  }
}

function withDialog(frame: readonly string[], ui: MenuUi, context: MenuContext): readonly string[] {
  const { size, theme, keymap } = context;
  if (ui.deleting !== null) {
    const question = `Delete the kept game ${ui.deleting}? It cannot be brought back.`;
    const keys = keyLine(bindingsOf(DELETE_KEYS, keymap, null), theme);
    return boxed(frame, 'Delete', [question, '', keys], size, theme);
  }
  if (ui.entry === null) return frame;
  const title = { name: 'Name of the player', seed: 'Seed', rename: 'New name' }[ui.entry.purpose];
  const error = ui.entry.error === '' ? [] : [theme.style.bad(ui.entry.error)];
  const player = ui.entry.purpose === 'name' ? ui.draft?.players[ui.entry.seat] : undefined;
  const before = player === undefined ? [] : [theme.style.dim(`${player.name}, ${kindOf(player)}`)];
  const field = `> ${showField(ui.entry.field, Math.min(60, size.width - 8), theme)}`;
  const keys = keyLine(bindingsOf(MENU_ENTRY_KEYS, keymap, null), theme);
  const lines = [...before, field, ...error, '', keys];
  return boxed(frame, title, lines, size, theme);
}
