/** What actions do at the table: pure functions from interface state and action to the next state and a command. */
import { sentence } from '../../core/words.ts';
import type { Action } from '../input/actions.ts';
import { keyNamer } from '../input/key-names.ts';
import { dialogRect, insideDialog } from '../overlays/box.ts';
import { textField } from '../text-field.ts';
import { goOnBoard, lineTowards, scrollBoard } from './boards.ts';
import type { Direction } from './cursor.ts';
import { explain, explanationLines } from './explanation.ts';
import type { LookingAction, PlayingAction, TableAction, TableBoardsAction } from './keys.ts';
import { lessonBox } from './lesson.ts';
import { look, ruleInQuestion, searchRules } from './looking.ts';
import type { MoveItem } from './model.ts';
import { type Outcome, stay } from './outcome.ts';
import type { CurtainAction } from './overlay-keys.ts';
import { focusedItem, type Overlay, type TableContext, type TableUi, visibleItems } from './ui.ts';

export function reduceCurtain(ui: TableUi, action: Action<CurtainAction>): Outcome {
  return { ui, command: { type: action.name } };
}

/** With the cursor in the list of moves. */
export function reduceTable(before: TableUi, action: Action<TableAction>, context: TableContext): Outcome {
  const ui = withoutDigits(before, action);
  switch (action.name) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return stay(go(ui, action.name, context));
    case 'choose':
      return choose(ui, context);
    case 'first':
      return stay({ ...ui, focus: 0 });
    case 'last':
      return stay({ ...ui, focus: Math.max(0, visibleItems(ui, context.model).length - 1) });
    default:
      return reducePlaying(ui, action, context);
  }
}

/** With the cursor on the boards. */
export function reduceOnBoards(
  before: TableUi,
  action: Action<TableBoardsAction>,
  context: TableContext,
): Outcome {
  const ui = withoutDigits(before, action);
  switch (action.name) {
    case 'up':
    case 'down':
    case 'left':
    case 'right':
      return stay(goOnBoard(ui, action.name, context));
    case 'choose':
      return ui.cursor === null ? choose(ui, context) : chooseOnBoard(ui, ui.cursor, context);
    default:
      return reducePlaying(ui, action, context);
  }
}

function withoutDigits(ui: TableUi, { name }: Action): TableUi {
  return name === 'digit' || ui.digits === '' ? ui : { ...ui, digits: '' };
}

function reducePlaying(
  ui: TableUi,
  action: Action<PlayingAction | LookingAction>,
  context: TableContext,
): Outcome {
  switch (action.name) {
    case 'digit':
      return typeDigit(ui, action.character, context);
    case 'ahead':
      return stay({ ...ui, ahead: !ui.ahead });
    case 'find':
      return stay(find(ui, context));
    case 'type':
      return stay({ ...ui, overlay: entry('move') });
    case 'note':
    case 'save':
    case 'chat':
      return stay({ ...ui, overlay: entry(action.name) });
    case 'more':
      return stay({ ...ui, overlay: explanationBox(ui, context) });
    case 'lesson':
      return stay({ ...ui, overlay: lessonBox(context) });
    case 'back':
      return isBack(ui) && context.model.begun ? { ui, command: { type: 'undo' } } : stay(back(ui));
    case 'quit':
      return context.saving.problem === null
        ? { ui, command: { type: 'quit' } }
        : stay({ ...ui, overlay: { kind: 'leave' } });
    case 'skip':
    case 'pace':
    case 'hint':
    case 'peek':
    case 'undo':
    case 'undo-turn':
    case 'redo':
    case 'picture':
    case 'learn':
      return { ui, command: { type: action.name } };
    default:
      return stay(look(ui, action, context));
  }
}

/** What the cursor is on, whole. */
function explanationBox(ui: TableUi, context: TableContext): Overlay {
  const explained = explain(ui, context);
  const { width } = insideDialog(dialogRect(0, context.size));
  return { kind: 'box', title: explained.title, text: explanationLines(explained, width, context.theme) };
}

export function entry(purpose: 'move' | 'note' | 'save' | 'chat'): Overlay {
  return { kind: 'entry', purpose, field: textField(), error: '' };
}

function find(ui: TableUi, { model }: TableContext): TableUi {
  if (model.phase.kind !== 'choose') return searchRules(ui);
  return { ...ui, overlay: { kind: 'entry', purpose: 'filter', field: textField(ui.filter), error: '' } };
}

/** Nothing is left to step out of. */
function isBack(ui: TableUi): boolean {
  const { ahead, onBoard, about, filter, tab, panel, subject } = ui;
  return (
    !ahead &&
    !onBoard &&
    about === null &&
    filter === '' &&
    tab === 'moves' &&
    panel === null &&
    subject === null
  );
}

/** Steps out, one thing at a time. */
export function back(ui: TableUi): TableUi {
  if (ui.ahead) return { ...ui, ahead: false };
  if (ui.onBoard) return { ...ui, onBoard: false, cursor: null, panel: null, tab: 'moves' };
  if (ui.about !== null || ui.filter !== '') return { ...ui, about: null, filter: '', focus: 0 };
  return { ...ui, tab: 'moves', panel: null, subject: null };
}

function go(ui: TableUi, direction: Direction, context: TableContext): TableUi {
  const items = visibleItems(ui, context.model);
  const by = lineTowards(direction);
  if (items.length === 0 || direction === 'left' || direction === 'right')
    return scrollBoard(ui, by, context);
  // The list is a ring: from the last move on to the first.
  return { ...ui, focus: (ui.focus + by + items.length) % items.length, panel: null, ahead: false };
}

export function choose(ui: TableUi, { model, keymap }: TableContext): Outcome {
  const item = focusedItem(ui, model);
  if (item === null) {
    return stay({ ...ui, message: `No move fits the filter; ${keyNamer(keymap)('back')} takes it away.` });
  }
  if (item.kind === 'blocked') return stay({ ...ui, message: sentence(`${item.text}: ${item.reason}`) });
  return { ui, command: { type: 'play', notation: item.notation } };
}

function chooseOnBoard(ui: TableUi, cursor: string, context: TableContext): Outcome {
  const moves = context.model.items.filter(item => item.kind === 'move' && item.target === cursor);
  const [only] = moves;
  if (only?.kind === 'move' && moves.length === 1) {
    return { ui, command: { type: 'play', notation: only.notation } };
  }
  if (moves.length === 0) return stay({ ...ui, overlay: ruleInQuestion(ui, context) });
  return stay({ ...ui, onBoard: false, cursor: null, tab: 'moves', about: cursor, filter: '', focus: 0 });
}

/** Digits put the cursor on a move; where the player wants it so, a number that no other begins with plays it. */
function typeDigit(ui: TableUi, digit: string, { model, instantDigits }: TableContext): Outcome {
  const items = visibleItems(ui, model);
  const starting = (digits: string): MoveItem[] =>
    items.flatMap(item => (item.kind === 'move' && String(item.number).startsWith(digits) ? [item] : []));
  const digits = starting(ui.digits + digit).length > 0 ? ui.digits + digit : digit;
  const fitting = starting(digits);
  const found = fitting.find(item => String(item.number) === digits) ?? fitting[0];
  if (found === undefined) return stay({ ...ui, digits: '', message: `There is no move ${digits}.` });
  if (instantDigits && fitting.length === 1 && String(found.number) === digits) {
    return { ui: { ...ui, digits: '' }, command: { type: 'play', notation: found.notation } };
  }
  return stay({ ...ui, digits, focus: items.indexOf(found), onBoard: false, cursor: null, panel: null });
}
