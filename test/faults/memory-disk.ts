/** A disk in memory that fails on command: slow to fill, quick to test. The program's own files stay readable. */
import { dirname, join } from 'node:path';
import { type Appender, type FileSystem, nodeFiles } from '../../src/storage/file-system.ts';
import { diskError, toyFiles } from '../cli/support/world.ts';

export type Operation = keyof FileSystem | 'append' | 'truncate' | 'isIntact' | 'close';

/** The process is gone in the middle of a system call: nobody hears about it. */
export class ProcessDeath extends Error {
  override readonly name = 'ProcessDeath';
}

interface Stored {
  bytes: Buffer;
  modified: number;
}

const PROGRAM = join(import.meta.dirname, '../..');

export class MemoryDisk implements FileSystem {
  readonly stored = new Map<string, Stored>();
  readonly directories = new Set<string>();
  /** Called before every operation; what it throws is what the system says. */
  fault: (operation: Operation, path: string) => void = () => {};
  /** Bytes that can still be written; the write that does not fit is torn and ends in `full`. */
  room = Number.POSITIVE_INFINITY;
  full: () => Error = () => diskError('ENOSPC');
  now = 0;

  text(path: string): string {
    return this.#need(path).bytes.toString('utf8');
  }

  put(path: string, content: string | Uint8Array): void {
    this.makeDirectory(dirname(path));
    this.stored.set(path, { bytes: Buffer.from(content), modified: this.now });
  }

  read(path: string, most: number): Buffer {
    if (isProgram(path)) return toyFiles.read(path, most);
    this.fault('read', path);
    return Buffer.from(this.#need(path).bytes.subarray(0, most));
  }

  info(path: string): ReturnType<FileSystem['info']> {
    if (isProgram(path)) return toyFiles.info(path);
    this.fault('info', path);
    const found = this.stored.get(path);
    if (found !== undefined) return { kind: 'file', size: found.bytes.length, modified: found.modified };
    return this.directories.has(path) ? { kind: 'directory', size: 0, modified: this.now } : null;
  }

  list(directory: string): string[] {
    if (isProgram(directory)) return toyFiles.list(directory);
    this.fault('list', directory);
    if (!this.directories.has(directory)) throw diskError('ENOENT');
    return [...this.stored.keys()]
      .filter(path => dirname(path) === directory)
      .map(path => path.slice(directory.length + 1));
  }

  makeDirectory(path: string): void {
    this.fault('makeDirectory', path);
    for (let folder = path; dirname(folder) !== folder; folder = dirname(folder))
      this.directories.add(folder);
  }

  create(path: string, text: string): void {
    this.fault('create', path);
    if (!this.directories.has(dirname(path))) throw diskError('ENOENT');
    const draft: Stored = { bytes: Buffer.alloc(0), modified: this.now };
    this.stored.set(`${path}.draft.new`, draft);
    try {
      this.#write(draft, text);
      if (this.stored.has(path)) throw diskError('EEXIST');
    } catch (error) {
      if (!(error instanceof ProcessDeath)) this.stored.delete(`${path}.draft.new`);
      throw error;
    }
    this.stored.delete(`${path}.draft.new`);
    this.stored.set(path, draft);
  }

  replace(path: string, text: string): void {
    this.fault('replace', path);
    const draft: Stored = { bytes: Buffer.alloc(0), modified: this.now };
    this.#write(draft, text);
    this.makeDirectory(dirname(path));
    this.stored.set(path, draft);
  }

  publish(path: string, content: string | Uint8Array): void {
    this.fault('publish', path);
    if (!this.directories.has(dirname(path))) throw diskError('ENOENT');
    const draft: Stored = { bytes: Buffer.alloc(0), modified: this.now };
    this.#write(draft, content);
    this.stored.set(path, draft);
  }

  openAppend(path: string): Appender {
    this.fault('openAppend', path);
    const file = this.#need(path);
    let size = file.bytes.length;
    return {
      get size() {
        return size;
      },
      append: text => {
        this.fault('append', path);
        this.#write(file, text);
        size += Buffer.byteLength(text);
      },
      isIntact: () => {
        this.fault('isIntact', path);
        return this.stored.get(path) === file && file.bytes.length === size;
      },
      truncate: length => {
        this.fault('truncate', path);
        file.bytes = Buffer.from(file.bytes.subarray(0, length));
        size = length;
      },
      close: () => this.fault('close', path),
    };
  }

  rename(from: string, to: string): void {
    this.fault('rename', from);
    const file = this.#need(from);
    if (this.stored.has(to)) throw diskError('EEXIST');
    this.stored.delete(from);
    this.stored.set(to, file);
  }

  remove(path: string): void {
    this.fault('remove', path);
    this.#need(path);
    this.stored.delete(path);
  }

  /** What a command gets as its disk: methods that do not need `this`. */
  get files(): FileSystem {
    const bound: Record<string, unknown> = {};
    for (const name of Object.keys(nodeFiles) as (keyof FileSystem)[]) bound[name] = this[name].bind(this);
    return bound as unknown as FileSystem;
  }

  #write(file: Stored, content: string | Uint8Array): void {
    const bytes = Buffer.from(content);
    const fits = bytes.subarray(0, this.room);
    file.bytes = Buffer.concat([file.bytes, fits]);
    file.modified = this.now;
    this.room -= fits.length;
    if (fits.length < bytes.length) throw this.full();
  }

  #need(path: string): Stored {
    const file = this.stored.get(path);
    if (file === undefined) throw diskError(this.directories.has(path) ? 'EISDIR' : 'ENOENT');
    return file;
  }
}

export function isProgram(path: string): boolean {
  return path.startsWith(PROGRAM) || PROGRAM.startsWith(path);
}
