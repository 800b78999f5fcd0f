/** Where things live, and which names a kept game may have. */
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { done, type Result, refused } from '../core/result.ts';
import { quote } from '../core/text.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** The user's data directory, the same rule on every system. */
export function dataHome(env: Env): Result<string> {
  return ownHome(env) ?? xdgFolder(env, 'XDG_DATA_HOME', '.local/share');
}

/** The user's configuration file. */
export function configFile(env: Env): Result<string> {
  const folder = ownHome(env) ?? xdgFolder(env, 'XDG_CONFIG_HOME', '.config');
  return folder.ok ? done(join(folder.value, 'config.toml')) : folder;
}

/** One folder for everything, where the user names one. */
function ownHome(env: Env): Result<string> | null {
  const own = env['BOARDGAMES_HOME'];
  if (own === undefined || own === '') return null;
  if (isAbsolute(own)) return done(own);
  return refused('usage', `BOARDGAMES_HOME must be an absolute path, not ${quote(own)}.`);
}

/** The XDG specification has relative paths ignored. */
function xdgFolder(env: Env, variable: string, usual: string): Result<string> {
  const named = env[variable];
  if (named !== undefined && isAbsolute(named)) return done(join(named, 'boardgames'));
  const home = env['HOME'] ?? homedir();
  if (isAbsolute(home)) return done(join(home, usual, 'boardgames'));
  const what = home === '' ? 'HOME is empty' : `HOME must be an absolute path, not ${quote(home)}`;
  return refused('usage', `${what}: name a folder for games and configuration with BOARDGAMES_HOME.`);
}

const MAX_GAME_NAME = 64;

/** A name is also a file name: nothing that could lead out of the directory or to a device gets through. */
export function checkGameName(name: string): Result<string> {
  const wrong = (why: string): Result<string> =>
    refused('usage', `${quote(name)} cannot be a kept game: ${why}.`);
  if (name === '' || name.length > MAX_GAME_NAME) {
    return wrong(`a name of a kept game has 1 to ${MAX_GAME_NAME} characters`);
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name)) {
    return wrong('a name of a kept game is made of small letters and digits, with single hyphens between');
  }
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)$/u.test(name)) return wrong('that name belongs to Windows');
  return done(name);
}

/** Text made fit for a file name. */
export function slug(text: string): string {
  return text
    .toLowerCase()
    .replace(/[^a-z0-9]+/gu, '-')
    .replace(/^-+|-+$/gu, '')
    .slice(0, MAX_GAME_NAME - 16)
    .replace(/-+$/u, '');
}
