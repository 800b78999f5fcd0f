/**
 * Colours and glyphs of every screen. A style is a function from text to text. No meaning may hang on a colour alone:
 * players have a letter and a shape, focus and targets have brackets (`spot`). Weight and reverse are always there.
 */
import type { Colors } from '../app/settings.ts';
import type { Names } from '../core/game.ts';
import { type Glyphs, glyphsOf, playerShapes } from './theme/glyphs.ts';
import { marksOf, type PlayerMark } from './theme/marks.ts';
import {
  byHue,
  type Ground,
  type Hue,
  inkOn,
  type Palette,
  type PaletteName,
  paletteOf,
} from './theme/palettes.ts';
import {
  block,
  bold,
  both,
  type ColorLevel,
  type Colour,
  faint,
  flat,
  inColour,
  onGround,
  reverse,
  type Style,
  switched,
  unstyled,
} from './theme/sgr.ts';

export type { Glyphs } from './theme/glyphs.ts';
export type { PlayerMark } from './theme/marks.ts';
export type { Ground, Hue, PaletteName } from './theme/palettes.ts';
export type { ColorLevel, Style } from './theme/sgr.ts';

export interface Styles {
  /** Headings and the names of panels. */
  readonly title: Style;
  readonly strong: Style;
  /** Secondary text: readable, but behind the rest. */
  readonly dim: Style;
  /** Borders, rules and empty places: never text. */
  readonly rule: Style;
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

export interface Theme {
  readonly unicode: boolean;
  readonly color: boolean;
  readonly palette: PaletteName;
  readonly glyph: Glyphs;
  readonly style: Styles;
  /** Hues for the things of the games; meant to be told apart in pairs, not to carry meaning alone. */
  readonly hue: Readonly<Record<Hue, Style>>;
  /** A block of a hue with text on it: heads of cards, badges, chips. */
  readonly fill: Readonly<Record<Hue, Style>>;
  /**
   * Lays text on a background: header bar, selected row, panel in focus, land, sea. The text keeps its own colours;
   * what has none gets one. Where there are few colours or none, bars and rows are reversed and the rest stays.
   */
  readonly ground: Readonly<Record<Ground, Style>>;
  /** Signs in the colour of a background, for half blocks where two of them meet; not where there are few colours. */
  readonly ink: Readonly<Record<Ground, Style>>;
  /** Marks by seat. */
  marks(names: Names): readonly PlayerMark[];
}

export interface ThemeSettings {
  readonly ascii: boolean;
  readonly colorLevel: ColorLevel;
  /** Dark where nothing is said. */
  readonly palette?: PaletteName;
  /** The player's own; the rest are the usual ones. */
  readonly colors?: Colors;
}

export function createTheme({ ascii, colorLevel: level, palette: name, colors }: ThemeSettings): Theme {
  const palette = paletteOf(name ?? 'dark', colors);
  const { color } = palette;
  const shapes = playerShapes(ascii);
  const text = (colour: Colour): Style => inColour(colour, level);
  return {
    unicode: !ascii,
    color: level > 0,
    palette: palette.name,
    glyph: glyphsOf(ascii),
    style: {
      title: bold,
      strong: bold,
      // A terminal may show dim text as dark as it likes: it is used only where there is no colour to use.
      dim: level === 0 ? faint : text(color.dim),
      rule: level === 0 ? faint : text(color.rule),
      accent: text(color.accent),
      focus: both(reverse, bold),
      target: both(bold, text(color.accent)),
      changed: both(bold, text(color.warn)),
      good: text(color.good),
      bad: text(color.bad),
      warn: text(color.warn),
    },
    hue: byHue(hue => (hue === 'grey' && level === 0 ? faint : text(color[hue]))),
    fill: byHue(hue => block(palette.block[hue], inkOn(palette.block[hue]), level)),
    ground: byGround(ground => groundStyle(ground, palette, level)),
    ink: byGround(ground => (level < 2 ? unstyled : text(color[ground]))),
    marks: names => marksOf(names, palette, shapes, level),
  };
}

/** For what steps back: hues, blocks and weight give way to secondary text. Marks of players and grounds stay. */
export function pale(theme: Theme): Theme {
  const { dim } = theme.style;
  const dimmed = byHue(() => dim);
  return {
    ...theme,
    style: { ...theme.style, strong: dim, good: dim, bad: dim, warn: dim },
    hue: dimmed,
    fill: dimmed,
  };
}

function groundStyle(ground: Ground, { color, ground16 }: Palette, level: ColorLevel): Style {
  if (level === 2 || level === 3) return onGround(color[ground], color.text, level);
  const code = level === 1 || ground16[ground] === '7' ? ground16[ground] : '';
  if (code === '') return unstyled;
  return flat(code === '7' ? reverse : switched(code, '39;49'));
}

function byGround(make: (ground: Ground) => Style): Record<Ground, Style> {
  return {
    header: make('header'),
    selected: make('selected'),
    panel: make('panel'),
    land: make('land'),
    sea: make('sea'),
  };
}
