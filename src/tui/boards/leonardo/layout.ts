/**
 * Which panels stand where. The city is always in sight where there is room for two panels, so that going from a zone to
 * a laboratory or an invention in the list of moves does not turn the table over.
 */
import { divide } from '../arrange.ts';
import type { Placement, Sheet, Size } from '../contract.ts';

const GAP = 1;

interface Row {
  readonly panels: readonly string[];
  /** With the title. */
  readonly height: number;
  /** Part of the width that the first panel of two takes. */
  readonly share?: number;
}

export function layout(size: Size, chosen: string): Sheet {
  const { boards, column } = divide(size);
  return { panels: place(boards, chosen), column };
}

function place(size: Size, chosen: string): Placement[] {
  const { width, height } = size;
  if (width >= 104 && height >= 30) {
    return stack(size, [
      { panels: ['city'], height: 15 },
      { panels: ['inventions'], height: 8 },
      { panels: ['labs', 'players'], height: 7 },
    ]);
  }
  if (width >= 78 && height >= 30) {
    const third = chosen === 'players' ? 'players' : 'labs';
    return stack(size, [
      { panels: ['city'], height: 12 },
      { panels: ['inventions'], height: 9 },
      { panels: [third], height: 9 },
    ]);
  }
  if (width >= 79 && height >= 21) {
    const lower = chosen === 'players' ? ['players'] : ['inventions', 'labs'];
    return stack(size, [
      { panels: ['city'], height: 12 },
      { panels: lower, height: 9 },
    ]);
  }
  if (width >= 98 && height >= 14 && chosen !== 'players') {
    const left = chosen === 'inventions' ? 'inventions' : 'city';
    return stack(size, [{ panels: [left, 'labs'], height, share: 0.58 }]);
  }
  return [{ panel: chosen, rect: { row: 0, col: 0, width, height }, frame: 'title' }];
}

/** Rows below each other; height to spare goes to the last ones, where lists are longest. */
function stack(size: Size, rows: readonly Row[]): Placement[] {
  const spare = size.height - rows.reduce((sum, row) => sum + row.height, 0);
  const placements: Placement[] = [];
  let top = 0;
  rows.forEach((row, i) => {
    const height =
      row.height + Math.floor((spare * (i + 1)) / rows.length) - Math.floor((spare * i) / rows.length);
    const [first, second] = row.panels;
    const left = second === undefined ? size.width : Math.floor((size.width - GAP) * (row.share ?? 0.5));
    placements.push({ panel: first!, rect: { row: top, col: 0, width: left, height }, frame: 'title' });
    if (second !== undefined) {
      const col = left + GAP;
      placements.push({
        panel: second,
        rect: { row: top, col, width: size.width - col, height },
        frame: 'title',
      });
    }
    top += height;
  });
  return placements;
}
