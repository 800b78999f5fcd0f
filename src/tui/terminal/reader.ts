/**
 * Reads the terminal: hands over one event before it looks at the next, so that a key is never lost and never meets the
 * state before the previous one. Replies go their own way and are never taken for keys, however late they come.
 */
import { eventOf, type InputEvent, isReply } from './events.ts';
import { type Piece, Sequences } from './sequences.ts';

export interface InputSource {
  setRawMode(on: boolean): void;
  setEncoding(encoding: 'utf8'): unknown;
  on(event: 'data', listener: (data: string) => void): unknown;
  off(event: 'data', listener: (data: string) => void): unknown;
  resume(): unknown;
  pause(): unknown;
}

export interface InputListener {
  input(event: InputEvent): void;
  /** The terminal answers. */
  reply(text: string): void;
}

/** A paste whose end does not come is over when nothing of it has come for so long. */
const PASTE_MS = 1000;
/**
 * What somebody types after a lost end must not keep the paste open: only reads longer than a key, or faster than
 * fingers, count as more of it.
 */
const LONGEST_KEY = 8;
const BURST_MS = 50;
/**
 * A line that was held up sends the rest of a paste that was given up: for so long, what no finger types at once is that.
 * Smaller ones come whole, so that a beginning without an end is a lost end.
 */
const REST_MS = 10_000;
const LARGE_PASTE = 1024;

export class InputReader {
  readonly #source: InputSource;
  readonly #listener: InputListener;
  #sequences = new Sequences();
  #timer: NodeJS.Timeout | undefined;
  #lastRead = 0;
  #pasting = false;
  /** What has come of the paste. */
  #pasted = 0;
  /** Until then a paste that was given up may go on. */
  #restUntil = 0;
  /** Raised when what was read has to be forgotten. */
  #forgotten = 0;

  constructor(source: InputSource, listener: InputListener) {
    this.#source = source;
    this.#listener = listener;
  }

  start(): void {
    this.#source.setEncoding('utf8');
    this.#source.setRawMode(true);
    this.#source.on('data', this.#data);
    this.#source.resume();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#sequences = new Sequences();
    this.#pasting = false;
    this.#restUntil = 0;
    this.#source.off('data', this.#data);
    this.#source.setRawMode(false);
    this.#source.pause();
  }

  /** Forgets what was typed ahead: before the keyboard goes to somebody else. */
  discard(): void {
    this.#forgotten++;
    this.#sequences.mute();
  }

  readonly #data = (data: string): void => {
    const sequences = this.#sequences;
    if (performance.now() < this.#restUntil && isBulk(data)) {
      sequences.resumePaste();
      this.#pasted = LARGE_PASTE;
    }
    this.#deliver(sequences.feed(data));
    // The listener may have stopped the reader.
    if (sequences === this.#sequences) this.#wait(data.length);
  };

  readonly #giveUp = (): void => {
    if (this.#pasting && this.#pasted >= LARGE_PASTE) this.#restUntil = performance.now() + REST_MS;
    this.#pasting = false;
    this.#deliver(this.#sequences.giveUp());
  };

  #deliver(pieces: readonly Piece[]): void {
    const forgotten = this.#forgotten;
    for (const piece of pieces) {
      if (piece.type === 'reply' || (piece.type === 'sequence' && isReply(piece.text))) {
        this.#listener.reply(piece.text);
      } else if (forgotten === this.#forgotten) {
        const event = piece.type === 'paste' ? piece : eventOf(piece.text);
        if (event !== null) this.#listener.input(event);
      }
    }
  }

  #wait(length: number): void {
    const now = performance.now();
    const burst = length > LONGEST_KEY || now - this.#lastRead < BURST_MS;
    const going = this.#pasting;
    this.#lastRead = now;
    this.#pasting = this.#sequences.pasting;
    this.#pasted = this.#pasting ? this.#pasted + length : 0;
    if (this.#pasting && going && !burst) return;
    clearTimeout(this.#timer);
    const patience = this.#pasting ? PASTE_MS : this.#sequences.patience;
    if (patience !== null) this.#timer = setTimeout(this.#giveUp, patience);
  }
}

/** More than a key: several characters, and not what a key or the mouse sends as one sequence. */
function isBulk(data: string): boolean {
  return !data.startsWith('\u001B') && data.length > String.fromCodePoint(data.codePointAt(0) ?? 0).length;
}
