/**
 * The boards of The New Science: the tree of discoveries, the action spaces with their events, and the players' tracks.
 * Pure drawings of a View; `signs.ts` holds the signs all panels share.
 */
import { makeTables } from '../../../games/newscience/rules/data.ts';
import type { Move, View } from '../../../games/newscience/rules/types.ts';
import type { Data } from '../../../games/newscience/schema.ts';
import { arrangedSheet } from '../arrange.ts';
import type { GameBoards } from '../contract.ts';
import { actionsPanel } from './actions.ts';
import { explain } from './explain.ts';
import { headline, resources } from './headline.ts';
import { playersPanel } from './players.ts';
import { panelFor, targetOf, targets } from './targets.ts';
import { treePanel } from './tree.ts';
import { makeLayouts } from './tree-layout.ts';

const WHOLE_TREE = 104;

export function createBoards(data: Data): GameBoards<View, Move> {
  const t = makeTables(data);
  const layouts = makeLayouts(t, data.tree);
  const tree = treePanel(t, layouts);
  const panels = [tree, actionsPanel(t), playersPanel(t)];
  return {
    panels,
    // A tree that has room to be drawn whole stands alone.
    layout: (size, chosen) =>
      arrangedSheet(chosen === 'tree' && size.width >= WHOLE_TREE ? [tree] : panels, size, chosen),
    headline: view => headline(t, view),
    resources,
    targetOf,
    targets: view => targets(t, layouts, view),
    explain: (target, view) => explain(t, target, view),
    panelFor,
  };
}
