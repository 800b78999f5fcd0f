/**
 * One program at a time on a kept game. The lock is a file made with O_EXCL that names its process; a lock whose
 * process is gone (killed, power cut) is taken over.
 */
import { readFileSync } from 'node:fs';
import { hostname } from 'node:os';
import type { FileSystem } from './file-system.ts';
import { isCode, unusedName } from './file-system.ts';

export interface Owner {
  readonly pid: number;
  /** Tells two processes with the same number apart; null where the system does not say. */
  readonly started: string | null;
  readonly host: string;
}

export interface Processes {
  readonly self: Owner;
  alive(owner: Owner): boolean;
}

export const nodeProcesses: Processes = {
  self: { pid: process.pid, started: startOf(process.pid), host: hostname() },
  alive(owner) {
    if (owner.host !== hostname()) return true;
    try {
      process.kill(owner.pid, 0);
    } catch (error) {
      if (isCode(error, 'ESRCH')) return false;
    }
    return owner.started === null || startOf(owner.pid) === owner.started;
  },
};

/** Linux tells when a process started, in ticks since boot. */
function startOf(pid: number): string | null {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
    return stat.slice(stat.lastIndexOf(')') + 2).split(' ')[19] ?? null;
  } catch {
    return null;
  }
}

/** Anything larger was not written by this program. */
const MAX_LOCK_BYTES = 4_096;

export interface Lock {
  release(): void;
}

/** Returns the owner where another program holds the lock. */
export function takeLock(path: string, files: FileSystem, processes: Processes): Lock | Owner {
  const token = `${JSON.stringify(processes.self)}\n`;
  for (let attempt = 0; attempt < 3; attempt++) {
    try {
      files.create(path, token);
      return { release: () => releaseLock(path, token, files) };
    } catch (error) {
      if (!isCode(error, 'EEXIST')) throw error;
    }
    const found = readLock(path, files);
    if (found === null) continue;
    const owner = parseOwner(found);
    if (owner !== null && processes.alive(owner)) return owner;
    setAside(path, found, files);
  }
  const owner = parseOwner(readLock(path, files) ?? '');
  return owner ?? { pid: 0, started: null, host: '' };
}

export function lockOwner(path: string, files: FileSystem, processes: Processes): Owner | null {
  const owner = parseOwner(readLock(path, files) ?? '');
  return owner !== null && processes.alive(owner) ? owner : null;
}

/** Moves a stale lock away under a name of its own, so that of two programs only one removes it. */
function setAside(path: string, stale: string, files: FileSystem): void {
  const aside = `${path}.${unusedName()}.stale`;
  try {
    files.rename(path, aside);
  } catch (error) {
    if (isCode(error, 'ENOENT')) return;
    throw error;
  }
  try {
    // Another program was quicker and this is its lock: give it back.
    if (readLock(aside, files) !== stale) files.rename(aside, path);
    else files.remove(aside);
  } catch (error) {
    // A third program has come in between. Of two that write, one finds the file changed and tells its player.
    if (!isCode(error, 'EEXIST')) throw error;
    files.remove(aside);
  }
}

/** Removes a lock that nobody holds. An empty one may still be in writing, until it is old. */
export function sweepLock(path: string, old: boolean, files: FileSystem, processes: Processes): void {
  const found = readLock(path, files);
  if (found === null) return;
  const owner = parseOwner(found);
  const unheld = owner === null ? old && isEmpty(path, files) : !processes.alive(owner);
  if (unheld) setAside(path, found, files);
}

/** Whatever else names nobody was not written by this program. */
function isEmpty(path: string, files: FileSystem): boolean {
  const info = files.info(path);
  return info?.kind === 'file' && info.size === 0;
}

/** A failure that passes would shut this very program out of the game until it ends. */
const RELEASE_TRIES = 2;

function releaseLock(path: string, token: string, files: FileSystem): void {
  for (let left = RELEASE_TRIES; left > 0; left--) {
    try {
      if (readLock(path, files) === token) files.remove(path);
      return;
    } catch {
      // A lock that cannot be removed is stale as soon as this process ends.
    }
  }
}

function readLock(path: string, files: FileSystem): string | null {
  try {
    const info = files.info(path);
    if (info === null) return null;
    if (info.kind !== 'file' || info.size > MAX_LOCK_BYTES) return '';
    return files.read(path, MAX_LOCK_BYTES).toString('utf8');
  } catch (error) {
    if (isCode(error, 'ENOENT')) return null;
    throw error;
  }
}

function parseOwner(text: string): Owner | null {
  try {
    const { pid, started, host } = JSON.parse(text) as Partial<Record<keyof Owner, unknown>>;
    if (!Number.isSafeInteger(pid) || (pid as number) <= 0 || typeof host !== 'string') return null;
    return { pid: pid as number, started: typeof started === 'string' ? started : null, host };
  } catch {
    return null;
  }
}
