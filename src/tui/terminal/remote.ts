/**
 * A terminal at the other end of a line. All that is known of it was sent over that line, and nothing that goes wrong there may
 * hold up anybody else: a line that is full gets no frames until it has room again, and a flood of keys is read in small pieces.
 */
import type { ColorLevel } from '../theme/sgr.ts';
import type { Off, TerminalHandle } from './handle.ts';
import { FRAME } from './modes.ts';
import { PASTE_END, PASTE_START } from './sequences.ts';

export interface RemoteLine {
  /** What the other side calls its terminal. */
  readonly term: string;
  /** False where the line is full: `drained` says when it has room again. */
  write(text: string): boolean;
  /** Nothing more is to be sent to `receive` until `resume`. */
  pause(): void;
  resume(): void;
  /** The screen at this line has a defect: it is of no use any more. */
  failed(error: unknown): void;
}

export interface RemoteTerminal {
  readonly handle: TerminalHandle;
  receive(text: string): void;
  resize(columns: number, rows: number): void;
  drained(): void;
  /** The line is gone, or the visitor has to go: ends the screen as a closed terminal would. */
  hangUp(): void;
}

/** Nobody has a larger screen; a claim to one would cost the host its memory. */
const LARGEST = { columns: 400, rows: 150 } as const;
/** Characters that are read at once, at most; fewer where they have taken longer than so many milliseconds. */
const SLICE = 64;
const SLICE_MS = 8;
/** Before the next are read, others have so many times as long, and at least so many milliseconds. */
const SHARE = 3;
const PAUSE_MS = 4;
/** What is pasted is only kept until its end, however much it is: more of it at once costs the others nothing. */
const PASTE_SLICE = 16 * 1024;
/** A paste of which nothing has come for so long may have been given up. Less than the reader's own patience. */
const PASTE_MS = 500;
/** At the end of a slice: what is going on would be taken for the key Escape if the rest of it came late. */
const UNFINISHED = /\u001B[^a-zA-Z~\u0007]{0,24}$/u;
/** Characters that wait to be read before the line is paused. */
const MOST_WAITING = 4096;

export function remoteTerminal(line: RemoteLine, columns: number, rows: number): RemoteTerminal {
  let size = sizeOf(columns, rows);
  let readers: readonly ((data: string) => void)[] = [];
  let resized: readonly (() => void)[] = [];
  let signals: readonly (readonly [NodeJS.Signals, () => void])[] = [];
  let waiting = '';
  let atOnce = SLICE;
  let reading: NodeJS.Timeout | null = null;
  const pasting = new Pasting();
  let paused = false;
  let full = false;
  let missed = false;
  let gone = false;

  const raise = (signal: NodeJS.Signals): void => {
    for (const [name, listener] of signals) if (name === signal) guarded(listener);
  };

  const guarded = (act: () => void): void => {
    try {
      act();
    } catch (error) {
      line.failed(error);
    }
  };

  const send = (text: string): void => {
    if (full && text.startsWith(FRAME.begin)) missed = true;
    else full = !line.write(text) || full;
  };

  const read = (): void => {
    reading = null;
    if (waiting === '' || gone || readers.length === 0) return;
    const pasted = pasting.next(waiting);
    const slice = pasted ?? nextSlice(waiting, atOnce);
    waiting = waiting.slice(slice.length);
    // What comes in the meantime waits, too.
    reading = setTimeout(read, PAUSE_MS);
    const began = performance.now();
    for (const reader of readers) guarded(() => reader(slice));
    const took = performance.now() - began;
    pasting.read(slice);
    if (pasted === null) atOnce = Math.max(1, Math.min(SLICE, Math.floor((slice.length * SLICE_MS) / took)));
    clearTimeout(reading);
    if (gone) return;
    reading = setTimeout(read, Math.max(PAUSE_MS, took * SHARE));
    if (paused && waiting.length < MOST_WAITING) {
      paused = false;
      line.resume();
    }
  };

  const handle: TerminalHandle = {
    input: {
      setRawMode: () => {},
      setEncoding: () => {},
      on: (_, listener) => {
        readers = [...readers, listener];
        if (reading === null) read();
      },
      off: (_, listener) => {
        readers = readers.filter(each => each !== listener);
      },
      resume: () => {},
      pause: () => {},
      // What is still on its way reaches no shell: nobody has to wait for it.
      drain: () => {},
    },
    output: {
      get columns() {
        return size.columns;
      },
      get rows() {
        return size.rows;
      },
      write: send,
      writeNow: send,
      onResize(listener) {
        resized = [...resized, listener];
        return () => {
          resized = resized.filter(each => each !== listener);
        };
      },
    },
    colorLevel: colorLevelOf(line.term),
    // No locale comes over the line, either: a terminal from before Unicode says by its name that it has none.
    env: { TERM: line.term, ...(BEFORE_UNICODE.test(line.term) ? { LC_ALL: 'C' } : {}) },
    onSignal(signal, listener): Off {
      const entry = [signal, listener] as const;
      signals = [...signals, entry];
      if (gone && signal === 'SIGHUP') queueMicrotask(listener);
      return () => {
        signals = signals.filter(each => each !== entry);
      };
    },
    onExit: () => () => {},
    holdBack: () => () => '',
    tell: text => send(text.replaceAll('\n', '\r\n')),
    stop: null,
  };

  return {
    handle,
    receive(text) {
      waiting += text;
      if (reading === null) read();
      if (waiting.length > MOST_WAITING && !paused) {
        paused = true;
        line.pause();
      }
    },
    resize(wide, high) {
      size = sizeOf(wide, high);
      for (const listener of resized) guarded(listener);
      raise('SIGWINCH');
    },
    drained() {
      full = false;
      if (!missed) return;
      missed = false;
      // What was left out makes the picture on the other side an old one: painted anew.
      raise('SIGWINCH');
    },
    hangUp() {
      if (gone) return;
      gone = true;
      raise('SIGHUP');
      if (reading !== null) clearTimeout(reading);
    },
  };
}

