/**
 * Which panels stand where. On a small screen one, with tabs for the others; on a large one the whole table: city,
 * inventions and laboratories below each other, and the players under the column of moves, or beside the laboratories.
 */
import { divide } from '../arrange.ts';
import type { Placement, Rect, Sheet, Size } from '../contract.ts';
import { BOXES_FROM } from './city.ts';

const GAP = 1;

export function layout(size: Size, chosen: string): Sheet {
  const { boards, column } = widened(size);
  if (column.col === 0) return { panels: below(boards, chosen), column };
  const rows = rowsFor(boards);
  if (rows === null) return { panels: [single(boards, chosen)], column };
  const [city, inventions] = rows;
  const third = city + inventions;
  const rest = boards.height - third;
  const top = [place('city', boards, 0, city), place('inventions', boards, city, inventions)];
  if (boards.width >= BESIDE_FROM) {
    const labs = boards.width >= 150 ? Math.floor((boards.width - GAP) / 2) : boards.width - PLAYERS - GAP;
    const col = labs + GAP;
    return {
      panels: [
        ...top,
        { panel: 'labs', rect: { row: third, col: 0, width: labs, height: rest }, frame: 'title' },
        {
          panel: 'players',
          rect: { row: third, col, width: boards.width - col, height: rest },
          frame: 'title',
        },
      ],
      column,
    };
  }
  const height = Math.min(MOST_UNDER_MOVES, Math.round(column.height * 0.4));
  const players = { ...column, row: column.height - height, height };
  return {
    panels: [...top, place('labs', boards, third, rest), { panel: 'players', rect: players, frame: 'title' }],
    column: { ...column, height: column.height - height },
  };
}

/** The column takes what the places of the city can spare: explanations need it more. */
function widened(size: Size): ReturnType<typeof divide> {
  const divided = divide(size);
  const { boards, column } = divided;
  const spare = boards.width - BOXES_FROM;
  if (column.col === 0 || spare <= 0 || column.width >= WIDEST_COLUMN) return divided;
  const by = Math.min(spare, WIDEST_COLUMN - column.width);
  return {
    boards: { ...boards, width: boards.width - by },
    column: { ...column, col: column.col - by, width: column.width + by },
  };
}

const WIDEST_COLUMN = 44;

/** From this width on the players stand beside the laboratories, in so many columns at least. */
const BESIDE_FROM = 110;
const PLAYERS = 42;
/** Under the column they leave the moves no less room than they have below the boards of a smaller screen. */
const MOST_UNDER_MOVES = 10;

/** Heights of city and inventions with their titles; what is left is for the laboratories. Null where all is too little. */
function rowsFor({ height }: Size): readonly [number, number] | null {
  if (height < 37) return null;
  const spare = height - 38;
  const city = 16 + Math.min(5, Math.max(0, Math.round(spare * 0.3)));
  const inventions = 13 + Math.min(4, Math.max(0, spare - 8));
  return [city, inventions];
}

function place(panel: string, { width }: Rect, row: number, height: number): Placement {
  return { panel, rect: { row, col: 0, width, height }, frame: 'title' };
}

function single({ width, height }: Size, chosen: string): Placement {
  return { panel: chosen, rect: { row: 0, col: 0, width, height }, frame: 'none' };
}

const CITY = 16;
const SECOND = 12;

/** The column below the boards: the city always where there is room for two, else the chosen one alone. */
function below(boards: Rect, chosen: string): Placement[] {
  if (boards.height < CITY + SECOND || boards.width < 78) return [single(boards, chosen)];
  const second = chosen === 'city' ? 'inventions' : chosen;
  return [place('city', boards, 0, CITY), place(second, boards, CITY, boards.height - CITY)];
}
