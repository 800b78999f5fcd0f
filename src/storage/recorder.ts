/** Keeps a game's move file up to date: what `append` is given is on disk when it returns, or `problem` says why not. */
import type { Result } from '../core/result.ts';
import { printable, quote } from '../core/text.ts';
import { type Appender, attempt, type FileSystem, reasonOf } from './file-system.ts';
import type { Lock } from './lock.ts';

export class Recorder {
  readonly path: string;
  #file: Appender | null;
  readonly #lock: Lock | null;
  /** Text that is not on disk yet: written together with the next piece. */
  #waiting = '';
  #torn = false;
  #problem: string | null = null;

  constructor(path: string, file: Appender, lock: Lock | null) {
    this.path = path;
    this.#file = file;
    this.#lock = lock;
  }

  get problem(): string | null {
    return this.#problem;
  }

  append(text: string): void {
    this.#waiting += text;
    this.#write();
  }

  close(): void {
    if (this.#file === null) return;
    if (this.#waiting !== '') this.#write();
    try {
      this.#file.close();
    } catch (error) {
      // All that was acknowledged is on disk already.
      reasonOf(error);
    } finally {
      this.#file = null;
      this.#lock?.release();
    }
  }

  #write(): void {
    const file = this.#file;
    if (file === null) throw new Error('the recorder is closed');
    try {
      if (this.#torn) file.truncate(file.size);
      this.#torn = false;
      if (!file.isIntact()) {
        this.#fail('the file was removed, moved or changed by another program');
        return;
      }
      file.append(this.#waiting);
      this.#waiting = '';
      this.#problem = null;
    } catch (error) {
      this.#fail(reasonOf(error));
      this.#cutTornLine(file);
    }
  }

  #fail(reason: string): void {
    this.#problem = `The game cannot be saved to ${printable(this.path)}: ${reason}.`;
  }

  /** Leaves whole lines only, should nothing ever be written again. */
  #cutTornLine(file: Appender): void {
    this.#torn = true;
    try {
      file.truncate(file.size);
      this.#torn = false;
    } catch {
      // Tried again before the next write; a reader drops a torn last line.
    }
  }
}

/** Starts a move file at a path of the player's choice. */
export function recordAt(path: string, text: string, files: FileSystem): Result<Recorder> {
  return attempt(`The game cannot be saved to ${quote(path, 200)}`, () => {
    files.create(path, text);
    return new Recorder(path, files.openAppend(path), null);
  });
}
