/** A user in a real pseudo-terminal: types keys at the built program and reads the screen. */
import { mkdtempSync, rmSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type IPty, spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';

const BIN = fileURLToPath(new URL('../../bin/boardgames.js', import.meta.url));
const PATIENCE_MS = 40_000;

export const KEYS = {
  up: '\u001B[A',
  down: '\u001B[B',
  right: '\u001B[C',
  left: '\u001B[D',
  enter: '\r',
  esc: '\u001B',
  tab: '\t',
  space: ' ',
  end: '\u001B[F',
  home: '\u001B[H',
  ctrlC: '\u0003',
  ctrlL: '\u000C',
  ctrlZ: '\u001A',
} as const;

/** The footer says it whenever a person is to decide. */
export const ASKED = 'Enter play';

export interface RobotOptions {
  /** Runs this instead of the program. */
  readonly command?: readonly [string, ...string[]];
  readonly columns?: number;
  readonly rows?: number;
  readonly home?: string;
  readonly env?: Readonly<Record<string, string>>;
  /** What the terminal answers to questions; by default what it is, but not its colours. */
  readonly answers?: Answers;
}

export interface Answers {
  /** As it stands in the answer: `rgb:ffff/ffff/ffff`. Without it the terminal does not know the question. */
  readonly background?: string;
  /** Primary device attributes: what every terminal knows. */
  readonly attributes: boolean;
  readonly afterMs?: number;
}

const PLAIN_ANSWERS: Answers = { attributes: true };

export class Robot {
  readonly home: string;
  readonly #pty: IPty;
  readonly #terminal: headless.Terminal;
  #written: Promise<void> = Promise.resolve();
  /** Pieces that the terminal has not drawn yet, or only in part: it takes breaks. */
  #undrawn = 0;
  #exit: number | null = null;
  /** Everything the program has written. */
  output = '';

  constructor(args: readonly string[], options: RobotOptions = {}) {
    const cols = options.columns ?? 80;
    const rows = options.rows ?? 24;
    this.home = options.home ?? mkdtempSync(join(tmpdir(), 'boardgames-robot-'));
    const env: Record<string, string> = {
      PATH: process.env['PATH'] ?? '',
      TERM: 'xterm-256color',
      FORCE_COLOR: '3',
      LC_ALL: 'C.UTF-8',
      BOARDGAMES_HOME: this.home,
      ...options.env,
    };
    this.#terminal = new headless.Terminal({ cols, rows, allowProposedApi: true, scrollback: 1000 });
    const [file, ...rest] = options.command ?? [process.execPath, BIN, ...args];
    this.#pty = spawn(file, rest, { cols, rows, env, cwd: this.home });
    this.#pty.onData(data => {
      this.output += data;
      this.#undrawn += 1;
      this.#written = new Promise(resolve =>
        this.#terminal.write(data, () => {
          this.#undrawn -= 1;
          resolve();
        }),
      );
    });
    this.#answer(options.answers ?? PLAIN_ANSWERS);
    this.#pty.onExit(({ exitCode, signal }) => {
      this.#exit = signal ? 128 + signal : exitCode;
    });
  }

  #answer({ background, attributes, afterMs = 0 }: Answers): void {
    const { parser } = this.#terminal;
    const say = (text: string): true => {
      // A program that has ended is not there to be answered.
      if (afterMs === 0) this.press(text);
      else setTimeout(() => this.#exit === null && this.press(text), afterMs);
      return true;
    };
    parser.registerCsiHandler({ final: 'c' }, () => (attributes ? say('\u001B[?62;4c') : true));
    parser.registerOscHandler(11, data => {
      return data === '?' && background !== undefined ? say(`\u001B]11;${background}\u001B\\`) : true;
    });
  }

  /** The terminal, for those who want more of it than text. */
  get terminal(): headless.Terminal {
    return this.#terminal;
  }

  /** Is the alternate screen up? */
  get fullScreen(): boolean {
    return this.#terminal.buffer.active.type === 'alternate';
  }

  get cursorHidden(): boolean {
    return this.output.lastIndexOf('\u001B[?25l') > this.output.lastIndexOf('\u001B[?25h');
  }

  /** What the program has switched on and not off again: modes of the full screen, the mouse and pastes. */
  get modesLeftOn(): string[] {
    const { mouseTrackingMode, bracketedPasteMode, wraparoundMode } = this.#terminal.modes;
    const last = new Map<string, string>();
    for (const [, mode, state] of this.output.matchAll(/\u001B\[\?(\d+)([hl])/gu)) last.set(mode!, state!);
    const usual: Readonly<Record<string, string>> = { 7: 'h', 25: 'h' };
    return [
      ...[...last].filter(([mode, state]) => state !== (usual[mode] ?? 'l')).map(([mode]) => mode),
      ...(mouseTrackingMode === 'none' ? [] : ['mouse']),
      ...(bracketedPasteMode ? ['paste'] : []),
      ...(wraparoundMode ? [] : ['wrap']),
    ];
  }

  press(...keys: readonly (keyof typeof KEYS | (string & {}))[]): void {
    for (const key of keys) this.#pty.write(key in KEYS ? KEYS[key as keyof typeof KEYS] : key);
  }

  /**
   * As from a clipboard, between the marks of a paste. It goes on reading meanwhile, as terminals do: `press` waits until
   * all is taken, and a program that waits until its picture is taken would wait for it in turn.
   */
  async paste(text: string): Promise<void> {
    const master = 'fd' in this.#pty ? Number(this.#pty.fd) : Number.NaN;
    let rest = Buffer.from(`\u001B[200~${text}\u001B[201~`);
    while (rest.length > 0) {
      try {
        rest = rest.subarray(writeSync(master, rest));
      } catch (error) {
        if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
        await pause();
      }
    }
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  get pid(): number {
    return this.#pty.pid;
  }

  kill(signal: string): void {
    process.kill(this.pid, signal);
  }

  /** The screen as it stands, line by line. */
  get lines(): string[] {
    const { active } = this.#terminal.buffer;
    return Array.from(
      { length: this.#terminal.rows },
      (_, row) => active.getLine(active.viewportY + row)?.translateToString(true) ?? '',
    );
  }

  get screen(): string {
    return this.lines.join('\n');
  }

  /** What lies above the screen of the normal buffer. */
  get scrollback(): string {
    const { normal } = this.#terminal.buffer;
    return Array.from(
      { length: normal.length },
      (_, row) => normal.getLine(row)?.translateToString(true) ?? '',
    ).join('\n');
  }

  /** A frame is written in parts: between its two marks the screen is half old, half new. */
  get #whole(): boolean {
    const { output } = this;
    return this.#undrawn === 0 && output.lastIndexOf('\u001B[?2026h') <= output.lastIndexOf('\u001B[?2026l');
  }

  async see(wanted: string | RegExp): Promise<string> {
    return this.until(
      screen => (typeof wanted === 'string' ? screen.includes(wanted) : wanted.test(screen)),
      String(wanted),
    );
  }

  /** Polls the screen; never sleeps for a fixed time. */
  async until(holds: (screen: string) => boolean, what = 'it'): Promise<string> {
    const deadline = Date.now() + PATIENCE_MS;
    for (;;) {
      await this.#written;
      const { screen } = this;
      if (this.#whole && holds(screen)) return screen;
      if (Date.now() > deadline || this.#exit !== null) {
        await pause();
        await this.#written;
        if (holds(this.screen)) return this.screen;
        throw new Error(`never saw ${what} (exit ${this.#exit}):\n${this.screen}`);
      }
      await pause();
    }
  }

  /** The exit code, once the program has ended and its last words are on the screen. */
  async ended(): Promise<number> {
    const deadline = Date.now() + PATIENCE_MS;
    while (this.#exit === null) {
      if (Date.now() > deadline) throw new Error(`it did not end:\n${this.screen}`);
      await pause();
    }
    await pause();
    await this.#written;
    return this.#exit;
  }

  close(): void {
    if (this.#exit === null) this.#pty.kill('SIGKILL');
    this.#terminal.dispose();
    rmSync(this.home, { recursive: true, force: true });
  }
}

function pause(): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, 15));
}
