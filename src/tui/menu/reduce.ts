/** What actions do to the menu. Pure. */
import type { GameEntry } from '../../app/load-game.ts';
import type { PlainSetting, Preference } from '../../app/preferences.ts';
import type { NewGame } from '../../app/seating.ts';
import type { KeptGame } from '../../app/services.ts';
import { done } from '../../core/result.ts';
import { checkName } from '../../core/seats.ts';
import type { Action } from '../input/actions.ts';
import { editField, textField } from '../text-field.ts';
import {
  addPlayer,
  type Draft,
  isSealed,
  newDraft,
  planOf,
  removePlayer,
  renamePlayer,
  reseed,
  turnFirst,
  turnOption,
  turnPlayer,
} from './draft.ts';
import type { DeleteAction, MenuAction, MenuEntryAction } from './keys.ts';
import { focusedRow, type MenuRow, menuRows } from './rows.ts';
import { INITIAL_MENU, type MenuContext, type MenuUi } from './state.ts';

export type MenuCommand =
  | { readonly type: 'start'; readonly plan: NewGame }
  | { readonly type: 'learn' | 'daily' | 'puzzle'; readonly game: GameEntry }
  | { readonly type: 'resume' | 'watch' | 'review' | 'delete'; readonly name: string; readonly path: string }
  | { readonly type: 'rename'; readonly name: string; readonly to: string }
  | { readonly type: 'setting'; readonly key: PlainSetting; readonly value: string }
  /** Finished games are to be read. */
  | { readonly type: 'history' }
  | { readonly type: 'quit' };

export interface MenuOutcome {
  readonly ui: MenuUi;
  readonly command: MenuCommand | null;
}

export function stay(ui: MenuUi): MenuOutcome {
  return { ui, command: null };
}

export function reduceMenu(ui: MenuUi, action: Action<MenuAction>, context: MenuContext): MenuOutcome {
  const { draft } = ui;
  const count = menuRows(ui, context).length;
  const go = (by: 1 | -1): MenuOutcome => stay({ ...ui, index: (ui.index + by + count) % count });
  switch (action.name) {
    case 'up':
      return go(-1);
    case 'down':
      return go(1);
    case 'first':
      return stay({ ...ui, index: 0 });
    case 'last':
      return stay({ ...ui, index: count - 1 });
    case 'left':
      return change(ui, -1, context);
    case 'right':
    case 'change':
      return change(ui, 1, context);
    case 'help':
      return stay({ ...ui, text: { name: 'help', scroll: 0 } });
    case 'quit':
      return { ui, command: { type: 'quit' } };
    case 'back':
      return stay(back(ui, context));
    case 'reseed':
      return stay(
        draft === null ? ui : { ...ui, draft: { ...draft, seed: context.freshSeed(), seedChosen: false } },
      );
    case 'choose':
      return draft === null ? chooseListed(ui, context) : chooseSetup(ui, draft, context);
    case 'remove':
      return stay(draft === null ? askDelete(ui, context) : remove(ui, draft, context));
    case 'rename':
    case 'watch':
    case 'review-kept':
      return keptAction(ui, action.name, context);
  }
}

/** A row that was clicked: the cursor goes there, and where it is there already the row is chosen. */
export function clickRow(ui: MenuUi, index: number, context: MenuContext): MenuOutcome {
  if (index !== ui.index) return stay({ ...ui, index, message: null });
  return reduceMenu({ ...ui, message: null }, { name: 'choose' }, context);
}

/** To the first list, on the row that led away from it. */
function back({ draft, list }: MenuUi, context: MenuContext): MenuUi {
  const leads = (row: MenuRow): boolean =>
    draft === null
      ? row.kind === 'list' && row.list === list
      : row.kind === 'game' && row.entry === draft.game;
  return { ...INITIAL_MENU, index: Math.max(0, menuRows(INITIAL_MENU, context).findIndex(leads)) };
}

function change(ui: MenuUi, by: 1 | -1, context: MenuContext): MenuOutcome {
  const { draft } = ui;
  if (draft !== null) return stay({ ...ui, draft: turn(draft, focusedRow(ui, context), by, context) });
  const row = focusedRow(ui, context);
  return row?.kind === 'setting' ? changeSetting(ui, row.preference, by) : stay(ui);
}

function changeSetting(ui: MenuUi, { key, values, value }: Preference, by: 1 | -1): MenuOutcome {
  if (values.length === 0) {
    return stay({ ...ui, entry: { purpose: 'own-name', field: textField(value), error: '' } });
  }
  const at = (values.indexOf(value) + by + values.length) % values.length;
  return { ui, command: { type: 'setting', key, value: values[at]! } };
}

