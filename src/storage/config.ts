/** The player's own settings: a TOML file that need not exist. Its parser is loaded only where it does. */
import { done, type Result } from '../core/result.ts';
import type { BotLevel } from '../core/seats.ts';
import type { FileSystem } from './file-system.ts';
import { configFile, type Env } from './paths.ts';
import { readTextIfThere } from './read-file.ts';

/** Hues for the things of the games. */
export type HueName = (typeof HUE_NAMES)[number];
const HUE_NAMES = [
  ...(['red', 'orange', 'yellow', 'green', 'teal'] as const),
  ...(['blue', 'purple', 'pink', 'brown', 'grey'] as const),
] as const;

/** Backgrounds: the bar on top, the row under the cursor, the panel in focus, and what maps are made of. */
export type GroundName = (typeof GROUND_NAMES)[number];
const GROUND_NAMES = ['header', 'selected', 'panel', 'land', 'sea'] as const;

/** Every colour of the full screen; `text` stands on these backgrounds. */
export const COLOR_NAMES = [
  ...(['text', 'dim', 'rule', 'accent', 'good', 'bad', 'warn'] as const),
  ...HUE_NAMES,
  ...GROUND_NAMES,
] as const;
export type ColorName = (typeof COLOR_NAMES)[number];

/** Colours as `#RRGGBB`, in the place of the usual ones. */
export interface PaletteColors extends Readonly<Partial<Record<ColorName, string | undefined>>> {
  /** By seat. */
  readonly players?: readonly string[] | undefined;
}

/** Those on a dark background, and apart from them those on a light one. */
export interface Colors extends PaletteColors {
  readonly light?: PaletteColors | undefined;
}

/** What typing the number of a move does: the cursor goes there, or the move is played. */
export const DIGITS_MODES = ['move', 'play'] as const;
export type DigitsMode = (typeof DIGITS_MODES)[number];

/** Which palette: the one for a dark or a light background, or whichever fits the terminal. */
export const THEME_CHOICES = ['auto', 'dark', 'light'] as const;
export type ThemeChoice = (typeof THEME_CHOICES)[number];

/** How long the moves of bots are looked at. */
export const PACES = ['watch', 'fast'] as const;
export type Pace = (typeof PACES)[number];

/** Everything may be left out; flags of the command line go before it. */
export interface Config {
  /** The player's name at the table. */
  readonly name?: string | undefined;
  /** Level of the bots that are seated beside a single player. */
  readonly level?: BotLevel | undefined;
  readonly ascii?: boolean | undefined;
  readonly color?: boolean | undefined;
  readonly theme?: ThemeChoice | undefined;
  readonly mouse?: boolean | undefined;
  /** Plain lines in few words. */
  readonly brief?: boolean | undefined;
  readonly curtain?: 'auto' | 'always' | 'never' | undefined;
  readonly pace?: Pace | undefined;
  /** Digits put the cursor on a move, or play it at once. */
  readonly digits?: DigitsMode | undefined;
  /** Throws, opened bids and new rounds are shown over the table. */
  readonly moments?: boolean | undefined;
  readonly warnings?: boolean | undefined;
  readonly colors?: Colors | undefined;
  /** Keys of the table by action. */
  readonly keys?: Readonly<Record<string, string>> | undefined;
}

export const MAX_CONFIG_BYTES = 100_000;

export async function readConfig(env: Env, files: FileSystem): Promise<Result<Config>> {
  const path = configFile(env);
  if (!path.ok) return path;
  const text = readTextIfThere(path.value, MAX_CONFIG_BYTES, files);
  if (!text.ok) return text;
  if (text.value === null) return done({});
  const { parseConfig } = await import('./config-schema.ts');
  return parseConfig(text.value, path.value);
}
