/** A user in a real pseudo-terminal: types keys at the built program and reads the screen. */
import { mkdtempSync, rmSync } from 'node:fs';
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

export interface RobotOptions {
  /** Runs this instead of the program. */
  readonly command?: readonly [string, ...string[]];
  readonly columns?: number;
  readonly rows?: number;
  readonly home?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export class Robot {
  readonly home: string;
  readonly #pty: IPty;
  readonly #terminal: headless.Terminal;
  #written: Promise<void> = Promise.resolve();
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
      this.#written = new Promise(resolve => this.#terminal.write(data, resolve));
    });
    this.#pty.onExit(({ exitCode, signal }) => {
      this.#exit = signal ? 128 + signal : exitCode;
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

  press(...keys: readonly (keyof typeof KEYS | (string & {}))[]): void {
    for (const key of keys) this.#pty.write(key in KEYS ? KEYS[key as keyof typeof KEYS] : key);
  }

  resize(columns: number, rows: number): void {
    this.#terminal.resize(columns, rows);
    this.#pty.resize(columns, rows);
  }

  kill(signal: string): void {
    process.kill(this.#pty.pid, signal);
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
    return this.output.lastIndexOf('\u001B[?2026h') <= this.output.lastIndexOf('\u001B[?2026l');
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
