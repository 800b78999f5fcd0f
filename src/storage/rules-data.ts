/** Component data: the bundled tables of a game, with files of the player's own directory laid over them. */
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ZodType } from 'zod';
import type { GameMeta, RawData } from '../core/game.ts';
import { Problem } from '../core/problem.ts';
import { printable, quote } from '../core/text.ts';
import type { FileSystem } from './file-system.ts';
import { nodeFiles, reasonOf } from './file-system.ts';
import { readText } from './read-file.ts';

export const MAX_DATA_BYTES = 4_000_000;

/** The folder of the program: the nearest one above this module that holds rules-data. */
export function packageRoot(files: FileSystem = nodeFiles): string {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    if (files.info(join(folder, 'rules-data'))?.kind === 'directory') return folder;
    const above = dirname(folder);
    if (above === folder)
      throw new Problem('The rules-data folder of boardgames is missing: install it again.');
    folder = above;
  }
}

/** A game as far as its data goes. */
export interface DataOwner {
  readonly meta: GameMeta;
  readonly schema: () => Promise<{ readonly schema: Pick<ZodType, 'safeParse'> }>;
}

/**
 * The tables of a game by file name without ending. Bundled data is known to fit the schema (a test holds that), so
 * only data from elsewhere pays for the check.
 */
export async function readData(
  { meta, schema: loadSchema }: DataOwner,
  dataDir: string | null,
  files: FileSystem,
): Promise<RawData> {
  const bundled = readTables(join(packageRoot(files), 'rules-data', meta.id), files);
  if (dataDir === null) return Object.fromEntries(bundled);
  const own = readTables(dataDir, files, table => {
    if (bundled.has(table)) return;
    const known = [...bundled.keys()].join(', ');
    throw new Problem(
      `${printable(join(dataDir, table))}.json: ${meta.title} has no such table; its tables are ${known}.`,
      'usage',
    );
  });
  if (own.size === 0) {
    throw new Problem(`The data directory ${quote(dataDir, 200)} holds no .json file.`, 'usage');
  }
  const data = Object.fromEntries([...bundled, ...own]);
  const foul = foulPart(Object.fromEntries(own), []);
  if (foul !== null) throw new Problem(issueSentence(dataDir, data, foul), 'usage');
  const { schema } = await loadSchema();
  const checked = schema.safeParse(data);
  if (!checked.success) throw new Problem(issueSentence(dataDir, data, checked.error.issues[0]), 'usage');
  return data;
}

export function readRules(gameId: string, files: FileSystem): string {
  return readText(join(packageRoot(files), 'rules-data', gameId, 'rules.md'), MAX_DATA_BYTES, files);
}

/** The annotated move file of the guided first game; null where the game has none. */
export function readLessonFile(gameId: string, files: FileSystem): string | null {
  return hasLesson(gameId, files) ? readText(lessonPath(gameId, files), MAX_DATA_BYTES, files) : null;
}

export function hasLesson(gameId: string, files: FileSystem): boolean {
  return files.info(lessonPath(gameId, files)) !== null;
}

function lessonPath(gameId: string, files: FileSystem): string {
  return join(packageRoot(files), 'rules-data', gameId, 'learn.moves');
}

/** `check` may refuse a table by its name, before anything is read. */
function readTables(
  folder: string,
  files: FileSystem,
  check: (table: string) => void = () => {},
): Map<string, unknown> {
  let names: string[];
  try {
    names = files.list(folder).filter(name => name.endsWith('.json'));
  } catch (error) {
    throw new Problem(
      `The data directory ${quote(folder, 200)} cannot be read: ${reasonOf(error)}.`,
      'usage',
    );
  }
  const tables = names.sort().map(name => basename(name, '.json'));
  for (const table of tables) check(table);
  return new Map(tables.map(table => [table, readTable(join(folder, `${table}.json`), files)]));
}

function readTable(path: string, files: FileSystem): unknown {
  const text = readText(path, MAX_DATA_BYTES, files);
  try {
    return JSON.parse(text);
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it cannot be parsed';
    throw new Problem(`${printable(path)} is not JSON: ${printable(why)}.`, 'usage');
  }
}

/** No table of any game comes near it. */
const MAX_DEPTH = 32;

/** What no schema looks at: texts that must not reach a terminal, and parts that lie too deep to be walked through. */
function foulPart(value: unknown, path: readonly PropertyKey[]): Issue | null {
  if (typeof value === 'string') {
    return value === printable(value)
      ? null
      : { path, message: 'it holds a character that cannot be printed' };
  }
  if (typeof value !== 'object' || value === null) return null;
  if (path.length > MAX_DEPTH) return { path: path.slice(0, 3), message: 'it is nested too deeply' };
  for (const [key, part] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    const found = foulPart(key, here) ?? foulPart(part, here);
    if (found !== null) return found;
  }
  return null;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Names the file, the item and the field of the first thing that does not fit. */
function issueSentence(dataDir: string, data: RawData, issue: Issue | undefined): string {
  const [table, ...rest] = issue?.path ?? [];
  const file = table === undefined ? dataDir : join(dataDir, `${String(table)}.json`);
  let value: unknown = table === undefined ? undefined : data[String(table)];
  const steps: string[] = [];
  for (const key of rest) {
    value = typeof value === 'object' && value !== null ? (value as RawData)[String(key)] : undefined;
    const id = typeof value === 'object' && value !== null ? (value as RawData)['id'] : undefined;
    const place = typeof key === 'number' ? `item ${key + 1}` : `field ${String(key)}`;
    steps.push(typeof id === 'string' ? `${place} (${id})` : place);
  }
  const where = steps.length === 0 ? '' : `, ${steps.join(', ')}`;
  return printable(`${file}${where}: ${issue?.message ?? 'it does not fit'}.`);
}
