/**
 * The two palettes. Each background is declared together with the text colours that may stand on it, and a test
 * measures all these pairs: 4.5:1 for text, 3:1 for lines, in true colour and in 256 colours.
 *
 * The page is the terminal's own background. The dark palette holds on everything from black up to the lightest of the
 * dark schemes in use, the light one from white down to the darkest of the light ones.
 *
 * Of the sixteen basic colours nobody but the terminal knows what they look like. Here the bright ones stand on dark
 * and, of the others, red, blue and magenta on light: they keep 4.5:1 on black or white with the colours of xterm, the
 * Linux console, GNOME, PuTTY and Windows; all but the bright red of macOS with 4.3:1 and the bright magenta of Windows
 * with 3.4:1, which knows true colour anyway. Green, yellow and cyan are readable on white with none of them, so what
 * they are for has another colour there. Schemes that put shades of grey in the place of the bright colours are beyond
 * promise.
 */
import type { ColorName, Colors, GroundName, HueName, PaletteColors } from '../../app/settings.ts';
import { contrast, distance, type Rgb, rgbOf } from './colour.ts';
import type { Colour } from './sgr.ts';

export type PaletteName = 'dark' | 'light';
export type Hue = HueName;
export type Ground = GroundName;

export interface Palette {
  readonly name: PaletteName;
  /** From one end to the other, the backgrounds of terminals that the palette is made for. */
  readonly pages: readonly [string, string];
  readonly color: Readonly<Record<ColorName, Colour>>;
  /** By seat. After Okabe and Ito, but further apart in brightness, so that colour-blind eyes tell all five apart. */
  readonly players: readonly Colour[];
  /** Blocks of a hue, as bright on light as on dark, with ink on them. */
  readonly block: Readonly<Record<Hue, Colour>>;
  /** SGR parameters of the backgrounds where there are sixteen colours; empty for none at all. */
  readonly ground16: Readonly<Record<Ground, string>>;
}

/** The names of colours that are text. */
const TEXTS = [
  ...(['text', 'dim', 'accent', 'good', 'bad', 'warn'] as const),
  ...(['red', 'orange', 'yellow', 'green', 'teal', 'blue', 'purple', 'pink', 'brown', 'grey'] as const),
] satisfies readonly ColorName[];

/** What may stand on a background: texts, the colours of players, and lines. Blocks of colour carry ink alone. */
export interface Allowed {
  readonly texts: readonly ColorName[];
  readonly players: boolean;
  readonly lines: readonly ColorName[];
}

const ALL: Allowed = { texts: TEXTS, players: true, lines: ['rule'] };

export const ALLOWED: Readonly<Record<Ground | 'page', Allowed>> = {
  page: ALL,
  header: ALL,
  selected: ALL,
  panel: ALL,
  land: ALL,
  sea: ALL,
};

const DARK = {
  name: 'dark',
  pages: ['#000000', '#2E3440'],
  color: {
    text: { hex: '#E4E7ED', code16: '97' },
    dim: { hex: '#A9AFBA', code16: '37' },
    rule: { hex: '#7F8795', code16: '37' },
    accent: { hex: '#6CB8E6', code16: '96' },
    good: { hex: '#7FC97F', code16: '92' },
    bad: { hex: '#F2958B', code16: '91' },
    warn: { hex: '#E3BE6A', code16: '93' },
    red: { hex: '#F2958B', code16: '91' },
    orange: { hex: '#EFA25C', code16: '93' },
    yellow: { hex: '#DDBE4E', code16: '93' },
    green: { hex: '#7FC97F', code16: '92' },
    teal: { hex: '#5CC6BC', code16: '96' },
    blue: { hex: '#82B8F2', code16: '96' },
    purple: { hex: '#C3A8EC', code16: '95' },
    pink: { hex: '#EBA0C8', code16: '95' },
    brown: { hex: '#CDA983', code16: '93' },
    grey: { hex: '#A9AFBA', code16: '37' },
    header: { hex: '#252C38', code16: '' },
    selected: { hex: '#303A4C', code16: '' },
    panel: { hex: '#20242C', code16: '' },
    land: { hex: '#274029', code16: '' },
    sea: { hex: '#0C2048', code256: 17, code16: '' },
  },
  players: [
    { hex: '#12B5FE', code16: '96' },
    { hex: '#F8BA11', code16: '93' },
    { hex: '#19ED83', code16: '92' },
    { hex: '#E185CB', code16: '95' },
    { hex: '#FF8016', code16: '91' },
  ],
  ground16: { header: '7', selected: '7', panel: '', land: '', sea: '97;44' },
} as const satisfies Omit<Palette, 'block'>;

