/** Where a key goes in the menu: to what lies in front. Behind this, nothing knows keys, only actions. */
import { readKey, unheard } from '../input/key-list.ts';
import type { Key } from '../keys.ts';
import { pressOnPage } from '../overlays/press.ts';
import { keysPage } from './draw.ts';
import { DELETE_KEYS, MENU_ENTRY_KEYS, MENU_KEYS } from './keys.ts';
import { type MenuOutcome, reduceDelete, reduceEntry, reduceMenu, stay } from './reduce.ts';
import type { MenuContext, MenuUi } from './state.ts';

export function pressInMenu(before: MenuUi, key: Key, context: MenuContext): MenuOutcome {
  const { keymap, size } = context;
  const ui: MenuUi = { ...before, message: null };
  const { help, entry, deleting } = ui;
  if (help !== null) {
    return stay({ ...ui, help: pressOnPage(help, key, keymap, 'help', keysPage(ui, context), size) });
  }
  if (entry !== null) {
    const reading = readKey(MENU_ENTRY_KEYS, keymap, key, null);
    return reading.type === 'action' ? reduceEntry(ui, entry, reading.action) : stay(ui);
  }
  if (deleting !== null) {
    const reading = readKey(DELETE_KEYS, keymap, key, null);
    return reading.type === 'action' ? reduceDelete(ui, deleting, reading.action) : stay(ui);
  }
  const reading = readKey(MENU_KEYS, keymap, key, { ...context, ui });
  if (reading.type === 'action') return reduceMenu(ui, reading.action, context);
  const message = reading.type === 'blocked' ? `${reading.reason}.` : unheard(key, keymap);
  return stay({ ...ui, message });
}
