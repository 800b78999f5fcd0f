/** Texts over the whole menu: its keys, and the history of finished games. */
import { type Binding, bindingsOf } from '../input/key-list.ts';
import { helpLines } from '../overlays/help.ts';
import { PAGE_KEYS } from '../overlays/keys.ts';
import { scrolls, type Writing } from '../overlays/page.ts';
import { historyPage } from './history.ts';
import type { MenuContext, MenuText, MenuUi } from './state.ts';
import { menuBindings } from './view.ts';

const TITLES: Readonly<Record<MenuText, string>> = { help: 'Keys', history: 'History' };

export interface OpenText {
  readonly title: string;
  readonly write: Writing;
  readonly scroll: number;
  readonly bindings: readonly Binding[];
}

export function menuText(ui: MenuUi, context: MenuContext): OpenText | null {
  if (ui.text === null) return null;
  const { name, scroll } = ui.text;
  const write = writingOf(name, ui, context);
  const moment = { page: name, scrolls: scrolls(write, context.size) };
  return { title: TITLES[name], write, scroll, bindings: bindingsOf(PAGE_KEYS, context.keymap, moment) };
}

export function writingOf(name: MenuText, ui: MenuUi, context: MenuContext): Writing {
  const { keymap, theme, groups, games } = context;
  switch (name) {
    case 'help':
      return width => helpLines(menuBindings(ui, context), keymap, width, theme);
    case 'history':
      return historyPage(groups, games, theme);
  }
}