const LIGHT = {
  name: 'light',
  pages: ['#FFFFFF', '#FBF1C7'],
  color: {
    text: { hex: '#1C1E23', code16: '30' },
    dim: { hex: '#555B66', code16: '' },
    rule: { hex: '#777E8B', code16: '' },
    accent: { hex: '#005A94', code16: '34' },
    good: { hex: '#1F6321', code16: '34' },
    bad: { hex: '#A32018', code16: '31' },
    warn: { hex: '#7A5200', code16: '35' },
    red: { hex: '#A32018', code16: '31' },
    orange: { hex: '#8F4700', code16: '31' },
    yellow: { hex: '#6B5600', code16: '35' },
    green: { hex: '#1F6321', code16: '34' },
    teal: { hex: '#00605A', code16: '34' },
    blue: { hex: '#1A56A8', code16: '34' },
    purple: { hex: '#6528A8', code16: '35' },
    pink: { hex: '#9C2A70', code16: '35' },
    brown: { hex: '#6F4A26', code16: '31' },
    grey: { hex: '#555B66', code16: '' },
    header: { hex: '#E1E6EE', code16: '' },
    selected: { hex: '#DAE5F5', code256: 254, code16: '' },
    panel: { hex: '#F1F4F8', code16: '' },
    land: { hex: '#E4EDCB', code256: 230, code16: '' },
    sea: { hex: '#C8E1F8', code256: 195, code16: '' },
  },
  players: [
    { hex: '#0000D6', code16: '34' },
    { hex: '#664600', code16: '' },
    { hex: '#106F52', code16: '34' },
    { hex: '#8B007E', code16: '35' },
    { hex: '#640F01', code16: '31' },
  ],
  ground16: { header: '7', selected: '7', panel: '', land: '', sea: '30;46' },
} as const satisfies Omit<Palette, 'block'>;

/** As bright as they are on dark; of the sixteen colours, those of the palette itself. */
function bright(dark: Colour, { code16 }: Colour): Colour {
  return { hex: dark.hex, code16 };
}

export const PALETTES: Readonly<Record<PaletteName, Palette>> = {
  dark: { ...DARK, block: byHue(hue => DARK.color[hue]) },
  light: { ...LIGHT, block: byHue(hue => bright(DARK.color[hue], LIGHT.color[hue])) },
};

/** What is written on blocks with: whichever stands out more. */
const INKS: readonly Colour[] = [
  { hex: '#121417', code16: '' },
  { hex: '#FFFFFF', code16: '' },
];

export function inkOn({ hex }: Colour): Colour {
  const on = (ink: Colour): number => contrast(rgbOf(ink.hex), rgbOf(hex));
  return INKS.reduce((best, ink) => (on(ink) > on(best) ? ink : best));
}

/** The palette with the player's own colours in the place of the usual ones. */
export function paletteOf(name: PaletteName, colors: Colors = {}): Palette {
  const palette = PALETTES[name];
  const wishes: PaletteColors = name === 'light' ? (colors.light ?? {}) : colors;
  const wished = (key: ColorName, usual: Colour): Colour => {
    const hex = wishes[key];
    return hex === undefined ? usual : ownColour(hex, palette);
  };
  // The type of an object's entries has lost the names of its keys.
  const chosen = Object.entries(palette.color).map(([key, usual]) => [key, wished(key as ColorName, usual)]);
  const own = (wishes.players ?? []).map(hex => ownColour(hex, palette));
  return {
    ...palette,
    color: { ...palette.color, ...Object.fromEntries(chosen) },
    players: [...own, ...palette.players.slice(own.length)],
    block: byHue(hue => wished(hue, palette.block[hue])),
  };
}

/** Something for each hue. */
export function byHue<T>(make: (hue: Hue) => T): Record<Hue, T> {
  return {
    red: make('red'),
    orange: make('orange'),
    yellow: make('yellow'),
    green: make('green'),
    teal: make('teal'),
    blue: make('blue'),
    purple: make('purple'),
    pink: make('pink'),
    brown: make('brown'),
    grey: make('grey'),
  };
}

/** The basic colours that are safe on a page of each kind, as most terminals show them. */
const SAFE16: Readonly<Record<PaletteName, Readonly<Record<string, Rgb>>>> = {
  dark: {
    91: [255, 85, 85],
    92: [85, 255, 85],
    93: [255, 255, 85],
    95: [255, 85, 255],
    96: [85, 255, 255],
    97: [255, 255, 255],
  },
  light: { 30: [0, 0, 0], 31: [170, 0, 0], 34: [0, 0, 170], 35: [170, 0, 170] },
};

function ownColour(hex: string, { name }: Palette): Colour {
  const rgb = rgbOf(hex);
  const safe = Object.entries(SAFE16[name]);
  const [code16] = safe.reduce((best, each) =>
    distance(rgb, each[1]) < distance(rgb, best[1]) ? each : best,
  );
  return { hex, code16 };
}
