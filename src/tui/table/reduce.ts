/** What a key does at the table: a pure function from interface state and key to the next state and a command. */
import { sentence } from '../../core/words.ts';
import { readKey } from '../bindings.ts';
import { isCharacter, type Key } from '../keys.ts';
import { openRules } from '../overlays/rules.ts';
import { textField } from '../text-field.ts';
import { goOnBoard, goToPanel, toggleBoard } from './board-keys.ts';
import { TABLE_KEYS, type TableAction } from './keys.ts';
import { explained, lessonBox, scrollBoard, scrollEnd } from './looking.ts';
import { type Outcome, stay } from './outcome.ts';
import { reduceOverlay } from './overlay-keys.ts';
import {
  endInFront,
  focusedItem,
  type Overlay,
  type TableContext,
  type TableUi,
  visibleItems,
} from './ui.ts';

export function reduceTable(before: TableUi, key: Key, context: TableContext): Outcome {
  const ui: TableUi = before.message === null ? before : { ...before, message: null };
  if (context.model.phase.kind === 'curtain') return reduceCurtain(ui, key);
  if (ui.overlay !== null) return reduceOverlay(ui, ui.overlay, key, context);
  const reading = readKey(context.keys ?? TABLE_KEYS, key, { ...context, ui });
  if (reading.type === 'action') return act(withoutDigits(ui, reading.action), reading.action, key, context);
  if (reading.type === 'blocked') return stay({ ...ui, digits: '', message: sentence(reading.reason) });
  return stay(isCharacter(key) ? { ...ui, message: `"${key}" does nothing here; ? lists the keys.` } : ui);
}

/** Only a key that nobody presses by habit lifts it. */
function reduceCurtain(ui: TableUi, key: Key): Outcome {
  if (key === ' ') return { ui, command: { type: 'lift' } };
  return key === 'q' ? { ui, command: { type: 'quit' } } : stay(ui);
}

function withoutDigits(ui: TableUi, action: TableAction): TableUi {
  return action === 'digit' || ui.digits === '' ? ui : { ...ui, digits: '' };
}

function act(ui: TableUi, action: TableAction, key: Key, context: TableContext): Outcome {
  const ended = endInFront(ui, context.model);
  switch (action) {
    case 'go':
      return ended ? stay(scrollEnd(ui, key, context)) : go(ui, key, context);
    case 'choose':
      return choose(ui, context);
    case 'digit':
      return typeDigit(ui, key, context);
    case 'ends':
      return stay({ ...ui, focus: key === 'home' ? 0 : lastIndex(ui, context) });
    case 'scroll':
      return stay(ended ? scrollEnd(ui, key, context) : scrollBoard(ui, key, context));
    case 'board':
      return stay(toggleBoard(ui, context));
    case 'next-panel':
    case 'previous-panel':
      return stay(goToPanel({ ...ui, endShown: false }, action === 'next-panel' ? 1 : -1, context));
    case 'subject':
      return stay(nextSubject(ui, context));
    case 'examine':
      return stay({ ...ui, examine: !ui.examine });
    case 'ahead':
      return stay({ ...ui, ahead: !ui.ahead });
    case 'explain':
      return stay({ ...ui, overlay: explained(ui, context) });
    case 'find':
      return stay({ ...ui, overlay: find(ui, context) });
    case 'back':
      return stay(back(ui));
    case 'end':
      return stay({ ...ui, endShown: ui.onBoard || !ui.endShown, onBoard: false });
    case 'log':
      return stay({ ...ui, overlay: { kind: 'page', page: 'log', scroll: Number.MAX_SAFE_INTEGER } });
    case 'scores':
    case 'help':
      return stay({ ...ui, overlay: { kind: 'page', page: action, scroll: 0 } });
    case 'rules':
      return stay({ ...ui, overlay: { kind: 'rules', rules: openRules('') } });
    case 'lesson':
      return stay({ ...ui, overlay: lessonBox(context.model) });
    case 'boards':
      return stay({ ...ui, overlay: { kind: 'boards', index: 0 } });
    case 'type':
      return stay({ ...ui, overlay: entry('move') });
    case 'note':
    case 'save':
      return stay({ ...ui, overlay: entry(action) });
    case 'quit':
      return context.saving.problem === null || context.model.phase.kind === 'over'
        ? { ui, command: { type: 'quit' } }
        : stay({ ...ui, overlay: { kind: 'leave' } });
    default:
      return { ui, command: { type: action } };
  }
}

