/** Which of the ways to look at a game fits the terminal at hand, and how it should be drawn. */
import { CURTAIN_MODES, type CurtainMode } from '../app/curtain.ts';
import type { Settings } from '../app/settings.ts';
import { Problem } from '../core/problem.ts';
import { readConfig, THEME_CHOICES, type ThemeChoice } from '../storage/config.ts';
import type { Io } from './io.ts';

/** Flags of every command that opens a table. */
export interface FaceFlags {
  readonly plain?: boolean;
  readonly ascii?: boolean;
  /** Commander's form of `--no-color`. */
  readonly color?: boolean;
  readonly curtain?: CurtainMode;
  readonly theme?: ThemeChoice;
  /** Commander's form of `--no-mouse`. */
  readonly mouse?: boolean;
}

export type Face = 'screen' | 'plain';

/** Null where there is neither a terminal nor a wish for plain lines. */
export function faceOf(flags: FaceFlags, io: Io): Face | null {
  if (flags.plain === true) return 'plain';
  if (io.stdin.isTTY !== true || io.stdout.isTTY !== true) return null;
  return isDumb(io) ? 'plain' : 'screen';
}

export function noTerminal(): Problem {
  const ways = 'use --plain to play by lines of text, or --moves FILE to play the moves of a file';
  return new Problem(`There is no terminal here: ${ways}.`, 'usage');
}

/** Flags go before the environment, the environment before the configuration file. */
export async function settingsOf(flags: FaceFlags, io: Io): Promise<Settings> {
  const config = await readConfig(io.env, io.files);
  const { ascii, color, curtain, theme, mouse, colors, keys, name, level } = config;
  const noColor = io.env['NO_COLOR'];
  return {
    ascii: flags.ascii ?? ascii ?? false,
    color:
      flags.color !== false && (noColor === undefined || noColor === '') && !isDumb(io) && color !== false,
    curtain: flags.curtain ?? curtain ?? CURTAIN_MODES[0],
    theme: flags.theme ?? theme ?? THEME_CHOICES[0],
    mouse: flags.mouse !== false && mouse !== false,
    ...(colors === undefined ? {} : { colors }),
    ...(keys === undefined ? {} : { keys }),
    ...(name === undefined ? {} : { name }),
    ...(level === undefined ? {} : { level }),
  };
}

function isDumb(io: Io): boolean {
  return io.env['TERM'] === 'dumb';
}
