/**
 * What a terminal sends, cut into whole pieces: characters, escape sequences, replies, pasted text. A read may hold
 * several of them, or a part of one; nothing of a sequence is ever taken for characters, wherever it was cut.
 */
export type Piece =
  /** One character, or an escape sequence of a key, the mouse or a short reply. */
  | { readonly type: 'sequence'; readonly text: string }
  /** A reply that is a string: the terminal's colours, its name and the like. */
  | { readonly type: 'reply'; readonly text: string }
  | { readonly type: 'paste'; readonly text: string };

type State =
  | 'ground'
  | 'escape'
  | 'csi'
  /** After `ESC [ [`: function keys of the Linux console. */
  | 'console-key'
  /** After `ESC [ M`: the old mouse reports have three characters more. */
  | 'old-mouse'
  | 'ss3'
  /** After `ESC ]` and the like: a string, if it goes on like one. */
  | 'introducer'
  | 'string'
  | 'string-escape'
  | 'paste';

const ESC = '\u001B';
const BEL = '\u0007';
const INTERRUPT = '\u0003';
const STRING_END = '\u009C';
export const PASTE_START = '\u001B[200~';
export const PASTE_END = '\u001B[201~';

/** Longer sequences are swallowed without being kept. */
const MAX_SEQUENCE = 256;
const MAX_REPLY = 4096;
/** So much of a paste is kept, in UTF-16 units. */
export const MAX_PASTE = 65_536;

/** A lone escape is the key of that name after so long. */
const ESCAPE_MS = 25;
/** Alt and `[` begin like a sequence that has not gone on yet. */
const BEGUN_MS = 100;
/** Nobody types what stands there already: the rest is on its way. */
const UNFINISHED_MS = 1000;

/**
 * What has to follow an introducer for it to be a reply, and not a key pressed together with Alt: OSC a number or a
 * report of titles, DCS its parameters, APC the answer of a graphics protocol.
 */
const STRING_STARTS: Readonly<Record<string, RegExp>> = { ']': /[\dlL]/u, P: /[\d!$+>]/u, _: /G/u };

export class Sequences {
  #state: State = 'ground';
  #text = '';
  #paste = '';
  /** The end of what was pasted so far, where it may be the beginning of the paste's end. */
  #carried = '';
  #muted = false;
  #pieces: Piece[] = [];

