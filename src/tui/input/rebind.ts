/** Other keys for the same actions, as the player's configuration has them. */
import { allDone, done, type Refused, type Result, refused } from '../../core/result.ts';
import { quote } from '../../core/text.ts';
import { suggestionOr } from '../../core/words.ts';
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
export function rebind(wishes: Readonly<Record<string, string>>): Result<Keymap> {
  const keymap: Record<ActionName, readonly Key[]> = { ...USUAL_KEYS };
  const chosen = allDone(Object.entries(wishes).map(([name, text]) => readWish(name, text)));
  if (!chosen.ok) return chosen;
  for (const { action, key } of chosen.value) {
    const fixed = keymap[action].filter(each => FIXED_KEYS[each] === action);
    keymap[action] = [...new Set([...fixed, key])];
  }
  const checked = allDone(chosen.value.map(wish => checkPlaces(keymap, wish)));
  return checked.ok ? done(keymap) : checked;
}

interface Wish {
  readonly action: ActionName;
  readonly key: Key;
  /** The key as the configuration calls it. */
  readonly text: string;
}

function readWish(name: string, text: string): Result<Wish> {
  if (!isMovable(name)) return refuse('', `no key for ${quote(name)} can be chosen; ${hintFor(name)}`);
  const key = keyCalled(text);
  if (key === null) {
    const names = longKeyNames().join(', ');
    return refuse(name, `a key is one sign or a name such as ${names}, not ${quote(text)}.`);
  }
  const owner = FIXED_KEYS[key];
  if (owner !== undefined && owner !== name) {
    return refuse(name, `${shownKey(key)} is always the key for "${owner}" and cannot be given away.`);
  }
  return done({ action: name, key, text });
}

function hintFor(name: string): string {
  if (isAction(name)) return 'it takes whatever is typed.';
  return suggestionOr(name, movableActions(), '"man boardgames" lists the actions.');
}

/** Wherever the action exists, its key must be free. */
function checkPlaces(keymap: Keymap, { action, key, text }: Wish): Result<void> {
  for (const list of KEY_LISTS) {
    const actions = new Set<ActionName>([...actionsOf(list), ...actionsOf(EVERYWHERE_KEYS)]);
    if (!actions.has(action)) continue;
    if (takesText(list) && isCharacter(key)) {
      if (!keymap[action].every(isCharacter)) continue;
      return refuse(action, `${quote(text)} is text ${list.where}, and no other key would be left.`);
    }
    const taken = [...actions].find(other => other !== action && keymap[other].includes(key));
    if (taken !== undefined) {
      return refuse(action, `${quote(text)} is the key for "${taken}" ${list.where}.`);
    }
  }
  return done();
}

function refuse(action: string, what: string): Refused {
  return refused('usage', `In the configuration, keys${action === '' ? '' : `.${action}`}: ${what}`);
}
