/** Somebody who plays at a hosted table, and remembers which decisions were acknowledged. */
import { nextBelow, type RngState } from '../../src/core/rng.ts';
import type { Guest } from './support.ts';

/** A decision that was sent to the host. */
export interface Sent {
  /** Null where the player does not know the notation. */
  readonly notation: string | null;
  /** The player was shown that this very decision stands. */
  acknowledged: boolean;
}

const CHOICE = /^ {2}(?<number>\d+)\. .* \[(?<notation>[^\]]+)\]$/gmu;
const PROMPT = '\n> ';
/** Said to whoever is not asked. Nobody else decides while a player is, so that it can only follow the player's own decision. */
const WAITING = /^(?:The others choose in secret\.|It is the turn of [^\n]+\.|The game is over\b.*)$/mu;

export class LinePlayer {
  readonly guest: Guest;
  readonly #rng: RngState;
  #read = 0;
  #choices: { readonly number: string; readonly notation: string }[] = [];
  #pending: Sent | null = null;

  constructor(guest: Guest, rng: RngState) {
    this.guest = guest;
    this.#rng = rng;
  }

  /**
   * Reads what has come. An answer is acknowledged by the next question, or by the word that others are to decide; whatever else
   * is said at the table may have been on its way before the answer arrived.
   */
  listen(): void {
    const { text } = this.guest;
    for (let end = text.indexOf(PROMPT, this.#read); end >= 0; end = text.indexOf(PROMPT, this.#read)) {
      const asked = text.slice(this.#read, end);
      this.#read = end + PROMPT.length;
      const choices = [...asked.matchAll(CHOICE)].map(({ groups }) => {
        return { number: groups!['number']!, notation: groups!['notation']! };
      });
      // A mark alone asks the same again.
      if (choices.length === 0) continue;
      this.#choices = choices;
      this.#acknowledge();
    }
    if (WAITING.test(text.slice(this.#read))) this.#acknowledge();
  }

  /** Answers a question, where there is one. */
  answer(): Sent | null {
    this.listen();
    if (this.#pending !== null || this.#choices.length === 0) return null;
    const { number, notation } = this.#choices[nextBelow(this.#rng, this.#choices.length)]!;
    this.#choices = [];
    this.#pending = { notation, acknowledged: false };
    this.guest.send(`${number}\n`);
    return this.#pending;
  }

  #acknowledge(): void {
    if (this.#pending !== null) this.#pending.acknowledged = true;
    this.#pending = null;
  }
}

const ASKED = 'Enter play';
/** Shown over the table until a key is pressed. */
const MOMENT = 'any key goes';
/**
 * Marks the first move, should the moment have passed: it can always be played, as a move further down perhaps cannot, and a key that
 * does nothing would leave its notice over the footer, where `ASKED` stands.
 */
const GO_ON = '\u001b[H';
const PATIENCE_MS = 300;

/** Plays whatever the mark stands on. */
export class ScreenPlayer {
  readonly guest: Guest;
  #before: string | null = null;
  #pending: Sent | null = null;
  #pressed = 0;

  constructor(guest: Guest) {
    this.guest = guest;
  }

  /** A decision is acknowledged by a whole frame with another table; the footer, where others are heard, does not count. */
  listen(): void {
    if (this.#pending === null || !this.guest.wholeFrame || this.#table === this.#before) return;
    this.#pending.acknowledged = true;
    this.#pending = null;
  }

  answer(): Sent | null {
    this.listen();
    const { screen, wholeFrame } = this.guest;
    if (this.#pending !== null || !wholeFrame) return null;
    if (screen.includes(MOMENT)) {
      if (Date.now() > this.#pressed + PATIENCE_MS) {
        this.#pressed = Date.now();
        this.guest.send(GO_ON);
      }
      return null;
    }
    if (!screen.includes(ASKED)) return null;
    this.#before = this.#table;
    this.#pending = { notation: null, acknowledged: false };
    this.guest.send('\r');
    return this.#pending;
  }

  get #table(): string {
    return this.guest.screen.split('\n').slice(0, -1).join('\n');
  }
}
