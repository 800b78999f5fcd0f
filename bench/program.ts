/** The built program and how it is run for measurements: a home of its own, no trace of a CI around it. */
import { execFileSync, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export const PROGRAM = join(root, 'bin/boardgames.js');
export const BOT_WORKER = join(root, 'dist/bot-worker.js');

export function buildProgram(): void {
  execFileSync(process.execPath, [join(root, 'scripts/build.mjs'), '--if-stale'], {
    stdio: ['ignore', 2, 2],
  });
}

export interface Home {
  readonly folder: string;
  readonly env: Record<string, string>;
  remove(): void;
}

export function makeHome(): Home {
  const folder = mkdtempSync(join(tmpdir(), 'boardgames-bench-'));
  const { CI: _, ...rest } = process.env;
  const env = Object.fromEntries(Object.entries(rest).filter(entry => entry[1] !== undefined)) as Record<
    string,
    string
  >;
  return {
    folder,
    env: { ...env, BOARDGAMES_HOME: folder, TERM: 'xterm-256color' },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** From the start of a Node to its end, in milliseconds. */
export async function timeOf(args: readonly string[], home: Home): Promise<number> {
  const start = performance.now();
  const child = spawn(process.execPath, args, { env: home.env, stdio: 'ignore' });
  const [code] = await once(child, 'exit');
  const time = performance.now() - start;
  if (code !== 0) throw new Error(`node ${args.join(' ')} ended with exit code ${code}`);
  return time;
}

/** Resident memory of a process in MB; 0 where it has ended. */
export function residentMemory(pid: number): number {
  return Number(spawnSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' }).stdout) / 1024;
}
