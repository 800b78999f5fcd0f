/** A look at what lies face down: it ends by itself after so long without a key, as no terminal tells when one is let go. */
export class Peek {
  #ending: NodeJS.Timeout | undefined;

  get isUp(): boolean {
    return this.#ending !== undefined;
  }

  begin(turnDown: () => void): void {
    this.end();
    this.#ending = setTimeout(turnDown, PEEK_MS);
  }

  /** Somebody is still looking. */
  prolong(): void {
    this.#ending?.refresh();
  }

  end(): void {
    clearTimeout(this.#ending);
    this.#ending = undefined;
  }
}

export const PEEK_MS = 15_000;
