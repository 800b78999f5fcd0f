/** Panels side by side and below each other as their minimum sizes allow, in pages where not all have room. */
import type { BoardPanel, Placement, Rect, Sheet, Size } from './contract.ts';

type Sized = Pick<BoardPanel<unknown>, 'id' | 'minimum'>;

/** Panels in one row, all as tall as the tallest needs to be. */
interface Shelf {
  readonly panels: Sized[];
  width: number;
  height: number;
}

const GAP = 1;
const TITLE = 1;

/** From this width on the boards keep 78 columns and more beside a column. */
const BESIDE = 116;
const COLUMN = { usual: 37, wide: 44 } as const;
const WIDE = 140;

/** The part of a sheet for the boards, and the column: beside them, or below where they need the whole width. */
export function divide({ width, height }: Size): { readonly boards: Rect; readonly column: Rect } {
  if (width >= BESIDE) {
    const column = width >= WIDE ? COLUMN.wide : COLUMN.usual;
    const left = width - column - GAP;
    return {
      boards: { row: 0, col: 0, width: left, height },
      column: { row: 0, col: left + GAP, width: column, height },
    };
  }
  const below = Math.max(7, Math.round(height / 3));
  return {
    boards: { row: 0, col: 0, width, height: height - below },
    column: { row: height - below, col: 0, width, height: below },
  };
}

/** A sheet with its boards arranged by their minimum sizes. */
export function arrangedSheet(panels: readonly Sized[], size: Size, chosen: string): Sheet {
  const { boards, column } = divide(size);
  return { panels: arrange(panels, boards, chosen), column };
}

/** The page on which the chosen panel stands. The order of the panels decides who stands beside whom. */
export function arrange(panels: readonly Sized[], size: Size, chosen: string): Placement[] {
  const pages = paginate(panels, size);
  const page = pages.find(shelves => shelves.some(shelf => shelf.panels.some(panel => panel.id === chosen)));
  return stretch(page ?? pages[0] ?? [], size);
}

function paginate(panels: readonly Sized[], size: Size): Shelf[][] {
  const pages: Shelf[][] = [];
  let page: Shelf[] = [];
  let used = 0;
  for (const panel of panels) {
    const width = panel.minimum.width;
    const height = panel.minimum.height + TITLE;
    const shelf = page.at(-1);
    if (shelf !== undefined && shelf.width + GAP + width <= size.width) {
      const growth = Math.max(0, height - shelf.height);
      if (used + growth <= size.height) {
        shelf.panels.push(panel);
        shelf.width += GAP + width;
        shelf.height += growth;
        used += growth;
        continue;
      }
    }
    if (page.length === 0 || used + height > size.height) {
      page = [];
      pages.push(page);
      used = 0;
    }
    page.push({ panels: [panel], width, height });
    used += height;
  }
  return pages;
}

/** Shares the room that is left evenly among shelves and panels. */
function stretch(shelves: readonly Shelf[], size: Size): Placement[] {
  const placements: Placement[] = [];
  const needed = shelves.reduce((sum, shelf) => sum + shelf.height, 0);
  let row = 0;
  shelves.forEach((shelf, i) => {
    const height = Math.min(size.height - row, shelf.height + share(size.height - needed, shelves.length, i));
    let col = 0;
    shelf.panels.forEach((panel, j) => {
      const extra = share(size.width - shelf.width, shelf.panels.length, j);
      const width = Math.min(size.width - col, panel.minimum.width + extra);
      placements.push({ panel: panel.id, rect: { row, col, width, height }, frame: 'title' });
      col += width + GAP;
    });
    row += height;
  });
  return placements;
}

/** The part of an amount that falls to one of so many, the first ones taking the remainder. A lack falls to all. */
function share(amount: number, parts: number, index: number): number {
  if (amount < 0) return amount;
  return Math.floor(amount / parts) + (index < amount % parts ? 1 : 0);
}
