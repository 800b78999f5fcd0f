/**
 * The one thing that plain mode and full screen play on: a match whose every decision is on disk before it is
 * acknowledged, and what a screen may ask of the world around it.
 */
import type { Options, Seat } from '../core/game.ts';
import type { Entry, Match, Preview } from '../core/match.ts';
import type { ParsedFile } from '../core/movefile.ts';
import type { BotLevel, Player } from '../core/seats.ts';
import type { GameEntry } from '../registry.ts';
import type { Colors, ThemeChoice } from '../storage/config.ts';
import type { KeptGame } from '../storage/kept.ts';
import type { LoadedGame } from './load-game.ts';

export interface Session {
  readonly match: Match;
  readonly loaded: LoadedGame;
  /** Name of the kept game; null while the game is not kept anywhere. */
  readonly name: string | null;
  /** Where the moves are written; null while they are written nowhere. */
  readonly path: string | null;
  /** A sentence on why the latest decisions are not on disk; null when all of them are. */
  readonly saveProblem: string | null;
  /** Sentences for the player when the table opens: a torn line dropped, other rules, and the like. */
  readonly notices: readonly string[];
  /** Goes through a lesson with the player; null in every other game. */
  readonly guide: Guide | null;

  /** Plays the legal move of this notation and writes it. Throws `IllegalMove`. */
  play(notation: string): Entry;
  /** Null where undo has to stop: `match.undoState()` says why. */
  undo(): Entry | null;
  redo(): Entry | null;
  preview(notation: string): Preview | null;
  /** Adds a comment to the move file. Returns a sentence where that is not possible. */
  note(text: string): string | null;
  /**
   * Writes the whole game to a file of the player's choice, which must not exist yet. Where the game is not on
   * disk, recording goes on there. Returns a sentence where that is not possible.
   */
  saveAs(path: string): string | null;
  /** Gives the kept game free for others. Safe to call twice. */
  close(): void;
}

/** What a lesson says about the decision that stands. */
export interface Advice {
  readonly title: string;
  /** Paragraphs; none where the suggestion speaks for itself. */
  readonly text: readonly string[];
  /** Notation of the move that the lesson goes on with; null where it is over. */
  readonly suggested: string | null;
}

export interface Guide {
  /** Null once the lesson is over or was left. */
  advice(): Advice | null;
  /** What speaks against a move; null where it may be played. A player who asks twice means it. */
  objection(notation: string): string | null;
  /** The move that the lesson has a bot make; null where the bot decides. */
  reply(): string | null;
}

export interface NewGame {
  readonly game: GameEntry;
  readonly players: readonly Player[];
  readonly seed: string;
  readonly options: Options;
  /** Who starts; null leaves it to the seed. */
  readonly first: Seat | null;
  /** Directory with corrected component data; null plays with the bundled one. */
  readonly dataDir: string | null;
}

/** When a screen hides everything before the keyboard goes to another player. */
export const CURTAIN_MODES = ['auto', 'always', 'never'] as const;
export type CurtainMode = (typeof CURTAIN_MODES)[number];

export interface Settings {
  readonly ascii: boolean;
  readonly color: boolean;
  readonly curtain: CurtainMode;
  /** Which palette. */
  readonly theme: ThemeChoice;
  readonly mouse: boolean;
  /** The player's own colours and keys; left out where they are the usual ones. */
  readonly colors?: Colors;
  readonly keys?: Readonly<Record<string, string>>;
  /** Who sits down at a new table, and against which bots; left out for the usual. */
  readonly name?: string;
  readonly level?: BotLevel;
}

/** What menus and viewers ask for. Each throws `Problem` with a sentence for the player where it cannot be done. */
export interface Services {
  readonly games: readonly GameEntry[];
  /** Kept games, the one played last first. */
  kept(): readonly KeptGame[];
  start(plan: NewGame): Promise<Session>;
  /** Opens the lesson of a game. */
  learn(game: GameEntry): Promise<Session>;
  resume(name: string): Promise<Session>;
  /** Keeps a match that was replayed from a file as a new game and goes on with it. */
  fork(loaded: LoadedGame, match: Match): Session;
  rename(name: string, to: string): void;
  delete(name: string): void;
  /** Reads a kept or foreign move file for the replay viewer. */
  openFile(
    path: string,
    dataDir?: string | null,
  ): Promise<{ readonly loaded: LoadedGame; readonly file: ParsedFile }>;
  freshSeed(): string;
  /** The text of `rules-data/<game>/rules.md`. */
  rulesText(gameId: string): string;
}

/** Whose knowledge a replay shows: one seat's, a spectator's (null), or everything. */
export type Onlooker = Seat | null | 'all';

export type TuiScreen =
  | { readonly screen: 'menu' }
  | { readonly screen: 'table'; readonly session: Session }
  | {
      readonly screen: 'replay';
      readonly loaded: LoadedGame;
      readonly file: ParsedFile;
      readonly as: Onlooker;
    };

/** What `runTui` in `src/tui/index.ts` gets. */
export type TuiRequest = TuiScreen & { readonly settings: Settings; readonly services: Services };
