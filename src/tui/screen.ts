/**
 * The terminal while the full screen is up: alternate screen, only changed lines written, resize, stray output held
 * back, and everything restored on every way out. Ink writes whole frames here, as to a standard output.
 */
import { EventEmitter } from 'node:events';
import { writeSync } from 'node:fs';

/** Alternate screen, no cursor, no automatic wrap. */
const ENTER = '\u001B[?1049h\u001B[?25l\u001B[?7l\u001B[2J\u001B[H';
const LEAVE = '\u001B[?2026l\u001B[0m\u001B[?7h\u001B[?25h\u001B[2J\u001B[?1049l';
/** Synchronized output: terminals that know it show a frame at once. */
const BEGIN = '\u001B[?2026h';
const END = '\u001B[?2026l';

/** A resize there and back may leave the size as it was but the picture torn: painted again after so long. */
const SETTLE_MS = 60;

type Write = typeof process.stdout.write;
type Terminal = NodeJS.WriteStream & { readonly fd: number };

export class Screen extends EventEmitter {
  /** Keeps Ink from writing escapes of its own. */
  readonly isTTY = false;
  readonly #out: Terminal;
  readonly #write: (text: string) => boolean;
  #active = false;
  #shown: string[] = [];
  #frame = '';
  #held: string[] = [];
  #original: { readonly out: Write; readonly err: Write } | null = null;
  #settle: NodeJS.Timeout | undefined;

  constructor(out: Terminal = process.stdout) {
    super();
    this.#out = out;
    this.#write = out.write.bind(out) as (text: string) => boolean;
  }

  get columns(): number {
    return this.#out.columns || 80;
  }

  get rows(): number {
    return this.#out.rows || 24;
  }

  enter(): void {
    if (this.#active) return;
    this.#active = true;
    this.#write(ENTER);
    this.#holdBack();
    this.#out.on('resize', this.#resized);
    process.on('SIGWINCH', this.#winched);
    process.once('exit', this.leave);
  }

  /** Idempotent and synchronous: also works while the process ends. */
  readonly leave = (): void => {
    if (!this.#active) return;
    this.#active = false;
    clearTimeout(this.#settle);
    this.#out.off('resize', this.#resized);
    process.off('SIGWINCH', this.#winched);
    process.off('exit', this.leave);
    this.#release();
    writeNow(this.#out.fd, LEAVE);
    if (this.#held.length > 0) writeNow(process.stderr.fd, this.#held.join(''));
    this.#held = [];
    this.#shown = [];
  };

  /** Ink writes every frame whole. */
  write(frame: string, ...rest: unknown[]): boolean {
    if (frame !== '') {
      this.#frame = frame;
      this.#paint();
    }
    const done = rest.find(each => typeof each === 'function') as (() => void) | undefined;
    if (done !== undefined) setImmediate(done);
    return true;
  }

  repaint(): void {
    this.#shown = [];
    this.#paint();
  }

  readonly #resized = (): void => {
    this.#shown = [];
    this.emit('resize');
  };

  readonly #winched = (): void => {
    clearTimeout(this.#settle);
    this.#settle = setTimeout(() => this.repaint(), SETTLE_MS);
    this.#settle.unref();
  };

  #paint(): void {
    if (!this.#active) return;
    const lines = this.#frame.split('\n').slice(0, this.rows);
    let output = this.#shown.length === 0 ? '\u001B[2J' : '';
    for (let row = 0; row < Math.max(lines.length, this.#shown.length); row++) {
      // Erased first: erasing after a full line would take its last cell.
      if (lines[row] !== this.#shown[row]) output += `\u001B[${row + 1};1H\u001B[2K${lines[row] ?? ''}`;
    }
    this.#shown = lines;
    if (output !== '') this.#write(BEGIN + output + END);
  }

  /** Warnings and the like would tear the picture: they are shown after leaving. */
  #holdBack(): void {
    this.#original = { out: process.stdout.write, err: process.stderr.write };
    const hold = ((chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
      this.#held.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
      const done = rest.find(each => typeof each === 'function') as (() => void) | undefined;
      done?.();
      return true;
    }) as Write;
    process.stdout.write = hold;
    process.stderr.write = hold;
  }

  #release(): void {
    if (this.#original === null) return;
    process.stdout.write = this.#original.out;
    process.stderr.write = this.#original.err;
    this.#original = null;
  }
}

/** Written before the next statement runs, also to a terminal that is busy. */
function writeNow(fd: number, text: string): void {
  let rest = Buffer.from(text);
  for (let attempt = 0; attempt < 1000 && rest.length > 0; attempt++) {
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
    }
  }
}
