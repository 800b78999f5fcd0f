/** A text over the whole screen: between a heading and the keys, scrolled where it does not fit. */
import type { Size } from '../boards/contract.ts';
import { heading, scrolled } from '../draw/shapes.ts';
import { pad } from '../draw/text.ts';
import type { Key } from '../keys.ts';
import type { Theme } from '../theme.ts';
import { scrollBy } from './scrolling.ts';

/** The text as lines of at most this width. */
export type Writing = (width: number) => string[];

/** The lines as they are shown: the marks of a scrolled page stand in its last two columns. */
export function linesOf(write: Writing, { width, height }: Size): string[] {
  const whole = write(width);
  return whole.length <= height - 2 ? whole : write(width - 2);
}

export function drawPage(
  title: string,
  write: Writing,
  scroll: number,
  size: Size,
  theme: Theme,
  /** What it takes besides, in a few words each. */
  more: readonly string[] = [],
): string[] {
  const { width, height } = size;
  const body = scrolled(linesOf(write, size), scroll, { width, height: height - 2 }, theme);
  const keys = [...(body.last > 0 ? ['arrows scroll'] : []), ...more, 'Esc back'].join(
    ` ${theme.glyph.dot} `,
  );
  return [heading(title, width, theme), ...body.lines, pad(` ${theme.style.dim(keys)}`, width, theme)];
}

/** Where the page is scrolled to after a key; null where the key, such as the page's own, closes it. */
export function turnPage(scroll: number, key: Key, own: Key, write: Writing, size: Size): number | null {
  if (key === 'esc' || key === 'q' || key === 'enter' || key === own) return null;
  return scrollBy(scroll, key, linesOf(write, size).length, size.height - 2) ?? scroll;
}
