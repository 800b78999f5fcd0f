/** Where a key goes in the menu: to what lies in front. Behind this, nothing knows keys, only actions. */
import { sentence } from '../../core/words.ts';
import { readKey, unheard } from '../input/key-list.ts';
import type { Key } from '../keys.ts';
import { pressOnPage } from '../overlays/press.ts';
import { DELETE_KEYS, MENU_ENTRY_KEYS, MENU_KEYS } from './keys.ts';
import { type MenuOutcome, reduceDelete, reduceEntry, reduceMenu, stay } from './reduce.ts';
import type { MenuContext, MenuUi } from './state.ts';
import { writingOf } from './texts.ts';

export function pressInMenu(before: MenuUi, key: Key, context: MenuContext): MenuOutcome {
  const { keymap, size } = context;
  const ui: MenuUi = { ...before, message: null };
  const { text, entry, deleting } = ui;
  if (text !== null) {
    const write = writingOf(text.name, ui, context);
    const scroll = pressOnPage(text.scroll, key, keymap, text.name, write, size);
    return stay({ ...ui, text: scroll === null ? null : { ...text, scroll } });
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
  const message = reading.type === 'blocked' ? sentence(reading.reason) : unheard(key, keymap);
  return stay({ ...ui, message });
}
