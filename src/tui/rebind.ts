/** Other keys for the same actions, as the player's configuration has them. */
import { allDone, done, type Result, refused } from '../core/result.ts';
import { printable, quote } from '../core/text.ts';
import { didYouMean } from '../core/words.ts';
import { GLOBAL_KEYS, type KeySpec } from './bindings.ts';
import { isCharacter } from './keys.ts';

export function rebound<Context, Action extends string>(
  specs: readonly KeySpec<Context, Action>[],
  wishes: Readonly<Record<string, string>>,
): Result<readonly KeySpec<Context, Action>[]> {
  const checked = allDone(Object.entries(wishes).map(([action, key]) => check(specs, wishes, action, key)));
  if (!checked.ok) return checked;
  return done(
    specs.map(spec => {
      const key = wishes[spec.action];
      return key === undefined ? spec : { ...spec, keys: [key], shown: key };
    }),
  );
}

/** The actions that have a single sign as their key. */
export function movableActions(specs: readonly KeySpec<never>[]): string[] {
  const movable = specs.filter(
    ({ keys: [key, ...more] }) => key !== undefined && more.length === 0 && isCharacter(key),
  );
  return [...new Set(movable.map(spec => spec.action))];
}

function check(
  specs: readonly KeySpec<never>[],
  wishes: Readonly<Record<string, string>>,
  action: string,
  key: string,
): Result<void> {
  const names = movableActions(specs);
  if (!names.includes(action)) {
    const hint = didYouMean(action, names, 'there are');
    return refused('usage', `In the configuration, keys: no key for ${quote(action)} can be chosen; ${hint}`);
  }
  if (!isCharacter(key) || key === ' ' || key !== printable(key)) {
    return refused('usage', `In the configuration, keys.${action}: a key is one sign, not ${quote(key)}.`);
  }
  const taken = [...specs, ...GLOBAL_KEYS].find(
    spec =>
      spec.action !== action &&
      (wishes[spec.action] === key || (wishes[spec.action] === undefined && spec.keys.includes(key))),
  );
  if (taken === undefined) return done();
  return refused(
    'usage',
    `In the configuration, keys.${action}: ${quote(key)} is the key for "${taken.action}".`,
  );
}
