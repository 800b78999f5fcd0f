/** What a command knows of the world: injected, so that tests run every command in their own process. */

import type { CreateBots } from '../app/bots/player.ts';
import type { Host } from '../app/host.ts';
import type { TuiRequest } from '../tui/request.ts';

export interface Input extends AsyncIterable<string | Uint8Array> {
  readonly isTTY?: boolean;
}

export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

export interface Io extends Host {
  readonly stdin: Input;
  /** Results. */
  readonly stdout: Output;
  /** Talk. */
  readonly stderr: Output;
  /** Absolute: relative paths of the user start here. */
  readonly cwd: string;
  /** The clock. */
  now(): Date;
  /** Shows a long text, a screen at a time where there is a screen. */
  page(text: string): Promise<void>;
  /** Bots and hints, loaded when the first of them is asked. */
  readonly createBots: CreateBots;
  /** Resolves to the exit code. */
  openScreen(request: TuiRequest): Promise<number>;
}
