/**
 * All access to the disk goes through this interface, so that tests can make it fail. Synchronous throughout: a
 * decision is acknowledged only once it is written, and a few lines take less time than a turn of the event loop.
 */
import {
  closeSync,
  constants,
  existsSync,
  fstatSync,
  fsyncSync,
  ftruncateSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readSync,
  realpathSync,
  renameSync,
  rmSync,
  statSync,
  unlinkSync,
  writeFileSync,
  writeSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { done, type ProblemKind, type Result, refused } from '../core/result.ts';

export interface FileInfo {
  readonly kind: 'file' | 'directory' | 'other';
  readonly size: number;
  /** Milliseconds since 1970. */
  readonly modified: number;
}

/** A file open for appending. */
export interface Appender {
  /** Where the file ends now, in bytes. */
  readonly size: number;
  /** Writes all of the text and waits until the disk has it. */
  append(text: string): void;
  /** Is it still the file at its path, and as long as it was left? */
  isIntact(): boolean;
  /** Cuts the file to a length. */
  truncate(size: number): void;
  close(): void;
}

export interface FileSystem {
  /** At most so many bytes: what a file says of its size need not be true. Never waits for more to come. */
  read(path: string, most: number): Buffer;
  /** Null where nothing is there; throws where that cannot be known. */
  info(path: string): FileInfo | null;
  list(directory: string): string[];
  /** Makes a directory and those above it, for this user alone. */
  makeDirectory(path: string): void;
  /** Writes a whole new file, for this user alone: it is there complete or not at all. Fails where one exists. */
  create(path: string, text: string): void;
  /** Puts a whole file in the place of one, or where none was: the old one or the new one is there at any time. Follows links. */
  replace(path: string, text: string): void;
  /** The same for what is made to be shown: with the rights that other files of this user have, in a directory that is there. */
  publish(path: string, content: string | Uint8Array): void;
  /** Fails on a link: what it leads to may lie anywhere. */
  openAppend(path: string): Appender;
  /** Moves a file. Fails where the target exists. */
  rename(from: string, to: string): void;
  remove(path: string): void;
}

// Systems without links to follow have no such flag.
const APPEND = constants.O_WRONLY | constants.O_APPEND | (constants.O_NOFOLLOW ?? 0);

export const nodeFiles: FileSystem = {
  read(path, most) {
    const file = openSync(path, constants.O_RDONLY | (constants.O_NONBLOCK ?? 0));
    try {
      // Looked at again, for the path may lead elsewhere by now.
      if (!fstatSync(file).isFile()) throw Object.assign(new Error(path), { code: 'ENOTSUP' });
      return readUpTo(file, most);
    } finally {
      closeSync(file);
    }
  },

  info(path) {
    const stats = statSync(path, { throwIfNoEntry: false });
    if (stats === undefined) return null;
    const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other';
    return { kind, size: stats.size, modified: stats.mtimeMs };
  },

  list: directory => readdirSync(directory),

  makeDirectory,

  create: (path, text) => writeWhole(path, text, moveWithoutReplacing),

  replace(path, text) {
    makeDirectory(dirname(path));
    const target = existsSync(path) ? realpathSync(path) : path;
    writeWhole(target, text, renameSync);
    syncDirectory(dirname(target));
  },

  publish(path, content) {
    const target = existsSync(path) ? realpathSync(path) : path;
    // A device or a pipe takes what it is given; there is nothing to put in its place.
    if (statSync(target, { throwIfNoEntry: false })?.isFile() === false) writeFileSync(target, content);
    else writeWhole(target, content, renameSync, 0o666);
  },

  openAppend(path) {
    const file = openSync(path, APPEND);
    const { dev, ino, size: before } = fstatSync(file);
    let size = before;
    return {
      get size() {
        return size;
      },
      append(text) {
        writeAll(file, text);
        fsyncSync(file);
        size += Buffer.byteLength(text);
      },
      isIntact() {
        const now = statSync(path, { throwIfNoEntry: false });
        return now?.dev === dev && now.ino === ino && now.size === size;
      },
      truncate(length) {
        ftruncateSync(file, length);
        size = length;
      },
      close: () => closeSync(file),
    };
  },

  rename: moveWithoutReplacing,
  remove: path => unlinkSync(path),
};

function readUpTo(file: number, most: number): Buffer {
  const parts: Buffer[] = [];
  let left = most;
  while (left > 0) {
    const part = Buffer.allocUnsafe(Math.min(left, READ_BYTES));
    const count = readSync(file, part);
    if (count === 0) break;
    parts.push(part.subarray(0, count));
    left -= count;
  }
  return Buffer.concat(parts);
}

const READ_BYTES = 65_536;

/** No other process or moment has it. Random ones would cost every start the loading of `node:crypto`. */
export function unusedName(): string {
  return `${process.pid}-${process.hrtime.bigint()}`;
}

/** Written beside its place and moved there once the disk has all of it. */
function writeWhole(
  path: string,
  content: string | Uint8Array,
  move: (from: string, to: string) => void,
  mode = 0o600,
): void {
  const draft = `${path}.${unusedName()}.new`;
  const file = openSync(draft, 'wx', mode);
  try {
    try {
      writeAll(file, content);
      fsyncSync(file);
    } finally {
      closeSync(file);
    }
    move(draft, path);
  } catch (error) {
    rmSync(draft, { force: true });
    throw error;
  }
}

/** Node's own recursive way never returns where an existing directory refuses a new one (/proc). */
function makeDirectory(path: string): void {
  try {
    mkdirSync(path, { mode: 0o700 });
  } catch (error) {
    if (existsSync(path) && statSync(path).isDirectory()) return;
    const above = dirname(path);
    if (!isCode(error, 'ENOENT') || existsSync(above)) throw error;
    makeDirectory(above);
    makeDirectory(path);
  }
}

/** A hard link fails where the target exists, which `rename` would replace. */
function moveWithoutReplacing(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if (!isCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) {
      throw error;
    }
    // A directory gets the same answer as a disk without hard links.
    if (statSync(from).isDirectory())
      throw Object.assign(new Error(`a directory: ${from}`), { code: 'EISDIR' });
    closeSync(openSync(to, 'wx', 0o600));
    renameSync(from, to);
    syncDirectory(dirname(to));
    return;
  }
  unlinkSync(from);
  syncDirectory(dirname(to));
}

