/** Reading the header's values, and the header of a match. */
import type { GameMeta, Options, Seat } from '../game.ts';
import type { Match } from '../match.ts';
import { type Player, parsePlayers } from '../seats.ts';
import { nearest, printable, quote } from '../text.ts';
import { type FileHeader, type FileProblem, fileProblem } from './format.ts';

export const HEADER_KEYS = ['game', 'rules', 'data', 'seed', 'players', 'options', 'first'] as const;
export type HeaderKey = (typeof HEADER_KEYS)[number];

export const MAX_SEED_LENGTH = 64;

/** Why a text is no seed; null where it is one. */
export function seedProblem(seed: string): string | null {
  if (seed === '') return 'a seed needs at least one character';
  if (seed.length > MAX_SEED_LENGTH) return `a seed has at most ${MAX_SEED_LENGTH} characters`;
  if (!/^[!-~]+$/u.test(seed) || /[#,]/u.test(seed)) {
    return 'a seed holds letters, digits and signs, but no space, comma or #';
  }
  return null;
}

export type OptionReading =
  | { readonly type: 'read'; readonly options: Options }
  | { readonly type: 'problem'; readonly message: string; readonly suggestion: string | null };

/** One value for each option of the game, the default where none is given. */
export function readOptions(meta: GameMeta, given: Options): OptionReading {
  const problem = (message: string, suggestion: string | null): OptionReading => ({
    type: 'problem',
    message,
    suggestion,
  });
  for (const [key, value] of Object.entries(given)) {
    const spec = meta.options.find(option => option.key === key);
    if (spec === undefined) {
      const keys = meta.options.map(option => option.key);
      const known = keys.length === 0 ? 'it has none' : `it has ${keys.join(', ')}`;
      return problem(`${meta.title} has no option ${quote(key)}: ${known}`, nearest(key, keys));
    }
    if (!spec.values.includes(value)) {
      const known = spec.values.join(', ');
      const message = `option ${key} cannot be ${quote(value)}: it is one of ${known}`;
      return problem(message, nearest(value, spec.values));
    }
  }
  return { type: 'read', options: completeOptions(meta, given) };
}

/** In the order in which the game lists them. */
function completeOptions(meta: GameMeta, given: Options): Options {
  return Object.fromEntries(meta.options.map(option => [option.key, given[option.key] ?? option.values[0]]));
}

export function headerOf(match: Match, dataFingerprint: string | null): FileHeader {
  const { game, players, seed, first } = match.config;
  const { id, rulesVersion } = game.meta;
  const options = completeOptions(game.meta, match.config.options);
  return { game: id, rules: rulesVersion, data: dataFingerprint, seed, players, options, first };
}

export interface HeaderValue {
  readonly value: string;
  readonly line: number;
}

/** Builds the header from its values, read up to `end`. */
export function readHeader(
  values: ReadonlyMap<HeaderKey, HeaderValue>,
  end: number,
): FileHeader | FileProblem {
  const text = (key: HeaderKey): string | null => values.get(key)?.value ?? null;
  const broken = (key: HeaderKey, message: string, suggestion: string | null = null): FileProblem =>
    fileProblem('illegal', values.get(key)?.line ?? end, message, { suggestion });

  const game = text('game');
  if (game === null || game === '') return broken('game', 'the header does not say which game: "game: ..."');
  const seed = text('seed');
  if (seed === null) return broken('seed', 'the header has no seed: "seed: ..."');
  const badSeed = seedProblem(seed);
  if (badSeed !== null) return broken('seed', badSeed);
  const listed = text('players');
  if (listed === null) return broken('players', 'the header does not say who plays: "players: ..."');
  const players = parsePlayers(listed);
  if (typeof players === 'string') return broken('players', players);
  const rules = text('rules');
  if (rules !== null && !/^[1-9]\d{0,5}$/u.test(rules)) {
    return broken('rules', `the rules version is a number, not ${quote(rules)}`);
  }
  const data = text('data');
  if (data !== null && !/^[0-9a-f]{8}$/u.test(data)) {
    return broken('data', `the fingerprint of the data is eight hexadecimal digits, not ${quote(data)}`);
  }
  const options = splitOptions(text('options') ?? '');
  if (typeof options === 'string') return broken('options', options);
  const first = readFirst(text('first'), players);
  if (typeof first === 'string') {
    const names = players.map(player => player.name);
    return broken('first', first, nearest(text('first') ?? '', names));
  }
  const header = { game: printable(game), rules: rules === null ? null : Number(rules), data, seed };
  return { ...header, players, options, first };
}

function splitOptions(text: string): Options | string {
  const options = new Map<string, string>();
  for (const pair of text.split(',').map(part => part.trim())) {
    if (pair === '') continue;
    const [key, value, ...more] = pair.split('=').map(part => part.trim());
    if (!key || !value || more.length > 0) return `an option is written key=value, not ${quote(pair)}`;
    if (options.has(key)) return `option ${quote(key)} stands twice`;
    options.set(key, value);
  }
  return Object.fromEntries(options);
}

function readFirst(name: string | null, players: readonly Player[]): Seat | null | string {
  if (name === null) return null;
  const seat = players.findIndex(player => player.name.toLowerCase() === name.toLowerCase());
  return seat >= 0 ? seat : `no player is called ${quote(name)}`;
}
