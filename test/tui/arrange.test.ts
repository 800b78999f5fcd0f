import { describe, expect, it } from 'vitest';
import { arrange } from '../../src/tui/boards/arrange.ts';
import type { Placement, Size } from '../../src/tui/boards/contract.ts';

const panels = [
  { id: 'map', minimum: { width: 60, height: 14 } },
  { id: 'tree', minimum: { width: 40, height: 12 } },
  { id: 'desk', minimum: { width: 50, height: 8 } },
  { id: 'track', minimum: { width: 38, height: 4 } },
];

/** Placements that leave the area, or overlap one another. */
function misplaced(placements: readonly Placement[], size: Size): Placement[] {
  return placements.filter(({ panel, rect }) => {
    const outside = rect.col + rect.width > size.width || rect.row + rect.height > size.height;
    const overlapped = placements.some(
      ({ panel: other, rect: its }) =>
        other !== panel &&
        rect.row < its.row + its.height &&
        its.row < rect.row + rect.height &&
        rect.col < its.col + its.width &&
        its.col < rect.col + rect.width,
    );
    return outside || overlapped;
  });
}

describe('arrange', () => {
  it('shows one panel on a small screen, whichever is chosen', () => {
    for (const panel of panels) {
      const placed = arrange(panels, { width: 60, height: 15 }, panel.id);
      expect(placed.map(each => each.panel)).toContain(panel.id);
    }
    const only = arrange(panels, { width: 40, height: 8 }, 'map');
    expect(only).toEqual([{ panel: 'map', rect: { row: 0, col: 0, width: 40, height: 8 }, frame: 'title' }]);
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
          expect(misplaced(placed, size)).toEqual([]);
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
