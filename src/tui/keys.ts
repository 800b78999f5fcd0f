/**
 * Keys, one at a time. A read from the terminal may hold several keys, or half of one: the reader splits and joins them,
 * drops reports of mouse, paste and focus, and hands over each key before it looks at the next, so that a key is never
 * lost and never meets the state before the previous one.
 */

/** A printable character, or a name of two letters and more such as `up`, `enter`, `ctrl-c`. */
export type Key = string;

/** CSI, SS3, meta and a key, one code point. */
const SEQUENCE = /^(?:\u001B\[\[?[\d;:<=>?]*[ -/]*[@-~]|\u001BO[@-~]|\u001B\u001B|\u001B[^[O]|[^\u001B])/u;
const PARTIAL = /^\u001B(?:\[\[?[\d;:<=>?]*[ -/]*|O)?$/u;

const ESCAPES: Readonly<Record<string, Key>> = {
  '[A': 'up',
  '[B': 'down',
  '[C': 'right',
  '[D': 'left',
  '[H': 'home',
  '[F': 'end',
  '[1~': 'home',
  '[7~': 'home',
  '[4~': 'end',
  '[8~': 'end',
  '[3~': 'delete',
  '[5~': 'pageup',
  '[6~': 'pagedown',
  '[Z': 'shift-tab',
  OA: 'up',
  OB: 'down',
  OC: 'right',
  OD: 'left',
  OH: 'home',
  OF: 'end',
};

const CONTROLS: Readonly<Record<string, Key>> = {
  '\r': 'enter',
  '\n': 'enter',
  '\t': 'tab',
  '\b': 'backspace',
  '\u007F': 'backspace',
  '\u001B': 'esc',
  '\u001B\u001B': 'esc',
};

/** The key that a sequence stands for; null for what is no key of ours. */
export function keyOf(sequence: string): Key | null {
  const control = CONTROLS[sequence];
  if (control !== undefined) return control;
  if (sequence.startsWith('\u001B')) {
    const body = sequence.slice(1);
    // Arrows with shift, control or alt count as arrows.
    return ESCAPES[body] ?? ESCAPES[body.replace(/^\[1;\d+(?=[A-Z]$)/u, '[')] ?? null;
  }
  const code = sequence.codePointAt(0) ?? 0;
  if (code < 32) return `ctrl-${String.fromCharCode(code + 96)}`;
  return /^[\p{Cc}\p{Cf}\p{Cs}]$/u.test(sequence) ? null : sequence;
}

/** Every name that a key other than a character can have. Control and i, say, is no such name: it arrives as a tab. */
export const NAMED_KEYS: ReadonlySet<Key> = new Set([
  ...Object.values(ESCAPES),
  ...Object.values(CONTROLS),
  ...Array.from({ length: 26 }, (_, i) => keyOf(String.fromCharCode(i + 1))).filter(key => key !== null),
]);

export function isCharacter(key: Key): boolean {
  return [...key].length === 1;
}

export interface KeySource {
  setRawMode?(on: boolean): unknown;
  setEncoding(encoding: 'utf8'): unknown;
  on(event: 'data', listener: (data: string) => void): unknown;
  off(event: 'data', listener: (data: string) => void): unknown;
  resume(): unknown;
  pause(): unknown;
}

/** An escape and the rest of its sequence may arrive apart: so long the reader waits for the rest. */
const ESCAPE_MS = 25;

export class KeyReader {
  readonly #source: KeySource;
  readonly #onKey: (key: Key) => void;
  #buffer = '';
  #timer: NodeJS.Timeout | undefined;

  constructor(source: KeySource, onKey: (key: Key) => void) {
    this.#source = source;
    this.#onKey = onKey;
  }

  start(): void {
    this.#source.setEncoding('utf8');
    this.#source.setRawMode?.(true);
    this.#source.on('data', this.#data);
    this.#source.resume();
  }

  stop(): void {
    clearTimeout(this.#timer);
    this.#buffer = '';
    this.#source.off('data', this.#data);
    this.#source.setRawMode?.(false);
    this.#source.pause();
  }

  /** Forgets what was typed ahead: before the keyboard goes to somebody else. */
  discard(): void {
    clearTimeout(this.#timer);
    this.#buffer = '';
  }

  readonly #data = (data: string): void => {
    this.#buffer += data;
    this.#parse(false);
  };

  #parse(complete: boolean): void {
    clearTimeout(this.#timer);
    while (this.#buffer !== '') {
      if (!complete && PARTIAL.test(this.#buffer)) {
        this.#timer = setTimeout(() => this.#parse(true), ESCAPE_MS);
        return;
      }
      const sequence = SEQUENCE.exec(this.#buffer)?.[0] ?? this.#buffer.slice(0, 1);
      this.#buffer = this.#buffer.slice(sequence.length);
      const key = keyOf(sequence);
      if (key !== null) this.#onKey(key);
    }
  }
}
