/**
 * Leonardo's boards: the city, the requested inventions, one player's laboratories and hand, and everybody's open side.
 * Pure drawings of a View; `facts.ts` holds what follows from it, `signs.ts` the signs all panels share.
 */
import type { RawData } from '../../../core/game.ts';
import { type Data, makeTables } from '../../../games/leonardo/data.ts';
import type { Move, View } from '../../../games/leonardo/types.ts';
import type { GameBoards } from '../contract.ts';
import { cityPanel } from './city.ts';
import { explain } from './explain.ts';
import { inventionsPanel } from './inventions.ts';
import { labsPanel } from './labs.ts';
import { layout } from './layout.ts';
import { playersPanel } from './players.ts';
import { makePanel } from './scene.ts';
import { panelFor, targetOf, targets } from './targets.ts';

/** The data fits the game's schema: whoever reads it from disk has checked that. */
export function createBoards(data: RawData): GameBoards<View, Move> {
  const t = makeTables(data as Data);
  return {
    panels: [cityPanel, inventionsPanel, labsPanel, playersPanel].map(spec => makePanel(t, spec)),
    layout,
    targetOf,
    targets: view => targets(t, view),
    explain: (target, view, names) => explain(t, target, view, names),
    panelFor,
  };
}
