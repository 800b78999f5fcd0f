/**
 * What a hosted table knows besides its game: who may sit where, and what was said. A small file beside the kept game, put in its
 * place whole; it holds no code and no password, only what they are recognised by.
 */
import type { Seat } from '../core/game.ts';
import { done, type Result, refused } from '../core/result.ts';
import { printable } from '../core/text.ts';
import { attempt, type FileSystem } from './file-system.ts';
import type { KeptGames } from './kept.ts';
import { readText } from './read-file.ts';

/** Who may sit on a seat. */
export type Place =
  /** Whoever has the code of this hash. */
  | { readonly kind: 'invited'; readonly code: string }
  /** The owner of this public key, in base64. */
  | { readonly kind: 'key'; readonly key: string }
  | { readonly kind: 'password'; readonly salt: string; readonly hash: string }
  /** Nobody from outside: a bot's, or one that only the host's own terminal has sat at. */
  | { readonly kind: 'closed' };

export interface ChatLine {
  /** Milliseconds since 1970. */
  readonly at: number;
  /** Null for a spectator. */
  readonly seat: Seat | null;
  readonly text: string;
}

export interface TableFile {
  /** By seat. */
  readonly places: readonly Place[];
  readonly hints: boolean;
  /** Hash of the code that lets spectators in; null where there are none. */
  readonly watch: string | null;
  /** Where it was last to be reached. */
  readonly address: string;
  readonly chat: readonly ChatLine[];
  /** When whoever sits there last left, by seat; null where nobody has yet. */
  readonly left: readonly (number | null)[];
}

const FORMAT = 'boardgames-table 1';
const MAX_TABLE_BYTES = 1_000_000;

/** Null where the game was never hosted. */
export function readTable(name: string, kept: KeptGames, files: FileSystem): Result<TableFile | null> {
  const path = kept.tablePath(name);
  const there = attempt(`${printable(path)} cannot be read`, () => files.info(path) !== null);
  if (!there.ok) return there;
  if (!there.value) return done(null);
  const text = readText(path, MAX_TABLE_BYTES, files);
  if (!text.ok) return text;
  const table = parseTable(text.value);
  const broken = `${printable(path)} is damaged; without it the game goes on with "boardgames resume ${name}"`;
  return table === null ? refused('failure', `${broken}.`) : done(table);
}

export function writeTable(name: string, table: TableFile, kept: KeptGames, files: FileSystem): Result<void> {
  const path = kept.tablePath(name);
  const text = `${JSON.stringify({ format: FORMAT, ...table }, null, 1)}\n`;
  return attempt(`The table cannot be kept in ${printable(path)}`, () => files.replace(path, text));
}

function parseTable(text: string): TableFile | null {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isRecord(value) || value['format'] !== FORMAT) return null;
  const { places, hints, watch, address, chat, left = [] } = value;
  if (!Array.isArray(places) || !places.every(isPlace)) return null;
  if (!Array.isArray(chat) || !chat.every(isChatLine)) return null;
  if (!Array.isArray(left) || !left.every(at => at === null || Number.isFinite(at))) return null;
  if (typeof hints !== 'boolean' || typeof address !== 'string') return null;
  if (watch !== null && typeof watch !== 'string') return null;
  return { places, hints, watch, address: printable(address), chat, left };
}

type Fields = Readonly<Record<string, unknown>>;

function isRecord(value: unknown): value is Fields {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function hasTexts(value: Fields, ...names: readonly string[]): boolean {
  return names.every(name => typeof value[name] === 'string');
}

function isPlace(value: unknown): value is Place {
  if (!isRecord(value)) return false;
  switch (value['kind']) {
    case 'invited':
      return hasTexts(value, 'code');
    case 'key':
      return hasTexts(value, 'key');
    case 'password':
      return hasTexts(value, 'salt', 'hash');
    default:
      return value['kind'] === 'closed';
  }
}

function isChatLine(value: unknown): value is ChatLine {
  if (!isRecord(value)) return false;
  const { at, seat, text } = value;
  const seated = seat === null || (Number.isSafeInteger(seat) && (seat as number) >= 0);
  return Number.isFinite(at) && seated && typeof text === 'string' && text === printable(text);
}
