/** Lines from a terminal that nobody edits for: echoed, corrected with backspace, ended by Enter. */
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
