/**
 * Tells people that it is their turn, with a command of the host's. What it is told stands in its environment: nothing of it
 * ever becomes a part of the command.
 */
import { spawn } from 'node:child_process';
import type { Env } from '../storage/paths.ts';

export interface Turn {
  readonly table: string;
  readonly seat: string;
  /** Sits at the table right now. */
  readonly here: boolean;
}

/** A command that takes longer is ended. */
const PATIENCE_MS = 60_000;

/** Resolves to a sentence on what went wrong, null where nothing did. */
export function notify(command: string, turn: Turn, env: Env): Promise<string | null> {
  return new Promise(resolve => {
    const child = spawn(command, {
      shell: true,
      stdio: 'ignore',
      timeout: PATIENCE_MS,
      env: {
        ...env,
        BOARDGAMES_TABLE: turn.table,
        BOARDGAMES_SEAT: turn.seat,
        BOARDGAMES_HERE: turn.here ? 'yes' : 'no',
        BOARDGAMES_TEXT: `It is your turn at the table ${turn.table}, ${turn.seat}.`,
      },
    });
    child.on('error', () => resolve('The command of --notify could not be run.'));
    child.on('exit', code => {
      resolve(code === 0 ? null : `The command of --notify ended with ${code ?? 'a signal'}.`);
    });
  });
}
