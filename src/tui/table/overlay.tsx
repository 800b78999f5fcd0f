/** What lies over the table and takes the keys. */
import type { ReactElement } from 'react';
import type { Rect } from '../boards/contract.ts';
import { Dialog } from '../components/dialog.tsx';
import { At, Lines } from '../components/lines.tsx';
import { Page, type PageProps, pageRegions } from '../components/page.tsx';
import { RulesViewer } from '../components/rules-viewer.tsx';
import { wrap } from '../draw/text.ts';
import { type Binding, bindingsOf } from '../input/key-list.ts';
import { type Region, shifted } from '../input/regions.ts';
import { boxLines, dialogRect, insideDialog } from '../overlays/box.ts';
import { type KeyRows, keyRows } from '../overlays/help.ts';
import { BOX_KEYS, PAGE_KEYS } from '../overlays/keys.ts';
import { scrolls } from '../overlays/page.ts';
import { type RulesView, rulesRegions, type TopicHit } from '../overlays/rules-parts.ts';
import { showField } from '../text-field.ts';
import { BOARD_LIST_KEYS, ENTRY_KEYS, LEAVE_KEYS, UNSAVED_KEYS } from './overlay-keys.ts';
import { boxMoment, boxPage, boxText, PAGE_TITLES, pageOf } from './pages.ts';
import { matching } from './reduce-overlay.ts';
import type { EntryPurpose, Overlay, TableContext, TableUi } from './ui.ts';

interface OverlayProps {
  readonly ui: TableUi;
  readonly overlay: Overlay;
  readonly context: TableContext;
}

export function OverTable(props: OverlayProps): ReactElement {
  const { size } = props.context;
  const over = overlayOf(props);
  switch (over.kind) {
    case 'page':
      return (
        <At rect={{ row: 0, col: 0, ...size }}>
          <Page {...over.page} />
        </At>
      );
    case 'rules':
      return <RulesViewer {...over.rules} />;
    case 'dialog': {
      const { rect, lines, keys } = laidOut(over.dialog, props.context);
      return (
        <Dialog title={over.dialog.title} rect={rect}>
          <Lines lines={[...lines, ...keys.lines]} />
        </Dialog>
      );
    }
  }
}

/** A click on a key that is written there presses it. */
export function overlayRegions(props: OverlayProps): Region<TopicHit>[] {
  const { size, theme } = props.context;
  const over = overlayOf(props);
  switch (over.kind) {
    case 'page':
      return pageRegions(over.page.bindings, size);
    case 'rules':
      return rulesRegions(over.rules, theme);
    case 'dialog': {
      const { rect, lines, keys } = laidOut(over.dialog, props.context);
      const { row, col } = insideDialog(rect);
      return shifted(keys.regions, { row: row + lines.length, col });
    }
  }
}

interface DialogContent {
  readonly title: string;
  readonly text: readonly string[];
  readonly bindings: readonly Binding[];
  /** Across the last lines of the screen, so that what it is about stays in sight. */
  readonly low?: boolean;
}

type Over =
  | { readonly kind: 'page'; readonly page: PageProps }
  | { readonly kind: 'rules'; readonly rules: RulesView }
  | { readonly kind: 'dialog'; readonly dialog: DialogContent };

