import type { DrawInput } from '../boards/contract.ts';
import { plain } from './cells.ts';

/**
 * A thing on a board that can be a target, with one cell on each side to show it: `[x]` under the cursor, `‹x›` where a
 * legal move is about it, spaces otherwise. All boards use it, so that the cursor looks the same everywhere, also
 * without colour.
 */
export function spot(
  input: Pick<DrawInput<unknown>, 'focus' | 'targets' | 'theme'>,
  id: string,
  text: string,
): string {
  const { style, glyph } = input.theme;
  if (input.focus === id) return style.focus(`[${plain(text)}]`);
  if (!input.targets.has(id)) return ` ${text} `;
  return `${style.target(glyph.targetOpen)}${text}${style.target(glyph.targetClose)}`;
}
