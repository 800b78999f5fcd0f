/**
 * Lists of keys as data, one for every place a key can go to: what the actions are there, what they do, and why one does
 * nothing now. Keys are read off these lists; footers, the help, hints, the manual and docs/keys.md are written from them.
 */
import { isCharacter, type Key } from '../keys.ts';
import { type Action, type ActionName, isTyped, type Keymap } from './actions.ts';
import { type KeyNamer, keyNamer, shownKey, shownKeys } from './key-names.ts';

/** What one or several actions do in one place. A moment is all that decides whether they do it now. */
export interface KeyRow<in Moment, out Name extends ActionName = ActionName> {
  readonly actions: readonly Name[];
  /** Other actions that do the same here. */
  readonly also?: readonly Name[];
  /** A word or two, for the footer. */
  readonly short: string | ((moment: Moment) => string);
  /** What it does, for the help. */
  readonly about: string | ((key: KeyNamer) => string);
  /** Place in the footer, the smallest first; left out where the footer never shows it. */
  readonly rank?: number;
  /** Every key that has nothing else to do here does this. */
  readonly otherwise?: true;
  /** Why it does nothing now; null where it works. */
  readonly blocked?: (moment: Moment) => string | null;
  /** Which characters a typed action takes; left out where it takes them all. */
  readonly takes?: (character: string, moment: Moment) => boolean;
}

export interface KeyList<in Moment, out Name extends ActionName = ActionName> {
  /** Where its keys work, as a sentence about them ends: `at the table`. */
  readonly where: string;
  readonly rows: readonly KeyRow<Moment, Name>[];
  /** Lists that this place shares with others. */
  readonly includes?: readonly KeyList<Moment, Name>[];
}

/** The names of a list's actions. */
export type ActionsOf<List> =
  | (List extends { readonly rows: readonly (infer Row)[] } ? RowActions<Row> : never)
  | (List extends { readonly includes: readonly (infer Included)[] } ? ActionsOf<Included> : never);

type RowActions<Row> =
  | (Row extends { readonly actions: readonly (infer Name extends ActionName)[] } ? Name : never)
  | (Row extends { readonly also: readonly (infer Name extends ActionName)[] } ? Name : never);

export function rowsOf<Moment, Name extends ActionName>(
  list: KeyList<Moment, Name>,
): readonly KeyRow<Moment, Name>[] {
  return [...list.rows, ...(list.includes ?? []).flatMap(included => rowsOf(included))];
}

export function actionsOf<Name extends ActionName>(list: KeyList<never, Name>): readonly Name[] {
  return rowsOf(list).flatMap(({ actions, also = [] }) => [...actions, ...also]);
}

/** In a text field every character is text, whatever action it would be the key for elsewhere. */
export function takesText(list: KeyList<never>): boolean {
  return actionsOf(list).includes('text');
}

export type Reading<Name extends ActionName> =
  | { readonly type: 'none' }
  | { readonly type: 'blocked'; readonly reason: string }
  | { readonly type: 'action'; readonly action: Action<Name> };

/** What a key means in a place: a character that is typed, else the key of an action, else what any other key does. */
export function readKey<Moment, Name extends ActionName>(
  list: KeyList<Moment, Name>,
  keymap: Keymap,
  key: Key,
  moment: NoInfer<Moment>,
): Reading<Name> {
  const rows = rowsOf(list);
  const found = typedIn(rows, key, moment) ?? keyedIn(rows, keymap, key);
  const reason = found?.row.blocked?.(moment) ?? null;
  if (found !== undefined && reason === null) return { type: 'action', action: actionFor(found.name, key) };
  const [other] = rows.find(row => row.otherwise === true)?.actions ?? [];
  if (other !== undefined) return { type: 'action', action: actionFor(other, key) };
  return reason === null ? { type: 'none' } : { type: 'blocked', reason };
}

interface Found<Moment, Name extends ActionName> {
  readonly row: KeyRow<Moment, Name>;
  readonly name: Name;
}

function typedIn<Moment, Name extends ActionName>(
  rows: readonly KeyRow<Moment, Name>[],
  key: Key,
  moment: Moment,
): Found<Moment, Name> | undefined {
  if (!isCharacter(key)) return undefined;
  for (const row of rows) {
    const name = row.actions.find(action => action === 'text' || action === 'letter');
    if (name !== undefined && (row.takes?.(key, moment) ?? true)) return { row, name };
  }
  return undefined;
}

function keyedIn<Moment, Name extends ActionName>(
  rows: readonly KeyRow<Moment, Name>[],
  keymap: Keymap,
  key: Key,
): Found<Moment, Name> | undefined {
  for (const row of rows) {
    const name = [...row.actions, ...(row.also ?? [])].find(action => keymap[action].includes(key));
    if (name !== undefined) return { row, name };
  }
  return undefined;
}

function actionFor<Name extends ActionName>(name: Name, key: Key): Action<Name> {
  // TypeScript does not follow a conditional type through a check of its parameter.
  return (isTyped(name) ? { name, character: key } : { name }) as Action<Name>;
}

/** A row of a list in a given moment, its keys as the player has them. */
export interface Binding {
  readonly action: ActionName;
  /** The key that a click on the row presses; null where it stands for several. */
  readonly key: Key | null;
  readonly shown: string;
  readonly short: string;
  readonly about: string;
  readonly rank: number | null;
  readonly blocked: string | null;
}

export function bindingsOf<Moment>(
  list: KeyList<Moment>,
  keymap: Keymap,
  moment: NoInfer<Moment>,
): Binding[] {
  const inText = takesText(list);
  return rowsOf(list).map(row => ({
    action: row.actions[0]!,
    key: row.actions.length === 1 ? (keymap[row.actions[0]!][0] ?? null) : null,
    ...describeRow(row, keymap, inText),
    short: typeof row.short === 'string' ? row.short : row.short(moment),
    rank: row.rank ?? null,
    blocked: row.blocked?.(moment) ?? null,
  }));
}

/** The keys of a row and what they do, as the help and the manual tell it. */
export function describeRow(
  { actions, also = [], about, otherwise }: KeyRow<never>,
  keymap: Keymap,
  inText: boolean,
): Pick<Binding, 'shown' | 'about'> {
  const named = actions.filter(action => !isTyped(action));
  const others = [...named.flatMap(action => keymap[action].slice(1)), ...also.flatMap(each => keymap[each])];
  const more = others.filter(key => !(inText && isCharacter(key))).map(shownKey);
  const text = typeof about === 'string' ? about : about(keyNamer(keymap));
  return {
    shown: otherwise === true ? 'any other key' : shownKeys(actions, keymap),
    about: more.length === 0 || otherwise === true ? text : `${text} (also ${more.join(', ')})`,
  };
}

/** What is said of a key that does nothing; null for keys that are no characters, which are pressed by mistake. */
export function unheard(key: Key, keymap: Keymap): string | null {
  return isCharacter(key)
    ? `"${shownKey(key)}" does nothing here; ${keyNamer(keymap)('help')} lists the keys.`
    : null;
}
