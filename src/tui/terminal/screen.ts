/**
 * The picture on the terminal: alternate screen, only changed lines written, resize, stray output held back. Ink writes
 * whole frames here, as to a standard output.
 */
import { EventEmitter } from 'node:events';
import type { Off, TerminalHandle } from './handle.ts';
import { FRAME, type Modes } from './modes.ts';

/** A resize there and back may leave the size as it was but the picture torn: painted again after so long. */
const SETTLE_MS = 60;

export class Screen extends EventEmitter {
  /** Keeps Ink from writing escapes of its own. */
  readonly isTTY = false;
  readonly #handle: TerminalHandle;
  #modes: Modes;
  #active = false;
  #shown: string[] = [];
  #frame = '';
  #off: Off[] = [];
  #release: (() => string) | null = null;
  #settle: NodeJS.Timeout | undefined;

  constructor(handle: TerminalHandle, modes: Modes) {
    super();
    this.#handle = handle;
    this.#modes = modes;
  }

  get columns(): number {
    return this.#handle.output.columns;
  }

  get rows(): number {
    return this.#handle.output.rows;
  }

  get active(): boolean {
    return this.#active;
  }

  enter(): void {
    if (this.#active) return;
    this.#active = true;
    this.#handle.output.write(this.#modes.on);
    this.#release = this.#handle.holdBack();
    this.#off = [
      this.#handle.output.onResize(this.#resized),
      this.#handle.onSignal('SIGWINCH', this.#winched),
    ];
  }

  /** Switches other modes on in the place of those that are. */
  change(modes: Modes): void {
    if (this.#active) this.#handle.output.write(this.#modes.off + modes.on);
    this.#modes = modes;
    if (this.#active) this.repaint();
  }

  /** Idempotent and synchronous: also works while the process ends. Returns what was held back. */
  leave(): string {
    if (!this.#active) return '';
    this.#active = false;
    clearTimeout(this.#settle);
    for (const off of this.#off) off();
    const held = this.#release?.() ?? '';
    this.#handle.output.writeNow(this.#modes.off);
    this.#shown = [];
    return held;
  }

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
    if (output !== '') this.#handle.output.write(FRAME.begin + output + FRAME.end);
  }
}
