/** What the program runs on: handed in, so that tests run everything on a disk and a clock of their own. */
import type { GameEntry } from '../registry.ts';
import type { FileSystem } from '../storage/file-system.ts';
import type { Env } from '../storage/paths.ts';

export type { Env } from '../storage/paths.ts';

export interface Host {
  readonly env: Env;
  readonly files: FileSystem;
  readonly games: readonly GameEntry[];
  /** The clock. */
  now(): Date;
  /** Runs when the process ends, on signals too. Returns a function that revokes it. */
  onExit(act: () => void): () => void;
}
