/** Reading the header's values, and the header of a match. */
import { isDigest } from '../commitment.ts';
import type { Match } from '../match.ts';
import { completeOptions, parseOptions } from '../options.ts';
import { done, type Refused, type Result, refused, refusedBy } from '../result.ts';
import { namesOf, parsePlayers, seatNamed } from '../seats.ts';
import { nearest, printable, quote } from '../text.ts';
import { type FileHeader, type FileProblem, fileProblem } from './format.ts';

export const HEADER_KEYS = [
  'game',
  'rules',
  'data',
  'seed',
  'salt',
  'commitment',
  'players',
  'options',
  'first',
] as const;
export type HeaderKey = (typeof HEADER_KEYS)[number];

const MAX_SEED_LENGTH = 64;

export function checkSeed(seed: string): Result<string> {
  if (seed === '') return refused('usage', 'a seed needs at least one character');
  if (seed.length > MAX_SEED_LENGTH) {
    return refused('usage', `a seed has at most ${MAX_SEED_LENGTH} characters`);
  }
  if (!/^[!-~]+$/u.test(seed) || /[#,]/u.test(seed)) {
    return refused('usage', 'a seed holds letters, digits and signs, but no space, comma or #');
  }
  return done(seed);
}

export function headerOf(match: Match, dataFingerprint: string | null): FileHeader {
  const { game, players, seed, salt = null, first } = match.config;
  const { commitment } = match;
  const { id, rulesVersion } = game.meta;
  const options = completeOptions(game.meta, match.config.options);
  return {
    game: id,
    rules: rulesVersion,
    data: dataFingerprint,
    seed,
    salt,
    commitment,
    players,
    options,
    first,
  };
}

export interface HeaderValue {
  readonly value: string;
  readonly line: number;
}

/** Builds the header from its values, read up to `end`. */
export function readHeader(
  values: ReadonlyMap<HeaderKey, HeaderValue>,
  end: number,
): Result<FileHeader, FileProblem> {
  const text = (key: HeaderKey): string | null => values.get(key)?.value ?? null;
  const broken = (key: HeaderKey, message: string, suggestion: string | null = null): Refused<FileProblem> =>
    refusedBy(fileProblem('illegal', values.get(key)?.line ?? end, message, { suggestion }));

  const game = text('game');
  if (game === null || game === '') return broken('game', 'the header does not say which game: "game: ..."');
  const seed = text('seed');
  if (seed === null) return broken('seed', 'the header has no seed: "seed: ..."');
  const checked = checkSeed(seed);
  if (!checked.ok) return broken('seed', checked.problem.message);
  const [salt, commitment] = [text('salt'), text('commitment')];
  if ((salt === null) !== (commitment === null)) {
    return broken(
      salt === null ? 'commitment' : 'salt',
      'salt and commitment go together, or neither is there',
    );
  }
  for (const key of ['salt', 'commitment'] as const) {
    const digest = text(key);
    if (digest !== null && !isDigest(digest)) {
      return broken(key, `the ${key} is 32 hexadecimal digits, not ${quote(digest)}`);
    }
  }
  const listed = text('players');
  if (listed === null) return broken('players', 'the header does not say who plays: "players: ..."');
  const players = parsePlayers(listed);
  if (!players.ok) return broken('players', players.problem.message);
  const rules = text('rules');
  if (rules !== null && !/^[1-9]\d{0,5}$/u.test(rules)) {
    return broken('rules', `the rules version is a number, not ${quote(rules)}`);
  }
  const data = text('data');
  if (data !== null && !/^[0-9a-f]{8}$/u.test(data)) {
    return broken('data', `the fingerprint of the data is eight hexadecimal digits, not ${quote(data)}`);
  }
  const options = parseOptions(text('options') ?? '');
  if (!options.ok) return broken('options', options.problem.message);
  const names = namesOf(players.value);
  const starts = text('first');
  const first = starts === null ? null : seatNamed(names, starts);
  if (starts !== null && first === -1) {
    return broken('first', `no player is called ${quote(starts)}`, nearest(starts, names));
  }
  return done({
    game: printable(game),
    rules: rules === null ? null : Number(rules),
    data,
    seed,
    salt,
    commitment,
    players: players.value,
    options: options.value,
    first,
  });
}