  feed(text: string): Piece[] {
    let at = 0;
    while (at < text.length) {
      if (this.#state === 'paste') at = this.#pasted(text, at);
      else {
        const character = String.fromCodePoint(text.codePointAt(at)!);
        this.#take(character);
        at += character.length;
      }
    }
    return this.#taken();
  }

  /** How long to wait for the rest of what has begun, in milliseconds; null where nothing has. Pastes are another matter. */
  get patience(): number | null {
    switch (this.#state) {
      case 'ground':
      case 'paste':
        return null;
      case 'escape':
        return ESCAPE_MS;
      default:
        return this.#text.length <= 2 ? BEGUN_MS : UNFINISHED_MS;
    }
  }

  get pasting(): boolean {
    return this.#state === 'paste';
  }

  /** More of a paste that was given up: it goes on where nothing else has begun. */
  resumePaste(): void {
    if (this.#state === 'ground') this.#begin('paste', '');
  }

  /** The rest did not come: a lone escape is a key, an open paste is over, and anything else is dropped. */
  giveUp(): Piece[] {
    if (this.#state === 'escape') this.#emit({ type: 'sequence', text: ESC });
    if (this.#state === 'paste') this.#endPaste();
    this.#ground();
    return this.#taken();
  }

  /** Whatever has begun will not count when it is whole; a reply still does, for nobody typed it. */
  mute(): void {
    this.#muted = this.#state !== 'ground';
  }

  #taken(): Piece[] {
    const pieces = this.#pieces;
    this.#pieces = [];
    return pieces;
  }

  #emit(piece: Piece): void {
    if (!this.#muted || piece.type === 'reply') this.#pieces.push(piece);
    this.#muted = false;
  }

  #ground(): void {
    this.#state = 'ground';
    this.#text = '';
    this.#muted = false;
  }

  #begin(state: State, text: string): void {
    this.#state = state;
    this.#text = text;
  }

  #take(character: string): void {
    switch (this.#state) {
      case 'escape':
        this.#escape(character);
        break;
      case 'csi':
        this.#csi(character);
        break;
      case 'console-key':
        this.#final(character, /[!-~]/u);
        break;
      case 'old-mouse':
        this.#oldMouse(character);
        break;
      case 'ss3':
        if (/[\d;]/u.test(character)) this.#grow(character);
        else this.#final(character, /[@-~]/u);
        break;
      case 'introducer':
        if (STRING_STARTS[this.#text[1]!]!.test(character)) this.#begin('string', this.#text + character);
        // A key with Alt, then another key.
        else this.#restart(character);
        break;
      case 'string':
        this.#string(character);
        break;
      case 'string-escape':
        if (character === '\\') this.#reply();
        else {
          this.#restart(ESC);
          this.#take(character);
        }
        break;
      default:
        if (character === ESC) this.#begin('escape', ESC);
        else this.#emit({ type: 'sequence', text: character });
    }
  }

  #escape(character: string): void {
    if (character === ESC || character === INTERRUPT) {
      this.#emit({ type: 'sequence', text: ESC });
      this.#restart(character);
    } else if (character === '[') this.#begin('csi', '\u001B[');
    else if (character === 'O') this.#begin('ss3', '\u001BO');
    else if (character in STRING_STARTS) this.#begin('introducer', ESC + character);
    else this.#whole(ESC + character);
  }

  #csi(character: string): void {
    const text = this.#text + character;
    if (text === '\u001B[[') this.#begin('console-key', text);
    else if (text === '\u001B[M') this.#begin('old-mouse', text);
    else if (text === PASTE_START) this.#begin('paste', '');
    else if (/[ -?]/u.test(character)) this.#grow(character);
    else this.#final(character, /[@-~]/u);
  }

  #oldMouse(character: string): void {
    if (character < ' ') this.#restart(character);
    else {
      this.#text += character;
      if (this.#text.length >= '\u001B[M'.length + 3) this.#ground();
    }
  }

  #string(character: string): void {
    if (character === BEL || character === STRING_END) this.#reply();
    else if (character === ESC) this.#state = 'string-escape';
    else if (character < ' ') this.#restart(character);
    else if (this.#text.length < MAX_REPLY) this.#text += character;
  }

  #reply(): void {
    this.#emit({ type: 'reply', text: this.#text });
    this.#ground();
  }

  #grow(character: string): void {
    if (this.#text.length < MAX_SEQUENCE) this.#text += character;
  }

  /** The last character of a sequence; any other cuts it short, and is read for itself. */
  #final(character: string, allowed: RegExp): void {
    if (allowed.test(character)) this.#whole(this.#text + character);
    else this.#restart(character);
  }

  #whole(text: string): void {
    this.#emit({ type: 'sequence', text });
    this.#ground();
  }

  /** What was begun is dropped. */
  #restart(character: string): void {
    this.#ground();
    this.#take(character);
  }

  /** Reads on in a paste from here; returns where reading goes on after it. */
  #pasted(text: string, from: number): number {
    const data = this.#carried + text.slice(from);
    const end = data.indexOf(PASTE_END);
    if (end >= 0) {
      this.#keep(data.slice(0, end));
      const after = from - this.#carried.length + end + PASTE_END.length;
      this.#endPaste();
      return after;
    }
    const whole = data.length - overlap(data);
    this.#keep(data.slice(0, whole));
    this.#carried = data.slice(whole);
    return text.length;
  }

  #keep(text: string): void {
    this.#paste += text.slice(0, MAX_PASTE - this.#paste.length);
  }

  #endPaste(): void {
    this.#emit({ type: 'paste', text: this.#paste });
    this.#paste = '';
    this.#carried = '';
    this.#ground();
  }
}

/** How much of the end of the text is a beginning of the paste's end. */
function overlap(text: string): number {
  for (let length = Math.min(text.length, PASTE_END.length - 1); length > 0; length--) {
    if (text.endsWith(PASTE_END.slice(0, length))) return length;
  }
  return 0;
}
