/** Other keys for the same actions, as the player's configuration has them. */
import { Problem } from '../../core/problem.ts';
import { nearest, quote } from '../../core/text.ts';
import { isCharacter, type Key } from '../keys.ts';
import { type ActionName, FIXED_KEYS, isTyped, type Keymap, USUAL_KEYS } from './actions.ts';
import { EVERYWHERE_KEYS } from './everywhere.ts';
import { actionsOf, takesText } from './key-list.ts';
import { keyCalled, longKeyNames, shownKey } from './key-names.ts';
import { KEY_LISTS } from './lists.ts';

/** The actions that can have another key. */
export function movableActions(): ActionName[] {
  return Object.keys(USUAL_KEYS).filter(isMovable);
}

function isMovable(name: string): name is ActionName {
  return isAction(name) && !isTyped(name);
}

function isAction(name: string): name is ActionName {
  return Object.hasOwn(USUAL_KEYS, name);
}

/** A chosen key takes the place of the usual ones, except of those that are fixed. */
export function rebind(wishes: Readonly<Record<string, string>>): Keymap {
  const keymap: Record<ActionName, readonly Key[]> = { ...USUAL_KEYS };
  const chosen = Object.entries(wishes).map(([name, text]) => readWish(name, text));
  for (const { action, key } of chosen) {
    const fixed = keymap[action].filter(each => FIXED_KEYS[each] === action);
    keymap[action] = [...new Set([...fixed, key])];
  }
  for (const wish of chosen) checkPlaces(keymap, wish);
  return keymap;
}

interface Wish {
  readonly action: ActionName;
  readonly key: Key;
  /** The key as the configuration calls it. */
  readonly text: string;
}

function readWish(name: string, text: string): Wish {
  if (!isMovable(name)) throw problem('', `no key for ${quote(name)} can be chosen; ${hintFor(name)}`);
  const key = keyCalled(text);
  if (key === null) {
    const names = longKeyNames().join(', ');
    throw problem(name, `a key is one sign or a name such as ${names}, not ${quote(text)}.`);
  }
  const owner = FIXED_KEYS[key];
  if (owner !== undefined && owner !== name) {
    throw problem(name, `${shownKey(key)} is always the key for "${owner}" and cannot be given away.`);
  }
  return { action: name, key, text };
}

function hintFor(name: string): string {
  if (isAction(name)) return 'it takes whatever is typed.';
  const meant = nearest(name, movableActions());
  return meant === null ? '"man boardgames" lists the actions.' : `did you mean ${meant}?`;
}

/** Wherever the action exists, its key must be free. */
function checkPlaces(keymap: Keymap, { action, key, text }: Wish): void {
  for (const list of KEY_LISTS) {
    const actions = new Set<ActionName>([...actionsOf(list), ...actionsOf(EVERYWHERE_KEYS)]);
    if (!actions.has(action)) continue;
    if (takesText(list) && isCharacter(key)) {
      if (!keymap[action].every(isCharacter)) continue;
      throw problem(action, `${quote(text)} is text ${list.where}, and no other key would be left.`);
    }
    const taken = [...actions].find(other => other !== action && keymap[other].includes(key));
    if (taken !== undefined) {
      throw problem(action, `${quote(text)} is the key for "${taken}" ${list.where}.`);
    }
  }
}

function problem(action: string, what: string): Problem {
  return new Problem(`In the configuration, keys${action === '' ? '' : `.${action}`}: ${what}`, 'usage');
}
