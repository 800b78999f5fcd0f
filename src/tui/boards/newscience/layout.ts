/**
 * Where the boards stand. The tree takes the width, as lines and boxes need it; action spaces and tracks stand below it.
 * On a small screen one of them is in sight at a time, and the tabs name it.
 */
import { divide } from '../arrange.ts';
import type { Frame, Placement, Rect, Sheet, Size } from '../contract.ts';

/** Rows of the actions and of the tracks below the tree, frames included. */
const BELOW = { stacked: { actions: 10, players: 6 }, beside: 17, tall: 19 } as const;
/** The least rows of the boards for tree, actions and tracks below each other, and with the latter side by side. */
const STACKED_FROM = 36;
const BESIDE_FROM = { width: 110, height: 46 } as const;
const TALL_FROM = 56;

export function layout(size: Size, chosen: string): Sheet {
  const { boards, column } = divide(size);
  return { panels: placements(boards, chosen), column };
}

function placements(boards: Rect, chosen: string): Placement[] {
  const { width, height } = boards;
  if (width >= BESIDE_FROM.width && height >= BESIDE_FROM.height) return table(boards);
  if (width >= MINIMUM_BESIDE_COLUMN && height >= STACKED_FROM) return stack(boards);
  return [{ panel: chosen, rect: boards, frame: 'none' }];
}

/** What is narrower has the column below it, and little height. */
const MINIMUM_BESIDE_COLUMN = 78;

/** Below each other, with as little around them as can be: every row counts. */
function stack({ row, col, width, height }: Rect): Placement[] {
  const { actions, players } = BELOW.stacked;
  const tree = height - actions - players;
  const at = (panel: string, top: number, rows: number): Placement => ({
    panel,
    rect: { row: row + top, col, width, height: rows },
    frame: 'title',
  });
  return [at('tree', 0, tree), at('actions', tree, actions), at('players', tree + actions, players)];
}

/** The tree, and below it the actions beside the tracks. */
function table({ row, col, width, height }: Rect): Placement[] {
  const below = height >= TALL_FROM ? BELOW.tall : BELOW.beside;
  const top = height - below;
  const left = Math.ceil((width - 1) * 0.59);
  const frame: Frame = 'box';
  return [
    { panel: 'tree', rect: { row, col, width, height: top }, frame },
    { panel: 'actions', rect: { row: row + top, col, width: left, height: below }, frame },
    {
      panel: 'players',
      rect: { row: row + top, col: col + left + 1, width: width - left - 1, height: below },
      frame,
    },
  ];
}
