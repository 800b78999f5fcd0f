/** The tree is leafed through page by page, whatever asks for it, and shows the page of the move under the cursor. */
import { describe, expect, it } from 'vitest';
import { registry } from '../../../../src/registry.ts';
import { plain } from '../../../../src/tui/draw/cells.ts';
import { boardViews, scrolledPanel } from '../../../../src/tui/table/board-area.ts';
import { INITIAL_UI, type TableUi } from '../../../../src/tui/table/ui.ts';
import { contextOf, recordedPositions } from '../../positions.ts';
import { mono } from '../../support.ts';

const entry = registry.find(({ meta }) => meta.id === 'newscience')!;
const size = { width: 80, height: 24 };

describe('the pages of the tree at 80x24', () => {
  it('follow each other, and no line or step leads to half a page', async () => {
    let pages = 0;
    for await (const { model } of recordedPositions(entry, 2, 6)) {
      const context = contextOf(model, size, mono);
      const at = (top: number): TableUi => ({ ...INITIAL_UI, panel: 'tree', scroll: { tree: top } });
      const shown = (top: number): string =>
        boardViews(at(top), context)
          .find(({ id }) => id === 'tree')!
          .lines.map(plain)
          .join('\n');
      const next = scrolledPanel(at(0), context, 'tree', 'page');
      expect(next).toBeGreaterThan(0);
      expect(scrolledPanel(at(0), context, 'tree', 3)).toBe(next);
      expect(scrolledPanel(at(next), context, 'tree', -1)).toBe(0);
      expect(shown(next + 3)).toBe(shown(next));
      expect(shown(0)).toMatch(/^↓ .*Physics.* PgDn$/mu);
      expect(shown(next)).toMatch(/^↑ .*Mathematics.* PgUp$/mu);
      pages++;
    }
    expect(pages).toBeGreaterThan(3);
  });

  it('begin with the one of the move under the cursor, whole', async () => {
    let found = 0;
    for await (const { model } of recordedPositions(entry, 2, 6)) {
      const context = contextOf(model, size, mono);
      const things = model.boards.targets(model.view).filter(({ panel }) => panel === 'tree');
      for (const { id } of things) {
        const ui: TableUi = { ...INITIAL_UI, panel: 'tree', onBoard: true, cursor: id };
        const tree = boardViews(ui, context).find(board => board.id === 'tree')!;
        const rect = tree.targets.find(target => target.id === id);
        expect(rect, id).toBeDefined();
        expect(rect!.height, id).toBeGreaterThanOrEqual(3);
        found++;
      }
    }
    expect(found).toBeGreaterThan(0);
  });
});
