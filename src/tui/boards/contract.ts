/**
 * What a game gives the full screen: drawings of its Views as panels of text, the things on them that moves are about
 * (targets), and a word on each. Everything is a pure function; nothing here knows React, Ink, keys or the match.
 *
 * A drawer lives in `src/tui/boards/<game>/index.ts`, exports `createBoards(data): GameBoards<View, Move>` over the data of
 * its game, and stands in `src/registry.ts`. The table frames a panel with its title, scrolls it, and asks it again
 * whenever anything changes; a panel keeps nothing.
 */
import type { BaseMove, BaseView, Decision, Names, Seat } from '../../core/game.ts';
import type { PlayerMark, Theme } from '../theme.ts';

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Rect extends Size {
  readonly row: number;
  readonly col: number;
}

export interface DrawInput<V> extends Size {
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
  /** The table before, where the panel should mark what has changed (`theme.style.changed`); null for no marks. */
  readonly previous: V | null;
}

export interface BoardPanel<V> {
  readonly id: string;
  readonly title: string;
  /** Picks the panel from the list of boards (`b`): one lower-case letter, unique in the game. */
  readonly key: string;
  /** Below this the panel is not placed beside others, only shown alone. */
  readonly minimum: Size;
  /**
   * Exactly `height` lines of exactly `width` cells (`fill` in draw/text.ts sees to it), at any size from 38x6 on;
   * nothing is cut without a mark. Every target of the panel that is in sight has its rectangle.
   */
  draw(input: DrawInput<V>): Drawing;
  /** The lines needed to show all at this width. Where it is more than there is room for, the table scrolls. */
  contentHeight?(input: DrawInput<V>): number;
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

export interface Placement {
  readonly panel: string;
  /** Relative to the area given; the title takes the first row of it, so a panel draws on one row less. */
  readonly rect: Rect;
}

export interface Explanation {
  /** A sentence or two: what it is, what it does. */
  readonly text: string;
  /** Anchor of its rule, without `#`; empty where there is none. */
  readonly rule: string;
}

export interface GameBoards<V extends BaseView = BaseView, M extends BaseMove = BaseMove> {
  readonly panels: readonly BoardPanel<V>[];
  /**
   * Which panels stand where in an area of this size, the chosen one always among them: several on a large screen,
   * one on a small one. No overlap, one free column between neighbours. `arrange` in boards/arrange.ts does it from
   * the minimum sizes; a game with better ideas for 120x40 has its own.
   */
  layout(size: Size, chosen: string): readonly Placement[];
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
