/** What actions do to what lies over the table. Pure. */
import { readMove } from '../../core/movefile.ts';
import type { Action } from '../input/actions.ts';
import type { BoxAction } from '../overlays/keys.ts';
import { scrollPage } from '../overlays/page.ts';
import { openRules } from '../overlays/rules.ts';
import { editField, textField } from '../text-field.ts';
import { showPanel } from './boards.ts';
import { type Outcome, stay } from './outcome.ts';
import type { BoardListAction, EntryAction, LeaveAction, UnsavedAction } from './overlay-keys.ts';
import { boxPage } from './pages.ts';
import { entry } from './reduce.ts';
import type { Overlay, TableContext, TableUi } from './ui.ts';

type Of<K extends Overlay['kind']> = Extract<Overlay, { readonly kind: K }>;

function closed(ui: TableUi): TableUi {
  return { ...ui, overlay: null };
}

/** The next one, or the table again. */
export function nextMoment(ui: TableUi, { moments }: Of<'moments'>): TableUi {
  const rest = moments.slice(1);
  return { ...ui, overlay: rest.length === 0 ? null : { kind: 'moments', moments: rest } };
}

export function reduceUnsaved(ui: TableUi, action: Action<UnsavedAction>): TableUi {
  return action.name === 'save' ? { ...ui, overlay: entry('save') } : closed(ui);
}

export function reduceLeave(ui: TableUi, action: Action<LeaveAction>): Outcome {
  switch (action.name) {
    case 'quit':
      return { ui, command: { type: 'quit' } };
    case 'save':
      return stay({ ...ui, overlay: entry('save') });
    case 'back':
    case 'choose':
      return stay(closed(ui));
  }
}

export function reduceBox(
  ui: TableUi,
  overlay: Of<'box'>,
  action: Action<BoxAction>,
  context: TableContext,
): TableUi {
  switch (action.name) {
    case 'back':
      return closed(ui);
    default: {
      const page = boxPage(overlay, context);
      if (page === null) return closed(ui);
      return {
        ...ui,
        overlay: { ...overlay, scroll: scrollPage(overlay.scroll ?? 0, action, page, context.size) },
      };
    }
  }
}

export function reduceBoardList(
  ui: TableUi,
  overlay: Of<'boards'>,
  action: Action<BoardListAction>,
  context: TableContext,
): TableUi {
  const { panels } = context.model.boards;
  const show = (id: string | undefined): TableUi =>
    id === undefined ? ui : showPanel({ ...closed(ui), tab: 'board', endShown: false }, id, context);
  const go = (by: 1 | -1): TableUi => {
    const index = (overlay.index + by + panels.length) % panels.length;
    return { ...ui, overlay: { ...overlay, index } };
  };
  switch (action.name) {
    case 'letter':
      return show(panels.find(panel => panel.key === action.character)?.id);
    case 'choose':
      return show(panels[overlay.index]?.id);
    case 'up':
      return go(-1);
    case 'down':
      return go(1);
    case 'back':
    case 'boards':
      return closed(ui);
  }
}

export function reduceEntry(
  ui: TableUi,
  overlay: Of<'entry'>,
  action: Action<EntryAction>,
  context: TableContext,
): Outcome {
  const { purpose, field } = overlay;
  switch (action.name) {
    case 'back':
      return stay(purpose === 'filter' ? { ...closed(ui), filter: '', focus: 0 } : closed(ui));
    case 'choose':
      return submit(ui, overlay, context);
    case 'search-rules': {
      const rules = { ...openRules(field.text), typing: field.text === '' };
      return stay({ ...ui, filter: '', focus: 0, overlay: { kind: 'rules', rules } });
    }
    case 'complete': {
      const completed = textField(complete(field.text, context));
      return stay({ ...ui, overlay: { ...overlay, field: completed, error: '' } });
    }
    default: {
      const edited = editField(field, action);
      const next: TableUi = { ...ui, overlay: { ...overlay, field: edited, error: '' } };
      return stay(purpose === 'filter' ? { ...next, filter: edited.text, focus: 0 } : next);
    }
  }
}

function submit(ui: TableUi, overlay: Of<'entry'>, { model }: TableContext): Outcome {
  const text = overlay.field.text.trim();
  switch (overlay.purpose) {
    case 'filter':
      return stay(closed(ui));
    case 'note':
      return text === '' ? stay(closed(ui)) : { ui: closed(ui), command: { type: 'note', text } };
    case 'chat':
      return text === '' ? stay(closed(ui)) : { ui: closed(ui), command: { type: 'say', text } };
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
