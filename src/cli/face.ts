/** Which of the ways to look at a game fits the terminal at hand, and how it should be drawn. */
import { CURTAIN_MODES, type CurtainMode } from '../app/curtain.ts';
import type { Settings } from '../app/settings.ts';
import { done, type Result, refused } from '../core/result.ts';
import { readConfig, THEME_CHOICES, type ThemeChoice } from '../storage/config.ts';
import type { Io } from './io.ts';

/** Flags of every command that opens a table. */
export interface FaceFlags {
  readonly plain?: boolean;
  /** Plain lines, too. */
  readonly brief?: boolean;
  readonly ascii?: boolean;
  /** Commander's form of `--no-color`. */
  readonly color?: boolean;
  readonly curtain?: CurtainMode;
  readonly theme?: ThemeChoice;
  /** Commander's form of `--no-mouse`. */
  readonly mouse?: boolean;
  /** Commander's form of `--no-warnings`. */
  readonly warnings?: boolean;
}

export type Face = 'screen' | 'plain';

/** Refused where there is neither a terminal nor `--plain`. */
export function faceOf(flags: FaceFlags, io: Io): Result<Face> {
  if (isPlain(flags)) return done('plain');
  if (io.stdin.isTTY === true && io.stdout.isTTY === true) return done(isDumb(io) ? 'plain' : 'screen');
  const ways = 'use --plain to play by lines of text, or --moves FILE to play the moves of a file';
  return refused('usage', `There is no terminal here: ${ways}.`);
}

/** Flags go before the environment, the environment before the configuration file. */
export async function settingsOf(flags: FaceFlags, io: Io): Promise<Result<Settings>> {
  const config = await readConfig(io.env, io.files);
  if (!config.ok) return config;
  const {
    ascii,
    color,
    curtain,
    theme,
    mouse,
    brief,
    colors,
    keys,
    name,
    level,
    pace,
    digits,
    moments,
    warnings,
  } = config.value;
  const noColor = io.env['NO_COLOR'];
  return done({
    ascii: flags.ascii ?? ascii ?? false,
    color:
      flags.color !== false && (noColor === undefined || noColor === '') && !isDumb(io) && color !== false,
    curtain: flags.curtain ?? curtain ?? CURTAIN_MODES[0],
    theme: flags.theme ?? theme ?? THEME_CHOICES[0],
    mouse: flags.mouse !== false && mouse !== false,
    brief: flags.brief ?? brief ?? false,
    ...(colors === undefined ? {} : { colors }),
    ...(keys === undefined ? {} : { keys }),
    ...(name === undefined ? {} : { name }),
    ...(level === undefined ? {} : { level }),
    ...(pace === undefined ? {} : { pace }),
    ...(digits === undefined ? {} : { digits }),
    ...(moments === undefined ? {} : { moments }),
    warnings: flags.warnings !== false && warnings !== false,
  });
}

export function isPlain({ plain, brief }: FaceFlags): boolean {
  return plain === true || brief === true;
}

function isDumb(io: Io): boolean {
  return io.env['TERM'] === 'dumb';
}
