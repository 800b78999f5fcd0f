/** What a command knows of the world: injected, so that tests run every command in their own process. */
import type { TuiRequest } from '../app/session.ts';
import type { BotPlayer, BotPlayerOptions } from '../bots/types.ts';
import type { GameEntry } from '../registry.ts';
import type { FileSystem } from '../storage/file-system.ts';
import type { Env } from '../storage/paths.ts';

export interface Input extends AsyncIterable<string | Uint8Array> {
  readonly isTTY?: boolean;
}

export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

export interface Io {
  readonly stdin: Input;
  /** Results. */
  readonly stdout: Output;
  /** Talk. */
  readonly stderr: Output;
  readonly env: Env;
  /** Absolute: relative paths of the user start here. */
  readonly cwd: string;
  readonly files: FileSystem;
  readonly games: readonly GameEntry[];
  /** The clock. */
  now(): Date;
  /** Runs when the process ends, on signals too. Returns how to take it back. */
  onExit(act: () => void): () => void;
  /** Shows a long text, a screen at a time where there is a screen. */
  page(text: string): Promise<void>;
  /** Bots and hints, loaded when the first of them is asked. */
  createBots(options: BotPlayerOptions): Promise<BotPlayer>;
  openScreen(request: TuiRequest): Promise<number>;
}
