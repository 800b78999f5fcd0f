/** Panels over positions of recorded games, as nobody draws them who decides. */
import type { BaseView } from '../../../../src/core/game.ts';
import type { Move, View } from '../../../../src/games/newscience/rules/types.ts';
import type { DrawInput, Size, TargetRect } from '../../../../src/tui/boards/contract.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { mono } from '../../support.ts';

export function isOurs(view: BaseView): view is View {
  return 'spaces' in view;
}

export function inputFor(view: View, names: readonly string[], size: Size): DrawInput<View, Move> {
  return {
    ...size,
    view,
    names,
    marks: mono.marks(names),
    theme: mono,
    subject: 0,
    active: 0,
    focus: null,
    targets: new Set(),
    choices: [],
    focused: null,
    after: null,
    previous: null,
  };
}

export function textIn(lines: readonly string[], { row, col, width, height }: TargetRect): string {
  return lines
    .slice(row, row + height)
    .map(line => plain(line).slice(col, col + width))
    .join('\n');
}
