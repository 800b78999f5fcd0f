import type { Key } from '../keys.ts';

/** Where a text of so many lines is scrolled to after a key; null where the key does not scroll. */
export function scrollBy(from: number, key: Key, lines: number, height: number): number | null {
  const last = Math.max(0, lines - height);
  const top = Math.min(from, last);
  const page = Math.max(1, height - 1);
  const to = (line: number): number => Math.min(Math.max(0, line), last);
  switch (key) {
    case 'up':
    case 'k':
      return to(top - 1);
    case 'down':
    case 'j':
      return to(top + 1);
    case 'pageup':
      return to(top - page);
    case 'pagedown':
    case ' ':
      return to(top + page);
    case 'home':
    case 'g':
      return 0;
    case 'end':
    case 'G':
      return last;
    default:
      return null;
  }
}
