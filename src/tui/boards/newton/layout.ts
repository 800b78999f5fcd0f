/**
 * Where the boards stand. On a large screen all at once; on a middling one desk and hand stay in sight under the boards
 * that belong together; on a small one the chosen board has the room to itself.
 */
import { divide } from '../arrange.ts';
import type { Frame, Placement, Rect, Sheet, Size } from '../contract.ts';

export function layoutOf(size: Size, chosen: string): Sheet {
  if (size.width >= WHOLE.width && size.height >= WHOLE.height) return wholeTable(size);
  const { boards, column } = divide(size);
  const isBeside = column.row === 0;
  if (isBeside && size.height >= TALL) return pageOverDesk(size, boards, column, chosen);
  const frame = isBeside ? 'box' : 'none';
  if (chosen !== 'desk' && boards.height >= LOWEST_PAGE + STRIP) {
    const upper = { ...boards, height: boards.height - STRIP };
    return {
      panels: [...pageAt(upper, chosen, frame), place('desk', below(upper, STRIP, boards.width), 'none')],
      column,
    };
  }
  return { panels: [place(chosen, boards, frame)], column };
}

/** From here on everything has its place. */
const WHOLE = { width: 156, height: 48 } as const;
/** From here on the desk lies under the boards and the column. */
const TALL = 32;
/** The line of values and one row of cards. */
const STRIP = 5;
const LOWEST_PAGE = 14;

function place(panel: string, rect: Rect, frame: Frame): Placement {
  return { panel, rect, frame };
}

function below(rect: Rect, height: number, width: number): Rect {
  return { row: rect.row + rect.height, col: rect.col, width, height };
}

/** Boards that are looked at together, one above the other; the second is as high as said, the first has the rest. */
const PAGES: readonly { readonly upper: string; readonly lower: string; readonly lowerHeight: number }[] = [
  { upper: 'map', lower: 'tracks', lowerHeight: 10 },
  { upper: 'desk', lower: 'shelf', lowerHeight: 17 },
  { upper: 'cards', lower: 'masters', lowerHeight: 15 },
  { upper: 'objectives', lower: 'players', lowerHeight: 15 },
];

/** The lowest that the upper board of a page may get. */
const LOWEST_UPPER = 16;

function pageAt(rect: Rect, chosen: string, frame: Frame): Placement[] {
  const page = PAGES.find(({ upper, lower }) => upper === chosen || lower === chosen);
  if (page === undefined || rect.height < LOWEST_UPPER + page.lowerHeight)
    return [place(chosen, rect, frame)];
  const shown = frame === 'none' ? 'title' : frame;
  const upper = { ...rect, height: rect.height - page.lowerHeight };
  return [
    place(page.upper, upper, shown),
    place(page.lower, below(upper, page.lowerHeight, rect.width), shown),
  ];
}

/** Desk and hand over the whole width at the bottom; the desk chosen, it has the room of the other boards. */
function pageOverDesk(size: Size, boards: Rect, column: Rect, chosen: string): Sheet {
  if (chosen === 'desk' || chosen === 'shelf') return { panels: pageAt(boards, chosen, 'box'), column };
  const height = size.height - STRIP;
  const desk = { row: height, col: 0, width: size.width, height: STRIP };
  return {
    panels: [...pageAt({ ...boards, height }, chosen, 'box'), place('desk', desk, 'none')],
    column: { ...column, height },
  };
}

/** The least that the rows of the whole table need, from the top: map, tree and shelf, cards, desk. */
const ROWS = { tree: 11, cards: 10, desk: 5 } as const;
const MAP_ROWS = 22;

/** Columns between boards that stand side by side without a frame. */
const APART = 2;

/** The column is only as high as the map, so it takes in width what it lacks in height: where no rows are spare, more. */
const MAP_COLUMNS = { usual: 100, least: 91 } as const;
const ROOMY = 4;
const WIDEST_COLUMN = 71;

