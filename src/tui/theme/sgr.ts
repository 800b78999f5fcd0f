/**
 * Styles as SGR codes. They are written here and not by chalk, which drops weight and reverse together with colour:
 * without colour, bold, dim and reverse are what is left to tell things apart.
 */
import { laidOn, plain } from '../draw/cells.ts';
import { nearest256, rgbOf } from './colour.ts';

export type Style = (text: string) => string;

/** 0 none, 1 sixteen colours, 2 256 colours, 3 true colour. */
export type ColorLevel = 0 | 1 | 2 | 3;

/** A colour in all the forms that terminals know. */
export interface Colour {
  readonly hex: string;
  /** Its code among 256, where the nearest one would lose what it is about. */
  readonly code256?: number;
  /** SGR parameters for text of this colour among the terminal's own sixteen; empty for its usual text colour. */
  readonly code16: string;
}

const ESCAPE = '\u001B';
const RESET = '\u001B[0m';

export const unstyled: Style = text => text;
export const bold = switched('1', '22');
export const faint = switched('2', '22');
export const reverse = switched('7', '27');

/** Whatever ends inside the text, the style or all of them, goes on after it. */
export function switched(on: string, off: string): Style {
  const start = `${ESCAPE}[${on}m`;
  const end = `${ESCAPE}[${off}m`;
  return text => {
    if (text === '') return '';
    const inner = text.includes(ESCAPE)
      ? text.replaceAll(end, end + start).replaceAll(RESET, RESET + start)
      : text;
    return start + inner + end;
  };
}

export function both(outer: Style, inner: Style): Style {
  return text => outer(inner(text));
}

/** Text in a colour; without colours as it is. */
export function inColour(colour: Colour, level: ColorLevel): Style {
  const code = textCode(colour, level);
  return code === '' ? unstyled : switched(code, '39');
}

/** A block of a colour with the text on it in another, whatever styles it came with. */
export function block(ground: Colour, text: Colour, level: ColorLevel): Style {
  // Reversed, the text has the colour of the terminal's own background: as readable as the colour was on it.
  const paint =
    level === 2 || level === 3
      ? both(switched(backCode(ground, level), '49'), inColour(text, level))
      : both(inColour(ground, level), reverse);
  return shown => paint(plain(shown));
}

/** Text on a background: what has no colour of its own gets the one given. */
export function onGround(ground: Colour, text: Colour, level: 2 | 3): Style {
  const sgr = `${textCode(text, level)};${backCode(ground, level)}`;
  return shown => laidOn(shown, sgr);
}

/** Text in one style, whatever styles it came with. */
export function flat(style: Style): Style {
  return shown => style(plain(shown));
}

function textCode(colour: Colour, level: ColorLevel): string {
  return level === 0 ? '' : level === 1 ? colour.code16 : `38;${colourCode(colour, level)}`;
}

function backCode(colour: Colour, level: 2 | 3): string {
  return `48;${colourCode(colour, level)}`;
}

function colourCode({ hex, code256 }: Colour, level: 2 | 3): string {
  const rgb = rgbOf(hex);
  return level === 3 ? `2;${rgb.join(';')}` : `5;${code256 ?? nearest256(rgb)}`;
}
