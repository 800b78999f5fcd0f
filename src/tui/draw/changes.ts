/** Marks what differs from the table before: the preview of a move, or what the others did. */
import type { DrawInput } from '../boards/contract.ts';
import { plain } from './cells.ts';

/** The text drawn from the view, in the style of changes where the view before would have drawn another. */
export function marked<V>(input: DrawInput<V>, draw: (view: V) => string): string {
  const now = draw(input.view);
  if (input.previous === null) return now;
  const before = draw(input.previous);
  return plain(before) === plain(now) ? now : input.theme.style.changed(plain(now));
}
