/** Component data: the bundled tables of a game, with files of the player's own directory laid over them. */
import { basename, dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ZodType } from 'zod';
import type { GameMeta, RawData } from '../core/game.ts';
import { allDone, done, type Result, refused } from '../core/result.ts';
import { printable, quote } from '../core/text.ts';
import { attempt, type FileSystem, nodeFiles } from './file-system.ts';
import { infoOf, readText, readTextIfThere } from './read-file.ts';

export const MAX_DATA_BYTES = 4_000_000;

/** The folder of the program: the nearest one above this module that holds rules-data. */
export function packageRoot(files: FileSystem = nodeFiles): Result<string> {
  let folder = dirname(fileURLToPath(import.meta.url));
  for (;;) {
    const info = infoOf(join(folder, 'rules-data'), files);
    if (!info.ok) return info;
    if (info.value?.kind === 'directory') return done(folder);
    const above = dirname(folder);
    if (above === folder) {
      return refused('failure', 'The rules-data folder of boardgames is missing: install it again.');
    }
    folder = above;
  }
}

/** A part of rules-data. */
function bundled(gameId: string, files: FileSystem, ...path: readonly string[]): Result<string> {
  const root = packageRoot(files);
  return root.ok ? done(join(root.value, 'rules-data', gameId, ...path)) : root;
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
): Promise<Result<RawData>> {
  const folder = bundled(meta.id, files);
  if (!folder.ok) return folder;
  const usual = readTables(folder.value, files);
  if (!usual.ok || dataDir === null) return usual;
  const own = readTables(dataDir, files, table => {
    if (Object.hasOwn(usual.value, table)) return done();
    const known = Object.keys(usual.value).join(', ');
    const file = `${printable(join(dataDir, table))}.json`;
    return refused('usage', `${file}: ${meta.title} has no such table; its tables are ${known}.`);
  });
  if (!own.ok) return own;
  if (Object.keys(own.value).length === 0) {
    return refused('usage', `The data directory ${quote(dataDir, 200)} holds no .json file.`);
  }
  const data = { ...usual.value, ...own.value };
  const unfit = unfitPart(own.value, []);
  const fileOf = (table: string): string =>
    Object.hasOwn(own.value, table) ? join(dataDir, `${table}.json`) : `${table}.json of the program`;
  if (unfit !== null) return refused('usage', issueSentence(dataDir, fileOf, data, unfit));
  const { schema } = await loadSchema();
  const checked = schema.safeParse(data);
  if (checked.success) return done(data);
  return refused('usage', issueSentence(dataDir, fileOf, data, checked.error.issues[0]));
}

export function readRules(gameId: string, files: FileSystem): Result<string> {
  const path = bundled(gameId, files, 'rules.md');
  return path.ok ? readText(path.value, MAX_DATA_BYTES, files) : path;
}

/** The annotated move file of the guided first game; null where the game has none. */
export function readLessonFile(gameId: string, files: FileSystem): Result<string | null> {
  const path = bundled(gameId, files, 'learn.moves');
  return path.ok ? readTextIfThere(path.value, MAX_DATA_BYTES, files) : path;
}

export function hasLesson(gameId: string, files: FileSystem): boolean {
  const path = bundled(gameId, files, 'learn.moves');
  const info = path.ok ? infoOf(path.value, files) : path;
  return info.ok && info.value !== null;
}

/** A text beside the tables that the rules know nothing of, such as `bots/expectations.json`; null where there is none. */
export function readBundled(
  gameId: string,
  files: FileSystem,
  ...path: readonly string[]
): Result<string | null> {
  const found = bundled(gameId, files, ...path);
  return found.ok ? readTextIfThere(found.value, MAX_DATA_BYTES, files) : found;
}

/** The names of the files in a folder beside the tables; none where it is not there. */
export function listBundled(gameId: string, files: FileSystem, folder: string): Result<readonly string[]> {
  const path = bundled(gameId, files, folder);
  const there = path.ok ? infoOf(path.value, files) : path;
  if (!there.ok) return there;
  if (!path.ok || there.value === null) return done([]);
  return attempt(`${printable(path.value)} cannot be read`, () => files.list(path.value).toSorted());
}

/** `check` may refuse a table by its name, before anything is read. */
function readTables(
  folder: string,
  files: FileSystem,
  check: (table: string) => Result<void> = () => done(),
): Result<RawData> {
  const unreadable = `The data directory ${quote(folder, 200)} cannot be read`;
  const listed = attempt(unreadable, () => files.list(folder), { kind: 'usage' });
  if (!listed.ok) return listed;
  const tables = listed.value
    .filter(name => name.endsWith('.json'))
    .sort()
    .map(name => basename(name, '.json'));
  const checked = allDone(tables.map(check));
  if (!checked.ok) return checked;
  const read = allDone(tables.map(table => readTable(join(folder, `${table}.json`), files)));
  return read.ok ? done(Object.fromEntries(tables.map((table, i) => [table, read.value[i]]))) : read;
}

function readTable(path: string, files: FileSystem): Result<unknown> {
  const text = readText(path, MAX_DATA_BYTES, files);
  if (!text.ok) return text;
  try {
    return done(JSON.parse(text.value));
  } catch (error) {
    const why = error instanceof Error ? error.message : 'it cannot be parsed';
    return refused('usage', `${printable(path)} is not JSON: ${printable(why)}.`);
  }
}

/** No table of any game comes near it. */
const MAX_DEPTH = 32;

/** What no schema looks at: texts that must not reach a terminal, and parts that are nested too deeply. */
function unfitPart(value: unknown, path: readonly PropertyKey[]): Issue | null {
  if (typeof value === 'string') {
    if (value !== printable(value)) return { path, message: 'it holds a character that cannot be printed' };
    return value === value.trim() ? null : { path, message: 'it begins or ends with a blank' };
  }
  if (typeof value !== 'object' || value === null) return null;
  if (path.length > MAX_DEPTH) return { path: path.slice(0, 3), message: 'it is nested too deeply' };
  for (const [key, part] of Object.entries(value)) {
    const here = [...path, Array.isArray(value) ? Number(key) : key];
    const found = unfitPart(key, here) ?? unfitPart(part, here);
    if (found !== null) return found;
  }
  return null;
}

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

/** Names the file, the item and the field of the first thing that does not fit; with the player's tables, a file of the program may be the one that no longer fits. */
function issueSentence(
  dataDir: string,
  fileOf: (table: string) => string,
  data: RawData,
  issue: Issue | undefined,
): string {
  const [table, ...rest] = issue?.path ?? [];
  const file = table === undefined ? dataDir : fileOf(String(table));
  let value: unknown = table === undefined ? undefined : data[String(table)];
  const steps: string[] = [];
  for (const key of rest) {
    value = typeof value === 'object' && value !== null ? (value as RawData)[String(key)] : undefined;
    const id = typeof value === 'object' && value !== null ? (value as RawData)['id'] : undefined;
    const place = typeof key === 'number' ? `item ${key + 1}` : `field ${String(key)}`;
    steps.push(typeof id === 'string' ? `${place} (${id})` : place);
  }
  const where = steps.length === 0 ? '' : `, ${steps.join(', ')}`;
  const together = file.endsWith(' of the program') ? `With the tables in ${dataDir}, ` : '';
  return printable(`${together}${file}${where}: ${issue?.message ?? 'it does not fit'}.`);
}
