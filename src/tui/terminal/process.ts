/** The terminal of this process. Nothing else in `src/tui` knows the process. */
import { closeSync, constants, openSync, readSync, writeSync } from 'node:fs';
import { supportsColor } from 'chalk';
import type { ColorLevel } from '../theme/sgr.ts';
import type { TerminalHandle } from './handle.ts';

type Write = typeof process.stdout.write;

export function processTerminal(): TerminalHandle {
  const { stdin, stdout, stderr, env } = process;
  const write = stdout.write.bind(stdout);
  return {
    input: {
      setRawMode: on => void stdin.setRawMode(on),
      setEncoding: encoding => stdin.setEncoding(encoding),
      on: (event, listener) => stdin.on(event, listener),
      off: (event, listener) => stdin.off(event, listener),
      resume: () => stdin.resume(),
      pause: () => stdin.pause(),
      drain: drainTerminal,
    },
    output: {
      get columns() {
        return stdout.columns || 80;
      },
      get rows() {
        return stdout.rows || 24;
      },
      write: text => void write(text),
      writeNow: text => writeNow(stdout.fd, text),
      onResize(listener) {
        stdout.on('resize', listener);
        return () => void stdout.off('resize', listener);
      },
    },
    colorLevel: colorLevel(),
    env,
    onSignal(signal, listener) {
      process.on(signal, listener);
      return () => void process.off(signal, listener);
    },
    onExit(listener) {
      process.on('exit', listener);
      return () => void process.off('exit', listener);
    },
    holdBack,
    tell: text => writeNow(stderr.fd, text),
    // With all that was started together with it.
    stop: process.platform === 'win32' ? null : () => void process.kill(0, 'SIGTSTP'),
  };
}

/** A terminal of which nothing is known has at least the sixteen. */
function colorLevel(): ColorLevel {
  if (supportsColor !== false) return supportsColor.level;
  return process.env['FORCE_COLOR'] === undefined ? 1 : 0;
}

/** Warnings and the like. */
function holdBack(): () => string {
  const held: string[] = [];
  const original = { out: process.stdout.write, err: process.stderr.write };
  // The two are overloaded; this takes all of their forms.
  const hold = ((chunk: string | Uint8Array, ...rest: unknown[]): boolean => {
    held.push(typeof chunk === 'string' ? chunk : Buffer.from(chunk).toString());
    const done = rest.find(each => typeof each === 'function') as (() => void) | undefined;
    done?.();
    return true;
  }) as Write;
  process.stdout.write = hold;
  process.stderr.write = hold;
  return () => {
    process.stdout.write = original.out;
    process.stderr.write = original.err;
    return held.join('');
  };
}

/** Also to a terminal that is busy. */
function writeNow(fd: number, text: string): void {
  let rest = Buffer.from(text);
  for (let attempt = 0; attempt < 1000 && rest.length > 0; attempt++) {
    try {
      rest = rest.subarray(writeSync(fd, rest));
    } catch (error) {
      if (!isBusy(error)) return;
    }
  }
}

const PAUSE_MS = 5;

function drainTerminal(enough: (read: string) => boolean, ms: number): void {
  const until = performance.now() + ms;
  let read = '';
  const terminal = openTerminal();
  if (terminal === null) return;
  try {
    const bytes = Buffer.alloc(4096);
    for (;;) {
      try {
        const length = readSync(terminal, bytes);
        if (length === 0) return;
        read += bytes.toString('latin1', 0, length);
      } catch (error) {
        if (!isBusy(error) || enough(read) || performance.now() >= until) return;
        Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, PAUSE_MS);
      }
    }
  } finally {
    closeSync(terminal);
  }
}

/** For reading without waiting; null where there is none to be had. */
function openTerminal(): number | null {
  try {
    return openSync('/dev/tty', constants.O_RDONLY | constants.O_NONBLOCK);
  } catch {
    return null;
  }
}

function isBusy(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'EAGAIN';
}
