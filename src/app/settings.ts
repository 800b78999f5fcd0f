/** How a table is to look and behave, put together from flags, environment and configuration. */
import type { BotLevel } from '../core/seats.ts';
import type { Colors, DigitsMode, Pace, ThemeChoice } from '../storage/config.ts';
import type { CurtainMode } from './curtain.ts';

export type { ColorName, Colors, GroundName, HueName, PaletteColors } from '../storage/config.ts';

export interface Settings {
  readonly ascii: boolean;
  readonly color: boolean;
  readonly curtain: CurtainMode;
  /** Which palette. */
  readonly theme: ThemeChoice;
  readonly mouse: boolean;
  /** Plain lines in few words; left out for all of them. */
  readonly brief?: boolean;
  /** The player's own colours and keys; left out where they are the defaults. */
  readonly colors?: Colors;
  readonly keys?: Readonly<Record<string, string>>;
  /** Who sits down at a new table, and against which bots; left out for the defaults. */
  readonly name?: string;
  readonly level?: BotLevel;
  /** How long the moves of bots are looked at; left out for the usual. */
  readonly pace?: Pace;
  /** What typing the number of a move does; left out for going there. */
  readonly digits?: DigitsMode;
  /** Whether throws, opened bids and new rounds are shown over the table; left out for yes. */
  readonly moments?: boolean;
  /** Whether moves that throw something away for nothing are warned of; left out for yes. */
  readonly warnings?: boolean;
}
