/** What lies over the table. */
import { Canvas } from '../draw/canvas.ts';
import { box } from '../draw/shapes.ts';
import { wrap } from '../draw/text.ts';
import { bindingsOf } from '../input/key-list.ts';
import { boxed } from '../overlays/box.ts';
import { keyLine } from '../overlays/help.ts';
import { BOX_KEYS, PAGE_KEYS } from '../overlays/keys.ts';
import { drawPage, scrolls } from '../overlays/page.ts';
import { drawRules } from '../overlays/rules-parts.ts';
import { showField } from '../text-field.ts';
import { BOARD_LIST_KEYS, ENTRY_KEYS, LEAVE_KEYS, UNSAVED_KEYS } from './overlay-keys.ts';
import { boxMoment, boxPage, boxText, PAGE_TITLES, pageOf } from './pages.ts';
import { matching } from './reduce-overlay.ts';
import type { EntryPurpose, Overlay, TableContext, TableUi } from './ui.ts';

export function drawOverlay(
  frame: readonly string[],
  ui: TableUi,
  overlay: Overlay,
  context: TableContext,
): readonly string[] {
  const { size, theme, model, keymap } = context;
  switch (overlay.kind) {
    case 'page': {
      const { page, scroll } = overlay;
      const write = pageOf(ui, page, context);
      const keys = bindingsOf(PAGE_KEYS, keymap, { page, scrolls: scrolls(write, size) });
      return drawPage(PAGE_TITLES[page], write, scroll, size, theme, keys);
    }
    case 'rules':
      return drawRules(overlay.rules, context.topics, model.title, size, theme, keymap);
    case 'box': {
      const { title, scroll = 0 } = overlay;
      const page = boxPage(overlay, context);
      const keys = bindingsOf(BOX_KEYS, keymap, boxMoment(overlay, context));
      if (page !== null) return drawPage(title, page, scroll, size, theme, keys);
      const place = overlay.low === true ? 'low' : 'middle';
      return boxed(frame, title, boxText(overlay, context), size, theme, place);
    }
    case 'boards': {
      const lines = model.boards.panels.map((panel, i) => {
        const cursor = i === overlay.index ? theme.style.accent(theme.glyph.cursor) : ' ';
        return `${cursor} ${theme.style.accent(panel.key)}  ${panel.title}`;
      });
      const keys = keyLine(bindingsOf(BOARD_LIST_KEYS, keymap, context), theme);
      return boxed(frame, 'Boards', [...lines, '', keys], size, theme);
    }
    case 'unsaved':
      return boxed(
        frame,
        'The game is not saved',
        [overlay.problem, '', keyLine(bindingsOf(UNSAVED_KEYS, keymap, null), theme)],
        size,
        theme,
      );
    case 'leave':
      return boxed(
        frame,
        'The game is not saved',
        [
          `${context.saving.problem ?? ''} Leaving now loses what was played since.`,
          '',
          keyLine(bindingsOf(LEAVE_KEYS, keymap, null), theme),
        ],
        size,
        theme,
      );
    case 'entry':
      return drawEntry(frame, overlay, context);
  }
}

const ENTRY_TITLES: Readonly<Record<EntryPurpose, string>> = {
  filter: 'Find',
  move: 'Type a move',
  note: 'Note for the move file',
  save: 'Save the game to a file: its path',
};

/** At the bottom, so that what is typed about stays in sight. */
function drawEntry(
  frame: readonly string[],
  overlay: Extract<Overlay, { kind: 'entry' }>,
  context: TableContext,
): string[] {
  const { size, theme, keymap } = context;
  const keys = keyLine(bindingsOf(ENTRY_KEYS[overlay.purpose], keymap, null), theme);
  const field = showField(overlay.field, size.width - 8, theme);
  const below =
    overlay.error !== ''
      ? wrap(overlay.error, size.width - 4).map(theme.style.bad)
      : overlay.purpose === 'move'
        ? [theme.style.dim(matching(overlay.field.text, context).slice(0, 12).join(`  ${theme.glyph.dot}  `))]
        : [];
  const lines = [`${theme.style.accent('>')} ${field}`, ...below, ...wrap(keys, size.width - 4)];
  const height = Math.min(size.height, lines.length + 2);
  const drawn = box(
    lines,
    { width: size.width, height },
    theme,
    ENTRY_TITLES[overlay.purpose],
    theme.style.accent,
  );
  return new Canvas(size, theme)
    .block(0, 0, frame)
    .block(size.height - height, 0, drawn)
    .lines();
}
