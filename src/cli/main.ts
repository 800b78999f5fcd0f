/** Binds one run of the program to the process around it. */
import { done } from '../core/result.ts';
import { registry } from '../registry.ts';
import { nodeFiles, reasonOf } from '../storage/file-system.ts';
import { EXIT, exitCodeOf } from './exit-codes.ts';
import type { Io } from './io.ts';
import { report, run } from './run.ts';

const SIGNALS = ['SIGHUP', 'SIGINT', 'SIGTERM'] as const;

const { stdin, stdout, stderr, env } = process;

const io: Io = {
  stdin,
  stdout,
  stderr,
  env,
  cwd: process.cwd(),
  files: nodeFiles,
  games: registry,
  now: () => new Date(),
  onExit(act) {
    process.once('exit', act);
    return () => process.removeListener('exit', act);
  },
  async page(text) {
    const fits = text.split('\n').length <= (stdout.rows ?? 0);
    if (stdout.isTTY && stdin.isTTY && !fits) {
      const { showInPager } = await import('./pager.ts');
      if (await showInPager(text, env)) return;
    }
    stdout.write(text);
  },
  async createBots(options) {
    const { createBotPlayer } = await import('../app/bots/player.ts');
    return createBotPlayer(options);
  },
  async openScreen(request) {
    const { processTerminal } = await import('../tui/terminal/process.ts');
    const { runTui } = await import('../tui/index.ts');
    const signal = await runTui(request, processTerminal());
    if (!signal.ok) return signal;
    return done(signal.value === null ? EXIT.done : exitCodeOf(signal.value));
  },
  enterPressed() {
    return new Promise(resolve => {
      const listener = (typed: string | Buffer): void => {
        if (!/[\r\n]/u.test(typed.toString())) return;
        stdin.off('data', listener).pause();
        resolve();
      };
      stdin.on('data', listener).resume();
    });
  },
};

for (const signal of SIGNALS) {
  process.on(signal, () => {
    // A screen or a simulation that listens itself ends in its own way.
    if (process.listenerCount(signal) === 1) process.exit(exitCodeOf(signal));
  });
}

const HUNG_UP = exitCodeOf('SIGHUP');

// A reader that has seen enough (`| head`) is no failure, and a terminal that was closed is a hang-up.
for (const stream of [stdout, stderr]) {
  stream.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code === 'EIO' && stream.isTTY) process.exit(HUNG_UP);
    if (error.code === 'EPIPE') process.exit();
    // A full disk, most likely. Where not even this can be said, the exit code has to do.
    if (stream === stdout) stderr.write(`boardgames: The output cannot be written: ${reasonOf(error)}.\n`);
    process.exit(EXIT.failure);
  });
}

// Whoever reads the input hears of every other failure.
stdin.on('error', (error: NodeJS.ErrnoException) => {
  if (error.code === 'EIO' && stdin.isTTY) process.exit(HUNG_UP);
});

process.on('uncaughtException', async error => {
  process.exit(await report(error, io));
});

process.exitCode = await run(process.argv.slice(2), io);
