/** The rows and columns of a map that cannot be moved apart: a text and a route between them need the same cells. */
import type { Tables } from '../../src/games/newton/rules/tables.ts';
import type { Data } from '../../src/games/newton/schema.ts';
import { planner } from '../../src/tui/boards/newton/map/plan.ts';
import type { Laid } from '../../src/tui/boards/newton/map/spots.ts';
import type { Stiff } from '../../src/tui/boards/newton/map/spread.ts';
import { faultsOf } from '../../test/tui/boards/newton/map-faults.ts';

/** Each is tried alone with so many more between it and the next. */
const MORE = [1, 2, 3, 6] as const;

export function stiffOf(t: Tables, map: Data['map'], laid: Omit<Laid, 'stiff'>): Stiff {
  const { width, height } = laid;
  const rows = Array.from({ length: height - 1 }, (_, row) => row);
  const cols = Array.from({ length: width - 1 }, (_, col) => col);
  const holds = (stiff: Stiff, size: { readonly width: number; readonly height: number }): boolean =>
    faultsOf(planner(t, map, [{ ...laid, stiff }])(size)!, map).length === 0;
  return {
    rows: rows.filter(row => {
      const stiff = { rows: rows.filter(other => other !== row), cols };
      return !MORE.every(more => holds(stiff, { width, height: height + more }));
    }),
    cols: cols.filter(col => {
      const stiff = { rows, cols: cols.filter(other => other !== col) };
      return !MORE.every(more => holds(stiff, { width: width + more, height }));
    }),
  };
}
