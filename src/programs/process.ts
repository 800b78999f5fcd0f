/**
 * A foreign program as a process with pipes. It runs in a process group of its own, which is killed whole when the program
 * is done with and, at the latest, when this process ends, by a signal too.
 */
import { type ChildProcessWithoutNullStreams, spawn, spawnSync } from 'node:child_process';

export interface Listener {
  /** A line of its output, without the line end. */
  onLine(line: string): void;
  /** Why nothing more will come of it, as a clause. Called once. */
  onEnd(why: string): void;
  /** What it wrote to stderr. */
  onTalk(text: string): void;
}

export interface ProcessLink {
  write(line: string): void;
  /** From here on it may write as much again. */
  refill(): void;
  /** Lets it end by itself for so long, then kills it and all that it has started. */
  close(graceMs: number): Promise<void>;
}

export type StartProcess = (command: string, outputBytes: number, listener: Listener) => ProcessLink;

const isWindows = process.platform === 'win32';
/** How long the end of a killed process is waited for. */
const REAP_MS = 2000;
/** How long is listened to a program that has ended. */
const LAST_WORDS_MS = 200;

/** Leaders of the groups that may be alive. */
const groups = new Set<number>();
let watching = false;

function watch(pid: number): void {
  groups.add(pid);
  if (!watching) process.on('exit', () => groups.forEach(killGroup));
  watching = true;
}

function killGroup(pid: number): void {
  groups.delete(pid);
  if (isWindows) {
    spawnSync('taskkill', ['/pid', String(pid), '/t', '/f'], { stdio: 'ignore', windowsHide: true });
    return;
  }
  try {
    process.kill(-pid, 'SIGKILL');
  } catch {
    // The group is empty.
  }
}

/** The command is the user's own and goes through the shell, with the user's own rights. */
export const startProcess: StartProcess = (command, outputBytes, listener) => {
  const child = spawn(command, {
    shell: true,
    detached: !isWindows,
    windowsHide: true,
    stdio: ['pipe', 'pipe', 'pipe'],
  }) as ChildProcessWithoutNullStreams;
  const { pid } = child;
  if (pid !== undefined) watch(pid);
  let over = false;
  const end = (why: string): void => {
    if (over) return;
    over = true;
    child.stdout.destroy();
    if (pid !== undefined) killGroup(pid);
    listener.onEnd(why);
  };
  const gone = new Promise<void>(resolve => {
    child.on('exit', () => resolve());
    child.on('error', () => resolve());
  });
  child.on('error', error => end(`it could not be started: ${error.message}`));
  // What it wrote last is still to be read when it has ended; a child of its own may hold the pipe for ever.
  const endSoon = (why: string): void => void setTimeout(end, LAST_WORDS_MS, why).unref();
  let how = 'it ended';
  child.on('exit', (code, signal) => {
    how = signal === null ? `it ended with code ${code}` : `it ended by ${signal}`;
    endSoon(how);
  });
  child.on('close', () => end(how));
  child.stdout.on('end', () => endSoon('it closed its output'));
  child.stderr.setEncoding('utf8').on('data', (text: string) => listener.onTalk(text));
  // Whoever does not read, or has ended, is noticed by its silence or its end.
  for (const stream of [child.stdin, child.stdout, child.stderr]) stream.on('error', () => {});

  let left = outputBytes;
  let rest: Buffer[] = [];
  child.stdout.on('data', (chunk: Buffer) => {
    left -= chunk.length;
    if (left < 0) return end(`it wrote more than ${outputBytes} bytes unasked`);
    let from = 0;
    for (let at = chunk.indexOf(LINE_END); at >= 0 && !over; at = chunk.indexOf(LINE_END, from)) {
      const line = Buffer.concat([...rest, chunk.subarray(from, at)]).toString('utf8');
      rest = [];
      from = at + 1;
      listener.onLine(line);
    }
    rest.push(chunk.subarray(from));
  });

  return {
    write(line) {
      if (!over) child.stdin.write(`${line}\n`);
    },
    refill() {
      left = outputBytes;
    },
    async close(graceMs) {
      child.stdin.end();
      if (!over) await Promise.race([gone, pause(graceMs)]);
      end('it was ended');
      if (pid !== undefined) await Promise.race([gone, pause(REAP_MS)]);
      child.stdin.destroy();
      child.stderr.destroy();
    },
  };
};

const LINE_END = 0x0a;

function pause(ms: number): Promise<void> {
  return new Promise(resolve => setTimeout(resolve, ms).unref());
}
