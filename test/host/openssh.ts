/** The built program as a host, and the real OpenSSH client in a pseudo-terminal as its guest. */
import { execFileSync, spawnSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { spawn } from '@lydell/node-pty';
import xterm from '@xterm/headless';
import { onTestFinished } from 'vitest';
import { Running } from '../cli/support/bin.ts';
import { World } from '../cli/support/world.ts';
import { listening, pause } from './support.ts';

export const installed = spawnSync('ssh', ['-V']).status === 0;

/** A new pair of keys; returns the path of the private one. */
export function sshKey(world: World, name = 'key'): string {
  const path = world.path(name);
  execFileSync('ssh-keygen', ['-q', '-t', 'ed25519', '-N', '', '-f', path]);
  return path;
}

/** Somebody who sits before a terminal and types `ssh`. */
export class OpenSshGuest {
  readonly terminal = new xterm.Terminal({ cols: 100, rows: 30, allowProposedApi: true });
  /** All that came. */
  text = '';
  readonly #pty: ReturnType<typeof spawn>;
  exitCode: number | null = null;
  #pending: Promise<void> = Promise.resolve();
  /** Pieces that the terminal has not drawn yet. */
  #undrawn = 0;

  constructor(argv: readonly string[]) {
    this.#pty = spawn('ssh', [...argv], { cols: 100, rows: 30, name: 'xterm-256color' });
    this.#pty.onData(data => {
      this.text += data;
      this.#undrawn++;
      this.#pending = new Promise(done =>
        this.terminal.write(data, () => {
          this.#undrawn--;
          done();
        }),
      );
    });
    this.terminal.onData(data => this.#pty.write(data));
    this.#pty.onExit(({ exitCode }) => {
      this.exitCode = exitCode;
    });
    onTestFinished(() => {
      if (this.exitCode === null) this.#pty.kill();
    });
  }

  /** A frame comes in parts: between its two marks the screen is half old, half new. */
  get wholeFrame(): boolean {
    const { text } = this;
    return this.#undrawn === 0 && text.lastIndexOf('\u001B[?2026h') < text.lastIndexOf('\u001B[?2026l');
  }

  send(text: string): void {
    this.#pty.write(text);
  }

  resize(cols: number, rows: number): void {
    this.terminal.resize(cols, rows);
    this.#pty.resize(cols, rows);
  }

  get screen(): string {
    const { active } = this.terminal.buffer;
    const line = (i: number): string => active.getLine(active.viewportY + i)?.translateToString(true) ?? '';
    return Array.from({ length: this.terminal.rows }, (_, i) => line(i)).join('\n');
  }

  async until(what: string | RegExp): Promise<string> {
    for (let i = 0; ; i++) {
      await this.#pending;
      if (typeof what === 'string' ? this.screen.includes(what) : what.test(this.screen)) return this.screen;
      if (i > 6000) throw new Error(`${String(what)} did not come:\n${this.screen}`);
      await pause(5);
    }
  }

  async left(): Promise<number> {
    while (this.exitCode === null) await pause(5);
    await pause(20);
    await this.#pending;
    return this.exitCode;
  }
}

export interface OpenHost {
  readonly world: World;
  readonly argv: (login: string, ...more: readonly string[]) => string[];
  readonly code: (name: string) => string;
  readonly run: Running;
}

export async function openHost(players: string, ...more: readonly string[]): Promise<OpenHost> {
  const world = new World();
  world.write('home/.keep', '');
  const config = world.path('ssh_config');
  const known = world.path('known_hosts');
  writeFileSync(
    config,
    `Host *\n StrictHostKeyChecking no\n UserKnownHostsFile ${known}\n IdentitiesOnly yes\n`,
  );
  const run = new Running(
    ['host', 'leonardo', '--players', players, '--seed', 'real', '--listen', '127.0.0.1:0', ...more],
    world.home,
  );
  await listening(() => run.err);
  const port = /ssh -p (?<port>\d+)/u.exec(run.out)!.groups!['port']!;
  return {
    ...{ world, run },
    argv: (login, ...more) => ['-F', config, '-p', port, ...more, `${login}@127.0.0.1`],
    code: name => new RegExp(`${name}: .* code (?<code>\\S+)`, 'u').exec(run.out)!.groups!['code']!,
  };
}
