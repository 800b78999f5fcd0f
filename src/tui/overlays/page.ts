/** A text over the whole screen: between a heading and the keys, scrolled where it does not fit. */
import type { Size } from '../boards/contract.ts';
import { scrolled } from '../draw/shapes.ts';
import type { Action } from '../input/actions.ts';
import type { Theme } from '../theme.ts';
import type { PageAction, ScrollingAction } from './keys.ts';
import { scrollBy } from './scrolling.ts';

/** The text as lines of at most this width. */
export type Writing = (width: number) => string[];

/** Heading and keys. */
export const PAGE_FRAME = 2;

/** The lines as they are shown: the marks of a scrolled page stand in its last two columns. */
function linesOf(write: Writing, { width, height }: Size): string[] {
  const whole = write(width);
  return whole.length <= height - PAGE_FRAME ? whole : write(width - 2);
}

/** The page is longer than what is in sight of it. */
export function scrolls(write: Writing, size: Size): boolean {
  return linesOf(write, size).length > size.height - PAGE_FRAME;
}

/** The part of the text that is in sight, between heading and keys. */
export function pageBody(write: Writing, scroll: number, size: Size, theme: Theme): string[] {
  const { width, height } = size;
  return scrolled(linesOf(write, size), scroll, { width, height: height - PAGE_FRAME }, theme).lines;
}

/** Where a page is scrolled to then. */
export function scrollPage(
  scroll: number,
  action: Action<ScrollingAction>,
  write: Writing,
  size: Size,
): number {
  return scrollBy(scroll, action, linesOf(write, size).length, size.height - PAGE_FRAME);
}

/** Where the page is scrolled to then; null where it is closed. */
export function reducePage(
  scroll: number,
  action: Action<PageAction>,
  write: Writing,
  size: Size,
): number | null {
  switch (action.name) {
    case 'back':
    case 'choose':
    case 'quit':
    case 'help':
    case 'log':
    case 'scores':
      return null;
    default:
      return scrollPage(scroll, action, write, size);
  }
}
