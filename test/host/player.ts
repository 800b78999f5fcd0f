/** Somebody who plays at a hosted table in lines, and remembers what was acknowledged. */
import { nextBelow, type RngState } from '../../src/core/rng.ts';
import type { Guest } from './support.ts';

const CHOICE = /^ {2}(?<number>\d+)\. .* \[(?<notation>[^\]]+)\]$/gmu;
const PROMPT = '\n> ';

export class LinePlayer {
  readonly guest: Guest;
  readonly #rng: RngState;
  #read = 0;
  #choices: { readonly number: string; readonly notation: string }[] = [];

  constructor(guest: Guest, rng: RngState) {
    this.guest = guest;
    this.#rng = rng;
  }

  /** The choices of a question that has come and is not answered; null while there is none. */
  question(): { readonly number: string; readonly notation: string }[] | null {
    const end = this.guest.text.indexOf(PROMPT, this.#read);
    if (end < 0) return null;
    const asked = this.guest.text.slice(this.#read, end);
    this.#read = end + PROMPT.length;
    const choices = [...asked.matchAll(CHOICE)].map(({ groups }) => {
      return { number: groups!['number']!, notation: groups!['notation']! };
    });
    // A mark alone asks the same again.
    if (choices.length > 0) this.#choices = choices;
    return this.#choices.length === 0 ? null : this.#choices;
  }

  /** Answers a question, where there is one; returns the notation of the choice. */
  answer(): string | null {
    const choices = this.question();
    if (choices === null) return null;
    const { number, notation } = choices[nextBelow(this.#rng, choices.length)]!;
    this.guest.send(`${number}\n`);
    return notation;
  }

  /** Something was said after the last answer: the next question, or whose turn it is. */
  get heard(): boolean {
    return /\S/u.test(this.guest.text.slice(this.#read));
  }
}
