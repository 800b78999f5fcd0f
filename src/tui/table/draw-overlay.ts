/** What lies over the table. */
import { Canvas } from '../draw/canvas.ts';
import { box } from '../draw/shapes.ts';
import { wrap } from '../draw/text.ts';
import { boxed } from '../overlays/box.ts';
import { drawPage } from '../overlays/page.ts';
import { drawRules } from '../overlays/rules.ts';
import { showField } from '../text-field.ts';
import { matching } from './overlay-keys.ts';
import { boxPage, boxText, PAGE_TITLES, pageOf } from './pages.ts';
import type { EntryPurpose, Overlay, TableContext, TableUi } from './ui.ts';

export function drawOverlay(
  frame: readonly string[],
  ui: TableUi,
  overlay: Overlay,
  context: TableContext,
): readonly string[] {
  const { size, theme, model } = context;
  switch (overlay.kind) {
    case 'page':
      return drawPage(
        PAGE_TITLES[overlay.page],
        pageOf(ui, overlay.page, context),
        overlay.scroll,
        size,
        theme,
      );
    case 'rules':
      return drawRules(overlay.rules, context.topics, model.title, size, theme);
    case 'box': {
      const { title, rule, scroll = 0 } = overlay;
      const page = boxPage(overlay, context);
      if (page !== null) return drawPage(title, page, scroll, size, theme, rule === '' ? [] : ['Enter rule']);
      const place = overlay.low === true ? 'low' : 'middle';
      return boxed(frame, title, boxText(overlay, context), size, theme, place);
    }
    case 'boards': {
      const lines = model.boards.panels.map((panel, i) => {
        const cursor = i === overlay.index ? theme.style.accent(theme.glyph.cursor) : ' ';
        return `${cursor} ${theme.style.accent(panel.key)}  ${panel.title}`;
      });
      return boxed(frame, 'Boards', [...lines, '', theme.style.dim('a letter or Enter picks')], size, theme);
    }
    case 'unsaved':
      return boxed(
        frame,
        'The game is not saved',
        [
          overlay.problem,
          '',
          `${theme.style.accent('s')} save elsewhere   ${theme.style.accent('Enter')} play on unsaved`,
        ],
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
          `${theme.style.accent('s')} save elsewhere   ${theme.style.accent('q')} leave   ${theme.style.accent('Esc')} go on`,
        ],
        size,
        theme,
      );
    case 'entry':
      return drawEntry(frame, overlay, context);
  }
}

const ENTRY_TITLES: Readonly<Record<EntryPurpose, { readonly title: string; readonly help: string }>> = {
  filter: { title: 'Find', help: 'Enter keeps the filter, Tab searches the rules, Esc shows all' },
  move: { title: 'Type a move', help: 'Tab completes, Enter plays, Esc back' },
  note: { title: 'Note for the move file', help: 'Enter writes it, Esc back' },
  save: { title: 'Save the game to a file', help: 'a path, then Enter; Esc back' },
};

/** At the bottom, so that what is typed about stays in sight. */
function drawEntry(
  frame: readonly string[],
  overlay: Extract<Overlay, { kind: 'entry' }>,
  context: TableContext,
): string[] {
  const { size, theme } = context;
  const { title, help } = ENTRY_TITLES[overlay.purpose];
  const field = showField(overlay.field, size.width - 8, theme);
  const below =
    overlay.error !== ''
      ? wrap(overlay.error, size.width - 4).map(theme.style.bad)
      : overlay.purpose === 'move'
        ? [theme.style.dim(matching(overlay.field.text, context).slice(0, 12).join(`  ${theme.glyph.dot}  `))]
        : [];
  const lines = [
    `${theme.style.accent('>')} ${field}`,
    ...below,
    ...wrap(theme.style.dim(help), size.width - 4),
  ];
  const height = Math.min(size.height, lines.length + 2);
  const drawn = box(lines, { width: size.width, height }, theme, title, theme.style.accent);
  return new Canvas(size, theme)
    .block(0, 0, frame)
    .block(size.height - height, 0, drawn)
    .lines();
}