function wholeTable(size: Size): Sheet {
  const columnWidth = widthBesideMap(size);
  const spare = spareRows(size);
  const cards = ROWS.cards + Math.min(5, Math.floor(spare * 0.5));
  const tree = ROWS.tree + Math.min(4, Math.floor(spare * 0.34));
  const desk = deskHeight(spare);
  const map = size.height - tree - cards - desk;
  // Under the map and the column a heading is frame enough, and leaves a row more for what stands below it.
  return {
    panels: [
      mapAt(size, map, columnWidth),
      ...inRow(size, map, tree, [
        ['tracks', 84],
        ['shelf', 75],
      ]),
      ...inRow(size, map + tree, cards, [
        ['cards', 66],
        ['objectives', 57],
        ['masters', 33],
      ]),
      ...deskRow(size, desk),
    ],
    column: { row: 0, col: size.width - columnWidth, width: columnWidth, height: map },
  };
}

/** The whole table where nobody is asked: bookshelf and objectives stand where the column was. */
export function wholeWithoutColumn(size: Size): readonly Placement[] {
  const right = widthBesideMap(size);
  const spare = spareRows(size);
  const desk = deskHeight(spare);
  const masters = ROWS.cards + Math.min(2, Math.floor(spare * 0.3));
  const tree = ROWS.tree + Math.min(6, Math.floor(spare * 0.4));
  const map = size.height - tree - masters - desk;
  const objectives = Math.min(map - SHELF_ROWS, OBJECTIVE_ROWS);
  const col = size.width - right;
  return [
    mapAt(size, map, right),
    place('shelf', { row: 0, col, width: right, height: map - objectives }, 'title'),
    place('objectives', { row: map - objectives, col, width: right, height: objectives }, 'title'),
    ...inRow(size, map, tree, [
      ['tracks', 84],
      ['cards', 75],
    ]),
    ...inRow(size, map + tree, masters, [['masters', 1]]),
    ...deskRow(size, desk),
  ];
}

/** With their headings. */
const SHELF_ROWS = 14;
const OBJECTIVE_ROWS = 12;

function widthBesideMap(size: Size): number {
  const map = spareRows(size) >= ROOMY ? MAP_COLUMNS.usual : MAP_COLUMNS.least;
  return Math.min(WIDEST_COLUMN, size.width - map - 1);
}

function spareRows({ height }: Size): number {
  return Math.max(0, height - MAP_ROWS - ROWS.tree - ROWS.cards - ROWS.desk);
}

function deskHeight(spare: number): number {
  return ROWS.desk + (spare >= 12 ? 1 : 0);
}

function mapAt({ width }: Size, height: number, beside: number): Placement {
  return place('map', { row: 0, col: 0, width: width - beside - 1, height }, 'box');
}

/** Panels side by side, each with its share of the width. */
function inRow(
  size: Size,
  row: number,
  height: number,
  panels: readonly (readonly [string, number])[],
): Placement[] {
  const all = panels.reduce((sum, [, share]) => sum + share, 0);
  const room = size.width - APART * (panels.length - 1);
  let col = 0;
  return panels.map(([panel, share], i) => {
    const isLast = i === panels.length - 1;
    const width = isLast ? size.width - col : Math.floor((room * share) / all);
    const rect = { row, col, width, height };
    col += width + APART;
    return place(panel, rect, 'title');
  });
}

/** Cells for the players beside desk and hand: with all columns of their table where the desk can spare them. */
const PLAYERS = { least: 46, most: 82 } as const;
const DESK_COLUMNS = 117;

function deskRow({ width, height }: Size, rows: number): Placement[] {
  const row = height - rows;
  const players = Math.max(PLAYERS.least, Math.min(PLAYERS.most, width - 1 - DESK_COLUMNS));
  const desk = width - players - 1;
  return [
    place('desk', { row, col: 0, width: desk, height: rows }, 'none'),
    place('players', { row, col: desk + 1, width: players, height: rows }, 'none'),
  ];
}
