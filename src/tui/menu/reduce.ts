/** What actions do to the menu. Pure. */
import type { GameEntry } from '../../app/load-game.ts';
import type { NewGame } from '../../app/seating.ts';
import type { Action } from '../input/actions.ts';
import { editField, textField } from '../text-field.ts';
import {
  addPlayer,
  type Draft,
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
import { homeRows, INITIAL_MENU, type MenuContext, type MenuUi, setupRows } from './state.ts';

export type MenuCommand =
  | { readonly type: 'start'; readonly plan: NewGame }
  | { readonly type: 'learn'; readonly game: GameEntry }
  | { readonly type: 'resume' | 'watch' | 'delete'; readonly name: string; readonly path: string }
  | { readonly type: 'rename'; readonly name: string; readonly to: string }
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
  const go = (by: 1 | -1): MenuOutcome => {
    const count = draft === null ? homeRows(context).length : setupRows(draft).length;
    return stay({ ...ui, index: (ui.index + by + count) % count });
  };
  const change = (by: 1 | -1): MenuOutcome =>
    stay(draft === null ? ui : { ...ui, draft: turn(draft, ui.index, by, context) });
  switch (action.name) {
    case 'up':
      return go(-1);
    case 'down':
      return go(1);
    case 'left':
      return change(-1);
    case 'right':
    case 'change':
      return change(1);
    case 'help':
      return stay({ ...ui, help: 0 });
    case 'quit':
      return { ui, command: { type: 'quit' } };
    case 'back':
      return stay({
        ...INITIAL_MENU,
        index: draft === null ? 0 : context.games.indexOf(draft.game),
      });
    case 'reseed':
      return stay(draft === null ? ui : { ...ui, draft: { ...draft, seed: context.freshSeed() } });
    case 'choose':
      return draft === null ? chooseHome(ui, context) : chooseSetup(ui, draft);
    case 'remove':
      return stay(draft === null ? askDelete(ui, context) : remove(ui, draft));
    case 'rename':
    case 'watch':
      return keptAction(ui, action.name, context);
  }
}

function chooseHome(ui: MenuUi, context: MenuContext): MenuOutcome {
  const row = homeRows(context)[ui.index];
  if (row?.kind === 'game') {
    return stay({ ...ui, index: 0, draft: newDraft(row.entry, context.freshSeed(), context.seats) });
  }
  if (row?.kind === 'learn') return { ui, command: { type: 'learn', game: row.entry } };
  if (row?.kind !== 'kept') return stay(ui);
  if (row.game.problem !== null) return stay({ ...ui, message: row.game.problem });
  const { name, path, over } = row.game;
  return { ui, command: { type: over ? 'watch' : 'resume', name, path } };
}

function keptAction(ui: MenuUi, action: 'rename' | 'watch', context: MenuContext): MenuOutcome {
  const row = homeRows(context)[ui.index];
  if (row?.kind !== 'kept') return stay(ui);
  const { name, path } = row.game;
  if (action === 'watch') return { ui, command: { type: 'watch', name, path } };
  return stay({ ...ui, entry: { purpose: 'rename', name, field: textField(name), error: '' } });
}

function askDelete(ui: MenuUi, context: MenuContext): MenuUi {
  const row = homeRows(context)[ui.index];
  return row?.kind === 'kept' ? { ...ui, deleting: row.game.name } : ui;
}

function chooseSetup(ui: MenuUi, draft: Draft): MenuOutcome {
  const row = setupRows(draft)[ui.index];
  switch (row?.kind) {
    case 'start': {
      const plan = planOf(draft);
      return typeof plan === 'string'
        ? stay({ ...ui, message: plan })
        : { ui, command: { type: 'start', plan } };
    }
    case 'player': {
      const field = textField(draft.players[row.seat]?.name ?? '');
      return stay({ ...ui, entry: { purpose: 'name', seat: row.seat, field, error: '' } });
    }
    case 'add':
      return stay({ ...ui, draft: addPlayer(draft) });
    case 'seed':
      return stay({ ...ui, entry: { purpose: 'seed', field: textField(draft.seed), error: '' } });
    case 'option':
    case 'first':
      return stay({ ...ui, draft: turn(draft, ui.index, 1, null) });
    case undefined:
      return stay(ui);
  }
}

function turn(draft: Draft, index: number, by: 1 | -1, context: MenuContext | null): Draft {
  const row = setupRows(draft)[index];
  if (row?.kind === 'player') return turnPlayer(draft, row.seat, by);
  if (row?.kind === 'first') return turnFirst(draft, by);
  if (row?.kind === 'seed' && context !== null) return { ...draft, seed: context.freshSeed() };
  if (row?.kind !== 'option') return draft;
  const option = draft.game.meta.options.find(each => each.key === row.key);
  return option === undefined ? draft : turnOption(draft, option, by);
}

function remove(ui: MenuUi, draft: Draft): MenuUi {
  const row = setupRows(draft)[ui.index];
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
  if (ui.draft === null) return stay({ ...ui, entry: null });
  const draft = entry.purpose === 'seed' ? reseed(ui.draft, text) : renamePlayer(ui.draft, entry.seat, text);
  if (typeof draft === 'string') return stay({ ...ui, entry: { ...entry, error: draft } });
  return stay({ ...ui, draft, entry: null });
}
