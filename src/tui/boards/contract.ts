/**
 * What a game gives the full screen: drawings of its Views as panels of text, the things on them that moves are about
 * (targets), and a word on each. Everything is a pure function; nothing here knows React, Ink, keys or the match.
 *
 * A drawer lives in `src/tui/boards/<game>/index.ts`, exports `createBoards(data): GameBoards<View, Move>` over the data of
 * its game, and stands in `src/registry.ts`. The table frames a panel with its title, scrolls it, and asks it again
 * whenever anything changes; a panel keeps nothing.
 */
import type { BaseEvent, BaseMove, BaseView, Decision, Names, Seat } from '../../core/game.ts';
import type { Hue, PlayerMark, Theme } from '../theme.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly row: number;
  readonly col: number;
}

/** A legal move, and the thing on the boards that it is about. */
export interface Choosable<M> {
  readonly move: M;
  readonly target: string | null;
}

export interface DrawInput<V, M = BaseMove> extends Size {
  readonly view: V;
  readonly names: Names;
  readonly marks: readonly PlayerMark[];
  readonly theme: Theme;
  /** Whose personal boards are looked at: the viewer's own unless the player leafs through the others. */
  readonly subject: Seat;
  /** Who decides now; null once the game is over. */
  readonly active: Seat | null;
  /** The target of the focused move. It must be visible without colour: see `target` in draw/targets.ts. */
  readonly focus: string | null;
  /** The targets of all legal moves. */
  readonly targets: ReadonlySet<string>;
  /** The legal moves; none unless the viewer decides. What they are about is bright, with its price, the rest steps back. */
  readonly choices: readonly Choosable<M>[];
  /** The move under the cursor. */
  readonly focused: M | null;
  /** The table after that move, as far as it can be foreseen: for a ghost piece, or `+3` beside the purse. */
  readonly after: V | null;
  /** The table before, where the panel should mark what has changed (`theme.style.changed`); null for no marks. */
  readonly previous: V | null;
}

export interface BoardPanel<V, M = BaseMove> {
  readonly id: string;
  readonly title: string;
  /** A shorter name for the tabs; left out where the title is short enough. */
  readonly tab?: string;
  /** What the signs on the panel mean, for the right end of its title; left out where there is no room. */
  legend?(input: DrawInput<V, M>): string;
  /** Picks the panel from the list of boards (`b`): one lower-case letter, unique in the game. */
  readonly key: string;
  /** Below this the panel is not placed beside others, only shown alone. */
  readonly minimum: Size;
  /**
   * Exactly `height` lines of exactly `width` cells (`fill` in draw/text.ts sees to it), at any size from 38x6 on;
   * nothing is cut without a mark. Every target of the panel that is in sight has its rectangle.
   */
  draw(input: DrawInput<V, M>): Drawing;
  /** The lines needed to show all at this width. Where it is more than there is room for, the table scrolls. */
  contentHeight?(input: DrawInput<V, M>): number;
  /**
   * For a panel that is leafed through instead of scrolled: its pages, each as `draw` would draw it, one where all has
   * room. `draw` has the one with the focus, else the first.
   */
  pages?(input: DrawInput<V, M>): readonly Drawing[];
}

/**
 * A panel as it is drawn, and where the things on it stand: cursor and arrow keys go by the rectangles. All boards have
 * them from `drawing` in draw/targets.ts, which reads them off the finished lines.
 */
export interface Drawing {
  readonly lines: readonly string[];
  readonly targets: readonly TargetRect[];
}

/** The cells that a target fills, on the lines of its drawing; one drawn in several places has a rectangle in each. */
export interface TargetRect extends Rect {
  readonly id: string;
}

/** A thing on the board that moves can be about: 'city.bern', 'shelf.3.2'. */
export interface Target {
  readonly id: string;
  readonly panel: string;
}

/**
 * What stands around a panel. A box takes a cell on each side, with the title in its upper edge; a title takes the first
 * row; none leaves all to the panel, where its name stands in the tabs.
 */
export type Frame = 'box' | 'title' | 'none';

export interface Placement {
  readonly panel: string;
  /** Relative to the sheet, frame included. */
  readonly rect: Rect;
  readonly frame: Frame;
}

/** The table between header and footer. */
export interface Sheet {
  /** Where some panels have no place, the table shows tabs above the sheet. */
  readonly panels: readonly Placement[];
  /** For the question, its moves, what they would do and what has happened: at the right, or below where it is narrow. */
  readonly column: Rect;
}

/** How far something has come that is counted in steps: `round`, 2 of 6. */
export interface Progress {
  readonly label: string;
  readonly at: number;
  readonly of: number;
  /** A bar stands after this many steps: what comes then goes by other rules. */
  readonly bar?: number;
}

/** Where the game stands, for the first line of the screen. */
export interface Headline {
  readonly progress: readonly Progress[];
  /** The parts of a turn in their order, and which is on; null where a turn has none. */
  readonly phases: { readonly names: readonly string[]; readonly at: number } | null;
}

/** Something that a player has, in words: `10 coins`. The same id stands for the same thing before and after a move. */
export interface Resource {
  readonly id: string;
  readonly amount: number;
  readonly text: string;
  readonly hue: Hue;
  /** Nearly everything else on the first line gives way to it, as it does to the first three. */
  readonly vital?: boolean;
  /** Said instead where one that is vital would have no room: all that have one are shortened, or none. */
  readonly brief?: string;
}

/** What everybody should see before the game goes on: sealed bids that are opened, a throw of the die. */
export interface Moment {
  readonly title: string;
  draw(input: Pick<DrawInput<unknown>, 'width' | 'names' | 'marks' | 'theme'>): readonly string[];
}

export interface Explanation {
  /** A sentence or two: what it is, what it does. */
  readonly text: string;
  /** Anchor of its rule, without `#`; empty where there is none. */
  readonly rule: string;
}

export interface GameBoards<V extends BaseView = BaseView, M extends BaseMove = BaseMove> {
  readonly panels: readonly BoardPanel<V, M>[];
  /**
   * Which panels stand where on a sheet of this size, the chosen one always among them: several on a large screen, one
   * on a small one. Without overlap, and fixed: of two chosen panels that both are in sight, neither moves anything.
   * `arrange` in boards/arrange.ts does it from the minimum sizes; a game with better ideas has its own.
   */
  layout(size: Size, chosen: string): Sheet;
  /** All panels without a column, where nobody is asked; left out where they leave no hole without it. */
  alone?(size: Size): readonly Placement[];
  headline(view: V): Headline;
  /** So many points as the game calls them; left out where they are called points. */
  points?(amount: number): string;
  /** What a player has in the open or, if it is the viewer, at all; the points are not among it. */
  resources(view: V, seat: Seat): readonly Resource[];
  /** What an event is to be shown as, where a line in the log is not enough. */
  moment?(event: BaseEvent, view: V, names: Names): Moment | null;
  /** The thing a move is about, or null. Several moves may be about one thing. */
  targetOf(move: M, view: V): string | null;
  /** Everything on the boards that can be pointed at, legal or not, in reading order: `i` explains it. */
  targets(view: V): readonly Target[];
  explain(target: string, view: V, names: Names): Explanation | null;
  /** The panel that shows best what this decision is about. */
  panelFor(decision: Decision, view: V): string;
}

/** Boards seen from outside, where the shapes of the game's parts do not matter. */
export type AnyBoards = GameBoards<BaseView, BaseMove>;
