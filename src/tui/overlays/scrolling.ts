import type { Action } from '../input/actions.ts';
import type { ScrollingAction } from './keys.ts';

/** Where a text of so many lines is scrolled to. */
export function scrollBy(
  from: number,
  action: Action<ScrollingAction>,
  lines: number,
  height: number,
): number {
  const last = Math.max(0, lines - height);
  const top = Math.min(from, last);
  const page = Math.max(1, height - 1);
  const to = (line: number): number => Math.min(Math.max(0, line), last);
  switch (action.name) {
    case 'up':
      return to(top - 1);
    case 'down':
      return to(top + 1);
    case 'page-up':
      return to(top - page);
    case 'page-down':
    case 'next-page':
      return to(top + page);
    case 'first':
      return 0;
    case 'last':
      return last;
  }
}
