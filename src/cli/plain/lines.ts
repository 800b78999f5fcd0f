import type { Input } from '../io.ts';

/** Longer lines are no answer to any question of a table. */
const MAX_LINE = 4096;

/** Reads a stream line by line, on demand. */
export class LineReader {
  readonly #chunks: AsyncIterator<string | Uint8Array>;
  readonly #decoder = new TextDecoder();
  readonly #longest: number;
  #rest = '';
  #ended = false;

  /** Of a longer line only the beginning is read. */
  constructor(input: Input, longest = MAX_LINE) {
    this.#longest = longest;
    this.#chunks = input[Symbol.asyncIterator]();
  }

  /** The next line without its end; null when the input has ended. */
  async next(): Promise<string | null> {
    for (;;) {
      const end = this.#rest.indexOf('\n');
      if (end >= 0) {
        const line = this.#rest.slice(0, end);
        this.#rest = this.#rest.slice(end + 1);
        return this.#tidy(line);
      }
      if (this.#ended) {
        const line = this.#rest;
        this.#rest = '';
        return line === '' ? null : this.#tidy(line);
      }
      const chunk = await this.#chunks.next();
      if (chunk.done === true) this.#ended = true;
      else this.#take(chunk.value);
    }
  }

  /** Lets go of the input, so that the program can end. */
  async close(): Promise<void> {
    await this.#chunks.return?.();
  }

  #take(chunk: string | Uint8Array): void {
    const text = typeof chunk === 'string' ? chunk : this.#decoder.decode(chunk, { stream: true });
    const overlong = this.#rest.length > this.#longest && !this.#rest.includes('\n');
    this.#rest = (overlong ? this.#rest.slice(0, this.#longest) : this.#rest) + text;
  }

  #tidy(line: string): string {
    return line.slice(0, this.#longest).replace(/\r$/u, '').trim();
  }
}
