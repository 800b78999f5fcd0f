/** What lies over the table and takes the keys. */

import { box } from '../draw/shapes.ts';
import { wrap } from '../draw/text.ts';
import { bindingsOf } from '../input/key-list.ts';
import { type Cover, dialog, wholeScreen } from '../overlays/dialog.ts';
import { keyLine } from '../overlays/help.ts';
import { BOX_KEYS, PAGE_KEYS } from '../overlays/keys.ts';
import { drawPage, scrolls } from '../overlays/page.ts';
import { drawRules } from '../overlays/rules.ts';
import { showField } from '../text-field.ts';
import { BOARD_LIST_KEYS, ENTRY_KEYS, LEAVE_KEYS, UNSAVED_KEYS } from './overlay-keys.ts';
import { boxMoment, boxPage, boxText, PAGE_TITLES, pageOf } from './pages.ts';
import { matching } from './reduce-overlay.ts';
import type { EntryPurpose, Overlay, TableContext, TableUi } from './ui.ts';

export function coverOf(ui: TableUi, overlay: Overlay, context: TableContext): Cover {
  const { size, theme, model, keymap } = context;
  switch (overlay.kind) {
    case 'page': {
      const { page, scroll } = overlay;
      const write = pageOf(ui, page, context);
      const keys = bindingsOf(PAGE_KEYS, keymap, { page, scrolls: scrolls(write, size) });
      return wholeScreen(drawPage(PAGE_TITLES[page], write, scroll, size, theme, keys), size);
    }
    case 'rules':
      return wholeScreen(drawRules(overlay.rules, context.topics, model.title, size, theme, keymap), size);
    case 'box': {
      const { title, scroll = 0 } = overlay;
      const page = boxPage(overlay, context);
      const keys = bindingsOf(BOX_KEYS, keymap, boxMoment(overlay, context));
      if (page !== null) return wholeScreen(drawPage(title, page, scroll, size, theme, keys), size);
      return dialog(title, boxText(overlay, context), size, theme);
    }
    case 'boards': {
      const lines = model.boards.panels.map((panel, i) => {
        const cursor = i === overlay.index ? theme.style.accent(theme.glyph.cursor) : ' ';
        return `${cursor} ${theme.style.accent(panel.key)}  ${panel.title}`;
      });
      const keys = keyLine(bindingsOf(BOARD_LIST_KEYS, keymap, context), theme);
      return dialog('Boards', [...lines, '', keys], size, theme);
    }
    case 'unsaved': {
      const keys = keyLine(bindingsOf(UNSAVED_KEYS, keymap, null), theme);
      return dialog('The game is not saved', [overlay.problem, '', keys], size, theme);
    }
    case 'leave': {
      const keys = keyLine(bindingsOf(LEAVE_KEYS, keymap, null), theme);
      const text = `${context.saving.problem ?? ''} Leaving now loses what was played since.`;
      return dialog('The game is not saved', [text, '', keys], size, theme);
    }
    case 'entry':
      return entryCover(overlay, context);
  }
}

const ENTRY_TITLES: Readonly<Record<EntryPurpose, string>> = {
  filter: 'Find',
  move: 'Type a move',
  note: 'Note for the move file',
  save: 'Save the game to a file: its path',
};

/** At the bottom, so that what is typed about stays in sight. */
function entryCover(overlay: Extract<Overlay, { kind: 'entry' }>, context: TableContext): Cover {
  const { size, theme, keymap } = context;
  const { width } = size;
  const keys = keyLine(bindingsOf(ENTRY_KEYS[overlay.purpose], keymap, null), theme);
  const lines = [
    `${theme.style.accent('>')} ${showField(overlay.field, width - 8, theme)}`,
    ...hintLines(overlay, context),
    ...wrap(keys, width - 4),
  ];
  const height = Math.min(size.height, lines.length + 2);
  const rect = { row: size.height - height, col: 0, width, height };
  return { rect, lines: box(lines, rect, theme, ENTRY_TITLES[overlay.purpose], theme.style.accent) };
}

/** What is wrong with what was typed, or how a move could go on. */
function hintLines(overlay: Extract<Overlay, { kind: 'entry' }>, context: TableContext): string[] {
  const { size, theme } = context;
  if (overlay.error !== '') return wrap(overlay.error, size.width - 4).map(theme.style.bad);
  if (overlay.purpose !== 'move') return [];
  const moves = matching(overlay.field.text, context).slice(0, 12);
  return [theme.style.dim(moves.join(`  ${theme.glyph.dot}  `))];
}
