/**
 * The boards of The New Science: the tree of discoveries, the action spaces with their events, and the players' tracks.
 * Pure drawings of a View; `signs.ts` holds the signs all panels share.
 */
import type { RawData } from '../../../core/game.ts';
import { buildTables, type Data } from '../../../games/newscience/data.ts';
import type { Move, View } from '../../../games/newscience/types.ts';
import { arrange } from '../arrange.ts';
import type { GameBoards } from '../contract.ts';
import { actionsPanel } from './actions.ts';
import { explain } from './explain.ts';
import { playersPanel } from './players.ts';
import { panelFor, targetOf, targets } from './targets.ts';
import { treePanel } from './tree.ts';

const WHOLE_TREE = 104;

/** The data fits the game's schema: whoever reads it from disk has checked that. */
export function createBoards(data: RawData): GameBoards<View, Move> {
  const raw = data as unknown as Data;
  const t = buildTables(data);
  const tree = treePanel(t, raw.tree);
  const panels = [tree, actionsPanel(t), playersPanel(t)];
  return {
    panels,
    // A tree that has room to be drawn whole stands alone.
    layout: (size, chosen) =>
      arrange(chosen === 'tree' && size.width >= WHOLE_TREE ? [tree] : panels, size, chosen),
    targetOf,
    targets: view => targets(t, raw.tree, view),
    explain: (target, view) => explain(t, target, view),
    panelFor,
  };
}
