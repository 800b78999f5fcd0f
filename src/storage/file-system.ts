/**
 * All access to the disk goes through this interface, so that tests can make it fail. Synchronous throughout: a
 * decision is acknowledged only once it is written, and a few lines take less time than a turn of the event loop.
 */
import * as fs from 'node:fs';
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
const APPEND = fs.constants.O_WRONLY | fs.constants.O_APPEND | (fs.constants.O_NOFOLLOW ?? 0);

/** What the system is asked for, one call at a time: tests let each of them fail, and cut the power after each. */
export interface SystemCalls {
  openSync(path: string, flags: string | number, mode?: number): number;
  closeSync(file: number): void;
  readSync(file: number, into: Buffer): number;
  writeSync(file: number, bytes: Buffer, from: number): number;
  fsyncSync(file: number): void;
  ftruncateSync(file: number, length: number): void;
  fstatSync(file: number): fs.Stats;
  statSync(path: string, options: { readonly throwIfNoEntry: false }): fs.Stats | undefined;
  existsSync(path: string): boolean;
  realpathSync(path: string): string;
  readdirSync(path: string): string[];
  mkdirSync(path: string, options: { readonly mode: number }): unknown;
  linkSync(from: string, to: string): void;
  renameSync(from: string, to: string): void;
  unlinkSync(path: string): void;
  rmSync(path: string, options: { readonly force: true }): void;
  writeFileSync(path: string, content: string | Uint8Array): void;
}

const READ_BYTES = 65_536;

export function createFiles(system: SystemCalls): FileSystem {
  return {
    read(path, most) {
      const file = system.openSync(path, fs.constants.O_RDONLY | (fs.constants.O_NONBLOCK ?? 0));
      try {
        // Looked at again, for the path may lead elsewhere by now.
        if (!system.fstatSync(file).isFile()) throw Object.assign(new Error(path), { code: 'ENOTSUP' });
        return readUpTo(file, most);
      } finally {
        system.closeSync(file);
      }
    },

    info(path) {
      const stats = system.statSync(path, { throwIfNoEntry: false });
      if (stats === undefined) return null;
      const kind = stats.isFile() ? 'file' : stats.isDirectory() ? 'directory' : 'other';
      return { kind, size: stats.size, modified: stats.mtimeMs };
    },

    list: directory => system.readdirSync(directory),

    makeDirectory,

    create: (path, text) => writeWhole(path, text, place),

    replace(path, text) {
      makeDirectory(dirname(path));
      const target = system.existsSync(path) ? system.realpathSync(path) : path;
      writeWhole(target, text, system.renameSync);
      syncDirectory(dirname(target));
    },

    publish(path, content) {
      const target = system.existsSync(path) ? system.realpathSync(path) : path;
      // A device or a pipe takes what it is given; there is nothing to put in its place.
      if (system.statSync(target, { throwIfNoEntry: false })?.isFile() === false)
        system.writeFileSync(target, content);
      else writeWhole(target, content, system.renameSync, 0o666);
    },

    openAppend(path) {
      const file = system.openSync(path, APPEND);
      const { dev, ino, size: before } = system.fstatSync(file);
      let size = before;
      return {
        get size() {
          return size;
        },
        append(text) {
          writeAll(file, text);
          system.fsyncSync(file);
          size += Buffer.byteLength(text);
        },
        isIntact() {
          const now = system.statSync(path, { throwIfNoEntry: false });
          return now?.dev === dev && now.ino === ino && now.size === size;
        },
        truncate(length) {
          system.ftruncateSync(file, length);
          size = length;
        },
        close: () => system.closeSync(file),
      };
    },

    rename: moveWithoutReplacing,
    remove: path => system.unlinkSync(path),
  };

  function readUpTo(file: number, most: number): Buffer {
    const parts: Buffer[] = [];
    let left = most;
    while (left > 0) {
      const part = Buffer.allocUnsafe(Math.min(left, READ_BYTES));
      const count = system.readSync(file, part);
      if (count === 0) break;
      parts.push(part.subarray(0, count));
      left -= count;
    }
    return Buffer.concat(parts);
  }

  /** Written beside its place and moved there once the disk has all of it. */
  function writeWhole(
    path: string,
    content: string | Uint8Array,
    move: (from: string, to: string) => void,
    mode = 0o600,
  ): void {
    const draft = `${path}.${unusedName()}.new`;
    const file = system.openSync(draft, 'wx', mode);
    try {
      try {
        writeAll(file, content);
        system.fsyncSync(file);
      } finally {
        system.closeSync(file);
      }
      move(draft, path);
    } catch (error) {
      system.rmSync(draft, { force: true });
      throw error;
    }
  }

  /** Node's own recursive way never returns where an existing directory refuses a new one (/proc). */
  function makeDirectory(path: string): void {
    try {
      system.mkdirSync(path, { mode: 0o700 });
    } catch (error) {
      if (!isDirectory(path)) {
        const above = dirname(path);
        if (!isCode(error, 'ENOENT') || system.existsSync(above)) throw error;
        makeDirectory(above);
        makeDirectory(path);
        return;
      }
    }
    // Also one that was there: who made it may have been killed before its name was safe.
    syncDirectory(dirname(path));
  }

  function isDirectory(path: string): boolean {
    return system.statSync(path, { throwIfNoEntry: false })?.isDirectory() === true;
  }

  /** What cannot be put there for good is not left there: a lock would shut its own program out. */
  function place(draft: string, path: string): void {
    move(draft, path);
    try {
      syncDirectory(dirname(path));
    } catch (error) {
      system.rmSync(path, { force: true });
      throw error;
    }
  }

  function moveWithoutReplacing(from: string, to: string): void {
    move(from, to);
    syncDirectory(dirname(to));
  }

  /** A hard link fails where the target exists, which `rename` would replace. Where it fails, the target is not there. */
  function move(from: string, to: string): void {
    let act = system.unlinkSync;
    try {
      system.linkSync(from, to);
    } catch (error) {
      if (!isCode(error, 'EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS')) throw error;
      // A directory gets the same answer as a disk without hard links.
      if (isDirectory(from)) throw Object.assign(new Error(`a directory: ${from}`), { code: 'EISDIR' });
      system.closeSync(system.openSync(to, 'wx', 0o600));
      act = path => system.renameSync(path, to);
    }
    try {
      act(from);
    } catch (error) {
      system.rmSync(to, { force: true });
      throw error;
    }
  }

  /** A new name is safe from a power cut only once its directory is; systems that cannot do this do not need it. */
  function syncDirectory(path: string): void {
    let directory: number | null = null;
    try {
      directory = system.openSync(path, 'r');
      system.fsyncSync(directory);
    } catch (error) {
      if (!isCode(error, 'EISDIR', 'EPERM', 'EACCES', 'EINVAL', 'EBADF')) throw error;
    } finally {
      if (directory !== null) system.closeSync(directory);
    }
  }

  function writeAll(file: number, content: string | Uint8Array): void {
    const bytes = Buffer.from(content);
    let written = 0;
    while (written < bytes.length) written += system.writeSync(file, bytes, written);
  }
}

export const nodeFiles = createFiles(fs);

/** No other process or moment has it. Random ones would cost every start the loading of `node:crypto`. */
export function unusedName(): string {
  return `${process.pid}-${process.hrtime.bigint()}`;
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
