/** Processes for tests, and how to see that none is left. */
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

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
