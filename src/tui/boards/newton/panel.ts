/** What every drawing of a panel is given, a panel made of such a drawing, and a thing on it that takes no further cell. */
import type { Move, View } from '../../../games/newton/rules/types.ts';
import { plain } from '../../draw/cells.ts';
import { drawing, type Tagging, tagged } from '../../draw/targets.ts';
import type { Theme } from '../../theme.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';

export interface PanelInput extends DrawInput<View, Move>, Tagging {}

export type PanelSpec = Pick<BoardPanel<View, Move>, 'id' | 'title' | 'key' | 'minimum' | 'legend'> & {
  /** All lines of the panel; with them what is only drawn where `height` has room for it. */
  lines(input: PanelInput, height: number): string[];
};

export function makePanel({ lines, ...panel }: PanelSpec): BoardPanel<View, Move> {
  return {
    ...panel,
    contentHeight: input => lines({ ...input, tags: [] }, 0).length,
    draw: given => drawing(given, input => lines(input, input.height)),
  };
}

/** A thing that can be a target, in exactly its cells: under the cursor, or bold where a legal move is about it. */
export function pin(input: PanelInput, id: string, text: string): string {
  const { style } = input.theme;
  if (input.focus === id) return tagged(input, id, underCursor(input.theme, text));
  return tagged(input, id, input.targets.has(id) ? style.target(plain(text)) : text);
}

/** Reversed, and told without any style, too: in capitals, or where it has no small letters with the sign of the cursor. */
export function underCursor({ style, glyph }: Theme, text: string): string {
  const shown = plain(text);
  const capitals = shown.toUpperCase();
  return style.focus(capitals === shown ? glyph.cursor + [...shown].slice(1).join('') : capitals);
}
