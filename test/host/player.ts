/** Somebody who plays at a hosted table, and remembers which decisions were acknowledged. */
import { nextBelow, type RngState } from '../../src/core/rng.ts';

/** Where somebody reads and types lines. */
interface Lines {
  readonly text: string;
  send(text: string): void;
}

/** Where somebody sees a full screen and presses keys. */
interface Screen {
  readonly screen: string;
  readonly wholeFrame: boolean;
  send(keys: string): void;
}

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

/** What a player decides next, out of what is offered. */
export type Choose<T> = (offered: readonly T[]) => T;

interface Listed {
  readonly number: string;
  readonly notation: string;
}

export function atRandom<T>(rng: RngState): Choose<T> {
  return offered => offered[nextBelow(rng, offered.length)]!;
}

export class LinePlayer<Guest extends Lines> {
  readonly guest: Guest;
  readonly #choose: Choose<Listed>;
  #read = 0;
  #choices: Listed[] = [];
  #pending: Sent | null = null;

  constructor(guest: Guest, choose: Choose<Listed>) {
    this.guest = guest;
    this.#choose = choose;
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
    const { number, notation } = this.#choose(this.#choices);
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
/** A move, whose keys are hidden below while something that others have said stands there: until a key is pressed. */
const MARKED = /(?:^|│) ?▸ *\d+ /mu;
/** Shown over the table until a key is pressed. */
const MOMENT = 'any key goes';
/** What whoever comes back is told, where it is too long for a box: a page, whose keys may be hidden below, too. */
const TOLD = /^─ (?:Since your last turn|Said while you were away) ─/mu;
/**
 * Marks the first move, should the moment have passed: it can always be played, as a move further down perhaps cannot, and a key that
 * does nothing would leave its notice over the footer, where `ASKED` stands.
 */
const GO_ON = '\u001b[H';
/** A line that is not said: once it is seen, all keys before it have been read. */
const SAY = '"';
const SAYING = 'Enter say it';
const LEAVE_IT = '\u001b';
const PATIENCE_MS = 300;

/** Plays whatever the mark stands on, or the numbers that it is told. */
export class ScreenPlayer<Guest extends Screen> {
  readonly guest: Guest;
  #before: string | null = null;
  #pending: Sent | null = null;
  #pressed = { key: '', at: 0 };
  /** The mark may still move. */
  #unsure = false;
  readonly #next: (() => number) | null;

  /** `next` tells the number to play, until it is played. */
  constructor(guest: Guest, next: (() => number) | null = null) {
    this.guest = guest;
    this.#next = next;
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
      // Keys are read in their order: whoever plays what is marked need not know where the mark stands.
      this.#unsure = this.#next !== null;
      this.#press(GO_ON, PATIENCE_MS);
      return null;
    }
    if (screen.includes(SAYING) || TOLD.test(screen)) {
      this.#unsure &&= !screen.includes(SAYING);
      // One too many would leave the choice that has begun.
      this.#press(LEAVE_IT, 10 * PATIENCE_MS);
      return null;
    }
    if (!screen.includes(ASKED)) {
      if (!MARKED.test(screen)) return null;
      this.#unsure = this.#next !== null;
      this.#press(GO_ON, PATIENCE_MS);
      return null;
    }
    if (this.#unsure) {
      this.#press(SAY, PATIENCE_MS);
      return null;
    }
    const number = this.#next?.();
    if (number !== undefined && !new RegExp(`▸ *${number} `, 'u').test(screen)) {
      this.#press(`${number}`, 10 * PATIENCE_MS);
      return null;
    }
    this.#before = this.#table;
    this.#pending = { notation: null, acknowledged: false };
    this.guest.send('\r');
    return this.#pending;
  }

  #press(key: string, patienceMs: number): void {
    const { key: last, at } = this.#pressed;
    if (key === last && Date.now() < at + patienceMs) return;
    this.#pressed = { key, at: Date.now() };
    this.guest.send(key);
  }

  get #table(): string {
    return this.guest.screen.split('\n').slice(0, -1).join('\n');
  }
}