/** Follows what was read in and out of pastes. */
class Pasting {
  #open = false;
  #last = 0;
  /** The end of what was read, where it may be the beginning of the paste's end. */
  #carried = '';

  /** What is to be read next of a paste that goes on, not beyond its end; null outside of one. */
  next(waiting: string): string | null {
    if (performance.now() > this.#last + PASTE_MS) this.#open = false;
    if (!this.#open) return null;
    const end = (this.#carried + waiting).indexOf(PASTE_END);
    const whole = end < 0 ? PASTE_SLICE : end + PASTE_END.length - this.#carried.length;
    return waiting.slice(0, Math.min(whole, PASTE_SLICE));
  }

  read(slice: string): void {
    const text = this.#carried + slice;
    const [start, end] = [text.lastIndexOf(PASTE_START), text.lastIndexOf(PASTE_END)];
    if (end >= 0 || start >= 0) this.#open = this.#open ? end < 0 : start > end;
    this.#carried = this.#open ? slice.slice(1 - PASTE_END.length) : '';
    this.#last = performance.now();
  }
}

/** So many characters, and what belongs to the last of them. */
function nextSlice(waiting: string, length: number): string {
  let end = length;
  while (end < waiting.length && UNFINISHED.test(waiting.slice(0, end))) end++;
  // A character of two halves stays whole.
  return waiting.slice(0, /[\uD800-\uDBFF]/u.test(waiting.charAt(end - 1)) ? end + 1 : end);
}

function sizeOf(columns: number, rows: number): { readonly columns: number; readonly rows: number } {
  const within = (value: number, usual: number, most: number): number =>
    Number.isInteger(value) && value > 0 ? Math.min(value, most) : usual;
  return { columns: within(columns, 80, LARGEST.columns), rows: within(rows, 24, LARGEST.rows) };
}

const BEFORE_UNICODE = /^(?:vt\d|(?:pc)?ansi|cons25|sun|wy)/u;

/** By its name alone: the line carries no other word of what the terminal can show. */
function colorLevelOf(term: string): ColorLevel {
  if (term === 'dumb' || /^vt\d|-m$|mono/u.test(term)) return 0;
  if (/direct|truecolor|kitty|ghostty|alacritty|wezterm|foot/u.test(term)) return 3;
  return /256/u.test(term) ? 2 : 1;
}
