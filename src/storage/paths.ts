/** Where things live, and which names a kept game may have. */
import { homedir } from 'node:os';
import { isAbsolute, join } from 'node:path';
import { Problem } from '../core/problem.ts';
import { quote } from '../core/text.ts';

export type Env = Readonly<Record<string, string | undefined>>;

/** The user's data directory, the same rule on every system. */
export function dataHome(env: Env): string {
  const own = ownHome(env);
  if (own !== null) return own;
  const xdg = env['XDG_DATA_HOME'];
  // The XDG specification has relative paths ignored.
  if (xdg !== undefined && isAbsolute(xdg)) return join(xdg, 'boardgames');
  return join(env['HOME'] || homedir(), '.local', 'share', 'boardgames');
}

/** The user's configuration file. */
export function configFile(env: Env): string {
  const own = ownHome(env);
  if (own !== null) return join(own, 'config.toml');
  const xdg = env['XDG_CONFIG_HOME'];
  const folder = xdg !== undefined && isAbsolute(xdg) ? xdg : join(env['HOME'] || homedir(), '.config');
  return join(folder, 'boardgames', 'config.toml');
}

/** One folder for everything, where the user names one. */
function ownHome(env: Env): string | null {
  const own = env['BOARDGAMES_HOME'];
  if (own === undefined || own === '') return null;
  if (isAbsolute(own)) return own;
  throw new Problem(`BOARDGAMES_HOME must be an absolute path, not ${quote(own)}.`, 'usage');
}

export const MAX_GAME_NAME = 64;

/** A name is also a file name: nothing that could lead out of the directory or to a device gets through. */
export function gameNameProblem(name: string): string | null {
  if (name === '' || name.length > MAX_GAME_NAME) {
    return `a name of a kept game has 1 to ${MAX_GAME_NAME} characters`;
  }
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/u.test(name)) {
    return 'a name of a kept game is made of small letters and digits, with single hyphens between';
  }
  if (/^(?:con|prn|aux|nul|com\d|lpt\d)$/u.test(name)) return 'that name belongs to Windows';
  return null;
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
