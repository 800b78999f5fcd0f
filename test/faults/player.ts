/** Somebody who plays the built program in plain lines and remembers what it acknowledged. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { nextBelow, type RngState } from '../../src/core/rng.ts';
import { Running } from '../cli/support/bin.ts';

const CHOICE = /^ {2}\d+\. .* \[(?<notation>[^\]]+)\]$/gmu;

export class PlainPlayer {
  readonly run: Running;
  readonly #rng: RngState;
  #read = 0;

  constructor(
    argv: readonly string[],
    home: string,
    rng: RngState,
    env: Readonly<Record<string, string>> = {},
  ) {
    this.run = new Running(argv, home, env);
    this.#rng = rng;
  }

  /** What the program said up to its next question; null where it ended first. */
  async question(): Promise<string | null> {
    for (;;) {
      const end = this.run.out.indexOf('\n> ', this.#read);
      if (end >= 0) {
        const said = this.run.out.slice(this.#read, end);
        this.#read = end + 3;
        return said;
      }
      if (this.run.child.exitCode !== null || this.run.child.signalCode !== null) return null;
      await pause(5);
    }
  }

  /** Types one of the choices listed; returns its notation. */
  choose(question: string): string | null {
    const notations = [...question.matchAll(CHOICE)].map(match => match.groups!['notation']!);
    const number = nextBelow(this.#rng, Math.max(1, notations.length));
    if (notations.length > 0) this.run.type(String(number + 1));
    return notations[number] ?? null;
  }

  async kill(): Promise<void> {
    this.run.child.kill('SIGKILL');
    await this.run.ended();
  }
}

export function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms));
}

/** The one kept game of a home, or null where there is none yet. */
export function keptGame(home: string): { readonly path: string; readonly text: string } | null {
  try {
    const folder = join(home, 'games');
    const files = readdirSync(folder).filter(name => name.endsWith('.moves'));
    if (files.length > 1) throw new Error(`several kept games: ${files.join(', ')}`);
    const path = join(folder, files[0] ?? '');
    return files.length === 0 ? null : { path, text: readFileSync(path, 'utf8') };
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw error;
  }
}

/** The decisions in the text of a kept game with who took them, whole lines only. */
export function decisionsIn(text: string): { readonly name: string; readonly notation: string }[] {
  const whole = text.slice(0, text.lastIndexOf('\n') + 1);
  return [...whole.matchAll(/^(?<name>\w+): (?<move>[^\n]+)$/gmu)]
    .filter(match => !/^(?:game|rules|data|seed|players|options|first|result): /u.test(match[0]))
    .map(({ groups }) => ({ name: groups!['name']!, notation: groups!['move']! }));
}

export function movesIn(text: string): string[] {
  return decisionsIn(text).map(({ notation }) => notation);
}
