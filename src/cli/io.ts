/** What a command knows of the world: injected, so that tests run every command in their own process. */
import { resolve } from 'node:path';
import type { CreateBots } from '../app/bots/player.ts';
import type { Host } from '../app/host.ts';
import type { CommandServices } from '../app/services.ts';
import type { TuiRequest } from '../tui/request.ts';
import type { Exit } from './exit-codes.ts';

export interface Input extends AsyncIterable<string | Uint8Array> {
  readonly isTTY?: boolean;
  /** The process may end although somebody still waits for input. */
  unref?(): unknown;
}

export interface Output {
  write(text: string): unknown;
  readonly isTTY?: boolean;
  readonly columns?: number;
  readonly rows?: number;
}

/** A path as the user gave it, made absolute; null where none was given. */
export function pathIn(cwd: string, given: string | undefined): string | null {
  return given === undefined ? null : resolve(cwd, given);
}

export interface Io extends Host {
  readonly stdin: Input;
  /** Results. */
  readonly stdout: Output;
  /** Messages. */
  readonly stderr: Output;
  /** Absolute: relative paths of the user start here. */
  readonly cwd: string;
  /** Shows a long text, a screen at a time where there is a screen. */
  page(text: string): Promise<void>;
  /** Bots and hints, loaded when the first of them is asked. */
  readonly createBots: CreateBots;
  openScreen(request: TuiRequest): Promise<Exit>;
  /** Resolves when Enter is pressed at the terminal, outside of every screen. */
  enterPressed(): Promise<void>;
}

/** For commands that open or keep games. */
export interface GameIo extends Io {
  readonly services: CommandServices;
}
