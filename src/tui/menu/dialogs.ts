/** Questions and text fields over the menu. */
import type { Rect } from '../boards/contract.ts';
import { wrap } from '../draw/text.ts';
import { type Binding, bindingsOf } from '../input/key-list.ts';
import { type Region, shifted } from '../input/regions.ts';
import { dialogRect, insideDialog } from '../overlays/box.ts';
import { keyRows } from '../overlays/help.ts';
import type { TextField } from '../text-field.ts';
import { kindOf } from './draft.ts';
import { DELETE_KEYS, MENU_ENTRY_KEYS } from './keys.ts';
import type { MenuContext, MenuEntry, MenuUi } from './state.ts';

export interface MenuDialog {
  readonly title: string;
  readonly rect: Rect;
  /** Above the field, or all that there is to say. */
  readonly before: readonly string[];
  readonly field: TextField | null;
  /** What is wrong, and the keys. */
  readonly after: readonly string[];
  readonly regions: readonly Region[];
}

const TITLES: Readonly<Record<MenuEntry['purpose'], string>> = {
  name: 'Name of the player',
  'own-name': 'Your name',
  seed: 'Seed',
  rename: 'New name',
};

/** Null while nothing is asked. */
export function menuDialog(ui: MenuUi, context: MenuContext): MenuDialog | null {
  const { theme, keymap } = context;
  if (ui.deleting !== null) {
    const question = `Delete the kept game ${ui.deleting}? It cannot be brought back.`;
    return dialog('Delete', [question], null, [], bindingsOf(DELETE_KEYS, keymap, null), context);
  }
  if (ui.entry === null) return null;
  const { entry } = ui;
  const player = entry.purpose === 'name' ? ui.draft?.players[entry.seat] : undefined;
  const before = player === undefined ? [] : [theme.style.dim(`${player.name}, ${kindOf(player)}`)];
  const wrong = entry.error === '' ? [] : [theme.style.bad(entry.error)];
  const keys = bindingsOf(MENU_ENTRY_KEYS, keymap, null);
  return dialog(TITLES[entry.purpose], before, entry.field, wrong, keys, context);
}

function dialog(
  title: string,
  said: readonly string[],
  field: TextField | null,
  wrong: readonly string[],
  bindings: readonly Binding[],
  { size, theme }: MenuContext,
): MenuDialog {
  const { width } = insideDialog(dialogRect(0, size));
  const before = said.flatMap(line => wrap(line, width));
  const keys = keyRows(bindings, width, theme);
  const below = [...wrong.flatMap(line => wrap(line, width)), ''];
  const above = before.length + (field === null ? 0 : 1) + below.length;
  const rect = dialogRect(above + keys.lines.length, size);
  const inside = insideDialog(rect);
  const regions = shifted(keys.regions, { row: inside.row + above, col: inside.col });
  return { title, rect, before, field, after: [...below, ...keys.lines], regions };
}
