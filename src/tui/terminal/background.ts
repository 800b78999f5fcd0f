/**
 * Is the terminal dark or light? It is asked for its background (OSC 11), and right after that for what it is (primary
 * device attributes), which every terminal answers: where the second answer comes first, there will be no other.
 */
import type { Env } from '../../app/host.ts';
import { contrast, type Rgb } from '../theme/colour.ts';
import type { PaletteName } from '../theme/palettes.ts';

const QUESTION = '\u001B]11;?\u001B\\\u001B[c';
const SENTINEL = /\u001B\[\?[\d;]*c/u;

/** Nobody waits longer than this for a screen. */
const DEADLINE_MS = 100;
/** After so long no answer is expected to come any more. */
const LOST_MS = 1000;

const BLACK: Rgb = [0, 0, 0];
const WHITE: Rgb = [255, 255, 255];

export class BackgroundQuestion {
  #asked: number | null = null;
  #answered = false;
  #palette: PaletteName | null = null;
  #listener: (palette: PaletteName) => void = () => {};
  #settle: () => void = () => {};
  #deadline: NodeJS.Timeout | undefined;
  /** There is nothing to wait for: the terminal has answered, or has had time enough, or was never asked. */
  settled: Promise<void> = Promise.resolve();

  ask(write: (text: string) => void): void {
    this.#asked = performance.now();
    this.settled = new Promise(resolve => {
      this.#settle = resolve;
    });
    write(QUESTION);
    // An answer may have come while the program was busy: it is read before the question is given up.
    this.#deadline = setTimeout(() => setImmediate(this.#settle), DEADLINE_MS);
  }

  /** Hears every reply of the terminal. */
  reply(text: string): void {
    const color = colorIn(text);
    const sentinel = SENTINEL.test(text);
    if (color !== null) {
      this.#palette = paletteOn(color);
      this.#listener(this.#palette);
    }
    if (sentinel) this.#answered = true;
    if (color !== null || sentinel) {
      clearTimeout(this.#deadline);
      this.#settle();
    }
  }

  get asked(): boolean {
    return this.#asked !== null;
  }

  /** Null as long as the terminal has said nothing. */
  get palette(): PaletteName | null {
    return this.#palette;
  }

  /** Told as soon as the terminal says it, be it late. */
  whenKnown(listener: (palette: PaletteName) => void): void {
    this.#listener = listener;
    if (this.#palette !== null) listener(this.#palette);
  }

  /** How much longer answers may come in that nobody waits for; 0 where they all have come. */
  get outstanding(): number {
    if (this.#asked === null || this.#answered) return 0;
    return Math.max(0, this.#asked + LOST_MS - performance.now());
  }

  /** Are all answers in what was read elsewhere? */
  readonly ends = (read: string): boolean => SENTINEL.test(read);
}

/** `rgb:` with one to four digits each, or `#`. */
function colorIn(reply: string): Rgb | null {
  const found = /^\u001B\]11;(?:rgba?:(?<parts>[\da-f/]+)|#(?<hex>[\da-f]+))$/iu.exec(reply)?.groups;
  const { parts, hex } = found ?? {};
  const digits = parts?.split('/').slice(0, 3) ?? (hex === undefined ? [] : thirds(hex));
  const [red, green, blue] = digits.map(part => {
    return (Number.parseInt(part, 16) / (16 ** part.length - 1)) * 255;
  });
  if (red === undefined || green === undefined || blue === undefined) return null;
  return [red, green, blue].some(Number.isNaN) ? null : [red, green, blue];
}

function thirds(hex: string): string[] {
  const length = hex.length / 3;
  return Number.isInteger(length) ? [0, 1, 2].map(i => hex.slice(i * length, (i + 1) * length)) : [];
}

function paletteOn(color: Rgb): PaletteName {
  return contrast(WHITE, color) >= contrast(BLACK, color) ? 'dark' : 'light';
}

/** Some terminals leave their colours in the environment, as numbers of the sixteen: the text's, and last the background's. */
export function paletteInEnvironment(env: Env): PaletteName | null {
  const number = /^(?:[^;]*;)+(?<background>\d+)$/u.exec(env['COLORFGBG'] ?? '')?.groups?.['background'];
  if (number === undefined || Number(number) > 15) return null;
  return number === '7' || Number(number) > 8 ? 'light' : 'dark';
}

/** The Linux console is dark, and old ones write what they do not understand on the screen. */
export function answersNothing(env: Env): boolean {
  return env['TERM'] === 'linux';
}
