/** What every drawing of a panel is given, and a panel made of such a drawing. */
import type { Tables } from '../../../games/newscience/rules/data.ts';
import type { Move, View } from '../../../games/newscience/rules/types.ts';
import { drawing, type Tagging } from '../../draw/targets.ts';
import type { BoardPanel, DrawInput } from '../contract.ts';

export interface PanelInput extends DrawInput<View, Move>, Tagging {
  readonly t: Tables;
}

export type PanelSpec = Pick<BoardPanel<View, Move>, 'id' | 'title' | 'tab' | 'key' | 'minimum'> & {
  /** All lines of the panel: as few as it can do with where the height is 0. */
  body(input: PanelInput): string[];
  legend(input: PanelInput): string;
};

export function makePanel(t: Tables, { body, legend, ...panel }: PanelSpec): BoardPanel<View, Move> {
  return {
    ...panel,
    legend: input => legend({ ...input, t, tags: [] }),
    contentHeight: input => body({ ...input, height: 0, t, tags: [] }).length,
    draw: given => drawing({ ...given, t }, body),
  };
}
