/** The sentence before a move that throws something away for nothing, while the cursor is on it. */
import type { Warnings } from '../../app/warnings.ts';
import type { SeenMatch } from '../../core/match.ts';
import type { TableModel } from './model.ts';
import { focusedItem, type TableUi } from './ui.ts';

export function warned(ui: TableUi, model: TableModel, match: SeenMatch, warnings: Warnings): TableUi {
  const { phase, viewer } = model;
  // While what is secret lies face down, nothing is said that may follow from it.
  const decides = phase.kind === 'choose' && phase.seat === viewer;
  const item = decides && !ui.onBoard ? focusedItem(ui, model) : null;
  if (item?.kind !== 'move' || ui.overlay !== null || ui.message !== null) return ui;
  const message = warnings.before(match, item.notation);
  return message === null ? ui : { ...ui, message };
}
