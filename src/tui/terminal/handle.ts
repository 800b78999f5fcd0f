/**
 * One terminal and whoever sits at it, as the full screen sees them: everything it knows of the outside comes in here,
 * so that one process can serve several. `process.ts` has that of the process itself.
 */
import type { Env } from '../../app/host.ts';
import type { ColorLevel } from '../theme/sgr.ts';
import type { InputSource } from './reader.ts';

/** Takes back what was asked for. */
export type Off = () => void;

export interface TerminalInput extends InputSource {
  /**
   * Throws away what has come in and nobody has read. Where something is still to come it waits for that, at most so
   * many milliseconds: `enough` is asked about all that was thrown away. Blocks, for it also runs while a process ends.
   */
  drain(enough: (read: string) => boolean, ms: number): void;
}

export interface TerminalOutput {
  readonly columns: number;
  readonly rows: number;
  write(text: string): void;
  /** Written before the next statement runs: also while the process ends. */
  writeNow(text: string): void;
  onResize(listener: () => void): Off;
}

export interface TerminalHandle {
  readonly input: TerminalInput;
  readonly output: TerminalOutput;
  /** What the terminal can show; what the player wants is in the settings. */
  readonly colorLevel: ColorLevel;
  readonly env: Env;
  onSignal(signal: NodeJS.Signals, listener: () => void): Off;
  /** The process ends: what is to be done has to be done at once. */
  onExit(listener: () => void): Off;
  /** Keeps what others write from tearing the picture; what was held back comes when it is let go. */
  holdBack(): () => string;
  /** Words for the normal screen, once the full one is left. At once, too. */
  tell(text: string): void;
  /** Stops the program until the shell brings it back (SIGCONT); null where nothing can. */
  readonly stop: (() => void) | null;
}
