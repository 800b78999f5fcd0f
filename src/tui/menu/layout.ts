/** Where things stand in the menu: the list, and what is to be said about the row under the cursor. */
import type { Rect, Size } from '../boards/contract.ts';

export interface MenuLayout {
  readonly header: Rect;
  readonly list: Rect;
  /** Beside the list where the terminal is wide, else below it; null where there is no room. */
  readonly about: Rect | null;
  readonly aside: boolean;
  readonly footer: Rect;
}

const TWO_COLUMNS = 100;
/** The widest list, and beside it the widest box. */
const WIDEST = { list: 72, about: 76 };
/** Lines of a long list; what a terminal has beyond them is shared out, a third above. */
const LONG_LIST = 24;
/** Below the list: a rule and at least so many lines. */
const LEAST_ABOUT = 4;
const MOST_ABOUT = 12;
const LEAST_LIST = 10;

export function menuLayout({ width, height }: Size, listLines: number, footerLines: number): MenuLayout {
  const foot = Math.min(footerLines, height - 1);
  const header: Rect = { row: 0, col: 0, width, height: 1 };
  const footer: Rect = { row: height - foot, col: 0, width, height: foot };
  const body: Rect = { row: 1, col: 0, width, height: Math.max(0, height - 1 - foot) };
  if (width >= TWO_COLUMNS) {
    const margin = Math.max(0, Math.floor((width - WIDEST.list - WIDEST.about) / 2));
    const above = Math.max(0, Math.floor((body.height - Math.max(listLines, LONG_LIST)) / 3));
    const list: Rect = {
      row: body.row + above,
      col: margin,
      width: Math.min(WIDEST.list, Math.floor(width * 0.52)),
      height: body.height - above,
    };
    const about = { ...list, col: margin + list.width, width: width - margin - list.width };
    return { header, list, about, aside: true, footer };
  }
  if (body.height < LEAST_LIST + LEAST_ABOUT)
    return { header, list: body, about: null, aside: false, footer };
  const below = Math.min(MOST_ABOUT, Math.max(LEAST_ABOUT, body.height - listLines));
  const list: Rect = { ...body, height: body.height - below };
  const about: Rect = { ...body, row: list.row + list.height, height: below };
  return { header, list, about, aside: false, footer };
}
