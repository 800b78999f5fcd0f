import { describe, expect, it } from 'vitest';
import { schema } from '../../../../src/games/newton/schema.ts';
import { createBoards } from '../../../../src/tui/boards/newton/index.ts';
import { loadBundledData } from '../../../support/data.ts';

const boards = createBoards(schema.parse(loadBundledData('newton')));
const panels = boards.panels.map(panel => panel.id);
const inSight = (width: number, height: number, chosen: string): string[] =>
  boards.layout({ width, height }, chosen).panels.map(({ panel }) => panel);

describe('where the boards stand', () => {
  it.each([
    [160, 48],
    [200, 58],
  ])('has all of them at once on a sheet of %i x %i, wherever one looks', (width, height) => {
    for (const chosen of panels) {
      expect(inSight(width, height, chosen).toSorted()).toEqual(panels.toSorted());
      expect(boards.layout({ width, height }, chosen)).toEqual(boards.layout({ width, height }, 'map'));
    }
  });

  it('keeps desk and hand in sight under the map on a sheet of 120 x 37, with the column beside it', () => {
    expect(inSight(120, 37, 'map')).toEqual(['map', 'tracks', 'desk']);
    expect(inSight(120, 37, 'tracks')).toEqual(['map', 'tracks', 'desk']);
    const { panels: placed, column } = boards.layout({ width: 120, height: 37 }, 'map');
    expect(placed.at(-1)).toMatchObject({ rect: { row: 32, width: 120 }, frame: 'none' });
    expect(column).toMatchObject({ row: 0, width: 37, height: 32 });
  });

  it('gives the chosen board the room to itself on a sheet of 80 x 21', () => {
    for (const chosen of panels) {
      const { panels: placed } = boards.layout({ width: 80, height: 21 }, chosen);
      expect(placed).toEqual([
        { panel: chosen, rect: { row: 0, col: 0, width: 80, height: 14 }, frame: 'none' },
      ]);
    }
  });

  it('never lets the column and the boards overlap', () => {
    for (let width = 80; width <= 200; width += 8)
      for (let height = 20; height <= 58; height += 3)
        for (const chosen of panels) {
          const { panels: placed, column } = boards.layout({ width, height }, chosen);
          for (const { rect } of placed) {
            const apart =
              rect.row + rect.height <= column.row ||
              column.row + column.height <= rect.row ||
              rect.col + rect.width <= column.col ||
              column.col + column.width <= rect.col;
            expect(apart, `${width} x ${height}, ${chosen}`).toBe(true);
          }
        }
  });

  it.each([
    [160, 48],
    [200, 58],
  ])('leaves no hole on a sheet of %i x %i where nobody is asked', (width, height) => {
    const placed = boards.alone?.({ width, height }) ?? [];
    expect(placed.map(({ panel }) => panel).toSorted()).toEqual(panels.toSorted());
    const cells = new Map<string, number>();
    for (const { rect } of placed)
      for (let row = rect.row; row < rect.row + rect.height; row++)
        for (let col = rect.col; col < rect.col + rect.width; col++)
          cells.set(`${row} ${col}`, (cells.get(`${row} ${col}`) ?? 0) + 1);
    expect(Math.max(...cells.values())).toBe(1);
    for (let row = 0; row < height; row++) {
      const free = Array.from({ length: width }, (_, col) => !cells.has(`${row} ${col}`)).filter(Boolean);
      expect(free.length, `row ${row}`).toBeLessThanOrEqual(2);
    }
  });
});
