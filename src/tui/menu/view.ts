/** The menu as parts of the screen, and what of them answers to the mouse: both from one layout. */
import type { Rect } from '../boards/contract.ts';
import { footerLines } from '../components/footer.tsx';
import type { Part } from '../components/parts.tsx';
import { widthOfText } from '../draw/cells.ts';
import { box, heading, scrolled } from '../draw/shapes.ts';
import { fill, pad, wrap } from '../draw/text.ts';
import { type Binding, bindingsOf } from '../input/key-list.ts';
import { keyNamer } from '../input/key-names.ts';
import { type Region, shifted } from '../input/regions.ts';
import { footerRegions } from '../overlays/help.ts';
import { type Description, describeRow } from './describe.ts';
import { MENU_KEYS } from './keys.ts';
import { type MenuLayout, menuLayout } from './layout.ts';
import { type MenuLine, menuLines } from './lines.ts';
import { focusedRow } from './rows.ts';
import { isFirstStart, type MenuContext, type MenuList, type MenuUi } from './state.ts';

/** A row of the list, by its place there. */
export type RowHit = { readonly type: 'row'; readonly index: number };

export function menuBindings(ui: MenuUi, context: MenuContext): Binding[] {
  return bindingsOf(MENU_KEYS, context.keymap, { ...context, ui });
}

export function menuParts(ui: MenuUi, context: MenuContext): Part[] {
  const { size, theme } = context;
  const layout = layoutOf(ui, context);
  const foot = { bindings: menuBindings(ui, context), message: ui.message, width: size.width };
  const about = layout.about === null ? [] : aboutParts(ui, context, layout, layout.about);
  return [
    { rect: layout.header, lines: [headerLine(ui, size.width, context)] },
    { rect: layout.list, lines: listWindow(ui, context, layout.list).lines },
    ...about,
    { rect: layout.footer, lines: footerLines(foot, theme).slice(0, layout.footer.height) },
  ];
}

export function menuRegions(ui: MenuUi, context: MenuContext): Region<RowHit>[] {
  const { list, footer } = layoutOf(ui, context);
  const { top, shown } = listWindow(ui, context, list);
  const rows = shown.slice(top, top + list.height).flatMap(({ row }, i): Region<RowHit>[] => {
    const rect: Rect = { ...list, row: list.row + i, height: 1 };
    return row === null ? [] : [{ rect, hit: { type: 'row', index: row } }];
  });
  const keys = ui.message === null ? footerRegions(menuBindings(ui, context), context.size.width) : [];
  return [...rows, ...shifted(keys, footer)];
}

function layoutOf(ui: MenuUi, context: MenuContext): MenuLayout {
  const { size, theme } = context;
  const foot = footerLines({ bindings: [], message: ui.message, width: size.width }, theme).length;
  return menuLayout(size, menuLines(ui, context, size.width).length, foot);
}

const TITLES: Readonly<Record<MenuList, string>> = {
  home: 'boardgames',
  learn: 'Learn by playing',
  daily: 'Game of the day',
  puzzles: 'Puzzles',
  kept: 'Games to go on with',
  finished: 'Finished games',
  settings: 'Settings',
};

function headerLine(ui: MenuUi, width: number, { theme, shelf, keymap }: MenuContext): string {
  const { style } = theme;
  const title = ui.draft === null ? TITLES[ui.list] : `${ui.draft.game.meta.title}: a new table`;
  const key = keyNamer(keymap);
  const greeting = isFirstStart({ shelf })
    ? `Welcome. Point and click, or ${style.accent(key('choose'))} opens what the arrows are on.`
    : '';
  const said = ` ${style.title(title)}   ${ui.draft === null && ui.list === 'home' ? greeting : ''}`;
  return theme.ground.header(pad(widthOfText(said) <= width ? said : ` ${style.title(title)}`, width, theme));
}

interface Listing {
  readonly lines: string[];
  readonly top: number;
  /** All of the list. */
  readonly shown: readonly MenuLine[];
}

function listWindow(ui: MenuUi, context: MenuContext, size: Rect): Listing {
  const shown = menuLines(ui, context, size.width);
  const focus = shown.findIndex(({ row }) => row === ui.index);
  const middle = focus - Math.floor(size.height / 2);
  const texts = shown.map(({ text }) => text);
  const { lines, top } = scrolled(texts, middle, size, context.theme);
  return { lines, top, shown };
}

/** Lines of text that can still be read. */
const WIDEST_TEXT = 72;

function aboutParts(ui: MenuUi, context: MenuContext, { aside }: MenuLayout, rect: Rect): Part[] {
  const { theme } = context;
  const row = focusedRow(ui, context);
  if (row === undefined) return [];
  const about = describeRow(row, ui, context);
  if (!aside) {
    const top = heading(about.title, rect.width, theme);
    const text = whole(about, rect.width - 2, rect.height - 1).map(line => ` ${line}`);
    return [{ rect, lines: fill([top, ...text], rect.width, rect.height, theme) }];
  }
  const width = Math.min(rect.width, WIDEST_TEXT + 4);
  const boxes = ui.list === 'home' && ui.draft === null && isFirstStart(context) ? [WELCOME, about] : [about];
  const parts: Part[] = [];
  let top = rect.row + 1;
  for (const each of boxes) {
    const text = whole(each, width - 4, rect.row + rect.height - top - 3, true);
    const framed: Rect = { row: top, col: rect.col, width, height: text.length + 2 };
    parts.push({ rect: framed, lines: box(text, framed, theme, each.title) });
    top += framed.height + 1;
  }
  return parts;
}

/** At the very first start. */
const WELCOME: Description = {
  title: 'Welcome',
  text: [
    'Board games about scholars and inventors: alone, against bots, or with friends around one keyboard.',
    'A lesson plays the first part of a real game with you, and explains every move. Whatever you play is kept after each decision: leave when you like, and go on later.',
  ],
};

/** As many paragraphs as there is room for: none is cut. */
function whole({ text }: Description, width: number, height: number, spaced = false): string[] {
  const lines: string[] = [];
  for (const paragraph of text) {
    const more = [...(spaced && lines.length > 0 ? [''] : []), ...wrap(paragraph, width)];
    if (lines.length + more.length > height) break;
    lines.push(...more);
  }
  return lines;
}
