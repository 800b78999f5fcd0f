/** What the mouse can be on at the table, worked out from what is drawn. */

import type { Region } from '../input/regions.ts';
import { shifted } from '../input/regions.ts';
import { footerRegions } from '../overlays/help.ts';
import { boardViews, layoutOf } from './board-area.ts';
import { columnSections } from './column.ts';
import type { TableHit } from './hits.ts';
import { stripOf } from './strip.ts';
import { tabsRegions } from './tabs.ts';
import { endInFront, type TableContext, type TableUi } from './ui.ts';

export function tableRegions(ui: TableUi, context: TableContext): Region<TableHit>[] {
  const layout = layoutOf(ui, context);
  const { footer, tabs, column, kind } = layout;
  const keys = shifted(footerRegions(context.bindings(ui), footer.width), footer);
  if (endInFront(ui, context.model)) return keys;
  const moves = (): readonly Region<TableHit>[] =>
    kind === 'beside'
      ? columnSections(ui, context, column).flatMap(section => section.regions)
      : stripOf(ui, context, column).regions;
  if (kind === 'one') {
    return [...keys, ...(ui.tab === 'board' ? boardRegions(ui, context) : ui.tab === 'moves' ? moves() : [])];
  }
  const names = tabs === null ? [] : shifted(tabsRegions(ui, context, tabs.width), tabs);
  return [...keys, ...names, ...boardRegions(ui, context), ...moves()];
}

/** A board as a whole, and the things on it; of things within each other the smaller one is meant. */
function boardRegions(ui: TableUi, context: TableContext): Region<TableHit>[] {
  return boardViews(ui, context).flatMap(({ id, placement, targets }) => {
    const things = [...targets].sort((a, b) => b.width * b.height - a.width * a.height);
    return [
      { rect: placement.rect, hit: { type: 'panel', panel: id } },
      ...things.map(({ id: target, ...rect }): Region<TableHit> => {
        return { rect, hit: { type: 'target', id: target, panel: id } };
      }),
    ];
  });
}