function overlayOf({ ui, overlay, context }: OverlayProps): Over {
  const { size, theme, model, keymap } = context;
  switch (overlay.kind) {
    case 'page': {
      const { page, scroll } = overlay;
      const write = pageOf(ui, page, context);
      const bindings = bindingsOf(PAGE_KEYS, keymap, { page, scrolls: scrolls(write, size) });
      return { kind: 'page', page: { title: PAGE_TITLES[page], write, scroll, size, bindings } };
    }
    case 'rules': {
      const { rules } = overlay;
      return {
        kind: 'rules',
        rules: { state: rules, topics: context.topics, title: model.title, size, keymap },
      };
    }
    case 'box': {
      const { title, scroll = 0, low = false } = overlay;
      const write = boxPage(overlay, context);
      const bindings = bindingsOf(BOX_KEYS, keymap, boxMoment(overlay, context));
      if (write !== null) return { kind: 'page', page: { title, write, scroll, size, bindings } };
      return { kind: 'dialog', dialog: { title, text: boxText(overlay, context), bindings: [], low } };
    }
    case 'boards': {
      const text = model.boards.panels.map((panel, i) => {
        const cursor = i === overlay.index ? theme.style.accent(theme.glyph.cursor) : ' ';
        return `${cursor} ${theme.style.accent(panel.key)}  ${panel.title}`;
      });
      const bindings = bindingsOf(BOARD_LIST_KEYS, keymap, context);
      return { kind: 'dialog', dialog: { title: 'Boards', text, bindings } };
    }
    case 'moments': {
      const [moment] = overlay.moments;
      const { width } = insideDialog(dialogRect(0, size));
      const input = { width, names: model.names, marks: theme.marks(model.names), theme };
      const text = moment === undefined ? [] : [...moment.draw(input), ''];
      const go = theme.style.dim('any key goes on');
      return { kind: 'dialog', dialog: { title: moment?.title ?? '', text: [...text, go], bindings: [] } };
    }
    case 'unsaved': {
      const bindings = bindingsOf(UNSAVED_KEYS, keymap, null);
      return { kind: 'dialog', dialog: { title: UNSAVED, text: [overlay.problem], bindings } };
    }
    case 'leave': {
      const text = [`${context.saving.problem ?? ''} Leaving now loses what was played since.`];
      const bindings = bindingsOf(LEAVE_KEYS, keymap, null);
      return { kind: 'dialog', dialog: { title: UNSAVED, text, bindings } };
    }
    case 'entry':
      return { kind: 'dialog', dialog: entryDialog(overlay, context) };
  }
}

const UNSAVED = 'The game is not saved';

function laidOut(
  { text, bindings, low = false }: DialogContent,
  { size, theme }: TableContext,
): { readonly rect: Rect; readonly lines: readonly string[]; readonly keys: KeyRows } {
  const whole = { width: size.width - 4, height: size.height };
  const inner = low ? whole.width : insideDialog(dialogRect(0, size)).width;
  const keys = keyRows(bindings, inner, theme);
  const wrapped = low ? text.flatMap(line => wrap(line, inner)) : boxLines(text, size);
  const lines = keys.lines.length === 0 || low ? wrapped : [...wrapped, ''];
  const rect = dialogRect(lines.length + keys.lines.length, size);
  if (!low) return { rect, lines, keys };
  return { rect: { ...rect, row: size.height - rect.height, col: 0, width: size.width }, lines, keys };
}

const ENTRY_TITLES: Readonly<Record<EntryPurpose, string>> = {
  filter: 'Find',
  move: 'Type a move',
  note: 'Note for the move file',
  save: 'Save the game to a file: its path',
  chat: 'Say to the table',
};

function entryDialog(overlay: Extract<Overlay, { kind: 'entry' }>, context: TableContext): DialogContent {
  const { size, theme, keymap } = context;
  const field = `${theme.style.accent('>')} ${showField(overlay.field, size.width - 8, theme)}`;
  return {
    title: ENTRY_TITLES[overlay.purpose],
    text: overlay.purpose === 'chat' ? [...said(context), field] : [field, ...hints(overlay, context)],
    bindings: bindingsOf(ENTRY_KEYS[overlay.purpose], keymap, null),
    low: true,
  };
}

/** As much of what was said last as leaves the table in sight. */
function said({ model, size }: TableContext): string[] {
  const chat = model.shared?.chat ?? [];
  return chat.slice(-Math.max(2, Math.floor(size.height / 5)));
}

/** What is wrong with what was typed, or how a move could go on. */
function hints(overlay: Extract<Overlay, { kind: 'entry' }>, context: TableContext): string[] {
  const { theme } = context;
  if (overlay.error !== '') return [theme.style.bad(overlay.error)];
  if (overlay.purpose !== 'move') return [];
  const moves = matching(overlay.field.text, context).slice(0, 12);
  return [theme.style.dim(moves.join(`  ${theme.glyph.dot}  `))];
}
