/** The built program as a process of its own. */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

const ROOT = join(import.meta.dirname, '../../..');
export const BIN = join(ROOT, 'bin/boardgames.js');

/** Brings the build up to date, as `npm ci` does. */
export function build(): void {
  const { status, stderr } = spawnSync('node', [join(ROOT, 'scripts/build.mjs'), '--if-stale'], {
    encoding: 'utf8',
  });
  if (status !== 0) throw new Error(`the build failed:\n${stderr}`);
}

export class Running {
  readonly child: ChildProcessWithoutNullStreams;
  out = '';
  err = '';
  readonly #ended: Promise<number | string | null>;

  constructor(argv: readonly string[], home: string, env: Readonly<Record<string, string>> = {}) {
    this.child = spawn('node', [BIN, ...argv], {
      env: { PATH: process.env['PATH'], BOARDGAMES_HOME: home, ...env },
      cwd: home,
    });
    this.child.stdout.setEncoding('utf8').on('data', text => {
      this.out += text;
    });
    this.child.stderr.setEncoding('utf8').on('data', text => {
      this.err += text;
    });
    this.#ended = new Promise(resolve => {
      this.child.on('close', (code, signal) => resolve(code ?? signal));
    });
    onTestFinished(() => void this.child.kill('SIGKILL'));
  }

  /** Waits until the output ends with a prompt after that many lines of input. */
  async prompted(times: number): Promise<void> {
    while (this.out.split('> ').length - 1 < times) {
      if (this.child.exitCode !== null) throw new Error(`ended early: ${this.err}`);
      await new Promise(resolve => setTimeout(resolve, 10));
    }
  }

  type(line: string): void {
    this.child.stdin.write(`${line}\n`);
  }

  ended(): Promise<number | string | null> {
    return this.#ended;
  }
}
