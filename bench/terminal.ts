/** A full-screen program in a pseudo-terminal, watched from outside: when is which frame finished? */
import { setTimeout as sleep } from 'node:timers/promises';
import type { IPty } from '@lydell/node-pty';
import { spawn } from '@lydell/node-pty';
import headless from '@xterm/headless';
import type { Home } from './program.ts';
import { residentMemory } from './program.ts';
import { spread } from './stats.ts';

/** Ends every frame, both of Ink and of the program: the end of a synchronized update. */
const FRAME_END = '\u001B[?2026l';
/** Asked of a terminal by programs that want to know its colours; answered at once, as terminals do. */
const QUESTION = '\u001B[c';
const ANSWER = '\u001B]11;rgb:1616/1818/1d1d\u001B\\\u001B[?62;4c';
/** Nothing more comes after so long. */
const QUIET_MS = 60;
const PATIENCE_MS = 20_000;
/** Keys in one figure, and before the first one that counts. */
const KEYS_PER_FIGURE = 10;
const WARM_UP_KEYS = 20;
const KEYS = ['\u001B[B', '\u001B[A'] as const;

/** Down and up in turn: every key moves the mark and changes the screen. */
export function keyAt(i: number): string {
  return KEYS[i % KEYS.length]!;
}

export interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** A program and its arguments. */
export type Command = readonly [string, ...string[]];

interface Chunk {
  readonly at: number;
  readonly text: string;
}

export class Screenful {
  readonly #size: Size;
  readonly #start = performance.now();
  readonly #pty: IPty;
  #chunks: Chunk[] = [];
  #ended = false;

  constructor(command: Command, size: Size, home: Home) {
    this.#size = size;
    const [file, ...args] = command;
    this.#pty = spawn(file, args, {
      cols: size.columns,
      rows: size.rows,
      cwd: home.folder,
      env: home.env,
      name: 'xterm-256color',
    });
    this.#pty.onData(text => {
      this.#chunks.push({ at: performance.now(), text });
      if (text.includes(QUESTION)) this.#pty.write(ANSWER);
    });
    this.#pty.onExit(() => {
      this.#ended = true;
    });
  }

  /** From the start of the process to the end of the first frame that fills half of the lines. */
  async firstFrame(): Promise<number> {
    const chunks = await this.#settled(400);
    const terminal = new headless.Terminal({
      cols: this.#size.columns,
      rows: this.#size.rows,
      allowProposedApi: true,
    });
    try {
      for (const { at, text } of chunks) {
        await new Promise<void>(resolve => terminal.write(text, resolve));
        if (text.includes(FRAME_END) && filledLines(terminal) * 2 >= this.#size.rows) {
          return at - this.#start;
        }
      }
    } finally {
      terminal.dispose();
    }
    throw new Error('the screen was never filled');
  }

  /** Answers a question that is asked before the screen comes up. */
  async answer(question: string, text: string): Promise<void> {
    await this.#heard(question);
    this.#chunks = [];
    this.#pty.write(`${text}\r`);
  }

  /** Presses a few keys that do not count. */
  async warmUp(): Promise<void> {
    for (let i = 0; i < WARM_UP_KEYS; i++) await this.press(keyAt(i));
  }

  /** One figure: the median of several keys. */
  async medianKey(): Promise<number> {
    const times: number[] = [];
    for (let i = 0; i < KEYS_PER_FIGURE; i++) times.push(await this.press(keyAt(i)));
    return spread(times).median;
  }

  /** From a key press to the end of the last frame it leads to. */
  async press(key: string): Promise<number> {
    this.#chunks = [];
    const start = performance.now();
    this.#pty.write(key);
    const chunks = await this.#settled(QUIET_MS);
    const last = chunks.findLast(chunk => chunk.text.includes(FRAME_END));
    return last!.at - start;
  }

  /** Presses a key as soon as the last one's frame has come, and does not wait for more. */
  async hurry(key: string): Promise<void> {
    this.#chunks = [];
    this.#pty.write(key);
    await this.#heard(FRAME_END);
  }

  residentMemory(): number {
    return residentMemory(this.#pty.pid);
  }

  close(): void {
    if (!this.#ended) this.#pty.kill('SIGKILL');
  }

  async #settled(quietMs: number): Promise<readonly Chunk[]> {
    await this.#heard(FRAME_END);
    while (performance.now() - this.#chunks.at(-1)!.at < quietMs) await sleep(5);
    return this.#chunks;
  }

  async #heard(text: string): Promise<void> {
    const deadline = performance.now() + PATIENCE_MS;
    while (!this.#chunks.some(chunk => chunk.text.includes(text))) {
      if (this.#ended) throw new Error(`the program ended: ${this.#text()}`);
      if (performance.now() > deadline) {
        throw new Error(`${JSON.stringify(text)} did not come: ${this.#text()}`);
      }
      await sleep(1);
    }
  }

  #text(): string {
    return JSON.stringify(
      this.#chunks
        .map(chunk => chunk.text)
        .join('')
        .slice(-400),
    );
  }
}

function filledLines(terminal: headless.Terminal): number {
  const { active } = terminal.buffer;
  let filled = 0;
  for (let y = 0; y < terminal.rows; y++) {
    if (
      active
        .getLine(active.viewportY + y)
        ?.translateToString(true)
        .trim()
    )
      filled++;
  }
  return filled;
}
