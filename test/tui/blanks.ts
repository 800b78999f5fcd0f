/** Empty space on a screen: blocks of blank cells without a background. */
import type { Rect } from '../../src/tui/boards/contract.ts';
import { cellsOf } from '../../src/tui/draw/cells.ts';

/** Smaller gaps keep things apart; a block of this size could hold something. */
const BLOCK = { width: 12, height: 3 } as const;

/** Row by row, cell by cell: blank, on the terminal's own background. */
export function blankCells(lines: readonly string[]): boolean[][] {
  return lines.map(line =>
    cellsOf(line).flatMap(({ text, width, sgr }) =>
      new Array<boolean>(width).fill(text === ' ' && !hasBackground(sgr)),
    ),
  );
}

/** Reverse video, or one of the codes for a background; colours of the text may contain the same numbers. */
function hasBackground(sgr: string): boolean {
  const codes = sgr.split(';').map(Number);
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i]!;
    if (code === 38) i += codes[i + 1] === 2 ? 4 : 2;
    else if (code === 7 || (code >= 40 && code <= 48) || (code >= 100 && code <= 107)) return true;
  }
  return false;
}

/** The same grid without what stands in rectangles. */
export function without(blank: readonly (readonly boolean[])[], rects: readonly Rect[]): boolean[][] {
  const inside = (row: number, col: number): boolean =>
    rects.some(
      rect =>
        row >= rect.row && row < rect.row + rect.height && col >= rect.col && col < rect.col + rect.width,
    );
  return blank.map((cells, row) => cells.map((cell, col) => cell && !inside(row, col)));
}

/** Places of blank blocks. */
export function blankBlocks(blank: readonly (readonly boolean[])[]): Rect[] {
  const blocks: Rect[] = [];
  for (let row = 0; row + BLOCK.height <= blank.length; row++) {
    const band = blank.slice(row, row + BLOCK.height);
    let run = 0;
    for (let col = 0; col < blank[row]!.length; col++) {
      run = band.every(cells => cells[col]) ? run + 1 : 0;
      if (run >= BLOCK.width) blocks.push({ row, col: col + 1 - BLOCK.width, ...BLOCK });
    }
  }
  return blocks;
}

/** The share of cells that belong to a blank block. */
export function voidShare(lines: readonly string[]): number {
  const blank = blankCells(lines);
  const empty = blank.map(cells => cells.map(() => false));
  for (const { row, col, width, height } of blankBlocks(blank)) {
    for (let r = row; r < row + height; r++) empty[r]!.fill(true, col, col + width);
  }
  const cells = empty.flat();
  return cells.filter(Boolean).length / cells.length;
}
