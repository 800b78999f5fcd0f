/** What every drawing of a panel is given, and a panel made of such a drawing. */
import type { Move, View } from '../../../games/newton/rules/types.ts';
import { drawing, type Tagging } from '../../draw/targets.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';

export interface PanelInput extends DrawInput<View, Move>, Tagging {}

export type PanelSpec = Pick<BoardPanel<View, Move>, 'id' | 'title' | 'key' | 'minimum'> & {
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
