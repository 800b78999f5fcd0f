/**
 * Where the boards stand: the tree, below it the action spaces, below them tracks and players, each over the whole width.
 * On a small screen one of them is in sight at a time, and the tabs name it.
 */
import { divide } from '../arrange.ts';
import type { Frame, Placement, Rect, Sheet, Size } from '../contract.ts';

/** Rows of the actions and of the tracks below the tree, frames included, from so many rows and columns on. */
interface Below {
  readonly from: Size;
  readonly actions: number;
  readonly players: number;
  readonly frame: Frame;
}

/** The roomiest first. What is narrower has the column below it, and little height. */
const STACKS: readonly Below[] = [
  { from: { width: 110, height: 56 }, actions: 14, players: 8, frame: 'box' },
  { from: { width: 110, height: 46 }, actions: 13, players: 8, frame: 'title' },
  { from: { width: 78, height: 36 }, actions: 10, players: 6, frame: 'title' },
];

/** With fewer rows the tabs have to do as the title of a board that stands alone. */
const TITLED_FROM = 17;

export function layout(size: Size, chosen: string): Sheet {
  const { boards, column } = divide(size);
  return { panels: placements(boards, chosen), column };
}

function placements(boards: Rect, chosen: string): Placement[] {
  const { row, col, width, height } = boards;
  const stack = STACKS.find(({ from }) => width >= from.width && height >= from.height);
  if (stack === undefined)
    return [{ panel: chosen, rect: boards, frame: height < TITLED_FROM ? 'none' : 'title' }];
  const { actions, players, frame } = stack;
  const tree = height - actions - players;
  const at = (panel: string, top: number, rows: number): Placement => ({
    panel,
    rect: { row: row + top, col, width, height: rows },
    frame,
  });
  return [at('tree', 0, tree), at('actions', tree, actions), at('players', tree + actions, players)];
}