function entry(purpose: 'move' | 'note' | 'save'): Overlay {
  return { kind: 'entry', purpose, field: textField(), error: '' };
}

function find(ui: TableUi, { model }: TableContext): Overlay {
  if (model.phase.kind !== 'choose') return { kind: 'rules', rules: { ...openRules(''), typing: true } };
  return { kind: 'entry', purpose: 'filter', field: textField(ui.filter), error: '' };
}

/** Steps out, one thing at a time. */
function back(ui: TableUi): TableUi {
  if (ui.ahead) return { ...ui, ahead: false };
  if (ui.onBoard) return { ...ui, onBoard: false, cursor: null, examine: false, panel: null, tab: 'moves' };
  if (ui.about !== null || ui.filter !== '') return { ...ui, about: null, filter: '', focus: 0 };
  return { ...ui, tab: 'moves', panel: null, subject: null };
}

function lastIndex(ui: TableUi, { model }: TableContext): number {
  return Math.max(0, visibleItems(ui, model).length - 1);
}

function go(ui: TableUi, key: Key, context: TableContext): Outcome {
  if (ui.onBoard) return stay(goOnBoard(ui, key, context));
  const items = visibleItems(ui, context.model);
  if (items.length === 0 || key === 'left' || key === 'right') {
    const scroll = key === 'up' || key === 'left' || key === 'k' ? 'up' : 'down';
    return stay(scrollBoard(ui, scroll, context));
  }
  const by = key === 'up' || key === 'k' ? -1 : 1;
  // The list is a ring: from the last move on to the first.
  return stay({ ...ui, focus: (ui.focus + by + items.length) % items.length, panel: null, ahead: false });
}

function choose(ui: TableUi, context: TableContext): Outcome {
  const { model } = context;
  if (ui.onBoard && ui.cursor !== null) return chooseOnBoard(ui, ui.cursor, context);
  const item = focusedItem(ui, model);
  if (item === null) return stay({ ...ui, message: 'No move fits the filter; Esc takes it away.' });
  if (item.kind === 'blocked') return stay({ ...ui, message: sentence(`${item.text}: ${item.reason}`) });
  return { ui, command: { type: 'play', notation: item.notation } };
}

function chooseOnBoard(ui: TableUi, cursor: string, context: TableContext): Outcome {
  const moves = context.model.items.filter(item => item.kind === 'move' && item.target === cursor);
  const [only] = moves;
  if (only?.kind === 'move' && moves.length === 1) {
    return { ui, command: { type: 'play', notation: only.notation } };
  }
  if (moves.length === 0) return stay({ ...ui, overlay: explained(ui, context) });
  return stay({ ...ui, onBoard: false, cursor: null, tab: 'moves', about: cursor, filter: '', focus: 0 });
}

function typeDigit(ui: TableUi, key: Key, { model }: TableContext): Outcome {
  const items = visibleItems(ui, model);
  const starting = (digits: string) =>
    items.filter(item => item.kind === 'move' && String(item.number).startsWith(digits));
  const digits = starting(ui.digits + key).length > 0 ? ui.digits + key : key;
  const fitting = starting(digits);
  const [first] = fitting;
  if (first?.kind !== 'move') return stay({ ...ui, digits: '', message: `There is no move ${digits}.` });
  if (fitting.length === 1 && String(first.number) === digits) {
    return { ui: { ...ui, digits: '' }, command: { type: 'play', notation: first.notation } };
  }
  return stay({ ...ui, digits, focus: items.indexOf(first), onBoard: false, cursor: null });
}

function nextSubject(ui: TableUi, { model }: TableContext): TableUi {
  const shown = ui.subject ?? model.viewer ?? 0;
  const next = (shown + 1) % model.names.length;
  return { ...ui, subject: next === model.viewer ? null : next };
}
