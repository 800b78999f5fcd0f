/** The player's own settings: a TOML file that need not exist. Its parser is loaded only where it does. */
import { done, type Result } from '../core/result.ts';
import type { BotLevel } from '../core/seats.ts';
import type { FileSystem } from './file-system.ts';
import { configFile, type Env } from './paths.ts';
import { readTextIfThere } from './read-file.ts';

export interface Colors {
  /** By seat. */
  readonly players?: readonly string[] | undefined;
  readonly accent?: string | undefined;
  readonly good?: string | undefined;
  readonly bad?: string | undefined;
  readonly warn?: string | undefined;
}

/** Everything may be left out; flags of the command line go before it. */
export interface Config {
  /** The player's name at the table. */
  readonly name?: string | undefined;
  /** Level of the bots that are seated beside a single player. */
  readonly level?: BotLevel | undefined;
  readonly ascii?: boolean | undefined;
  readonly color?: boolean | undefined;
  readonly curtain?: 'auto' | 'always' | 'never' | undefined;
  readonly colors?: Colors | undefined;
  /** Keys of the table by action. */
  readonly keys?: Readonly<Record<string, string>> | undefined;
}

export const MAX_CONFIG_BYTES = 100_000;

export async function readConfig(env: Env, files: FileSystem): Promise<Result<Config>> {
  const path = configFile(env);
  if (!path.ok) return path;
  const text = readTextIfThere(path.value, MAX_CONFIG_BYTES, files);
  if (!text.ok) return text;
  if (text.value === null) return done({});
  const { parseConfig } = await import('./config-schema.ts');
  return parseConfig(text.value, path.value);
}
