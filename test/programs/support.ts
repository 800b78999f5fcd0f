/** Processes for tests, and how to see that none is left. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import type { NewGameMessage } from '../../src/programs/messages.ts';
import type { Question } from '../../src/programs/question.ts';

export const GAME: NewGameMessage = {
  ...{ type: 'new', game: 'nim', title: 'Nim', rules: 1, data: '00000000' },
  ...{ seat: 0, players: ['A', 'B'], options: {} },
};

export const question = (number: number): Question => ({
  ...{ number, round: 1, turn: 1, kind: 'take', prompt: 'Take?', rule: 'nim.take', secret: false },
  moves: [
    { move: 'take 1', text: 'Take one' },
    { move: 'take 2', text: 'Take two' },
  ],
  view: { viewer: 0, players: 2, round: 1 },
  events: [],
});

/** The command that starts a program of hostile.mjs. */
export function hostile(manner: string, ...rest: readonly string[]): string {
  return [process.execPath, join(import.meta.dirname, 'hostile.mjs'), manner, ...rest].join(' ');
}

/** Processes whose command line holds the text, but for those that have ended and wait for their parent. */
export function running(text: string): string[] {
  const { stdout } = spawnSync('ps', ['-eo', 'pid,stat,args'], { encoding: 'utf8' });
  return stdout.split('\n').filter(line => line.includes(text) && !/^\s*\d+\s+Z/u.test(line));
}

/** Waits until none of them runs, for a killed process takes a moment to go. */
export async function allGone(text: string): Promise<string[]> {
  for (let left = 100; left > 0 && running(text).length > 0; left--) {
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  return running(text);
}
