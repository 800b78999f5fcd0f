/** A text file to which a line is added now and then, beside the kept games. Lines that cannot be read are passed over. */
import { join } from 'node:path';
import { done, type Result } from '../core/result.ts';
import { printable } from '../core/text.ts';
import { attempt, type FileSystem } from './file-system.ts';
import { infoOf, readText } from './read-file.ts';

const MOST_BYTES = 4_000_000;

export class Ledger {
  readonly #path: string;
  readonly #home: string;
  readonly #files: FileSystem;

  constructor(home: string, name: string, files: FileSystem) {
    this.#home = home;
    this.#path = join(home, name);
    this.#files = files;
  }

  lines(): Result<readonly string[]> {
    const text = this.#text();
    return text.ok ? done(text.value.split('\n')) : text;
  }

  add(line: string): Result<void> {
    const before = this.#text();
    if (!before.ok) return before;
    return attempt(`The ledger ${printable(this.#path)} cannot be written`, () => {
      this.#files.makeDirectory(this.#home);
      if (this.#files.info(this.#path) === null) {
        this.#files.create(this.#path, `${line}\n`);
        return;
      }
      const file = this.#files.openAppend(this.#path);
      // A torn last line must not take the new one with it.
      file.append(before.value === '' || before.value.endsWith('\n') ? `${line}\n` : `\n${line}\n`);
      file.close();
    });
  }

  #text(): Result<string> {
    const there = infoOf(this.#path, this.#files);
    if (!there.ok) return there;
    return there.value === null ? done('') : readText(this.#path, MOST_BYTES, this.#files);
  }
}
