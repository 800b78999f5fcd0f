/** What keys do while something lies over the table. */
import { readMove } from '../../core/movefile.ts';
import type { Key } from '../keys.ts';
import { linesOf, turnPage } from '../overlays/page.ts';
import { openRules, reduceRules } from '../overlays/rules.ts';
import { scrollBy } from '../overlays/scrolling.ts';
import { editField, textField } from '../text-field.ts';
import { showPanel } from './board-keys.ts';
import { type Outcome, stay } from './outcome.ts';
import { boxPage, pageOf } from './pages.ts';
import type { Overlay, TableContext, TableUi } from './ui.ts';

type Of<K extends Overlay['kind']> = Extract<Overlay, { readonly kind: K }>;

export function reduceOverlay(ui: TableUi, overlay: Overlay, key: Key, context: TableContext): Outcome {
  switch (overlay.kind) {
    case 'page':
      return stay(reducePage(ui, overlay, key, context));
    case 'box':
      return stay(reduceBox(ui, overlay, key, context));
    case 'rules': {
      const rules = reduceRules(overlay.rules, key, context.topics, context.size);
      return stay({ ...ui, overlay: rules === null ? null : { kind: 'rules', rules } });
    }
    case 'entry':
      return reduceEntry(ui, overlay, key, context);
    case 'boards':
      return stay(reduceBoards(ui, overlay, key, context));
    case 'unsaved':
      if (key === 's' || key === 'S') return stay({ ...ui, overlay: saveEntry() });
      return stay(key === 'enter' || key === 'esc' ? closed(ui) : ui);
    case 'leave':
      if (key === 'q') return { ui, command: { type: 'quit' } };
      if (key === 's' || key === 'S') return stay({ ...ui, overlay: saveEntry() });
      return stay(key === 'esc' || key === 'enter' ? closed(ui) : ui);
  }
}

function closed(ui: TableUi): TableUi {
  return { ...ui, overlay: null };
}

function saveEntry(): Overlay {
  return { kind: 'entry', purpose: 'save', field: textField(), error: '' };
}

const PAGE_KEYS = { help: '?', log: 'l', scores: 's' } as const;

function reducePage(ui: TableUi, overlay: Of<'page'>, key: Key, context: TableContext): TableUi {
  const write = pageOf(ui, overlay.page, context);
  const scroll = turnPage(overlay.scroll, key, PAGE_KEYS[overlay.page], write, context.size);
  return scroll === null ? closed(ui) : { ...ui, overlay: { ...overlay, scroll } };
}

function reduceBox(ui: TableUi, overlay: Of<'box'>, key: Key, context: TableContext): TableUi {
  if (key === 'enter' && overlay.rule !== '') {
    return { ...ui, overlay: { kind: 'rules', rules: openRules('', overlay.rule) } };
  }
  const { size } = context;
  const page = boxPage(overlay, context);
  const scroll =
    page === null ? null : scrollBy(overlay.scroll ?? 0, key, linesOf(page, size).length, size.height - 2);
  return scroll === null ? closed(ui) : { ...ui, overlay: { ...overlay, scroll } };
}

function reduceBoards(ui: TableUi, overlay: Of<'boards'>, key: Key, context: TableContext): TableUi {
  const { panels } = context.model.boards;
  const show = (id: string): TableUi =>
    showPanel({ ...closed(ui), tab: 'board', endShown: false }, id, context);
  if (key === 'esc') return closed(ui);
  if (key === 'enter') return show(panels[overlay.index]!.id);
  const picked = panels.find(panel => panel.key === key);
  if (picked !== undefined) return show(picked.id);
  const by = key === 'up' ? -1 : key === 'down' ? 1 : 0;
  const index = (overlay.index + by + panels.length) % panels.length;
  return { ...ui, overlay: { ...overlay, index } };
}

function reduceEntry(ui: TableUi, overlay: Of<'entry'>, key: Key, context: TableContext): Outcome {
  const { purpose, field } = overlay;
  if (key === 'esc') return stay(purpose === 'filter' ? { ...closed(ui), filter: '', focus: 0 } : closed(ui));
  if (key === 'enter') return submit(ui, overlay, context);
  if (key === 'tab' && purpose === 'filter') {
    const rules = { ...openRules(field.text), typing: field.text === '' };
    return stay({ ...ui, filter: '', focus: 0, overlay: { kind: 'rules', rules } });
  }
  if (key === 'tab' && purpose === 'move') {
    return stay({
      ...ui,
      overlay: { ...overlay, field: textField(complete(field.text, context)), error: '' },
    });
  }
  const edited = editField(field, key);
  const next: TableUi = { ...ui, overlay: { ...overlay, field: edited, error: '' } };
  return stay(purpose === 'filter' ? { ...next, filter: edited.text, focus: 0 } : next);
}

function submit(ui: TableUi, overlay: Of<'entry'>, { model }: TableContext): Outcome {
  const text = overlay.field.text.trim();
  switch (overlay.purpose) {
    case 'filter':
      return stay(closed(ui));
    case 'note':
      return text === '' ? stay(closed(ui)) : { ui: closed(ui), command: { type: 'note', text } };
    case 'save':
      return text === '' ? stay(closed(ui)) : { ui: closed(ui), command: { type: 'save', path: text } };
    case 'move': {
      if (text === '') return stay(closed(ui));
      const reading = readMove(model.choices, text);
      if (reading.type === 'found') {
        return { ui: closed(ui), command: { type: 'play', notation: reading.choice.notation } };
      }
      return stay({ ...ui, overlay: { ...overlay, error: moveError(text, reading) } });
    }
  }
}

function moveError(text: string, reading: Exclude<ReturnType<typeof readMove>, { type: 'found' }>): string {
  if (reading.type === 'ambiguous')
    return `${reading.choices.length} moves begin like that: type more of it.`;
  const meant = reading.suggestion === null ? '' : ` Did you mean "${reading.suggestion}"?`;
  return `"${text}" is not a move here.${meant}`;
}

/** Moves whose notation begins with the text. */
export function matching(text: string, { model }: TableContext): string[] {
  const wanted = text.trimStart().toLowerCase();
  return model.choices
    .map(choice => choice.notation)
    .filter(notation => notation.toLowerCase().startsWith(wanted));
}

/** The text as far as all moves that begin with it agree. */
function complete(text: string, context: TableContext): string {
  const [first, ...others] = matching(text, context);
  if (first === undefined) return text;
  let length = first.length;
  for (const other of others) {
    while (!other.startsWith(first.slice(0, length))) length--;
  }
  return first.slice(0, length);
}
