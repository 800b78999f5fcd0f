/**
 * Lines as a visitor types them. Nobody else may have to wait for them: they are read one at a time with a pause between, and not
 * at all while their answers have no room on the way back.
 */

/** From a terminal that nobody edits for: echoed, corrected with backspace, ended by Enter. */
export class TypedLines {
  readonly #echo: (text: string) => void;
  #line = '';

  constructor(echo: (text: string) => void) {
    this.#echo = echo;
  }

  /** What was typed, as lines once they are whole; null where the visitor wants to leave (Ctrl-C, Ctrl-D). */
  take(text: string): string | null {
    let whole = '';
    for (const sign of text) {
      switch (sign) {
        case '\r':
        case '\n':
          this.#echo('\r\n');
          whole += `${this.#line}\n`;
          this.#line = '';
          break;
        case '\b':
        case '\u007F':
          if (this.#line !== '') this.#echo('\b \b');
          this.#line = [...this.#line].slice(0, -1).join('');
          break;
        case '\u0003':
        case '\u0004':
          return null;
        default:
          if (sign >= ' ' && this.#line.length < MOST) {
            this.#line += sign;
            this.#echo(sign);
          }
      }
    }
    return whole;
  }
}

const MOST = 1000;

/** Text as it comes in, handed out line by line to whoever reads it. */
export class LineInput implements AsyncIterable<string> {
  readonly #typed: TypedLines | null;
  #waiting = '';
  #resting = false;
  #ended = false;
  #last = false;
  #wake = (): void => {};

  constructor(typed: TypedLines | null) {
    this.#typed = typed;
  }

  take(text: string): void {
    const whole = this.#typed === null ? text : this.#typed.take(text);
    if (whole === null || this.#waiting.length > MOST_WAITING) this.#ended = true;
    else this.#waiting += whole;
    this.#wake();
  }

  /** Nothing more is read until `goOn`. */
  rest(): void {
    this.#resting = true;
  }

  goOn(): void {
    this.#resting = false;
    this.#wake();
  }

  end(): void {
    this.#ended = true;
    this.#wake();
  }

  /** What is here is still read. */
  finish(): void {
    this.#last = true;
    this.#wake();
  }

  /** Not a generator, which could not be ended while somebody waits for its next text. */
  [Symbol.asyncIterator](): AsyncIterator<string> {
    return {
      next: async () => {
        await new Promise(resolve => setTimeout(resolve, PAUSE_MS));
        while (!this.#ended && (this.#resting || (this.#waiting === '' && !this.#last))) {
          await new Promise<void>(resolve => {
            this.#wake = resolve;
          });
        }
        const value = this.#nextLine();
        return this.#ended || value === '' ? { done: true, value: undefined } : { done: false, value };
      },
      return: async () => {
        this.end();
        return { done: true, value: undefined };
      },
    };
  }

  /** With its end, or what there is of it. */
  #nextLine(): string {
    const end = this.#waiting.indexOf('\n') + 1;
    const line = end === 0 ? this.#waiting : this.#waiting.slice(0, end);
    this.#waiting = this.#waiting.slice(line.length);
    return line;
  }
}

/** Nobody types so far ahead. */
const MOST_WAITING = 64 * 1024;
const PAUSE_MS = 4;
