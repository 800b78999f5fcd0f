/**
 * Colours and glyphs of every screen. A style is a function from text to text; without colour it does nothing, so no
 * meaning may hang on a style alone: players have a letter and a shape, focus and targets have brackets (`spot`).
 */
import { Chalk, type ChalkInstance, type ColorSupportLevel } from 'chalk';
import type { Colors } from '../app/settings.ts';
import type { Names, Seat } from '../core/game.ts';

export type Style = (text: string) => string;

/** Hues for the things of the games; meant to be told apart in pairs, not to carry meaning alone. */
export type Hue =
  | 'red'
  | 'orange'
  | 'yellow'
  | 'green'
  | 'teal'
  | 'blue'
  | 'purple'
  | 'pink'
  | 'brown'
  | 'grey';

export interface Styles {
  /** Headings and the names of panels. */
  readonly title: Style;
  readonly strong: Style;
  /** Secondary text, empty spaces, rules between panels. */
  readonly dim: Style;
  /** Keys in the footer, the question that is asked. */
  readonly accent: Style;
  /** The thing the cursor is on. */
  readonly focus: Style;
  /** A thing that a legal move is about. */
  readonly target: Style;
  /** Something that has just changed, or would. */
  readonly changed: Style;
  readonly good: Style;
  readonly bad: Style;
  readonly warn: Style;
}

const UNICODE = {
  horizontal: '─',
  vertical: '│',
  topLeft: '┌',
  topRight: '┐',
  bottomLeft: '└',
  bottomRight: '┘',
  teeLeft: '├',
  teeRight: '┤',
  teeTop: '┬',
  teeBottom: '┴',
  cross: '┼',
  heavy: '━',
  diagonalUp: '╱',
  diagonalDown: '╲',
  dotted: '┄',
  ellipsis: '…',
  cursor: '▸',
  full: '●',
  empty: '○',
  square: '■',
  squareEmpty: '□',
  diamond: '◆',
  diamondEmpty: '◇',
  triangle: '▲',
  star: '★',
  starEmpty: '☆',
  dot: '·',
  bullet: '•',
  check: '✓',
  no: '×',
  left: '←',
  right: '→',
  up: '↑',
  down: '↓',
  barFull: '█',
  barEmpty: '░',
  shade: '▒',
  targetOpen: '‹',
  targetClose: '›',
} as const;

export type Glyph = keyof typeof UNICODE;
export type Glyphs = Readonly<Record<Glyph, string>>;

/** Each one cell wide, as its namesake above. */
const ASCII: Glyphs = {
  horizontal: '-',
  vertical: '|',
  topLeft: '+',
  topRight: '+',
  bottomLeft: '+',
  bottomRight: '+',
  teeLeft: '+',
  teeRight: '+',
  teeTop: '+',
  teeBottom: '+',
  cross: '+',
  heavy: '=',
  diagonalUp: '/',
  diagonalDown: '\\',
  dotted: '.',
  ellipsis: '~',
  cursor: '>',
  full: '@',
  empty: 'o',
  square: '#',
  squareEmpty: '_',
  diamond: '*',
  diamondEmpty: 'o',
  triangle: '^',
  star: '*',
  starEmpty: '.',
  dot: '.',
  bullet: '-',
  check: 'v',
  no: 'x',
  left: '<',
  right: '>',
  up: '^',
  down: 'v',
  barFull: '#',
  barEmpty: '.',
  shade: ':',
  targetOpen: '<',
  targetClose: '>',
};

/** How a player is shown: a colour, a letter and a shape, any one of which is enough. */
export interface PlayerMark {
  readonly letter: string;
  readonly shape: string;
  readonly style: Style;
  /** Shape and letter in the player's colour: two cells. */
  readonly text: string;
}

export interface Theme {
  readonly unicode: boolean;
  readonly color: boolean;
  readonly glyph: Glyphs;
  readonly style: Styles;
  readonly hue: Readonly<Record<Hue, Style>>;
  /** Marks by seat. */
  marks(names: Names): readonly PlayerMark[];
}

/** Okabe and Ito's colours, told apart by colour-blind eyes, readable on dark and on light. */
const PLAYER_COLOURS = ['#56B4E9', '#E69F00', '#2FAE7B', '#CC79A7', '#D9694B'] as const;
const PLAYER_SHAPES: readonly Glyph[] = ['full', 'square', 'triangle', 'diamond', 'star'];
const ASCII_SHAPES = ['@', '#', '^', '*', '+'] as const;

export interface ThemeSettings {
  readonly ascii: boolean;
  /** 0 none, 1 sixteen colours, 2 256 colours, 3 true colour. */
  readonly colorLevel: ColorSupportLevel;
  /** The player's own; the rest are the usual ones. */
  readonly colors?: Colors;
}

export function createTheme(settings: ThemeSettings): Theme {
  const chalk = new Chalk({ level: settings.colorLevel });
  // Chalk joins all its arguments; a style takes one, so that lines can be mapped over it.
  const only =
    (paint: ChalkInstance): Style =>
    text =>
      paint(text);
  const hex = (color: string): Style => only(chalk.hex(color));
  const { accent = '#5FAFD7', good = '#5FAF5F', bad = '#D7695F', warn = '#D7AF5F' } = settings.colors ?? {};
  const seats = [...(settings.colors?.players ?? []), ...PLAYER_COLOURS];
  const glyph: Glyphs = settings.ascii ? ASCII : UNICODE;
  const shapeOf = (seat: Seat): string =>
    settings.ascii
      ? ASCII_SHAPES[seat % ASCII_SHAPES.length]!
      : glyph[PLAYER_SHAPES[seat % PLAYER_SHAPES.length]!];
  return {
    unicode: !settings.ascii,
    color: settings.colorLevel > 0,
    glyph,
    style: {
      title: only(chalk.bold),
      strong: only(chalk.bold),
      dim: only(chalk.dim),
      accent: hex(accent),
      focus: only(chalk.inverse.bold),
      target: only(chalk.hex(accent).bold),
      changed: only(chalk.hex(warn).bold),
      good: hex(good),
      bad: hex(bad),
      warn: hex(warn),
    },
    hue: {
      red: hex('#D7695F'),
      orange: hex('#E08E45'),
      yellow: hex('#CFAE3C'),
      green: hex('#5FAF5F'),
      teal: hex('#45B0A8'),
      blue: hex('#5F9FDF'),
      purple: hex('#A98BD9'),
      pink: hex('#D78BB5'),
      brown: hex('#B08D6A'),
      grey: only(chalk.dim),
    },
    marks: names => {
      const letters = lettersOf(names);
      return names.map((_, seat) => {
        const letter = letters[seat]!;
        const shape = shapeOf(seat);
        const style = hex(seats[seat % seats.length]!);
        return { letter, shape, style, text: style(shape + letter) };
      });
    },
  };
}

/** A letter of the name for each player, the first that nobody before has; else the number of the seat. */
function lettersOf(names: Names): string[] {
  const taken = new Set<string>();
  return names.map((name, seat) => {
    const letters = name.replace(/^bot:/u, '').toUpperCase().match(/[A-Z]/gu) ?? [];
    const letter = letters.find(candidate => !taken.has(candidate)) ?? String(seat + 1);
    taken.add(letter);
    return letter;
  });
}