function chooseListed(ui: MenuUi, context: MenuContext): MenuOutcome {
  const row = focusedRow(ui, context);
  switch (row?.kind) {
    case 'game': {
      const draft = newDraft(row.entry, context.freshSeed(), context.settings);
      return stay({ ...ui, index: 0, draft });
    }
    case 'learn':
    case 'daily':
    case 'puzzle':
      return { ui, command: { type: row.kind, game: row.entry } };
    case 'kept': {
      const { name, path, over } = row.row.kept;
      return { ui, command: { type: over ? 'watch' : 'resume', name, path } };
    }
    case 'unusable':
      return stay({ ...ui, message: row.game.problem ?? 'That game is not here.' });
    case 'list':
      return stay({ ...INITIAL_MENU, list: row.list });
    case 'history':
      return { ui: { ...ui, text: { name: 'history', scroll: 0 } }, command: { type: 'history' } };
    case 'setting':
      return changeSetting(ui, row.preference, 1);
    default:
      return stay(ui);
  }
}

/** The kept game under the cursor. */
function keptGame(ui: MenuUi, context: MenuContext): KeptGame | null {
  const row = focusedRow(ui, context);
  if (row?.kind === 'kept') return row.row.kept;
  return row?.kind === 'unusable' ? row.game : null;
}

function keptAction(
  ui: MenuUi,
  action: 'rename' | 'watch' | 'review-kept',
  context: MenuContext,
): MenuOutcome {
  const game = keptGame(ui, context);
  if (game === null) return stay(ui);
  const { name, path } = game;
  if (action === 'watch') return { ui, command: { type: 'watch', name, path } };
  if (action === 'review-kept') return { ui, command: { type: 'review', name, path } };
  return stay({ ...ui, entry: { purpose: 'rename', name, field: textField(name), error: '' } });
}

function askDelete(ui: MenuUi, context: MenuContext): MenuUi {
  const game = keptGame(ui, context);
  return game === null ? ui : { ...ui, deleting: game.name };
}

function chooseSetup(ui: MenuUi, draft: Draft, context: MenuContext): MenuOutcome {
  const row = focusedRow(ui, context);
  switch (row?.kind) {
    case 'start': {
      const plan = planOf(draft);
      return plan.ok
        ? { ui, command: { type: 'start', plan: plan.value } }
        : stay({ ...ui, message: plan.problem.message });
    }
    case 'player': {
      const field = textField(draft.players[row.seat]?.name ?? '');
      return stay({ ...ui, entry: { purpose: 'name', seat: row.seat, field, error: '' } });
    }
    case 'add':
      return stay({ ...ui, draft: addPlayer(draft) });
    case 'seed':
      return stay({
        ...ui,
        entry: { purpose: 'seed', field: textField(isSealed(draft) ? '' : draft.seed), error: '' },
      });
    case 'option':
    case 'first':
      return stay({ ...ui, draft: turn(draft, row, 1, context) });
    default:
      return stay(ui);
  }
}

function turn(draft: Draft, row: MenuRow | undefined, by: 1 | -1, context: MenuContext): Draft {
  if (row?.kind === 'player') return turnPlayer(draft, row.seat, by);
  if (row?.kind === 'first') return turnFirst(draft, by);
  if (row?.kind === 'seed') return { ...draft, seed: context.freshSeed(), seedChosen: false };
  if (row?.kind !== 'option') return draft;
  const option = draft.game.meta.options.find(each => each.key === row.key);
  return option === undefined ? draft : turnOption(draft, option, by);
}

function remove(ui: MenuUi, draft: Draft, context: MenuContext): MenuUi {
  const row = focusedRow(ui, context);
  if (row?.kind !== 'player') return ui;
  if (draft.players.length <= 1) return { ...ui, message: 'Somebody has to play.' };
  return { ...ui, draft: removePlayer(draft, row.seat) };
}

export function reduceDelete(before: MenuUi, name: string, action: Action<DeleteAction>): MenuOutcome {
  const ui: MenuUi = { ...before, deleting: null };
  return action.name === 'confirm' ? { ui, command: { type: 'delete', name, path: '' } } : stay(ui);
}

type Entry = NonNullable<MenuUi['entry']>;

export function reduceEntry(ui: MenuUi, entry: Entry, action: Action<MenuEntryAction>): MenuOutcome {
  switch (action.name) {
    case 'back':
      return stay({ ...ui, entry: null });
    case 'choose':
      return submit(ui, entry);
    default:
      return stay({ ...ui, entry: { ...entry, field: editField(entry.field, action), error: '' } });
  }
}

function submit(ui: MenuUi, entry: Entry): MenuOutcome {
  const text = entry.field.text.trim();
  if (entry.purpose === 'rename') {
    return { ui: { ...ui, entry: null }, command: { type: 'rename', name: entry.name, to: text } };
  }
  if (entry.purpose === 'own-name') {
    const name = text === '' ? done('') : checkName(text);
    if (!name.ok) return stay({ ...ui, entry: { ...entry, error: name.problem.message } });
    return { ui: { ...ui, entry: null }, command: { type: 'setting', key: 'name', value: name.value } };
  }
  if (ui.draft === null) return stay({ ...ui, entry: null });
  const draft = entry.purpose === 'seed' ? reseed(ui.draft, text) : renamePlayer(ui.draft, entry.seat, text);
  if (!draft.ok) return stay({ ...ui, entry: { ...entry, error: draft.problem.message } });
  return stay({ ...ui, draft: draft.value, entry: null });
}
