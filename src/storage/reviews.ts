/**
 * Reviews that were made before, so that they open at once: a file for each game, beside the kept games. Its name is made of
 * all that a review depends on, so that one of other moves, another effort or other rules is never taken for it. What
 * cannot be read is made again.
 */
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { Result } from '../core/result.ts';
import { printable } from '../core/text.ts';
import { attempt, type FileSystem } from './file-system.ts';
import { readTextIfThere } from './read-file.ts';

const ENDING = '.review';
const MOST_BYTES = 8_000_000;
/** More than this many are not kept: the oldest go. */
const MOST_REVIEWS = 400;

export class KeptReviews {
  readonly directory: string;
  readonly #files: FileSystem;

  constructor(home: string, files: FileSystem) {
    this.directory = join(home, 'reviews');
    this.#files = files;
  }

  /** Null where there is none, or none that can be read. */
  read(key: readonly string[]): string | null {
    const text = readTextIfThere(this.#pathOf(key), MOST_BYTES, this.#files);
    return text.ok ? text.value : null;
  }

  write(key: readonly string[], text: string): Result<void> {
    return attempt(`The review cannot be kept in ${printable(this.directory)}`, () => {
      this.#files.makeDirectory(this.directory);
      this.#files.replace(this.#pathOf(key), text);
      this.#sweep();
    });
  }

  #pathOf(key: readonly string[]): string {
    const name = createHash('sha256').update(JSON.stringify(key)).digest('hex').slice(0, 32);
    return join(this.directory, `${name}${ENDING}`);
  }

  #sweep(): void {
    const names = this.#files.list(this.directory).filter(name => name.endsWith(ENDING));
    if (names.length <= MOST_REVIEWS) return;
    const paths = names.map(name => join(this.directory, name));
    const oldest = paths.toSorted((a, b) => this.#age(a) - this.#age(b));
    for (const path of oldest.slice(0, names.length - MOST_REVIEWS)) this.#files.remove(path);
  }

  #age(path: string): number {
    return this.#files.info(path)?.modified ?? 0;
  }
}
