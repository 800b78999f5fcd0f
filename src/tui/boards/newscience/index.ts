/**
 * The boards of The New Science: the tree of discoveries, the action spaces with their events, and the players' tracks.
 * Pure drawings of a View; `signs.ts` holds the signs all panels share.
 */
import { makeTables } from '../../../games/newscience/rules/data.ts';
import type { Move, View } from '../../../games/newscience/rules/types.ts';
import type { Data } from '../../../games/newscience/schema.ts';
import type { GameBoards } from '../contract.ts';
import { actionsPanel } from './actions.ts';
import { explain } from './explain.ts';
import { headline, resources } from './headline.ts';
import { layout } from './layout.ts';
import { moment } from './moment.ts';
import { playersPanel } from './players.ts';
import { panelFor, targetOf, targets } from './targets.ts';
import { treePanel } from './tree.ts';

export function createBoards(data: Data): GameBoards<View, Move> {
  const t = makeTables(data);
  return {
    panels: [treePanel(t), actionsPanel(t), playersPanel(t)],
    layout,
    headline: view => headline(t, view),
    resources,
    targetOf,
    targets: view => targets(t, view),
    explain: (target, view, names) => explain(t, target, view, names),
    moment: (event, _, names) => moment(t, event, names),
    panelFor,
  };
}