/** A new name is safe from a power cut only once its directory is; systems that cannot do this do not need it. */
function syncDirectory(path: string): void {
  let directory: number | null = null;
  try {
    directory = openSync(path, 'r');
    fsyncSync(directory);
  } catch (error) {
    if (!isCode(error, 'EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'EBADF')) throw error;
  } finally {
    if (directory !== null) closeSync(directory);
  }
}

function writeAll(file: number, content: string | Uint8Array): void {
  const bytes = Buffer.from(content);
  let written = 0;
  while (written < bytes.length) written += writeSync(file, bytes, written);
}

export function isCode(error: unknown, ...codes: readonly string[]): boolean {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  return code !== undefined && codes.includes(code);
}

/**
 * Where refusals of the system turn into results. `what` says what cannot be done, without a full stop; codes that mean
 * something else here have their own sentences.
 */
export function attempt<T>(
  what: string,
  act: () => T,
  { kind = 'failure', codes = {} }: { kind?: ProblemKind; codes?: Readonly<Record<string, string>> } = {},
): Result<T> {
  try {
    return done(act());
  } catch (error) {
    const reason = reasonOf(error);
    return refused(kind, codes[(error as NodeJS.ErrnoException).code ?? ''] ?? `${what}: ${reason}.`);
  }
}

/** Why the system refused, in words. What is no refusal of the system is a defect, and is thrown on. */
export function reasonOf(error: unknown): string {
  const code = (error as NodeJS.ErrnoException | null)?.code;
  if (code === undefined) throw error;
  return REASONS[code] ?? `the system says ${code}`;
}

const REASONS: Readonly<Record<string, string>> = {
  EACCES: 'permission is missing',
  EPERM: 'permission is missing',
  EROFS: 'the disk is read-only',
  ENOSPC: 'the disk is full',
  EDQUOT: 'the disk quota is used up',
  ENOENT: 'it is not there',
  EEXIST: 'it exists already',
  ENOTDIR: 'a part of the path is a file, not a directory',
  EISDIR: 'it is a directory',
  ELOOP: 'it is a link to another place',
  EFBIG: 'the file would become too large',
  EIO: 'the disk reports an error',
  EAGAIN: 'there is nothing to read in it yet',
  ENOTSUP: 'it is not a regular file',
  EMFILE: 'too many files are open',
  ENAMETOOLONG: 'the name is too long',
};
