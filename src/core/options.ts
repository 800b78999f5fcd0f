/** The variant of a game: one value for each of its options. */
import type { GameMeta, Options } from './game.ts';
import { done, type Result, refused } from './result.ts';
import { nearest, quote } from './text.ts';

/** The values given and the defaults for the others, in the order in which the game lists its options. */
export function completeOptions(meta: GameMeta, given: Options): Options {
  return Object.fromEntries(meta.options.map(option => [option.key, given[option.key] ?? option.values[0]]));
}

export function defaultOptions(meta: GameMeta): Options {
  return completeOptions(meta, {});
}

/** Checks the values given and completes them. */
export function readOptions(meta: GameMeta, given: Options): Result<Options> {
  for (const [key, value] of Object.entries(given)) {
    const spec = meta.options.find(option => option.key === key);
    if (spec === undefined) {
      const keys = meta.options.map(option => option.key);
      const known = keys.length === 0 ? 'it has none' : `it has ${keys.join(', ')}`;
      return refused('usage', `${meta.title} has no option ${quote(key)}: ${known}`, nearest(key, keys));
    }
    if (!spec.values.includes(value)) {
      const message = `option ${key} cannot be ${quote(value)}: it is one of ${spec.values.join(', ')}`;
      return refused('usage', message, nearest(value, spec.values));
    }
  }
  return done(completeOptions(meta, given));
}

/** Reads `masters=draft, codex=yes`; which options there are is for the game to say. */
export function parseOptions(text: string): Result<Options> {
  const options = new Map<string, string>();
  for (const pair of text.split(',').map(part => part.trim())) {
    if (pair === '') continue;
    const [key, value, ...more] = pair.split('=').map(part => part.trim());
    if (!key || !value || more.length > 0) {
      return refused('usage', `an option is written key=value, not ${quote(pair)}`);
    }
    if (options.has(key)) return refused('usage', `option ${quote(key)} stands twice`);
    options.set(key, value);
  }
  return done(Object.fromEntries(options));
}
