/** Other keys for the same actions, as the player's configuration has them. */
import { Problem } from '../core/problem.ts';
import { printable, quote } from '../core/text.ts';
import { didYouMean } from '../core/words.ts';
import { GLOBAL_KEYS, type KeySpec } from './bindings.ts';
import { isCharacter } from './keys.ts';

export function rebound<Context, Action extends string>(
  specs: readonly KeySpec<Context, Action>[],
  wishes: Readonly<Record<string, string>>,
): readonly KeySpec<Context, Action>[] {
  for (const [action, key] of Object.entries(wishes)) check(specs, wishes, action, key);
  return specs.map(spec => {
    const key = wishes[spec.action];
    return key === undefined ? spec : { ...spec, keys: [key], shown: key };
  });
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
): void {
  const names = movableActions(specs);
  if (!names.includes(action)) {
    const hint = didYouMean(action, names, 'there are');
    throw new Problem(
      `In the configuration, keys: no key for ${quote(action)} can be chosen; ${hint}`,
      'usage',
    );
  }
  if (!isCharacter(key) || key === ' ' || key !== printable(key)) {
    throw new Problem(`In the configuration, keys.${action}: a key is one sign, not ${quote(key)}.`, 'usage');
  }
  const taken = [...specs, ...GLOBAL_KEYS].find(
    spec =>
      spec.action !== action &&
      (wishes[spec.action] === key || (wishes[spec.action] === undefined && spec.keys.includes(key))),
  );
  if (taken !== undefined) {
    throw new Problem(
      `In the configuration, keys.${action}: ${quote(key)} is the key for "${taken.action}".`,
      'usage',
    );
  }
}
