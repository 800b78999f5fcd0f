import { describe, expect, it } from 'vitest';
import { arrange } from '../../src/tui/boards/arrange.ts';
import type { Placement, Size } from '../../src/tui/boards/contract.ts';

const panels = [
  { id: 'map', minimum: { width: 60, height: 14 } },
  { id: 'tree', minimum: { width: 40, height: 12 } },
  { id: 'desk', minimum: { width: 50, height: 8 } },
  { id: 'track', minimum: { width: 38, height: 4 } },
];

function cellsCovered(placements: readonly Placement[], size: Size): number {
  const taken = new Set<string>();
  for (const { rect } of placements) {
    for (let row = rect.row; row < rect.row + rect.height; row++) {
      for (let col = rect.col; col < rect.col + rect.width; col++) {
        expect(row).toBeLessThan(size.height);
        expect(col).toBeLessThan(size.width);
        expect(taken.has(`${row} ${col}`)).toBe(false);
        taken.add(`${row} ${col}`);
      }
    }
  }
  return taken.size;
}

describe('arrange', () => {
  it('shows one panel on a small screen, whichever is chosen', () => {
    for (const panel of panels) {
      const placed = arrange(panels, { width: 60, height: 15 }, panel.id);
      expect(placed.map(each => each.panel)).toContain(panel.id);
    }
    const only = arrange(panels, { width: 40, height: 8 }, 'map');
    expect(only).toEqual([{ panel: 'map', rect: { row: 0, col: 0, width: 40, height: 8 } }]);
  });

  it('shows all on a large screen', () => {
    const placed = arrange(panels, { width: 120, height: 40 }, 'desk');
    expect(placed.map(each => each.panel)).toEqual(['map', 'tree', 'desk', 'track']);
  });

  it('never overlaps, never leaves the area and gives everyone what they need', () => {
    for (let width = 38; width <= 160; width += 7) {
      for (let height = 7; height <= 50; height += 3) {
        for (const { id } of panels) {
          const size = { width, height };
          const placed = arrange(panels, size, id);
          expect(placed.some(each => each.panel === id)).toBe(true);
          expect(cellsCovered(placed, size)).toBeGreaterThan(0);
          if (placed.length === 1) continue;
          for (const { panel, rect } of placed) {
            const { minimum } = panels.find(each => each.id === panel)!;
            expect(rect.width).toBeGreaterThanOrEqual(Math.min(minimum.width, width));
            expect(rect.height).toBeGreaterThan(minimum.height);
          }
        }
      }
    }
  });
});
