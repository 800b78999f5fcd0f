/** How keys are called: on the screen and in the manual, and in the configuration file. */
import { printable } from '../../core/text.ts';
import { listed } from '../../core/words.ts';
import { isCharacter, type Key, NAMED_KEYS } from '../keys.ts';
import { type ActionName, FIXED_KEYS, isTyped, type Keymap, type TypedActionName } from './actions.ts';

const SHORT_NAMES: Readonly<Record<Key, string>> = { ' ': 'Space', pageup: 'PgUp', pagedown: 'PgDn' };

export function shownKey(key: Key): string {
  const short = SHORT_NAMES[key];
  if (short !== undefined) return short;
  return isCharacter(key) ? key : key.replaceAll(/\b\w/gu, letter => letter.toUpperCase());
}

const TYPED: Readonly<Record<TypedActionName, string>> = {
  digit: '0-9',
  letter: 'a letter',
  text: 'characters',
};

const ARROWS: readonly Key[] = ['up', 'down', 'left', 'right'];

/** The first key of each action: `arrows`, `PgUp PgDn`, `u`. */
export function shownKeys(actions: readonly ActionName[], keymap: Keymap): string {
  const keys = actions.flatMap(action => (isTyped(action) ? [] : keymap[action].slice(0, 1)));
  const arrows = keys.includes('up') && keys.includes('down');
  return [
    ...actions.filter(isTyped).map(action => TYPED[action]),
    ...(arrows ? ['arrows'] : []),
    ...keys.filter(key => !arrows || !ARROWS.includes(key)).map(shownKey),
  ].join(' ');
}

/** Names the key of an action in a sentence. */
export type KeyNamer = (action: ActionName) => string;

export function keyNamer(keymap: Keymap): KeyNamer {
  return action => shownKeys([action], keymap);
}

/** The name of the space bar in the configuration, where a blank would be easily overlooked. */
const SPACE = 'space';

/** The key that the configuration calls so; null where no key has such a name. */
export function keyCalled(name: string): Key | null {
  if (name === SPACE) return ' ';
  if (NAMED_KEYS.has(name)) return name;
  return isCharacter(name) && name !== ' ' && name === printable(name) ? name : null;
}

/** The keys that stay what they are, in a list of words. */
export function fixedKeyNames(): string {
  return listed(Object.keys(FIXED_KEYS).map(shownKey));
}

/** The names of keys that are longer than one sign, for those who choose one. */
export function longKeyNames(): string[] {
  const names = [...NAMED_KEYS].filter(name => !name.startsWith('ctrl-') && FIXED_KEYS[name] === undefined);
  return [SPACE, ...names, 'ctrl-a'];
}
