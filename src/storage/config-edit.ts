/** One setting of the configuration file changed, everything else in it left as its owner wrote it. */
import type { Result } from '../core/result.ts';
import { type Config, MAX_CONFIG_BYTES } from './config.ts';
import { attempt, type FileSystem } from './file-system.ts';
import { configFile, type Env } from './paths.ts';
import { readTextIfThere } from './read-file.ts';

/** The settings that stand at the top of the file, outside its tables. */
export type PlainSetting = keyof Omit<Config, 'colors' | 'keys'>;

/** Null takes the setting out. */
export type SettingValue = string | boolean | null;

/** The text of the file with the setting in its line, or in a new one before the first table. */
export function editConfig(text: string, key: PlainSetting, value: SettingValue): string {
  const lines = text.split('\n');
  const firstTable = lines.findIndex(line => /^\s*\[/u.test(line));
  const top = firstTable < 0 ? lines.length : firstTable;
  const at = lines
    .slice(0, top)
    .findIndex(line => new RegExp(`^\\s*(?:"${key}"|${key})\\s*=`, 'u').test(line));
  if (at >= 0) {
    const comment = commentOf(lines[at]!);
    return lines.toSpliced(at, 1, ...(value === null ? [] : [`${written(key, value)}${comment}`])).join('\n');
  }
  if (value === null) return text;
  if (firstTable >= 0) return lines.toSpliced(top, 0, written(key, value), '').join('\n');
  return `${text}${text === '' || text.endsWith('\n') ? '' : '\n'}${written(key, value)}\n`;
}

function written(key: PlainSetting, value: string | boolean): string {
  // What JSON escapes in a text, TOML escapes alike.
  return `${key} = ${JSON.stringify(value)}`;
}

/** What stands behind a value that is a word or a text on one line. */
function commentOf(line: string): string {
  const found = /=\s*(?:"(?:[^"\\]|\\.)*"|'[^']*'|[^"'#\s]+)(?<comment>\s*#.*)$/u.exec(line);
  return found?.groups?.['comment'] ?? '';
}

/** Writes the setting down. A file that holds a mistake is left alone: its owner is told of it first. */
export async function changeConfig(
  key: PlainSetting,
  value: SettingValue,
  env: Env,
  files: FileSystem,
): Promise<Result<void>> {
  const { parseConfig } = await import('./config-schema.ts');
  const path = configFile(env);
  if (!path.ok) return path;
  // From here on nothing is waited for: of two changes, none is lost.
  const text = readTextIfThere(path.value, MAX_CONFIG_BYTES, files);
  if (!text.ok) return text;
  const changed = editConfig(text.value ?? '', key, value);
  const checked = parseConfig(changed, path.value);
  if (!checked.ok) return checked;
  return attempt('The setting cannot be written down', () => files.replace(path.value, changed));
}
